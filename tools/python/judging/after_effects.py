"""Compares frames with After Effects' own pictures, which take precedence over the reference player."""
import os
import re

from PIL import Image

from . import pictures, totals
from .tables import Frame

FILES_THAT_PASS = 36
FILES = 40


def find(corpus, chosen):
    """Returns the frames that After Effects rendered: `<name>-<frame>.png` next to `<name>.json`."""
    frames = []
    for folder, _, names in sorted(os.walk(os.path.join(corpus, "test-files"))):
        for name in sorted(names):
            match = re.fullmatch(r"(.+)-(\d+)\.png", name)
            source = match and os.path.join(folder, match[1] + ".json")
            if not source or not os.path.exists(source):
                continue
            file = os.path.relpath(source, corpus)
            if chosen and file not in chosen:
                continue
            png = os.path.relpath(os.path.join(folder, name), corpus)
            with Image.open(os.path.join(folder, name)) as image:
                frames.append(Frame(file, str(int(match[2])), png, image.size, "firm"))
    return frames


def judge(options, out, chosen):
    """Renders and judges these frames; returns an empty list if none of their files is selected."""
    frames = find(options.corpus, chosen)
    if not frames:
        return []
    pictures.judge_frames(options, frames, os.path.join(out, "after-effects"), options.corpus)
    return frames


def report(frames):
    """Prints one line per file."""
    files = totals.by_file(frames)
    print("After Effects\tframes\tpassed\tworst frame\tssim_fg\tbad %\tmae_fg")
    for name, mine in files.items():
        worst = min(mine, key=lambda f: (f.passes, f.ssim_fg))
        passed = sum(f.passes for f in mine)
        print(f"{'pass' if passed == len(mine) else 'FAIL'} {name}\t{len(mine)}\t{passed}\t"
              f"{worst.number}\t{worst.ssim_fg:.4f}\t{worst.bad:.3f}\t{worst.mae_fg:.2f}")


def print_bar(frames):
    """Prints the goal; returns True if it is reached or only a part of the files was judged."""
    files = totals.by_file(frames)
    passed = sum(all(f.passes for f in mine) for mine in files.values())
    reached = passed >= FILES_THAT_PASS or len(files) < FILES
    verdict = "reached" if reached else "MISSED"
    if len(files) < FILES:
        verdict = "only a part was judged"
    print(f"After Effects' own pictures: {passed} of {len(files)} files pass, "
          f"goal {FILES_THAT_PASS} of {FILES}: {verdict}")
    return reached
