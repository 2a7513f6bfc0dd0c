"""Compares the verdicts of `pegbar convert` with pictures of the corpus; run by tools/check verdicts."""
import argparse
import collections
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys

from judging import causes, pictures, tables, totals

OUT = ".build/verdicts"
# The number of frames of the exact and the normalized scene that are compared, besides the worst frame
# of each finding and the frames with the largest measured errors.
TIMES = 24
# The share of differing pixels that is not visible, in percent.
INVISIBLE = 0.02
FALSE_ALARMS = 3
# The factor of the size of the reference's frames at which the scenes are compared.
ENLARGEMENT = 3
# Losses that the frames cannot show: the reference lacks the same features and images, or only some systems show the
# difference.
INVISIBLE_HERE = {"asset/format", "asset/missing-image-file", "effect/other", "layer/nothing-visible", "layer/unknown",
                  "normalize/blend-mode-missing", "shape/unknown-item"}


class File:
    """An animation with its report and the results of its frames."""

    def __init__(self, name, frames, report, options):
        self.name, self.frames = name, frames
        self.first_frame, self.frame_rate = timing(options, name)
        self.verdict = report.get("verdict", "unread")
        self.visible = [f for f in report.get("findings", []) if f.get("isVisible")]
        # The frames of the exact scene that differ from the normalized scene.
        self.changed = []

    @property
    def kinds(self):
        return collections.Counter(finding["id"] for finding in self.visible)

    @property
    def can_be_judged(self):
        """True if the frames would show all visible differences."""
        return not INVISIBLE_HERE & self.kinds.keys()

    @property
    def unknown(self):
        """The visible differences of unknown extent."""
        return [finding for finding in self.visible if "area" not in finding]

    @property
    def worst_frames(self):
        """Counted from the start of the animation, as in the names of the reference's frames."""
        return {finding["worstFrame"] - self.first_frame for finding in self.visible if "worstFrame" in finding}

    def failing(self, why):
        """Returns the frames that differ from the reference because of Pegbar."""
        return [f for f in self.frames if not f.passes and not why.is_excused(f)]


def arguments():
    parser = argparse.ArgumentParser(prog="tools/check verdicts")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--corpus", default=os.environ.get("PEGBAR_CORPUS", "../shared/corpus"))
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    options.reference = os.path.join(options.corpus, "../reference")
    options.tools = os.path.abspath(os.path.join(options.reference, "../tools"))
    return options


def report(options, name, *more):
    """Returns the report on a conversion to Swift."""
    done = subprocess.run(
        [options.pegbar, "convert", os.path.join(options.corpus, name), "--theme", "none", "-o", os.devnull, "--force",
         "--report", "json", *more], capture_output=True, timeout=300)
    try:
        return json.loads(done.stderr)["files"][0]
    except (ValueError, KeyError, IndexError):
        return {}


def timing(options, name):
    """Returns the frame of a JSON file at which its animation starts, and its frame rate."""
    try:
        with open(os.path.join(options.corpus, name), encoding="utf-8") as file:
            animation = json.load(file)
        return animation.get("ip", 0), animation.get("fr", 60)
    except (OSError, ValueError, AttributeError):
        return 0, 60


def measured_frames(options, file):
    """Returns the frames with the largest measured errors, counted from the start of the animation."""
    measure = report(options, file.name, "--measure").get("measured", {})
    times = [measure[key] for key in ("worstTime", "worstColorTime") if key in measure]
    return {round(time * file.frame_rate, 3) for time in times}


def compare_with_reference(options, frames):
    """Renders the normalized scenes and compares them with the reference."""
    def svg(frame):
        return os.path.join(OUT, "svg", frame.png[:-4] + ".svg")

    pictures.draw(options.pegbar, [(os.path.join(options.corpus, f.file), f.number, svg(f)) for f in frames],
                  os.path.join(OUT, "drawn"), ["--normalized"])
    jobs = [(svg(f), os.path.join(OUT, "png", f.png), f.size, os.path.join(options.reference, f.png),
             os.path.join(OUT, "diff", f.png)) for f in frames]
    for frame, result in zip(frames, pictures.judge(jobs, options.tools)):
        frame.status, frame.ssim_fg, frame.bad, frame.mae_fg = result


