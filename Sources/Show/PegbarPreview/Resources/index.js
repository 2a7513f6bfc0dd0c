"use strict";
(() => {
  const find = (id) => document.getElementById(id);
  const list = find("files");
  const files = [...list.children];
  const number = (file, name) => Number(file.dataset[name]);

  // Search, filter and order

  const orders = {
    path: (a, b) => number(a, "place") - number(b, "place"),
    size: (a, b) => number(b, "size") - number(a, "size"),
    findings: (a, b) => number(b, "errors") - number(a, "errors")
      || number(b, "warnings") - number(a, "warnings"),
    verdict: (a, b) => number(b, "rank") - number(a, "rank"),
  };
  const update = () => {
    const words = find("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const verdict = find("verdict").value;
    let count = 0;
    for (const file of files) {
      const text = file.dataset.name.toLowerCase();
      const isWanted = words.every((word) => text.includes(word))
        && (verdict === "all" || file.classList.contains(verdict));
      file.hidden = !isWanted;
      if (isWanted) count += 1;
    }
    find("count").textContent = `${count} of ${files.length}`;
  };
  find("search").addEventListener("input", update);
  find("verdict").addEventListener("change", update);
  find("order").addEventListener("change", () => {
    const order = orders[find("order").value];
    list.append(...[...files].sort((a, b) => order(a, b) || orders.path(a, b)));
  });
  update();

  // The page of one file plays in place of its picture.

  const isReduced = matchMedia("(prefers-reduced-motion: reduce)");
  let playing = null, waiting = 0;
  const stop = () => {
    clearTimeout(waiting);
    playing?.remove();
    playing = null;
  };
  const play = (link) => {
    stop();
    if (isReduced.matches) return;
    waiting = setTimeout(() => {
      playing = document.createElement("iframe");
      playing.title = "";
      playing.tabIndex = -1;
      playing.sandbox = "allow-scripts";
      playing.setAttribute("aria-hidden", "true");
      playing.src = `${link.getAttribute("href")}#thumbnail`;
      link.append(playing);
    }, 150);
  };
  for (const link of document.querySelectorAll("a.picture")) {
    link.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") play(link); });
    link.addEventListener("pointerleave", stop);
    link.addEventListener("focus", () => { if (link.matches(":focus-visible")) play(link); });
    link.addEventListener("blur", stop);
  }
})();
