"""Draws the modules of the manifest by folder, with arrows to dependencies; run by tools/update modules."""

import html
import json
import pathlib
import sys

PICTURE = pathlib.Path("Sources/Face/Pegbar/Pegbar.docc/Resources/modules.svg")
# From the top: dependent folders first.
FOLDERS = ["Dev", "Face", "Show", "Check", "Write", "Scene", "Read", "Base"]
BOX, GAP, HEIGHT, MARGIN, LABEL, ARROWS = 118, 10, 30, 16, 64, 110


def folder(target):
    """Returns the folder of a target below Sources; None for tests, plugins and C libraries."""
    parts = (target.get("path") or "").split("/")
    is_ours = target["type"] in ("regular", "executable") and parts[0] == "Sources"
    return parts[1] if is_ours and len(parts) > 2 else None


def names(target):
    """Returns the names of a target's dependencies."""
    return {value[0] for entry in target["dependencies"] for value in [entry.get("byName") or []] if value}


def rows(targets):
    """Returns the modules of each folder, each after its dependencies."""
    found = {name: [] for name in FOLDERS}
    for target in targets:
        if folder(target):
            found[folder(target)].append(target["name"])
    return found


def arrows(targets):
    """Returns the pairs of folders of which the first depends on the second."""
    homes = {target["name"]: folder(target) for target in targets}
    return sorted({
        (home, homes[name]) for target in targets for home in [folder(target)] if home
        for name in names(target) if homes.get(name) not in (None, home)})


def picture(targets):
    """Returns the diagram as SVG."""
    found = rows(targets)
    width = LABEL + max(map(len, found.values())) * (BOX + GAP) + ARROWS + 2 * MARGIN
    step = HEIGHT + 3 * GAP
    height = len(FOLDERS) * step + 2 * MARGIN
    right = width - ARROWS - MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="system-ui, sans-serif" font-size="12">',
        "<title>The modules by folder; arrows point to the folders that a folder depends on</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"'
        ' orient="auto"><path d="M0 0 8 4 0 8z" fill="#57606a"/></marker></defs>',
        f'<rect width="{width}" height="{height}" rx="10" fill="#ffffff" stroke="#d8dce2"/>',
    ]
    middle = {}
    for index, name in enumerate(FOLDERS):
        top = MARGIN + index * step
        middle[name] = top + GAP + HEIGHT / 2
        parts.append(
            f'<rect x="{MARGIN}" y="{top}" width="{right - MARGIN}" height="{HEIGHT + 2 * GAP}" rx="8"'
            ' fill="#f6f8fa"/>')
        parts.append(f'<text x="{MARGIN + 12}" y="{middle[name] + 4}" font-weight="600">{name}</text>')
        for place, module in enumerate(found[name]):
            left = MARGIN + LABEL + place * (BOX + GAP)
            label = html.escape(module.removeprefix("Pegbar") or module)
            parts.append(
                f'<rect x="{left}" y="{top + GAP}" width="{BOX}" height="{HEIGHT}" rx="6" fill="#ffffff"'
                f' stroke="#8c959f"/><text x="{left + BOX / 2}" y="{middle[name] + 4}"'
                f' text-anchor="middle">{label}</text>')
    for place, (start, end) in enumerate(arrows(targets)):
        bend = right + 14 + place * (ARROWS - 20) / max(len(arrows(targets)) - 1, 1)
        lift = (place % 5 - 2) * 4
        parts.append(
            f'<path d="M{right} {middle[start] + lift}H{bend:.1f}V{middle[end] + lift}H{right + 2}"'
            ' fill="none" stroke="#57606a" stroke-width="1" marker-end="url(#tip)"/>')
    return "\n".join(parts + ["</svg>", ""])


def main():
    """Writes the diagram, or compares it with --check."""
    text = picture(json.load(sys.stdin)["targets"])
    if "--check" not in sys.argv[1:]:
        PICTURE.write_text(text, encoding="utf-8")
    elif not PICTURE.exists() or PICTURE.read_text(encoding="utf-8") != text:
        sys.exit(f"{PICTURE} is out of date: run tools/update modules")


main()