def compare_scenes(options, files):
    """Renders frames of the exact and the normalized scene and compares them."""
    wanted = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        measured = list(pool.map(lambda file: measured_frames(options, file), files))
    for file, others in zip(files, measured):
        # The reference has a frame just before the end.
        last = max(float(frame.number) for frame in file.frames)
        numbers = {int(last * step / TIMES) for step in range(TIMES + 1)} | file.worst_frames | others
        wanted += [(file, number) for number in sorted(numbers)]

    def path(kind, file, number, ending):
        return os.path.join(OUT, kind, file.name, f"{number}{ending}")

    for kind in ("exact", "normalized"):
        pictures.draw(
            options.pegbar,
            [(os.path.join(options.corpus, f.name), n, path(kind, f, n, ".svg")) for f, n in wanted],
            os.path.join(OUT, "drawn"), ["--normalized"] if kind == "normalized" else [])
    for kind, other in (("exact", "exact"), ("normalized", "exact")):
        jobs = [(path(kind, f, n, ".svg"), path(kind, f, n, ".png"), enlarged(f), path(other, f, n, ".png"),
                 path(kind, f, n, ".diff.png")) for f, n in wanted]
        results = pictures.judge(jobs, options.tools)
    for (file, number), (_, _, bad, _) in zip(wanted, results):
        if bad > INVISIBLE:
            file.changed.append(number)


def enlarged(file):
    """Returns the size of the compared frames of a file."""
    return tuple(ENLARGEMENT * side for side in file.frames[0].size)


def print_unknown(files):
    """Prints the findings of unknown extent."""
    kinds = collections.Counter(finding["id"] for file in files for finding in file.unknown)
    for kind, count in kinds.most_common():
        print(f"unknown extent: {kind} × {count}")
    every = sum(len(file.visible) for file in files)
    print(f"findings of unknown extent: {kinds.total()} of {every} visible differences")
    some = [file for file in files if file.unknown]
    worst = max(some, key=lambda file: (len(file.unknown) / len(file.visible), len(file.unknown)), default=None)
    if worst:
        print(f"largest share in a file: {len(worst.unknown)} of {len(worst.visible)} ({worst.name}); "
              f"files with such findings: {len(some)}")


def main():
    options = arguments()
    reference = tables.Reference(options.corpus, options.reference)
    shutil.rmtree(OUT, ignore_errors=True)
    os.makedirs(OUT)
    names = options.files or reference.names[::options.every]
    frames = totals.by_file(reference.frames(set(names)))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        reports = pool.map(lambda name: report(options, name), frames)
        files = [File(name, mine, found, options)
                 for (name, mine), found in zip(frames.items(), reports)]
    compare_with_reference(options, [frame for file in files for frame in file.frames])
    different = [file for file in files if file.verdict == "different"]
    judged = [file for file in different if file.can_be_judged and file.name not in reference.blind]
    compare_scenes(options, judged)
    why = causes.Causes(options, [frame for file in files for frame in file.frames], OUT)
    right = [file for file in files if file.name not in reference.blind]

    silent = [file for file in right if file.verdict == "same" and file.failing(why)]
    for file in silent:
        numbers = ", ".join(frame.number for frame in file.failing(why))
        print(f"silent: {file.name}: frames {numbers}")
    false = [file for file in judged if not file.changed and all(frame.passes for frame in file.frames)]
    for file in false:
        print(f"no difference: {file.name}: {', '.join(f'{kind} × {n}' for kind, n in file.kinds.most_common())}")
    print_unknown(files)
    verdicts = collections.Counter(file.verdict for file in files)
    print(f"verdicts: {', '.join(f'{verdict} {count}' for verdict, count in verdicts.most_common())}")
    share = 100 * len(false) / max(1, len(different))
    print(f"same, but visibly different: {len(silent)} of {verdicts['same']}, goal 0")
    print(f"different, without a visible difference: {len(false)} of {len(different)} ({share:.1f} %), "
          f"goal at most {FALSE_ALARMS} %")
    sys.exit(1 if silent or share > FALSE_ALARMS or verdicts["unread"] else 0)


if __name__ == "__main__":
    main()
