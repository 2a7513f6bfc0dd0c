"""Causes of failing frames: reported losses, faults of the reference, and investigated files."""
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
        self.coarse = self.is_coarse(options, failing, out)

    @staticmethod
    def is_coarse(options, failing, out):
        """Returns the failing frames that equal the reference's own SVG if that is drawn exactly."""
        folder = numbers.unpack(options.reference)
        jobs = [(os.path.join(folder, f.png[:-4] + ".svg"), os.path.join(out, "png", f.png), f.size,
                 os.path.join(options.reference, f.png), os.path.join(out, "exact", f.png))
                for f in failing]
        results = pictures.are_coarse(jobs, options.tools)
        return {(f.file, f.number) for f, result in zip(failing, results) if result}

    @staticmethod
    def fails_itself(options, failing, out):
        """Returns the failing frames for which the reference's own SVG also fails.

        It uses the same rasterizer, so features that it lacks there (a font, a blend mode, a
        filter) are impossible in any SVG.
        """
        folder = numbers.unpack(options.reference)
        jobs = [(os.path.join(folder, f.png[:-4] + ".svg"), os.path.join(out, "itself", f.png),
                 f.size, os.path.join(options.reference, f.png),
                 os.path.join(out, "itself-diff", f.png)) for f in failing]
        results = pictures.judge(jobs, options.tools)
        return {(f.file, f.number) for f, result in zip(failing, results) if result[0] == "FAIL"}

    def is_excused(self, frame):
        """Returns True if a failing frame is proven not to be a fault of Pegbar."""
        place = (frame.file, frame.number)
        return place in self.undrawable or place in self.coarse or self.is_elsewhere(frame.file)

    def is_elsewhere(self, name):
        """Returns True if the table attributes the fault to the reference or the rasterizer."""
        return self.table.get(name, ("", ""))[0] in ("reference", "rasteriser")

    def print_all(self, frames, kinds, blind):
        """Prints one line for every cause of failing frames of a file."""
        for name, mine in totals.by_file([f for f in frames if not f.passes]).items():
            itself = [f.number for f in mine if (f.file, f.number) in self.undrawable]
            coarse = [f.number for f in mine if (f.file, f.number) in self.coarse - self.undrawable]
            rest = [f.number for f in mine if f.number not in itself and f.number not in coarse]
            if itself:
                print(f"cause: {name} {','.join(itself)}: the reference's own SVG also fails with "
                      "the rasterizer")
            if coarse:
                print(f"cause: {name} {','.join(coarse)}: the reference's own SVG, drawn at "
                      f"{pictures.FINENESS} times the size, equals Pegbar's frame, not the reference's")
            if rest or name in self.table:
                said = " ".join(sorted(kinds.get(name, ())))
                text = ": ".join(self.table[name]) if name in self.table else (
                    f"reported: {said}" if said else "UNKNOWN")
                spot = f" (blind spot: {blind[name]})" if name in blind else ""
                print(f"cause: {name} {','.join(f.number for f in mine)}: {text}{spot}")
