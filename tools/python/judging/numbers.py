"""Compares the numbers of Pegbar's frames with those of the reference's own SVG."""
import difflib
import os
import tarfile

import numpy as np

from . import floors, pictures, svg_outlines, totals

TOLERANCE = 1e-3
CACHE = ".build/svg-dom"


def unpack(reference):
    """Returns the folder of the reference's SVG files; unpacks them once."""
    archive = os.path.join(reference, "svg-dom.tar.xz")
    stamp = os.path.join(CACHE, f"{os.path.getsize(archive)}.done")
    if not os.path.exists(stamp):
        os.makedirs(CACHE, exist_ok=True)
        with tarfile.open(archive) as tar:
            tar.extractall(CACHE, filter="data")
        open(stamp, "w").close()
    return CACHE


def to_lines(points, begins, ends):
    """Returns the largest distance of points from line segments."""
    way = ends - begins
    square = np.maximum((way ** 2).sum(1), 1e-18)
    worst, where = 0.0, None
    for point in points:
        share = np.clip(((point - begins) * way).sum(1) / square, 0, 1)
        away = np.sqrt(((begins + way * share[:, None] - point) ** 2).sum(1).min())
        if away > worst:
            worst, where = away, point
    return worst, where


def apart(ours, theirs):
    """Returns the largest distance between two outlines, and its point.

    Compares corresponding points. If contours have another order or another first point, compares
    points with the whole other outline.
    """
    mine, other = ours.on_curve(), theirs.on_curve()
    alike = [len(c) for c in mine] == [len(c) for c in other]
    mine, other = np.concatenate(mine), np.concatenate(other)
    if alike:
        away = np.sqrt(((mine - other) ** 2).sum(1))
        at = int(away.argmax())
        if away[at] <= 0.1:
            return float(away[at]), mine[at]
    return max(to_lines(mine, *theirs.polyline()), to_lines(other, *ours.polyline()),
               key=lambda pair: pair[0])


def pairs(ours, theirs):
    """Returns corresponding items: in order, or by kind and color if the counts differ."""
    if len(ours) == len(theirs):
        return list(enumerate(zip(ours, theirs)))
    matcher = difflib.SequenceMatcher(
        None, [o.signature for o in ours], [t.signature for t in theirs], autojunk=False)
    return [(block.a + i, (ours[block.a + i], theirs[block.b + i]))
            for block in matcher.get_matching_blocks() for i in range(block.size)]


class Differences:
    """The largest differences of one file."""

    def __init__(self):
        self.worst = {}
        self.counts = []

    def grow(self, kind, value, text):
        if value > self.worst.get(kind, (0, ""))[0]:
            self.worst[kind] = (value, text)

    def compare(self, frame, ours, theirs):
        if len(ours.items) != len(theirs.items):
            self.counts.append(
                f"{frame.number}: {len(ours.items)} outlines, not {len(theirs.items)}")
        for index, (mine, other) in pairs(ours.items, theirs.items):
            place = f"frame {frame.number}, outline {index} ({mine.kind})"
            if mine.kind != other.kind:
                self.grow("kind", 1, f"{place}: reference has {other.kind}")
                continue
            distance, point = apart(mine, other)
            if point is not None:
                self.grow("points", distance, f"{place} at {point[0]:.3f} {point[1]:.3f}")
            self.grow("opacity", abs(mine.opacity - other.opacity),
                      f"{place}: {mine.opacity:.4f}, not {other.opacity:.4f}")
            self.grow("width", abs(mine.width - other.width),
                      f"{place}: {mine.width:.4f}, not {other.width:.4f}")
            if mine.color and other.color:
                # The reference truncates colors to whole steps, so one step is not a difference.
                steps = max(abs(a - b) for a, b in zip(mine.color, other.color))
                self.grow("color", max(0, steps - 1) / 255,
                          f"{place}: {mine.color}, not {other.color}")

    @property
    def score(self):
        return self.worst.get("points", (0,))[0]


def report(options, frames, out):
    """Renders and compares the frames, and prints the largest differences by file."""
    theirs = unpack(options.reference)
    svgs = os.path.join(out, "svg")
    pictures.draw(
        options.pegbar,
        [(os.path.join(options.corpus, f.file), f.number,
          os.path.join(svgs, f.png[:-4] + ".svg")) for f in frames],
        os.path.join(out, "drawn"))
    known, files, clean = floors.read(), {}, 0
    for frame in frames:
        found = files.setdefault(frame.file, Differences())
        path = frame.png[:-4] + ".svg"
        try:
            found.compare(frame, svg_outlines.read(os.path.join(svgs, path)),
                          svg_outlines.read(os.path.join(theirs, path)))
        except (OSError, ValueError, SyntaxError) as error:
            found.counts.append(f"{frame.number}: {error}")
    totals_by_file = totals.by_file(frames)
    for name, found in sorted(files.items(), key=lambda item: -item[1].score):
        parts = {kind: entry for kind, entry in found.worst.items() if entry[0] > TOLERANCE}
        if not parts and not found.counts:
            clean += 1
            continue
        passed = known.get(name, {"exact": 0})["exact"]
        flags = ",".join(sorted(set().union(*(f.flags for f in totals_by_file[name]))))
        print(f"{name}: {passed} of {len(totals_by_file[name])} frames pass{flags and ' ' + flags}")
        for kind, (value, text) in parts.items():
            print(f"  {kind} {value:.4f}: {text}")
        for text in found.counts[:2]:
            print(f"  count, frame {text}")
    print(f"{clean} of {len(files)} files agree to {TOLERANCE}")
