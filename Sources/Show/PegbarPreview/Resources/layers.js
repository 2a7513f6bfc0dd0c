
// The layers: the timeline, the selected layer and its place in the picture, and the findings.
(() => {
  const { data, find, stage, recordings, last, seek, start } = player;
  const { rows } = data;
  const make = (name, parent, properties = {}) => {
    const element = document.createElement(name);
    Object.assign(element, properties);
    parent.append(element);
    return element;
  };
  const share = (frame) => Math.min(Math.max(frame / data.frames, 0), 1);
  const shown = (frame) => Math.round(frame * data.step * 100) / 100;

  // The layers in a row and in its precomposition.
  const within = (index) => {
    const result = [rows[index].layer];
    for (let next = index + 1; next < rows.length; next++) {
      if ((rows[next].depth ?? 0) <= (rows[index].depth ?? 0)) break;
      result.push(rows[next].layer);
    }
    return result;
  };

  // The selected layers in the picture

  let selected = [];
  const boxes = recordings.map(({ svg }) => {
    const box = make("div", svg.parentElement, { className: "box", hidden: true });
    box.setAttribute("aria-hidden", "true");
    return box;
  });
  // The elements of layers, or of the layers in their precompositions if these have none.
  const elements = (recording, layers) => {
    const { parts } = data[recording.svg.dataset.recording];
    const own = layers.flatMap((layer) => parts[layer] ?? []);
    const inner = own.length ? own : layers.flatMap((layer) => {
      const index = rows.findIndex((row) => row.layer === layer);
      return index < 0 ? [] : within(index).flatMap((inside) => parts[inside] ?? []);
    });
    return inner.slice(0, 500).map((position) => recording.elements[position]);
  };
  let targets = recordings.map(() => []);
  const place = () => {
    recordings.forEach(({ svg }, index) => {
      const outer = svg.getBoundingClientRect(), frame = svg.parentElement.getBoundingClientRect();
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      for (const element of targets[index]) {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width === 0 && height === 0) continue;
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + width), Math.max(bottom, y + height)];
      }
      [left, top] = [Math.max(left, outer.left), Math.max(top, outer.top)];
      [right, bottom] = [Math.min(right, outer.right), Math.min(bottom, outer.bottom)];
      const { style } = boxes[index];
      boxes[index].hidden = !(left < right && top < bottom);
      style.left = `${left - frame.left + svg.parentElement.scrollLeft}px`;
      style.top = `${top - frame.top + svg.parentElement.scrollTop}px`;
      style.width = `${right - left}px`;
      style.height = `${bottom - top}px`;
    });
    find("absent").hidden = !selected.length || boxes.some((box) => !box.hidden);
  };

  // The Swift code of a layer: the statements that contain one of its names.
  const lines = (data.code ?? "").split("\n");
  const depth = (line) => line.length - line.trimStart().length;
  const excerpt = (names) => {
    if (!names.length) return "";
    const word = new RegExp(`(^|[^\\w"])(${names.join("|")})(?![\\w"])`, "u");
    const result = [];
    for (let index = 0; index < lines.length && result.length < 80; index++) {
      if (!word.test(lines[index])) continue;
      if (result.length && !lines[index - 1].trim()) result.push("");
      result.push(lines[index]);
      if (!/[([{]$|\bin$/.test(lines[index])) continue;
      const level = depth(lines[index]);
      while (++index < lines.length && result.length < 80) {
        result.push(lines[index]);
        if (lines[index].trim() && depth(lines[index]) <= level) break;
      }
    }
    const least = Math.min(...result.filter((line) => line.trim()).map(depth));
    return result.map((line) => line.slice(least)).join("\n");
  };

  // The properties of a layer with their keyframes and curves.
  const plot = (curves, parent) => {
    const [width, height] = [240, 48];
    const values = curves.flat(), low = Math.min(...values), high = Math.max(...values);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `-1 -1 ${width + 2} ${height + 2}`);
    svg.setAttribute("class", "curve");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", `Values from ${low} to ${high}`);
    curves.forEach((curve, index) => {
      const line = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
      const point = (value, place) => [
        (place / (curve.length - 1)) * width,
        high > low ? height * (1 - (value - low) / (high - low)) : height / 2,
      ];
      line.setAttribute("points", curve.map(point).join(" "));
      line.setAttribute("class", `curve${index}`);
      svg.append(line);
    });
    parent.append(svg);
    make("span", parent, { className: "quiet", textContent: `${low} … ${high}` });
  };
  const describe = (property, parent) => {
    const item = make("div", parent, { className: "property" });
    make("h3", item, { textContent: property.name });
    const keys = make("div", item, { className: "row" });
    for (const key of property.keys.slice(0, 12)) {
      const button = make("button", keys, { type: "button", textContent: shown(key) });
      button.setAttribute("aria-label", `Keyframe at frame ${shown(key)}`);
      button.addEventListener("click", () => seek(Math.min(Math.round(key), last)));
    }
    const rest = property.keys.length - 12;
    if (rest > 0) make("span", keys, { className: "quiet", textContent: `and ${rest} more` });
    if (property.curves) plot(property.curves, item);
  };
  const details = (row) => {
    const facts = find("facts");
    facts.replaceChildren();
    find("hint").hidden = Boolean(row);
    find("details-title").textContent = row ? row.title : "Layer";
    if (!row) return;
    const about = [row.kind, row.remarks, row.span
      ? `frames ${shown(row.span[0])} to ${shown(row.span[1])}` : "never visible"];
    make("p", facts, { className: "quiet", textContent: about.filter(Boolean).join(", ") });
    for (const property of (row.properties ?? []).slice(0, 40)) describe(property, facts);
    const rest = (row.properties ?? []).length - 40;
    if (rest > 0) make("p", facts, { className: "quiet", textContent: `and ${rest} more properties` });
    const code = excerpt(data.names?.[row.layer] ?? []);
    if (!code) return;
    make("h3", facts, { textContent: "Swift" });
    const pre = make("pre", facts, { tabIndex: 0 });
    pre.setAttribute("aria-label", "Swift code of the layer");
    make("code", pre, { textContent: code });
  };

  // Selects layers; the details show the first one. No layers clear the selection.
  const select = (layers, index = rows.findIndex((row) => row.layer === layers[0])) => {
    selected = layers;
    targets = recordings.map((recording) => elements(recording, layers));
    views.forEach(({ name }, place) => {
      name.setAttribute("aria-pressed", String(layers.includes(rows[place].layer)));
    });
    if (index >= 0) reveal(index);
    details(rows[index]);
    place();
    filter();
  };
  stage.addEventListener("click", (event) => {
    const target = event.target.closest("svg *");
    const recording = recordings.find(({ svg }) => svg.contains(target));
    if (!recording) return select([]);
    const owners = new Map();
    for (const [layer, positions] of Object.entries(data[recording.svg.dataset.recording].parts)) {
      for (const position of positions) {
        const element = recording.elements[position];
        owners.set(element, [...(owners.get(element) ?? []), Number(layer)]);
      }
    }
    let element = target;
    while (element && !owners.has(element)) element = element.parentElement;
    // The innermost layer is the one with the deepest row.
    const level = (layer) => Math.max(...rows.filter((row) => row.layer === layer)
      .map((row) => row.depth ?? 0));
    const found = (owners.get(element) ?? []).sort((a, b) => level(b) - level(a));
    select(found.slice(0, 1));
  });

  // The timeline

  const sheet = find("sheet"), margin = 6;
  const color = (name) => getComputedStyle(sheet).getPropertyValue(name);
  const worst = new Map();
  for (const item of document.querySelectorAll("#findings li[data-layers]")) {
    for (const layer of item.dataset.layers.split(" ").map(Number)) {
      if (!worst.has(layer)) worst.set(layer, item.className);
    }
  }
  const drawLane = (canvas, row) => {
    const width = canvas.clientWidth, height = canvas.clientHeight, ratio = devicePixelRatio;
    [canvas.width, canvas.height] = [width * ratio, height * ratio];
    const context = canvas.getContext("2d");
    context.scale(ratio, ratio);
    const at = (frame) => margin + share(frame) * (width - 2 * margin);
    if (row.span) {
      const [left, right] = row.span.map(at);
      context.fillStyle = color(row.remarks ? "--line" : "--bar");
      context.fillRect(left, 4, Math.max(right - left, 1), height - 8);
    }
    context.fillStyle = color("--key");
    const keys = new Set((row.properties ?? []).flatMap((property) => property.keys));
    for (const key of keys) {
      const x = at(key), y = height / 2;
      context.beginPath();
      for (const [dx, dy] of [[0, -4], [4, 0], [0, 4], [-4, 0]]) context.lineTo(x + dx, y + dy);
      context.fill();
    }
  };
  const scrubIn = (lane) => {
    const move = (event) => {
      const { left, width } = lane.getBoundingClientRect();
      const at = Math.floor(((event.clientX - left - margin) / (width - 2 * margin)) * data.frames);
      seek(Math.min(Math.max(at, 0), last));
    };
    lane.addEventListener("pointerdown", (event) => {
      lane.setPointerCapture(event.pointerId);
      move(event);
    });
    lane.addEventListener("pointermove", (event) => { if (event.buttons) move(event); });
  };
  const opens = rows.length <= 60;
  const views = rows.map((row, index) => {
    const line = make("div", find("rows"), { className: "line" });
    const head = make("div", line, { className: "head" });
    head.style.paddingLeft = `${Math.min(row.depth ?? 0, 8) * 12}px`;
    const isHost = (rows[index + 1]?.depth ?? 0) > (row.depth ?? 0);
    const twirl = make("button", head, {
      type: "button", className: "twirl", textContent: "▸", hidden: !isHost,
    });
    twirl.setAttribute("aria-label", `Layers in ${row.title}`);
    twirl.setAttribute("aria-expanded", String(opens));
    const name = make("button", head, {
      type: "button", className: `name ${worst.get(row.layer) ?? ""}`, textContent: row.title,
      title: row.title,
    });
    const count = (row.properties ?? []).reduce((sum, { keys }) => sum + keys.length, 0);
    name.setAttribute("aria-label", [
      row.title, row.kind, count ? `${count} keyframes` : "no keyframes", worst.get(row.layer),
    ].filter(Boolean).join(", "));
    name.setAttribute("aria-pressed", "false");
    name.addEventListener("click", () => {
      const isSelected = name.getAttribute("aria-pressed") === "true";
      select(isSelected ? [] : [row.layer], isSelected ? -1 : index);
    });
    const lane = make("canvas", line, { className: "lane" });
    lane.setAttribute("aria-hidden", "true");
    scrubIn(lane);
    twirl.addEventListener("click", () => {
      const isOpen = twirl.getAttribute("aria-expanded") === "true";
      twirl.setAttribute("aria-expanded", String(!isOpen));
      collapse();
    });
    return { line, twirl, name, lane };
  });
  // Hides the rows in precompositions that are closed.
  const collapse = () => {
    let closed = Infinity;
    views.forEach(({ line, twirl }, index) => {
      const depth = rows[index].depth ?? 0;
      if (depth <= closed) closed = Infinity;
      line.hidden = depth > closed;
      if (!line.hidden && !twirl.hidden && twirl.getAttribute("aria-expanded") !== "true") {
        closed = depth;
      }
    });
  };
  // Opens the precompositions around a row.
  const reveal = (index) => {
    let level = rows[index].depth ?? 0;
    for (let place = index - 1; place >= 0 && level > 0; place--) {
      if ((rows[place].depth ?? 0) >= level) continue;
      level = rows[place].depth ?? 0;
      views[place].twirl.setAttribute("aria-expanded", "true");
    }
    collapse();
  };
  collapse();
  const visible = new Set();
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const index = views.findIndex(({ lane }) => lane === target);
      if (isIntersecting) {
        visible.add(index);
        drawLane(target, rows[index]);
      } else visible.delete(index);
    }
  });
  for (const { lane } of views) watch.observe(lane);
  const redraw = () => {
    for (const index of visible) drawLane(views[index].lane, rows[index]);
    place();
  };
  new ResizeObserver(redraw).observe(sheet);
  new ResizeObserver(place).observe(stage);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
  for (const id of ["view", "size"]) find(id).addEventListener("change", place);

  // Transactions as bands, in as many lines as overlap.
  const ends = [];
  for (const [title, from, to] of data.transactions) {
    let line = ends.findIndex((end) => end <= from + 1e-6);
    if (line < 0) line = ends.length;
    ends[line] = to;
    const band = make("button", find("bands"), { type: "button", textContent: title, title });
    band.className = `band band${line % 4}`;
    band.setAttribute("aria-label", `Transaction ${title}, from frame ${shown(from)}`);
    band.style.left = `${share(from) * 100}%`;
    band.style.width = `${(share(to) - share(from)) * 100}%`;
    band.style.top = `${line * 26}px`;
    band.addEventListener("click", () => seek(Math.min(Math.round(from), last)));
  }
  find("bands").style.height = `${ends.length * 26}px`;
  find("timeline").hidden = rows.length === 0;
  find("layers").hidden = rows.length === 0;

  // The findings

  const items = [...document.querySelectorAll("#findings li")];
  const filters = [...document.querySelectorAll("#filters input")];
  const filter = () => {
    const wanted = new Set(filters.filter(({ checked }) => checked).map(({ value }) => value));
    const severities = filters.map(({ value }) => value);
    for (const item of items) {
      const layers = (item.dataset.layers ?? "").split(" ").map(Number);
      const isElsewhere = wanted.has("selected") && selected.length > 0
        && !layers.some((layer) => selected.includes(layer));
      const isUnwanted = severities.includes(item.className) && !wanted.has(item.className);
      item.hidden = isUnwanted || isElsewhere;
    }
  };
  for (const control of filters) control.addEventListener("change", filter);
  for (const button of document.querySelectorAll(".seek")) {
    button.addEventListener("click", () => {
      const { layers } = button.closest("li").dataset;
      if (button.dataset.frame !== undefined) {
        seek(Math.min(Math.round(Number(button.dataset.frame) / data.step), last));
      }
      select(layers ? layers.split(" ").map(Number) : []);
      stage.scrollIntoView({ block: "nearest" });
    });
  }

  start((now) => {
    sheet.style.setProperty("--at", share(now));
    if (selected.length) place();
  });
})();
