"use strict";
// The player: shows frames of the recordings.
const player = (() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const find = (id) => document.getElementById(id);
  const [stage, scrub, time, playButton] = ["stage", "scrub", "time", "play"].map(find);
  const last = data.frames - 1;

  // Recordings: the elements that change, and their values by frame.

  // Returns numbers as the text of an attribute; coordinates are in units.
  const text = (shape, numbers, units) => {
    if (shape === "n" || shape === "l") return numbers.map((n) => n / 1000).join(" ");
    if (shape === "m") return `matrix(${numbers.map((n, i) => n / (i < 4 ? 1e5 : units)).join(" ")})`;
    let at = 0, result = "";
    for (const letter of shape) {
      const count = letter === "C" ? 6 : letter === "Z" ? 0 : 2;
      result += letter + numbers.slice(at, at + count).map((n) => n / units).join(" ");
      at += count;
    }
    return result;
  };

  // Returns the frames of a track and its values as text, decoded on first use.
  const decode = (track, units) => {
    if (track.texts) return track;
    const [steps, values] = track;
    let frame = 0, shape = "", numbers = [];
    track.starts = steps.map((step) => (frame += step));
    track.texts = values.map((value) => {
      if (typeof value === "string") return value === "" ? null : value;
      if (typeof value[0] === "string") [shape, ...numbers] = value;
      else numbers = numbers.map((number, index) => number + value[index]);
      return text(shape, numbers, units);
    });
    return track;
  };

  // Returns the number of starts up to a frame.
  const count = (starts, frame) => {
    let low = 0, high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= frame) low = middle + 1; else high = middle;
    }
    return low;
  };

  const recordings = [...stage.querySelectorAll("svg[data-recording]")].map((svg) => {
    const { decimals, tracks, uses } = data[svg.dataset.recording];
    const elements = svg.querySelectorAll("*");
    const list = Object.entries(uses).flatMap(([name, pairs]) => {
      const result = [];
      for (let i = 0; i < pairs.length; i += 2) {
        result.push({ name, element: elements[pairs[i]], track: tracks[pairs[i + 1]], shown: -1 });
      }
      return result;
    });
    return { svg, elements, list, units: 10 ** decimals };
  });

  const draw = (frame) => {
    for (const { list, units } of recordings) {
      for (const use of list) {
        const { starts, texts } = decode(use.track, units);
        const index = count(starts, frame);
        if (index === use.shown) continue;
        use.shown = index;
        const value = index === 0 ? null : texts[index - 1];
        if (value === null) use.element.removeAttribute(use.name);
        else use.element.setAttribute(use.name, value);
      }
    }
  };

  // Another player shows the frames that messages name.
  const other = stage.querySelector("iframe");
  if (other) {
    const { viewBox } = stage.querySelector("svg");
    other.style.aspectRatio = `${viewBox.baseVal.width} / ${viewBox.baseVal.height}`;
  }
  const showOther = (frame) => other?.contentWindow.postMessage(frame * data.step, "*");

  // Playback

  let position = 0, playing = false, before = 0, speed = 1;
  const observers = [];
  // The script time of the frames that were shown.
  const spent = { frames: 0, milliseconds: 0 };
  const show = (frame) => {
    const begin = performance.now();
    position = Math.min(Math.max(frame, 0), last);
    const whole = Math.floor(position + 1e-6);
    draw(whole);
    scrub.value = whole;
    const seconds = (whole / data.rate).toFixed(2);
    time.textContent = `frame ${whole * data.step}, ${seconds} s`;
    scrub.setAttribute("aria-valuetext", time.textContent);
    showOther(whole);
    for (const observe of observers) observe(whole);
    spent.frames += 1;
    spent.milliseconds += performance.now() - begin;
  };
  const setPlaying = (value) => {
    playing = value;
    playButton.textContent = playing ? "Pause" : "Play";
    if (!playing) return;
    before = performance.now();
    requestAnimationFrame(tick);
  };
  const tick = (now) => {
    if (!playing) return;
    let next = position + (Math.max(now - before, 0) / 1000) * data.rate * speed;
    before = now;
    if (next >= data.frames) {
      if (!find("loop").checked) {
        show(last);
        return setPlaying(false);
      }
      next %= data.frames;
    }
    const frame = Math.min(next, last);
    show(frame);
    position = next;
    requestAnimationFrame(tick);
  };
  const seek = (frame) => {
    setPlaying(false);
    show(frame);
  };
  const toggle = () => {
    if (!playing && position >= last) show(0);
    setPlaying(!playing);
  };
  const step = (frames) => seek(Math.floor(position + 1e-6) + frames);

  // Controls

  scrub.max = last;
  scrub.addEventListener("input", () => seek(Number(scrub.value)));
  playButton.addEventListener("click", toggle);
  find("back").addEventListener("click", () => step(-1));
  find("forward").addEventListener("click", () => step(1));
  find("speed").addEventListener("change", (event) => { speed = Number(event.target.value); });
  const choose = (id, name) => {
    const control = find(id);
    const apply = () => stage.setAttribute(`data-${name}`, control.value);
    control.addEventListener("change", apply);
    apply();
  };
  choose("background", "background");
  const own = find("own");
  const setOwn = () => {
    own.parentElement.hidden = find("background").value !== "own";
    stage.style.setProperty("--own", own.value);
  };
  own.addEventListener("input", setOwn);
  find("background").addEventListener("change", setOwn);
  setOwn();
  choose("size", "size");
  for (const option of find("view").options) {
    option.textContent = data.labels[option.value] ?? option.textContent;
  }
  choose("view", "view");
  if (recordings.length < 2) find("views").hidden = true;
  for (const [name, frame] of data.markers) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.addEventListener("click", () => seek(frame));
    find("markers").append(button);
  }
  const keys = {
    " ": toggle, ArrowLeft: () => step(-1), ArrowRight: () => step(1),
    Home: () => seek(0), End: () => seek(last),
  };
  document.addEventListener("keydown", (event) => {
    const isControl = event.target.closest("input, select, button");
    if (isControl || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });

  // An index shows pages without their controls.
  const isThumbnail = location.hash === "#thumbnail";
  if (isThumbnail) document.documentElement.dataset.mode = "thumbnail";

  other?.addEventListener("load", () => showOther(Math.floor(position + 1e-6)));

  // Starts the player; `observe` is called with each frame.
  const start = (observe) => {
    observers.push(observe);
    show(data.opening >= 0 && !isThumbnail ? data.opening : 0);
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if ((data.opening < 0 || isThumbnail) && !isReduced && last > 0) setPlaying(true);
  };
  return { data, find, stage, recordings, last, seek, start, spent };
})();
