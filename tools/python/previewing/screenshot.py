"""Takes the picture of a preview page; run by tools/update screenshot."""
import argparse
import io
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from PIL import Image
from playwright.sync_api import sync_playwright

from previewing import browser

SAMPLE = "Samples/gradient/radial-highlight.json"
PICTURE = "Sources/Face/Pegbar/Pegbar.docc/Resources/preview.png"
WIDTH, HEIGHT = 1200, 1240


def main():
    parser = argparse.ArgumentParser(prog="tools/update screenshot")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()
    page = os.path.join(".build", "screenshot.html")
    subprocess.run([options.pegbar, "preview", SAMPLE, "-o", page, "--force", "-q"], check=True)
    with sync_playwright() as playwright, browser.Page(browser.launch(playwright), page, WIDTH) as opened:
        opened.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        opened.page.locator("#findings .seek").first.click()
        opened.page.evaluate("scrollTo(0, 0)")
        shot = Image.open(io.BytesIO(opened.page.screenshot()))
    # A palette makes the file half as large.
    shot.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(PICTURE, optimize=True)
    print(f"{PICTURE}: {os.path.getsize(PICTURE)} bytes")


main()
