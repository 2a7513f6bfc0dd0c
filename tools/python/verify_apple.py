"""Plays generated scenes in Core Animation and compares them with the normalized scenes; run by tools/verify-apple."""
import argparse
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import time

from verifying import compiling, scenes

ROOT = scenes.ROOT
OUT = ROOT / ".build/apple"
SOURCES = sorted((ROOT / "Tests/AppleVerifier").glob("*.swift"))
ON_MAC = sys.platform == "darwin"
# The largest differences that hold: points, and fractions of a color component, an opacity or a line.
LIMITS = {"points": 0.01, "color": 1 / 255, "opacity": 1 / 255, "fraction": 1e-3}
# Normalization divides motion along paths and morphs until each way to play them is within this tolerance, in points.
TOLERANCE = 0.25
SAMPLED = re.compile(r'\balong\(|"path"')
TIMES = [0, 0.25, 0.5, 0.75, 1]
# A picture holds if the mean difference of its channels is at most this, 0...255.
MEAN = 2
# A call of a helper that adds a CATransition.
TRANSITION = re.compile(r"^ +(?:let \w+ = )?(?:exchange|transition)\(", re.MULTILINE)
# The number of scenes in one program.
SIZE = 20
SHIM_ONLY = ("These values are from the shim of the tests, not from Core Animation. They show that the sources of the "
             "verifier compile and run, and prove nothing about a device.")


def arguments():
    parser = argparse.ArgumentParser(prog="tools/verify-apple")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--development", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--style", choices=["timeline", "transactions"])
    parser.add_argument("--report", type=pathlib.Path, default=OUT / "verify-apple.json")
    parser.add_argument("files", nargs="*")
    return parser.parse_args()


def prepared(options):
    """Returns the generated scenes; ends the program if one cannot be generated."""
    paths = [pathlib.Path(file) for file in options.files] or sorted((ROOT / "Samples/showcase").glob("*.json"))
    found = []
    for path in paths:
        listing = scenes.Listing(path)
        listing.write(options.development)
        for style in [options.style] if options.style else ["timeline", "transactions"]:
            label = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
            scene = scenes.Scene(path, label, style, "embedded")
            scene.generate(options.pegbar, listing)
            if scene.refused:
                sys.exit(f"tools/verify-apple: {label}: {scene.refused}")
            found.append(scene)
    return found


def build(batch, number):
    """Compiles scenes with the verifier; returns the program."""
    folder = OUT / "programs" / str(number)
    folder.mkdir(parents=True, exist_ok=True)
    main = folder / "main.swift"
    text = compiling.registry(batch).replace("import SceneVerifier\n", "")
    main.write_text(text.replace("\nverify(", "\nverifyScenes("))
    flags = ["-target", f"{platform.machine()}-apple-macosx13.0"]
    if not ON_MAC:
        compiling.build_modules(compiling.FORMS[:1])
        shim = compiling.OUT / "plain"
        flags = ["-I", shim, shim / "QuartzCore.o"]
    program = folder / "verify"
    # Views and windows belong to the main actor, which Swift 6 also requires of layers in functions of modules.
    done = scenes.run(["swiftc", "-Onone", "-wmo", "-module-name", "AppleVerifier", "-swift-version", "5", "-o", program,
                       *flags, main, *compiling.sources(compiling.VERIFIER), *SOURCES, *compiling.files(batch)])
    if done.returncode != 0:
        sys.exit(f"tools/verify-apple: the verifier does not build\n{done.stderr[-4000:]}")
    return program


def lines(command):
    """Runs a program; returns the JSON objects that it prints, by name."""
    done = scenes.run(command, timeout=3600)
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode != 0:
        print(f"  the program ended with {done.returncode}: {done.stderr.strip()[-300:]}", file=sys.stderr)
    return {line["name"]: line for line in found}


def verdict(scene, result):
    """Returns `holds`, `within tolerance`, `differs` or `not judged`, and the reason."""
    if result is None or "error" in result:
        return "differs", (result or {}).get("error", "the program ended")
    if result["missing"] or result["extra"]:
        return "differs", f"layers are missing or extra: {(result['missing'] + result['extra'])[:3]}"
    code = scene.swift.read_text(encoding="utf-8")
    if scene.style == "transactions" and TRANSITION.search(code):
        return "not judged", "Core Animation does not report how far a transition is"
    kinds = {}
    for mode, values in result["modes"].items():
        # When Core Animation reports the end of an animation decides when the next transaction begins.
        if scene.style == "transactions" and mode.startswith("play"):
            continue
        for kind, amount in values.items():
            kinds[kind] = max(kinds.get(kind, 0), amount)
    worse = {kind: amount for kind, amount in kinds.items() if amount > LIMITS[kind]}
    if not worse:
        return "holds", ""
    text = ", ".join(f"{kind} {amount:.3g}" for kind, amount in sorted(worse.items()))
    is_close = set(worse) == {"points"} and worse["points"] <= TOLERANCE and SAMPLED.search(code)
    return ("within tolerance" if is_close else "differs"), text


