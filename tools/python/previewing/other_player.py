"""Checks a page that shows another player beside the pictures."""
import json
import os
import subprocess

from previewing import browser, controls, hostile

# A player that writes the frame and the expressions that it received.
PLAYER = """
var lottie = {
  loadAnimation: function (options) {
    // A comment, which a line feed ends.
    var text = options.animationData.layers.map(function (layer) { return String(layer.ks.o.x); }).join();
    return {
      addEventListener: function (name, call) { setTimeout(call, 0); },
      goToAndStop: function (frame) { options.container.textContent = frame + " " + text + " </script>"; },
    };
  },
};
"""


def check(chromium, pegbar, out):
    """Returns the faults of a page with this player."""
    layer = hostile.solid("One", 5, 5)
    layer["ks"]["o"]["x"] = "window.hacked = true"
    source, script, page = (os.path.join(out, name) for name in ("player.json", "player.js", "player.html"))
    with open(source, "w", encoding="utf-8") as file:
        json.dump(hostile.animation([layer], nm="</script><script>alert(1)</script>"), file)
    with open(script, "w", encoding="utf-8") as file:
        file.write(PLAYER)
    command = [pegbar, "preview", source, "--player", script, "-o", page, "--force", "-q"]
    subprocess.run(command, capture_output=True)
    with browser.Page(chromium, page) as opened:
        opened.seek(12)
        opened.page.wait_for_timeout(200)
        frame = opened.page.frames[-1]
        text = frame.text_content("#picture")
        faults = [] if text == "12 undefined </script>" else [f"shows {text}"]
        if frame.evaluate("() => { try { return Boolean(parent.document); } catch (error) { return false; } }"):
            faults.append("has access to the page")
        faults += controls.check(opened.page) + opened.layout() + opened.faults
    return [f"player: {fault}" for fault in faults]
