"""Checks preview pages in Chromium; run by tools/check preview."""
import argparse
import io
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import numpy
from PIL import Image
from playwright.sync_api import sync_playwright

from judging import pictures
from previewing import browser, controls, hostile, index, other_player, versions

OUT = ".build/preview"
# The samples that have findings, markers, transactions, images and text.
SAMPLES = ("Samples/showcase/checkout-fold.json", "Samples/effects/echo.json", "Samples/blend/hard-mix.json")
# The largest share of pixels of a frame, in percent, in which a channel differs by more than 32.
BAD = 0.5
# The largest script time of a frame, in milliseconds.
FRAME_TIME = 4
# The largest median of page sizes as a multiple of the size of the source.
RATIO = 12


def arguments():
    parser = argparse.ArgumentParser(prog="tools/check preview")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--corpus", default=os.environ.get("PEGBAR_CORPUS", "../shared/corpus"))
    parser.add_argument("--files", type=int, default=25, metavar="N")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("files_named", nargs="*", metavar="FILE")
    return parser.parse_args()


def chosen(options):
    """Returns the paths of the animations: the named ones, or samples and evenly spaced files of the corpus."""
    if options.files_named:
        return options.files_named
    table = pathlib.Path(options.corpus, "features.jsonl")
    if not table.exists():
        print("no corpus: only samples")
        return list(SAMPLES)
    names = sorted(json.loads(line)["name"] for line in table.read_text().splitlines())
    step = max(len(names) // max(options.files, 1), 1)
    return list(SAMPLES) + [os.path.join(options.corpus, name) for name in names[::step][:options.files]]


def made(pegbar, source, page):
    """Writes the page of an animation; returns the seconds and a message if it fails."""
    start = time.monotonic()
    done = subprocess.run([pegbar, "preview", source, "-o", page, "--force", "-q"], capture_output=True, text=True)
    return time.monotonic() - start, done.stderr.strip() if done.returncode else ""


class Frames:
    """Compares the pictures of pages with those of `pegbar render --normalized`."""

    def __init__(self, chromium, pegbar):
        self.pegbar = pegbar
        self.page = chromium.new_page(viewport={"width": 420, "height": 900})

    def shot(self, svg, style):
        self.page.set_content(f"<style>{style} body {{ margin: 0 }} svg {{ width: 400px; height: auto }}</style>{svg}")
        picture = Image.open(io.BytesIO(self.page.locator("svg").first.screenshot()))
        return numpy.asarray(picture.convert("RGB"), dtype=int)

    def worst(self, opened, source, folder):
        """Returns the largest share of bad pixels at nine frames, in percent."""
        page = opened.page
        last, step = page.evaluate("[player.last, player.data.step]")
        style = "\n".join(line for line in page.text_content("style").splitlines()
                          if line.startswith((".isolation", ".mask-type", ".mix-blend")))
        numbers = sorted({round(last * place / 8) for place in range(9)})
        wanted = [(number * step, os.path.join(folder, f"{number}.svg")) for number in numbers]
        pictures.draw_one(self.pegbar, source, wanted, os.path.join(folder, "drawn"), ["--normalized"])
        worst = 0.0
        for number, (_, svg) in zip(numbers, wanted):
            shown = opened.seek(number)
            if shown != number:
                return 100.0
            ours = self.shot(page.evaluate(
                "document.querySelector('svg[data-recording=b]').outerHTML"), style)
            with open(svg, encoding="utf-8") as file:
                drawn = self.shot(file.read(), "")
            if ours.shape != drawn.shape:
                return 100.0
            worst = max(worst, float((abs(ours - drawn).max(axis=2) > 32).mean()) * 100)
        return worst


def play(page):
    """Shows every frame once; returns the mean script time of a frame in milliseconds."""
    return page.evaluate("""() => {
      const before = { ...player.spent };
      for (let frame = 0; frame <= player.last; frame++) player.seek(frame);
      const { frames, milliseconds } = player.spent;
      return (milliseconds - before.milliseconds) / (frames - before.frames);
    }""")


def check(chromium, frames, source, page):
    """Returns the faults of a page, the worst share of bad pixels and the script time of a frame."""
    with browser.Page(chromium, page) as opened:
        policy = opened.page.get_attribute("meta[http-equiv=Content-Security-Policy]", "content")
        faults = [] if "default-src 'none'" in policy and "unsafe" not in policy else ["policy: not strict"]
        worst = frames.worst(opened, source, page + ".frames")
        if worst > BAD:
            faults.append(f"picture: {worst:.2f} % of the pixels differ")
        spent = play(opened.page)
        if spent > FRAME_TIME:
            faults.append(f"time: {spent:.1f} ms for a frame")
        faults += controls.check(opened.page)
        faults += opened.violations() + opened.layout() + opened.faults
        opened.page.screenshot(path=f"{page}-1600-light.png", full_page=True)
    for width, scheme in ((1600, "dark"), (360, "light"), (360, "dark")):
        with browser.Page(chromium, page, width, scheme) as opened:
            faults += [f"{width} {scheme}: {fault}" for fault in
                       opened.violations() + opened.layout() + opened.faults]
            # Rows of the timeline are drawn once they have been in view.
            opened.page.locator("#layers").scroll_into_view_if_needed()
            opened.page.screenshot(path=f"{page}-{width}-{scheme}.png", full_page=True)
    return faults, worst, spent


def main():
    options = arguments()
    os.makedirs(OUT, exist_ok=True)
    faults, ratios = 0, []
    with sync_playwright() as playwright:
        chromium = browser.launch(playwright)
        frames = Frames(chromium, options.pegbar)
        for source in chosen(options):
            page = os.path.join(OUT, source.replace("../", "").replace("/", "_") + ".html")
            seconds, message = made(options.pegbar, source, page)
            found, worst, spent, ratio = [f"no page: {message}"], 100, 0, 0
            if not message:
                found, worst, spent = check(chromium, frames, source, page)
                ratio = os.path.getsize(page) / os.path.getsize(source)
                if source not in SAMPLES:
                    ratios.append(ratio)
            print(f"{source}: {seconds:.1f} s, {ratio:.1f} × its size, "
                  f"{worst:.2f} % of pixels, {spent:.2f} ms a frame")
            for fault in found:
                print(f"  FAULT {fault}")
            faults += len(found)
        others = hostile.check(chromium, options.pegbar, OUT) + index.check_hostile(chromium, options.pegbar, OUT)
        others += versions.check(chromium, options.pegbar, OUT)
        others += other_player.check(chromium, options.pegbar, OUT)
        folder = options.corpus if options.all else "Samples"
        others += index.check(chromium, options.pegbar, folder, os.path.join(OUT, "index"))
        for fault in others:
            print(f"FAULT {fault}")
        faults += len(others)
        chromium.close()
    median = statistics.median(ratios) if ratios else 0
    # Script and style alone are many times the size of the smallest files, of which a few may be most.
    if median > RATIO and len(ratios) >= 20:
        faults += 1
    print(f"median size of {len(ratios)} pages: {median:.1f} × the source (limit {RATIO} for 20 or more), {faults} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
