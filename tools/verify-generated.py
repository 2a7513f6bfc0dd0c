"""What tools/verify-generated does once there is an executable."""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / ".build/verify"
SHIM = ROOT / "Tests/QuartzCoreShim/Sources/QuartzCore"
VERIFIER = ROOT / "Tests/SceneVerifier/Sources/SceneVerifier"
LIMIT = 1e-4
SHARE = 0.99
KINDS = ("points", "color", "opacity", "fraction")
STRICT = ["-warnings-as-errors", "-Xfrontend", "-warn-long-expression-type-checking=100"]
# Swift mode and how the SDK imports setCompletionBlock; the first one is run.
FORMS = [("6", "plain"), ("6", "sendable"), ("5", "plain"), ("5", "sendable")]
JOBS = os.cpu_count() or 2


class Scene:
    """An animation and the class it becomes."""

    def __init__(self, number, path, label):
        self.path = path
        self.label = label
        self.name = f"Scene{number}"
        self.swift = OUT / "generated" / f"{self.name}.swift"
        self.errors = {}
        self.result = None
        self.refused = ""


def run(command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)


def build(command, what):
    done = run(command)
    if done.returncode != 0:
        sys.exit(f"verify-generated: {what} does not build\n{done.stderr[-3000:]}")


def newest(folder):
    return max(file.stat().st_mtime for file in folder.rglob("*.swift"))


def build_modules():
    """The shim in both import forms, and the verifier; kept while their sources are the same."""
    for form in ("plain", "sendable"):
        folder = OUT / form
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / "QuartzCore.o"
        if not target.exists() or target.stat().st_mtime < newest(SHIM):
            define = ["-D", "SENDABLE_COMPLETION"] if form == "sendable" else []
            build(["swiftc", "-O", "-wmo", "-parse-as-library", "-module-name", "QuartzCore",
                   "-swift-version", "6", "-package-name", "QuartzCoreShim",
                   "-emit-module", "-emit-module-path",
                   folder / "QuartzCore.swiftmodule", "-c", "-o", target, *define,
                   *sorted(SHIM.rglob("*.swift"))], "the shim")
    folder = OUT / "plain"
    target = folder / "SceneVerifier.o"
    if not target.exists() or target.stat().st_mtime < max(newest(SHIM), newest(VERIFIER)):
        build(["swiftc", "-O", "-wmo", "-parse-as-library", "-module-name", "SceneVerifier",
               "-swift-version", "6", "-warnings-as-errors", "-I", folder, "-emit-module",
               "-emit-module-path", folder / "SceneVerifier.swiftmodule", "-c", "-o", target,
               *sorted(VERIFIER.rglob("*.swift"))], "the verifier")


def generate(pegbar, scene):
    """Writes the class of a scene and the listing of what it must look like."""
    done = run([pegbar, "convert", scene.path, "--quiet", "--type-name", scene.name, "-o",
                scene.swift])
    if done.returncode != 0:
        scene.refused = f"convert: {done.stderr.strip()[:120] or done.returncode}"
        return
    with open(OUT / "generated" / f"{scene.name}.layers", "wb") as file:
        done = subprocess.run([pegbar, "layers", str(scene.path)], stdout=file,
                              stderr=subprocess.PIPE)
    if done.returncode != 0:
        scene.refused = f"layers: {done.stderr.decode()[:120]}"


def faults(text):
    """The first message about each file, by its stem."""
    found = {}
    for match in re.finditer(r"/(\w+)\.swift:\d+:\d+: (?:error|warning): (.*)", text):
        found.setdefault(match[1], match[2])
    return found


def typecheck(scenes, mode, form):
    """Notes what does not compile; what fails is taken out, so that it hides nothing else."""
    rest = list(scenes)
    while rest:
        done = run(["swiftc", "-typecheck", "-parse-as-library", "-module-name", "Generated",
                    "-swift-version", mode, *STRICT, "-I", OUT / form,
                    *[scene.swift for scene in rest]])
        if done.returncode == 0:
            return
        found = faults(done.stderr)
        bad = [scene for scene in rest if scene.name in found]
        for scene in bad:
            scene.errors[mode, form] = found[scene.name]
        if not bad:
            sys.exit(f"verify-generated: the compiler fails\n{done.stderr[-2000:]}")
        rest = [scene for scene in rest if scene not in bad]


def registry(scenes):
    """The main program: how each scene is made and driven."""
    lines = ["import QuartzCore", "import SceneVerifier", "",
             "let scenes: [(name: String, make: () -> DrivenScene)] = ["]
    for scene in scenes:
        lines += [f'  ("{scene.name}", {{', f"    let layer = {scene.name}()",
                  "    return DrivenScene(", "      layer: layer, scrub: { layer.progress = $0 },",
                  "      play: { layer.play() })", "  }),"]
    lines += ["]", "verify(Array(CommandLine.arguments.dropFirst()), scenes)", ""]
    return "\n".join(lines)


def compile_program(scenes):
    """Compiles all scenes as one module with the main program; returns those it has."""
    main = OUT / "main.swift"
    main.write_text(registry(scenes))
    mode, form = FORMS[0]
    done = run(["swiftc", "-Onone", "-module-name", "Generated", "-swift-version", mode, *STRICT,
                "-j", JOBS, "-I", OUT / form, "-o", OUT / "verify", OUT / form / "QuartzCore.o",
                OUT / form / "SceneVerifier.o", main, *[scene.swift for scene in scenes]])
    if done.returncode == 0:
        return scenes
    typecheck(scenes, mode, form)
    rest = [scene for scene in scenes if not scene.errors]
    if len(rest) == len(scenes) or not rest:
        sys.exit(f"verify-generated: the generated module does not build\n{done.stderr[-3000:]}")
    return compile_program(rest)