def pictures(options, batch, program):
    """Returns the differences of pictures by scene; empty without Metal."""
    from judging.pictures import apart, draw, rasterised
    folder = OUT / "pixels"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    timelines = [scene for scene in batch if scene.style == "timeline" and scene.moves()]
    drawn = lines([program, "pixels", folder, ",".join(map(str, TIMES)), *[scene.name for scene in timelines]])
    found = {}
    for scene in timelines:
        made = drawn.get(scene.name, {"error": "the program ended"})
        if "error" in made:
            found[scene.name] = {"error": made["error"]}
            continue
        frames = json.loads(scenes.run([options.pegbar, "inspect", scene.path, "--report", "json"]).stdout)
        count = frames_of(frames)
        wanted = [(scene.path, round(count * item["time"], 6), folder / f"{scene.name}-{index}.svg")
                  for index, item in enumerate(made["pictures"])]
        draw(options.pegbar, wanted, str(folder / "svg"), ["--normalized"])
        found[scene.name] = {"pictures": [
            {"time": item["time"], "file": item["file"], **apart(item, rasterised(svg.read_text(encoding="utf-8")))}
            for item, (_, _, svg) in zip(made["pictures"], wanted) if svg.exists()]}
    return found


def frames_of(report):
    """Returns the number of frames of an animation from `pegbar inspect --report json`."""
    waiting = [report]
    while waiting:
        item = waiting.pop()
        if isinstance(item, dict):
            if isinstance(item.get("frames"), (int, float)):
                return item["frames"]
            waiting += item.values()
        elif isinstance(item, list):
            waiting += item
    return 0


def typechecked():
    """Type-checks the goldens for the SDKs of iOS and macOS, if xcrun is present; returns messages by SDK."""
    if not shutil.which("xcrun"):
        return {}
    goldens = sorted((ROOT / "Tests/PegbarTests/Goldens").rglob("*.swift"))
    support = next((file for file in goldens if file.name == "PegbarSupport.swift"), None)
    found = {}
    for sdk, target in [("macosx", "arm64-apple-macosx13.0"), ("iphoneos", "arm64-apple-ios16.0")]:
        errors = []
        for file in goldens:
            if file == support:
                continue
            shared = [support] if support and "PegbarScene" in file.read_text(encoding="utf-8") else []
            done = scenes.run(["xcrun", "--sdk", sdk, "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
                               "-target", target, file, *shared])
            if done.returncode != 0:
                errors.append(f"{file.relative_to(ROOT)}: {done.stderr.strip()[:400]}")
        found[sdk] = {"files": len(goldens) - 1, "errors": errors}
    return found


def system():
    names = {"system": platform.platform(), "machine": platform.machine(),
             "swift": scenes.run(["swiftc", "--version"]).stdout.splitlines()[0]}
    if ON_MAC:
        names["macOS"] = platform.mac_ver()[0]
    return names


def show(rows, checks):
    for row in rows:
        worst = " ".join(f"{kind} {value['amount']:.1e}" for kind, value in sorted(row["worst"].items()))
        print(f"{row['label'][-56:]:<56} {row['verdict']:<17} {worst}")
        if row["reason"]:
            print(f"  {row['reason']}")
        for picture in row.get("pictures", []):
            mark = "holds" if picture["mean"] <= MEAN else "DIFFERS"
            print(f"  picture at {picture['time']:.0%}: {mark}, mean difference {picture['mean']:.2f} of 255, "
                  f"{picture['bad']:.2%} of pixels are off by more than 32")
    for sdk, result in checks.items():
        print(f"goldens for {sdk}: {result['files'] - len(result['errors'])} of {result['files']} type-check")


def main():
    options = arguments()
    scenes.OUT = OUT
    for folder in ("generated", "results"):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
    start = time.time()
    batch = prepared(options)
    rows = []
    for number, index in enumerate(range(0, len(batch), SIZE)):
        part = batch[index:index + SIZE]
        program = build(part, number)
        results = lines([program, "values", OUT / "generated", *[scene.name for scene in part]])
        drawn = pictures(options, part, program) if ON_MAC else {}
        for scene in part:
            result = results.get(scene.name)
            word, reason = verdict(scene, result)
            kept = {key: (result or {}).get(key, {}) for key in ("worst", "modes", "states", "violations")}
            rows.append({"label": scene.label, "style": scene.style, "verdict": word, "reason": reason,
                         **kept, **drawn.get(scene.name, {})})
    checks = typechecked()
    show(rows, checks)
    report = {"core animation": "device" if ON_MAC else "shim", **system(), "limits": LIMITS, "tolerance": TOLERANCE,
              "commit": scenes.run(["git", "-C", ROOT, "rev-parse", "HEAD"]).stdout.strip(), "scenes": rows,
              "goldens": checks}
    options.report.parent.mkdir(parents=True, exist_ok=True)
    options.report.write_text(json.dumps(report, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    good = sum(row["verdict"] in ("holds", "within tolerance") for row in rows)
    unjudged = sum(row["verdict"] == "not judged" for row in rows)
    print(f"time: {time.time() - start:.0f} s")
    print(f"report: {os.path.relpath(options.report)}")
    if not ON_MAC:
        print(SHIM_ONLY)
    print(f"verify-apple: {good} of {len(rows)} scenes hold, {unjudged} cannot be judged")
    failed = good + unjudged < len(rows) or any(result["errors"] for result in checks.values())
    failed |= any(picture["mean"] > MEAN for row in rows for picture in row.get("pictures", []))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    try:
        main()
    except subprocess.TimeoutExpired as expired:
        sys.exit(f"tools/verify-apple: {expired.cmd[0]} did not end")
