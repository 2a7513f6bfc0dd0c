"use strict";
// Shows the frames of another player, which the page names in messages.
(() => {
  const animationData = JSON.parse(document.getElementById("data").textContent);
  // Expressions are scripts, which the content security policy does not permit.
  const waiting = [animationData];
  while (waiting.length) {
    const value = waiting.pop();
    if (typeof value.x === "string") delete value.x;
    for (const inner of Object.values(value)) {
      if (inner !== null && typeof inner === "object") waiting.push(inner);
    }
  }
  const container = document.getElementById("picture");
  const animation = lottie.loadAnimation({
    container, renderer: "svg", loop: false, autoplay: false, animationData,
  });
  let frame = 0;
  const show = () => animation.goToAndStop(frame, true);
  animation.addEventListener("DOMLoaded", show);
  addEventListener("message", (event) => {
    frame = Number(event.data);
    show();
  });
})();
