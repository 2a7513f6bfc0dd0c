"""Draws the picture of the README; run by tools/update picture."""

import argparse
import html
import pathlib
import re
import subprocess
import sys

SAMPLE = "Samples/showcase/walk.json"
PICTURE = pathlib.Path("Sources/Face/Pegbar/Pegbar.docc/Resources/walk.svg")
# Frames are drawn at half their size. Lines of code have this height, and characters this width.
FRAME_WIDTH, FRAMES = 160, 3
LINE, CHARACTER, MARGIN = 16, 6.9, 20
KEYWORDS = r"\b(?:override|private|lazy|func|var|let|return)\b"
COLORS = {"keyword": "#9b2393", "text": "#c41a16", "number": "#1c00cf", "comment": "#5d6c79"}


def sheet(pegbar):
    """Returns frames in one column as SVG, with its width and height."""
    done = subprocess.run(
        [pegbar, "render", SAMPLE, "--sheet", f"1x{FRAMES}", "--width", str(FRAME_WIDTH), "--background", "#f3f5f8"],
        check=True, capture_output=True)
    found = re.search(r"<svg.*</svg>", done.stdout.decode(), re.DOTALL).group()
    return found, *(float(re.search(rf' {name}="([\d.]+)"', found).group(1)) for name in ("width", "height"))


def code(pegbar):
    """Returns the lines of generated Swift that create the walker and animate it."""
    done = subprocess.run(
        [pegbar, "convert", SAMPLE, "--quiet", "--style", "timeline"], check=True, capture_output=True)
    lines = done.stdout.decode().splitlines()

    def block(start, end):
        first = next(index for index, line in enumerate(lines) if line.strip().startswith(start))
        last = next(index for index, line in enumerate(lines[first:], first) if line == end)
        return [line[2:] for line in lines[first:last + 1]]

    return (block("lazy var walker", "  )") + [""] + block("private func timeline", "  }") + [""]
            + block("private func turn", "  }"))


def runs(line):
    """Yields the tokens of a line with their columns and colors."""
    kinds = [("comment", r"//.*"), ("text", r'"[^"]*"'), ("keyword", KEYWORDS),
             ("number", r"(?<![\w.])-?\d+(?:\.\d+)?"), ("rest", r"[\w.]+|[^\w\s\"]")]
    pattern = "|".join(f"(?P<{kind}>{part})" for kind, part in kinds)
    for found in re.finditer(pattern, line):
        yield found.start(), found.group(), COLORS.get(found.lastgroup, "#1f2328")


def picture(pegbar):
    """Returns the picture as SVG."""
    lines = code(pegbar)
    frames, frames_width, frames_height = sheet(pegbar)
    left = MARGIN + round(frames_width)
    width = round(left + max(map(len, lines)) * CHARACTER + MARGIN)
    height = max(MARGIN + round(frames_height), len(lines) * LINE + 2 * MARGIN)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="11.5">',
        "<title>Three frames of an animation, and the Swift that plays it</title>",
        f'<rect width="{width}" height="{height}" rx="10" fill="#ffffff" stroke="#d8dce2"/>',
    ]
    parts.append(frames.replace("<svg ", f'<svg x="{MARGIN / 2:g}" y="{MARGIN / 2:g}" ', 1))
    for number, line in enumerate(lines):
        # Each token has a position and a width, so that any monospaced font works.
        for column, text, color in runs(line):
            parts.append(
                f'<text x="{left + column * CHARACTER:.1f}" y="{MARGIN + LINE * (number + 1) - 4}"'
                f' fill="{color}" textLength="{len(text) * CHARACTER:.1f}"'
                f' lengthAdjust="spacingAndGlyphs">{html.escape(text, quote=False)}</text>')
    return "\n".join(parts + ["</svg>", ""])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pegbar", required=True)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    text = picture(options.pegbar)
    if options.check:
        if not PICTURE.exists() or PICTURE.read_text(encoding="utf-8") != text:
            sys.exit(f"{PICTURE} is out of date: run tools/update picture")
    else:
        PICTURE.parent.mkdir(exist_ok=True)
        PICTURE.write_text(text, encoding="utf-8")
    print(f"{PICTURE}: {len(text)} bytes")


main()
