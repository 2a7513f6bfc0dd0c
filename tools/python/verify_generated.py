"""Compiles and runs generated Swift, and compares layers; run by tools/check generated."""
import argparse
import concurrent.futures
import json
import os
import pathlib
import shutil
import signal
import sys
import time

from verifying import compiling, hosts, running
from verifying.scenes import KINDS, LIMIT, OUT, ROOT, Listing, Scene

STYLES, SUPPORTS = ["timeline", "transactions"], ["embedded", "shared"]
# Limits of Swift code in one module.
BYTES, FILES = 2_000_000, 24


def row(scene):
    compiles = "yes" if not scene.errors else "NO"
    numbers = "".join(f"{scene.amount(kind):>10.1e}" if scene.ran else f"{'-':>10}"
                      for kind in KINDS)
    wrong = scene.result["wrong"] if scene.ran else "-"
    return (f"{scene.label[-52:]:<52} {compiles:<9}{numbers}  {wrong:<6} {scene.seconds:6.1f} s "
            f"{scene.longest:5.0f} ms")


def show(scene):
    """Prints a line with the result and its faults."""
    lines = [row(scene)]
    lines += [f"  Swift {mode}, {form} setCompletionBlock: {text[:200]}"
              for (mode, form), text in scene.errors.items()]
    if not scene.errors and not scene.holds:
        lines += [f"  {line}" for line in scene.hints()]
    print("\n".join(lines), flush=True)


def inputs(options):
    """Returns the animations and their labels."""
    files = [(pathlib.Path(file), file) for file in options.files]
    if options.samples:
        files += [(file, str(file.relative_to(ROOT)))
                  for file in sorted((ROOT / "Samples").glob("*/*.json"))]
    corpus = pathlib.Path(os.environ.get("PEGBAR_CORPUS") or f"{options.shared}/corpus")
    if options.shared and (options.every or not files):
        with open(corpus / "features.jsonl", encoding="utf-8") as file:
            names = [json.loads(line)["name"] for line in file]
        files += [(corpus / name, name) for name in names[::options.every or 1]]
    return files


def arguments():
    parser = argparse.ArgumentParser(prog="tools/check generated")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--development", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--shared", default="", help=argparse.SUPPRESS)
    parser.add_argument("--every", type=int, metavar="N")
    parser.add_argument("--samples", action="store_true")
    parser.add_argument("--one-form", action="store_true", help="compile only the form that runs")
    parser.add_argument("--optimize", action="store_true")
    parser.add_argument("--parts", action="store_true",
                        help="also play at double speed, backward, in part, and after animations were removed")
    parser.add_argument("--style", choices=STYLES)
    parser.add_argument("--support", choices=SUPPORTS)
    parser.add_argument("--fresh", action="store_true", help="discard earlier results")
    parser.add_argument("files", nargs="*")
    return parser.parse_args()


def verified(scenes, forms, tools, parts):
    """Verifies scenes without earlier results in batches; saves the result of each batch."""
    todo = []
    for scene in scenes:
        if scene.restore(tools):
            show(scene)
        else:
            todo.append(scene)
    # Separates embedded and shared functions, because with both the compiler has twice as many candidates.
    groups = [group for support in SUPPORTS for group in compiling.batches(
        [scene for scene in todo if scene.support == support], BYTES, FILES)]

    def one(number, group):
        running.verify(group, number, forms, ["--parts"] if parts else [])
        for scene in group:
            scene.save(tools)
        return group

    with concurrent.futures.ThreadPoolExecutor(compiling.jobs()) as pool:
        done = [pool.submit(one, number, group) for number, group in enumerate(groups)]
        for future in concurrent.futures.as_completed(done):
            for scene in future.result():
                show(scene)


def summary(scenes, refused, forms):
    """Prints the totals; returns True if the goals are reached."""
    good = sum(not scene.errors for scene in scenes)
    exact = sum(scene.holds for scene in scenes)
    states = sum((scene.result or {}).get("states", 0) for scene in scenes)
    slowest = max(scenes, key=lambda scene: scene.longest)
    print(f"longest expression: {slowest.longest:.0f} ms, {slowest.label}")
    print(f"verify: {len(scenes)} files, {good} compile in {len(forms)} forms, "
          f"{exact} match within {LIMIT:g} ({states} states of layers)")
    return not refused and good == len(scenes) and exact == len(scenes)


def main():
    # Exits at once. The next run continues with the saved results.
    signal.signal(signal.SIGTERM, lambda *_: os._exit(143))
    options = arguments()
    files = inputs(options)
    if not files:
        sys.exit("tools/check generated: no animations to verify")
    if options.fresh:
        shutil.rmtree(OUT, ignore_errors=True)
    for folder in ("generated", "results", "batches"):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
    start = time.time()
    forms = compiling.FORMS[:1] if options.one_form else compiling.FORMS
    tools = compiling.build_modules(forms) + str(len(forms)) + ("parts" if options.parts else "")
    scenes = [Scene(path, label, style, support) for path, label in files
              for style in ([options.style] if options.style else STYLES)
              for support in ([options.support] if options.support else SUPPORTS)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        listings = {path: Listing(path) for path, _ in files}
        list(pool.map(lambda listing: listing.write(options.development), listings.values()))
        list(pool.map(lambda scene: scene.generate(options.pegbar, listings[scene.path]), scenes))
    refused = [scene for scene in scenes if scene.refused]
    converted = [scene for scene in scenes if not scene.refused]
    if not converted:
        sys.exit("tools/check generated: no file was converted: " + "; ".join(
            f"{scene.label}: {scene.refused}" for scene in refused[:3]))
    print(f"{'file':<52} {'compiles':<9}" + "".join(f"{kind:>10}" for kind in KINDS)
          + "  wrong   checked  longest")
    verified(converted, forms, tools, options.parts)
    for scene in refused:
        print(f"{scene.label}: {scene.refused}")
    held = hosts.verified(options.pegbar, converted) if not options.one_form else True
    if options.optimize:
        print(compiling.optimized(converted))
    print(f"time: {time.time() - start:.0f} s")
    return 0 if summary(converted, refused, forms) and held else 1


if __name__ == "__main__":
    sys.exit(main())
