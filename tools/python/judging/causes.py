"""Why frames fail: what the report says, what the reference cannot show, what was looked into."""
import os

from . import numbers, pictures, totals
from .tables import rows

PATH = "tools/data/fidelity-causes.tsv"


class Causes:
    """The cause of every failing frame."""

    def __init__(self, options, frames, out):
        self.table = {row["file"]: (row["fault of"], row["cause"]) for row in rows(PATH)}
        failing = [f for f in frames if not f.passes]
        self.undrawable = self.fails_itself(options, failing, out)

    @staticmethod
    def fails_itself(options, failing, out):
        """The failing frames that the reference's own SVG does not pass either.

        It goes the same way through the same rasteriser: what it lacks there (a font, a blend
        mode, a filter), no SVG can have.
        """
        folder = numbers.unpack(options.reference)
        jobs = [(os.path.join(folder, f.png[:-4] + ".svg"), os.path.join(out, "itself", f.png),
                 f.size, os.path.join(options.reference, f.png),
                 os.path.join(out, "itself-diff", f.png)) for f in failing]
        results = pictures.judge(jobs, options.tools)
        return {(f.file, f.number) for f, result in zip(failing, results) if result[0] == "FAIL"}

    def is_excused(self, frame):
        """Whether a failing frame is shown not to be a fault of ours."""
        return (frame.file, frame.number) in self.undrawable or self.is_elsewhere(frame.file)

    def is_elsewhere(self, name):
        """Whether it was looked into, and the reference or the rasteriser is at fault."""
        return self.table.get(name, ("", ""))[0] in ("reference", "rasteriser")

    def print_all(self, frames, kinds, blind):
        """One line for every cause of failing frames of a file."""
        for name, mine in totals.by_file([f for f in frames if not f.passes]).items():
            itself = [f.number for f in mine if (f.file, f.number) in self.undrawable]
            rest = [f.number for f in mine if f.number not in itself]
            if itself:
                print(f"cause: {name} {','.join(itself)}: the reference's own SVG does not pass "
                      "through the rasteriser either")
            if rest or name in self.table:
                said = " ".join(sorted(kinds.get(name, ())))
                text = ": ".join(self.table[name]) if name in self.table else (
                    f"reported: {said}" if said else "UNKNOWN")
                spot = f" (blind spot: {blind[name]})" if name in blind else ""
                print(f"cause: {name} {','.join(f.number for f in mine)}: {text}{spot}")
