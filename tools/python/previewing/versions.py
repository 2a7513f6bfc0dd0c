"""Checks a page with two versions of an animation in Chromium."""
import json
import os
import subprocess

from previewing import browser, controls

SAMPLE = "Samples/showcase/walk.json"


def check(chromium, pegbar, out):
    """Returns the faults of the page that `pegbar diff` writes for an edited sample."""
    with open(SAMPLE, encoding="utf-8") as file:
        animation = json.load(file)
    animation["layers"][1]["ks"]["o"] = {"a": 0, "k": 40}
    del animation["layers"][3]
    source, page = (os.path.join(out, f"versions.{ending}") for ending in ("json", "html"))
    with open(source, "w", encoding="utf-8") as file:
        json.dump(animation, file)
    subprocess.run([pegbar, "diff", SAMPLE, source, "--format", "html", "-o", page, "--force"], capture_output=True)
    faults = []
    for width, scheme in ((1600, "light"), (360, "dark")):
        with browser.Page(chromium, page, width, scheme) as opened:
            if width > 1000:
                faults += controls.check(opened.page)
                views = opened.page.eval_on_selector_all("#view option", "list => list.map(o => o.textContent)")
                if views != ["Side by side", "New version", "Old version", "Difference", "Onion skin"]:
                    faults.append(f"views: {views}")
                items = opened.page.eval_on_selector_all("#findings li h3", "list => list.map(o => o.textContent)")
                if items != ["Right leg", "Right arm"]:
                    faults.append(f"changes: {items}")
            faults += opened.violations() + opened.layout() + opened.faults
            opened.page.screenshot(path=f"{page}-{width}.png", full_page=True)
    return [f"versions: {fault}" for fault in faults]
