"""Decodes PNG and animated PNG files of Pegbar with Pillow; run by tools/check pixels."""
import glob
import os
import subprocess
import sys
import tempfile
import time

import numpy
from PIL import Image

WIDTH = 200
# Sequences of frames that are drawn for the speed.
SIMPLE = ["Samples/showcase/onboarding-intro.json", "Samples/showcase/walk.json", "Samples/showcase/fireworks.json"]


def drawn(pegbar, sample, *options):
    """Draws a sample with options, or exits with the message."""
    command = [pegbar, "render", sample, "--width", str(WIDTH), *options]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"tools/check pixels: {' '.join(command)}: {result.stderr}")


def colors(image):
    """Returns the colors of an image with premultiplied alpha."""
    pixels = numpy.asarray(image.convert("RGBA"), dtype=float)
    return pixels[..., :3] * pixels[..., 3:] / 255, pixels[..., 3]


def are_equal(one, two):
    """Returns True if two images look the same, whatever colors are fully transparent."""
    if one.size != two.size:
        return False
    (left, left_alpha), (right, right_alpha) = colors(one), colors(two)
    return abs(left - right).max() < 0.6 and (left_alpha == right_alpha).all()


def shown(animation):
    """Returns the pictures of an animation, one for each of its frames, with their milliseconds."""
    pictures = []
    for number in range(animation.n_frames):
        animation.seek(number)
        pictures.append((animation.info.get("duration", 0), animation.convert("RGBA")))
    return pictures


def check(pegbar, sample, folder):
    """Compares the animation of a sample with its frames; returns the number of frames and of faults."""
    drawn(pegbar, sample, "--format", "apng", "--every", "3", "-o", f"{folder}/a.png")
    drawn(pegbar, sample, "--format", "png", "--every", "3", "-o", f"{folder}/frames/")
    names = sorted(os.listdir(f"{folder}/frames"))
    animation = Image.open(f"{folder}/a.png")
    pictures = shown(animation) if getattr(animation, "is_animated", False) else [(1, animation.convert("RGBA"))]
    step = sum(milliseconds for milliseconds, _ in pictures) / len(names)
    faults = 0
    for number, name in enumerate(names):
        end = 0
        for milliseconds, picture in pictures:
            end += milliseconds
            if (number + 0.5) * step < end:
                break
        if not are_equal(picture, Image.open(f"{folder}/frames/{name}")):
            print(f"{sample}: {name} differs from its frame of the animation")
            faults += 1
    return len(names), faults


def speed(pegbar, sample, folder):
    """Returns the number of PNG files of a sample, and the seconds to draw all of its frames."""
    start = time.perf_counter()
    drawn(pegbar, sample, "--format", "png", "--every", "1", "-o", f"{folder}/all/")
    return len(os.listdir(f"{folder}/all")), time.perf_counter() - start


def main():
    pegbar, samples = sys.argv[1], sys.argv[2:]
    samples = samples or sorted(glob.glob("Samples/showcase/*.json")) + sorted(glob.glob("Samples/*/*.json"))[::12]
    frames = faults = 0
    for sample in samples:
        with tempfile.TemporaryDirectory() as folder:
            count, wrong = check(pegbar, sample, folder)
        frames, faults = frames + count, faults + wrong
    print(f"{frames} frames of {len(samples)} samples: {faults} faults")
    for sample in SIMPLE:
        with tempfile.TemporaryDirectory() as folder:
            count, seconds = speed(pegbar, sample, folder)
        print(f"{sample}: {count} PNG files of {WIDTH} pixels in {seconds:.2f} s, {count / seconds:.0f} a second")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
