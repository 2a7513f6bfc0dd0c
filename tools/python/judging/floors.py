"""Minimum numbers of passing frames of each file, to detect regressions."""
from . import totals
from .tables import rows

PATH = "tools/data/fidelity-floors.tsv"
HEAD = """\
# Minimum number of passing reference frames by file, for the exact and the normalized scene.
# Written by `tools/check fidelity --record`; `tools/check fidelity --floors` fails if fewer frames pass.
file\texact\tnormalized
"""


def counts(frames):
    """Returns the number of passing frames by file."""
    return {name: sum(f.passes for f in mine) for name, mine in totals.by_file(frames).items()}


def read():
    return {row["file"]: {"exact": int(row["exact"]), "normalized": int(row["normalized"])}
            for row in rows(PATH)}


def record(exact, normalized):
    """Writes the table from exact and normalized frames of all files."""
    exact, normalized = counts(exact), counts(normalized)
    with open(PATH, "w", encoding="utf-8") as file:
        file.write(HEAD)
        for name in sorted(exact):
            file.write(f"{name}\t{exact[name]}\t{normalized.get(name, 0)}\n")


def check(frames, normalized):
    """Prints regressions, counts improvements, and returns the number of regressed files."""
    known, key = read(), "normalized" if normalized else "exact"
    worse, better = [], 0
    for name, passed in counts(frames).items():
        floor = known.get(name, {key: 0})[key]
        better += passed > floor
        if passed < floor:
            failing = ", ".join(
                f"{f.number} ({f.status}, ssim {f.ssim_fg:.3f}, bad {f.bad:.2f} %)"
                for f in frames if f.file == name and not f.passes)
            worse.append(f"WORSE {name} ({key}): {passed} frames pass, were {floor}; "
                         f"failing: {failing}")
    print("\n".join(worse))
    print(f"floors ({key}): {len(worse)} files are worse, {better} better than in {PATH}")
    return len(worse)