def run_scenes(scenes):
    """Runs the program; a scene that ends it is noted, and the others go on."""
    by_name = {scene.name: scene for scene in scenes}

    def some(part):
        rest = list(part)
        while rest:
            try:
                done = run([OUT / "verify", OUT / "generated", *[scene.name for scene in rest]],
                           timeout=1200)
                text, code = done.stdout, done.returncode
            except subprocess.TimeoutExpired as expired:
                text, code = (expired.stdout or b"").decode(), "too long"
            for line in text.splitlines():
                if line.startswith("{") and line.endswith("}"):
                    result = json.loads(line)
                    by_name[result["name"]].result = result
            if code == 0:
                return
            rest = [scene for scene in rest if scene.result is None]
            if rest:
                rest[0].result = {"error": f"ended with {code}"}
                rest = rest[1:]

    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        list(pool.map(some, [scenes[start::JOBS] for start in range(JOBS)]))


def amount(scene, kind):
    return scene.result.get("worst", {}).get(kind, {}).get("amount", 0)


def holds(scene):
    result = scene.result
    return (result is not None and "error" not in result and not result["missing"]
            and not result["extra"] and not result["violations"]
            and all(amount(scene, kind) <= LIMIT for kind in KINDS))


def hints(scene):
    """What is wrong with a scene, worst first."""
    result = scene.result
    if result is None:
        return ["did not run"]
    if "error" in result:
        return [result["error"]]
    lines = [f"missing layer: {name}" for name in result["missing"][:2]]
    lines += [f"extra layer: {name}" for name in result["extra"][:2]]
    lines += [f"shim, {count} times: {text[:200]}" for text, count
              in sorted(result["violations"].items(), key=lambda item: -item[1])[:4]]
    for kind in KINDS:
        if amount(scene, kind) > LIMIT:
            worst = result["worst"][kind]
            lines.append(f"{kind} {worst['amount']:.3g} in \"{worst['layer'][-80:]}\" at "
                         f"{worst['time']:.4f} s ({worst['mode']}): {worst['values'][:240]}")
    return lines


def print_table(scenes):
    print(f"{'file':<52} {'compiles':<9}" + "".join(f"{kind:>10}" for kind in KINDS) + "  wrong")
    for scene in scenes:
        compiles = "yes" if not scene.errors else "NO"
        ran = scene.result is not None and "error" not in scene.result
        numbers = "".join(f"{amount(scene, kind):>10.1e}" if ran else f"{'-':>10}"
                          for kind in KINDS)
        wrong = scene.result["wrong"] if ran else "-"
        print(f"{scene.label[-52:]:<52} {compiles:<9}{numbers}  {wrong}")
    for scene in scenes:
        for form, text in scene.errors.items():
            print(f"{scene.label}: Swift {form[0]}, {form[1]} setCompletionBlock: {text[:200]}")
        if not scene.errors and not holds(scene):
            for line in hints(scene):
                print(f"{scene.label}: {line}")


def optimized(scenes):
    """How long the largest file takes alone with -O."""
    largest = max(scenes, key=lambda scene: scene.swift.stat().st_size)
    start = time.time()
    build(["swiftc", "-O", "-parse-as-library", "-module-name", "Largest", "-swift-version", "6",
           "-I", OUT / "plain", "-c", "-o", OUT / "largest.o", largest.swift], largest.label)
    size = largest.swift.stat().st_size
    print(f"largest file: {largest.label}, {size} bytes, {time.time() - start:.1f} s with -O")


def inputs(options):
    """The animations with what they are called."""
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
    parser = argparse.ArgumentParser(prog="tools/verify-generated")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--shared", default="", help=argparse.SUPPRESS)
    parser.add_argument("--every", type=int, metavar="N")
    parser.add_argument("--samples", action="store_true")
    parser.add_argument("--one-form", action="store_true", help="only what is run is compiled")
    parser.add_argument("--optimize", action="store_true")
    parser.add_argument("files", nargs="*")
    return parser.parse_args()


def main():
    options = arguments()
    files = inputs(options)
    if not files:
        sys.exit("verify-generated: there is nothing to verify")
    shutil.rmtree(OUT / "generated", ignore_errors=True)
    (OUT / "generated").mkdir(parents=True)
    build_modules()
    scenes = [Scene(number, path, label) for number, (path, label) in enumerate(files)]
    times = {}

    def timed(what, body):
        start = time.time()
        result = body()
        times[what] = time.time() - start
        return result

    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        timed("generate", lambda: list(pool.map(lambda s: generate(options.pegbar, s), scenes)))
        converted = [scene for scene in scenes if not scene.refused]
        compiled = timed("compile", lambda: compile_program(converted))
        others = [] if options.one_form else FORMS[1:]
        timed("check", lambda: list(pool.map(lambda f: typecheck(converted, *f), others)))
    timed("run", lambda: run_scenes(compiled))

    print_table(converted)
    for scene in scenes:
        if scene.refused:
            print(f"{scene.label}: {scene.refused}")
    if options.optimize:
        optimized(converted)
    good = sum(not scene.errors for scene in converted)
    exact = sum(holds(scene) for scene in converted)
    states = sum((scene.result or {}).get("states", 0) for scene in converted)
    print("times: " + ", ".join(f"{what} {seconds:.0f} s" for what, seconds in times.items()))
    print(f"verify: {len(converted)} files, {good} compile in {len(others) + 1} forms, "
          f"{exact} hold within {LIMIT:g} ({states} states of layers)")
    refused = len(converted) < len(scenes)
    return 1 if refused or good < len(converted) or exact < SHARE * len(converted) else 0


if __name__ == "__main__":
    sys.exit(main())
