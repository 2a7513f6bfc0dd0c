"""Renders the corpus with `pegbar render` and judges the frames; run by tools/check fidelity."""
import argparse
import os
import shutil
import sys

from judging import (
    after_effects, causes, floors, numbers, pictures, report_truth, sheets, tables, totals)

# One folder for each scene, because both may be judged at the same time.
OUT = {False: ".build/fidelity/exact", True: ".build/fidelity/normalized"}


def arguments():
    parser = argparse.ArgumentParser(prog="tools/check fidelity")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    corpus = os.environ.get("PEGBAR_CORPUS", "../shared/corpus")
    parser.add_argument("--corpus", default=corpus)
    parser.add_argument("--reference")
    parser.add_argument("--normalized", action="store_true")
    parser.add_argument("--pixels", action="store_true")
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("--numbers", action="store_true")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--floors", action="store_true")
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    options.reference = options.reference or os.path.join(options.corpus, "../reference")
    options.tools = os.path.abspath(os.path.join(options.reference, "../tools"))
    options.partial = options.every > 1 or bool(options.files)
    if options.record and (options.partial or options.normalized):
        parser.error("--record requires all files, exact and normalized")
    return options


def choose(options, reference):
    """Returns the names of the files to judge."""
    chosen = set(options.files or reference.names[::options.every])
    if unknown := chosen - set(reference.names):
        sys.exit(f"tools/check fidelity: no reference frames for {', '.join(sorted(unknown))}")
    return chosen


def judge(options, frames, out):
    """Renders and judges frames of the reference; returns the exit code of rendering."""
    def png(frame):
        return os.path.join(out, "png", frame.png)

    def picture(frame):
        return png(frame) if options.pixels else os.path.join(out, "svg", frame.png[:-4] + ".svg")

    widths = {os.path.join(options.corpus, frame.file): frame.size[0] for frame in frames}
    scene = ["--normalized"] if options.normalized else []
    status = pictures.draw(
        options.pegbar,
        [(os.path.join(options.corpus, f.file), f.number, picture(f)) for f in frames],
        os.path.join(out, "drawn"),
        lambda path: scene + (pictures.pixel_options(widths[path]) if options.pixels else []))
    jobs = [(picture(f), png(f), f.size,
             os.path.join(options.reference, f.png), os.path.join(out, "diff", f.png))
            for f in frames]
    for frame, result in zip(frames, pictures.judge(jobs, options.tools)):
        frame.status, frame.ssim_fg, frame.bad, frame.mae_fg = result
    return status


def report(options, reference, frames, out):
    """Prints the tables, then one line per goal; returns True if all are reached."""
    totals.print_files(frames)
    print()
    totals.print_flags(frames)
    print()
    totals.print_features(frames, reference.features, os.path.join(out, "features.tsv"))
    print()
    native = after_effects.judge(options, out, options.tools,
                                 set(f.file for f in frames) if options.partial else None)
    if native:
        after_effects.report(native)
        print()
    count = sheets.write(totals.by_file(frames), os.path.join(out, "png"), options.reference,
                         os.path.join(out, "diff"), os.path.join(out, "sheets"))
    count += sheets.write(
        {f"after-effects/{name}": mine for name, mine in totals.by_file(native).items()},
        os.path.join(out, "after-effects-png"), options.corpus,
        os.path.join(out, "after-effects-diff"), os.path.join(out, "sheets"))
    why = causes.Causes(options, frames, out)
    truth = report_truth.ReportTruth(options, frames, reference.blind, why)
    why.print_all(frames, truth.kinds, reference.blind)
    print()
    truth.print_details()
    print()
    print(f"{count} sheets in {out}/sheets")
    totals.print_totals(frames)
    print()
    reached = totals.print_bars(frames, options.normalized)
    if native:
        reached &= after_effects.print_bar(native)
    return truth.print_bars() and reached


def prepare(options):
    """Returns an empty folder for pictures of the exact or the normalized scene."""
    out = OUT[options.normalized]
    shutil.rmtree(out, ignore_errors=True)
    os.makedirs(out)
    return out


def record(options, reference):
    """Judges everything twice and writes the floors."""
    judged = {}
    for options.normalized in (False, True):
        judged[options.normalized] = reference.frames(set(reference.names))
        judge(options, judged[options.normalized], prepare(options))
    floors.record(judged[False], judged[True])
    for normalized, frames in judged.items():
        totals.print_bars(frames, normalized)


def main():
    options = arguments()
    reference = tables.Reference(options.corpus, options.reference)
    if options.record:
        return record(options, reference)
    out = prepare(options)
    frames = reference.frames(choose(options, reference))
    if options.numbers:
        return numbers.report(options, frames, out)
    status = judge(options, frames, out)
    if options.floors:
        totals.print_bars(frames, options.normalized)
        worse = floors.check(frames, options.normalized)
        return sys.exit(1 if status or worse else 0)
    reached = report(options, reference, frames, out)
    if not options.partial:
        sys.exit(1 if status or not reached else 0)
    plain = [f for f in frames if f.is_counted and f.is_firm and not f.flags]
    passed = sum(f.passes for f in plain)
    sys.exit(1 if status or 100 * passed < options.at_least * len(plain) else 0)


if __name__ == "__main__":
    main()
