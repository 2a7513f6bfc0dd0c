"""Renders the corpus with `pegbar render` and judges the frames; run by tools/check fidelity."""
import argparse
import os
import shutil
import sys

from judging import (
    after_effects, causes, floors, numbers, pictures, report_truth, sheets, tables, totals)

OUT = ".build/fidelity"


def arguments():
    parser = argparse.ArgumentParser(prog="tools/check fidelity")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    corpus = os.environ.get("PEGBAR_CORPUS", "../shared/corpus")
    parser.add_argument("--corpus", default=corpus)
    parser.add_argument("--reference")
    parser.add_argument("--normalized", action="store_true")
    parser.add_argument("--svg", action="store_true")
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
    if options.record and (options.partial or options.normalized or options.svg):
        parser.error("--record requires all files, in all forms")
    return options


def choose(options, reference):
    """Returns the names of the files to judge."""
    chosen = set(options.files or reference.names[::options.every])
    if unknown := chosen - set(reference.names):
        sys.exit(f"tools/check fidelity: no reference frames for {', '.join(sorted(unknown))}")
    return chosen


def judge(options, frames, out):
    """Renders and judges frames of the reference; returns the exit code of rendering."""
    return pictures.judge_frames(options, frames, out, options.reference)


def report(options, reference, frames, out):
    """Prints the tables, then one line per goal; returns True if all are reached."""
    totals.print_files(frames)
    print()
    totals.print_flags(frames)
    print()
    totals.print_features(frames, reference.features, os.path.join(out, "features.tsv"))
    print()
    native = after_effects.judge(
        options, out, set(f.file for f in frames) if options.partial else None)
    if native:
        after_effects.report(native)
        print()
    count = sheets.write(totals.by_file(frames), os.path.join(out, "png"), options.reference,
                         os.path.join(out, "diff"), os.path.join(out, "sheets"))
    count += sheets.write(
        {f"after-effects/{name}": mine for name, mine in totals.by_file(native).items()},
        os.path.join(out, "after-effects/png"), options.corpus,
        os.path.join(out, "after-effects/diff"), os.path.join(out, "sheets"))
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
    """Returns an empty folder for pictures of a form, because several may be judged at the same time."""
    out = os.path.join(OUT, floors.form(options))
    shutil.rmtree(out, ignore_errors=True)
    os.makedirs(out)
    return out


def record(options, reference):
    """Judges everything in all forms and writes the floors."""
    judged = {}
    for options.normalized, options.svg in ((False, False), (True, False), (False, True)):
        frames = judged[floors.form(options)] = reference.frames(set(reference.names))
        judge(options, frames, prepare(options))
        totals.print_bars(frames, options.normalized)
    floors.record(judged)


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
        worse = floors.check(frames, floors.form(options))
        return sys.exit(1 if status or worse else 0)
    reached = report(options, reference, frames, out)
    if not options.partial:
        sys.exit(1 if status or not reached else 0)
    plain = [f for f in frames if f.is_counted and f.is_firm and not f.flags]
    passed = sum(f.passes for f in plain)
    sys.exit(1 if status or 100 * passed < options.at_least * len(plain) else 0)


if __name__ == "__main__":
    main()
