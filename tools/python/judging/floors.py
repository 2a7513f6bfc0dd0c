"""Minimum numbers of passing frames of each file, to detect regressions."""
from . import totals
from .tables import rows

PATH = "tools/data/fidelity-floors.tsv"
FORMS = ("exact", "normalized", "svg")
HEAD = """\
# Minimum number of passing reference frames by file: the exact and the normalized scene as PNG, the exact one as SVG.
# Written by `tools/check fidelity --record`; `tools/check fidelity --floors` fails if fewer frames pass.
"""


def form(options):
    """Returns the form of the frames that options select."""
    if not options.svg:
        return "normalized" if options.normalized else "exact"
    return "svg-normalized" if options.normalized else "svg"


def counts(frames):
    """Returns the number of passing frames by file."""
    return {name: sum(f.passes for f in mine) for name, mine in totals.by_file(frames).items()}


def read():
    return {row["file"]: {form: int(row[form]) for form in FORMS} for row in rows(PATH)}


def record(judged):
    """Writes the table from the frames of all files in each form."""
    passed = [counts(judged[form]) for form in FORMS]
    with open(PATH, "w", encoding="utf-8") as file:
        file.write(HEAD + "\t".join(("file", *FORMS)) + "\n")
        for name in sorted(passed[0]):
            file.write("\t".join([name, *(str(column.get(name, 0)) for column in passed)]) + "\n")


def check(frames, form):
    """Prints regressions, counts improvements, and returns the number of regressed files."""
    if form not in FORMS:
        raise SystemExit(f"tools/check fidelity: {PATH} has no floors for {form}")
    known = read()
    worse, better = [], 0
    for name, passed in counts(frames).items():
        floor = known.get(name, {form: 0})[form]
        better += passed > floor
        if passed < floor:
            failing = ", ".join(
                f"{f.number} ({f.status}, ssim {f.ssim_fg:.3f}, bad {f.bad:.2f} %)"
                for f in frames if f.file == name and not f.passes)
            worse.append(f"WORSE {name} ({form}): {passed} frames pass, were {floor}; "
                         f"failing: {failing}")
    print("\n".join(worse))
    print(f"floors ({form}): {len(worse)} files are worse, {better} better than in {PATH}")
    return len(worse)
