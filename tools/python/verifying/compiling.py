"""Compiles generated scenes in batches, and the modules that they require."""
import os
import re
import subprocess
import sys
import time

from .scenes import OUT, ROOT, SUPPORT, digest, run, stamp

TESTS = ROOT / "Tests"
SHIM = TESTS / "QuartzCoreShim/Sources"
VERIFIER = TESTS / "SceneVerifier/Sources/SceneVerifier"
# The time limit for type-checking an expression, in milliseconds.
LONGEST = 100
STRICT = ["-warnings-as-errors", "-Xfrontend", f"-warn-long-expression-type-checking={LONGEST}"]
TIMES = ["-Xfrontend", "-debug-time-function-bodies",
         "-Xfrontend", "-debug-time-expression-type-checking"]
# Swift mode and import form of setCompletionBlock. The first form runs.
FORMS = [("6", "plain"), ("6", "sendable"), ("5", "plain"), ("5", "sendable")]
PATIENCE = 1800


def build(command, what):
    done = run(command)
    if done.returncode != 0:
        sys.exit(f"tools/check generated: {what} does not build\n{done.stderr[-3000:]}")


def sources(folder):
    return sorted(folder.rglob("*.swift"))


def module(folder, name, files, flags, force=False):
    """Builds a module unless it is newer than its sources; returns True if it was built."""
    target = folder / f"{name}.o"
    newest = max(file.stat().st_mtime for file in files)
    if not force and target.exists() and target.stat().st_mtime >= newest:
        return False
    build(["swiftc", "-O", "-wmo", "-parse-as-library", "-module-name", name, "-swift-version",
           "6", "-package-name", "QuartzCoreShim", "-I", folder, *flags, "-emit-module",
           "-emit-module-path", folder / f"{name}.swiftmodule", "-c", "-o", target, *files], name)
    return True


def build_modules(forms=FORMS):
    """Builds the shim in the required import forms and the verifier; returns a digest of both and the compiler."""
    for form in dict.fromkeys(form for _, form in forms):
        folder = OUT / form
        folder.mkdir(parents=True, exist_ok=True)
        define = ["-D", "SENDABLE_COMPLETION"] if form == "sendable" else []
        rebuilt = module(folder, "QuartzCore", sources(SHIM / "QuartzCore"), define)
        if form == "plain":
            module(folder, "SceneVerifier", sources(VERIFIER), ["-warnings-as-errors"], rebuilt)
    version = run(["swiftc", "--version"]).stdout
    stamps = stamp(*sources(SHIM / "QuartzCore"), *sources(VERIFIER))
    return digest([version, *STRICT, *map(str, FORMS), *stamps])


def batches(scenes, size, count):
    """Yields groups of scenes up to a size and a count; larger scenes are separate groups."""
    group, total = [], 0
    for scene in sorted(scenes, key=lambda scene: -scene.size):
        if group and (total + scene.size > size or len(group) == count):
            yield group
            group, total = [], 0
        group.append(scene)
        total += scene.size
    if group:
        yield group


def faults(text):
    """Returns the first message about each file, by its stem."""
    found = {}
    for match in re.finditer(r"/(\w+)\.swift:\d+:\d+: (?:error|warning): (.*)", text):
        found.setdefault(match[1], match[2])
    return found


def measured(scenes, text):
    """Stores the compile times of functions and expressions in the scenes."""
    by_name = {scene.name: scene for scene in scenes}
    for match in re.finditer(r"^([\d.]+)ms\t\S*/(\w+)\.swift:\d+:\d+(\t)?", text, re.M):
        scene = by_name.get(match[2])
        if scene and match[3]:
            scene.seconds += float(match[1]) / 1000
        elif scene:
            scene.longest = max(scene.longest, float(match[1]))


def files(scenes):
    """Returns the files of scenes, with the support file if a scene requires it."""
    shared = any(scene.support == "shared" for scene in scenes)
    return [scene.swift for scene in scenes] + ([SUPPORT] if shared else [])


def checked(scene, mode, form):
    """Returns the fault of a single scene. Repeats a timeout once, because the machine can be busy."""
    for _ in range(2):
        done = run(["swiftc", "-typecheck", "-parse-as-library", "-module-name", "Generated",
                    "-swift-version", mode, *STRICT, "-I", OUT / form, *files([scene])],
                   timeout=PATIENCE)
        messages = faults(done.stderr)
        other = messages.get(SUPPORT.stem, "" if done.returncode == 0 else "unclear")
        found = messages.get(scene.name, other)
        if "to type-check" not in found:
            return found
    return found


def typecheck(scenes, mode, form):
    """Records compile errors; removes failing scenes, so that they do not hide other errors."""
    rest = list(scenes)
    while rest:
        done = run(["swiftc", "-typecheck", "-parse-as-library", "-wmo", "-module-name",
                    "Generated", "-swift-version", mode, *STRICT, "-I", OUT / form,
                    *files(rest)], timeout=PATIENCE)
        if done.returncode == 0:
            return
        found = faults(done.stderr)
        bad = [scene for scene in rest if scene.name in found]
        if not bad:
            # Without a message of the compiler, checks each file separately.
            bad = rest
        for scene in bad:
            error = checked(scene, mode, form)
            if error:
                scene.errors[mode, form] = error
        rest = [scene for scene in rest if scene not in bad]


def registry(scenes):
    """Returns the main program, which creates and drives each scene and copies its layers."""
    lines = ["import QuartzCore", "import SceneVerifier", "",
             "let scenes: [(name: String, make: () -> DrivenScene)] = ["]
    for scene in scenes:
        lines += [f'  ("{scene.name}", {{']
        for name in classes(scene):
            lines += [f"    Shim.copies({name}.self) {{ {name}(layer: $0) }}"]
        moves = scene.moves()
        scrub = "{ layer.playback.progress = $0 }" if moves else "nil"
        play = "layer.playback.play()" if moves else ""
        stop = "{ layer.playback.stop() }" if moves else "nil"
        lines += [f"    let layer = {scene.name}()", "    var scene = DrivenScene(",
                  f"      layer: layer, scrub: {scrub},", f"      play: {{ {play} }}, stop: {stop})"]
        if moves:
            lines += ["    scene.playPart = { layer.playback.play($0, speed: $1) }",
                      "    scene.reattach = { layer.playback.reattach() }",
                      f"    scene.isReversible = {str(scene.style == 'timeline').lower()}"]
        else:
            lines += ["    scene.isReversible = false"]
        lines += ["    return scene", "  }),"]
    lines += ["]", "verify(Array(CommandLine.arguments.dropFirst()), scenes)", ""]
    return "\n".join(lines)


def classes(scene):
    """Returns the layer classes of a generated file, outermost first."""
    text = scene.swift.read_text(encoding="utf-8")
    names = re.findall(r"^ *(?:public |open )?(?:final )?class (`?\w+`?): (?:CA\w*Layer|Pegbar\w+)\b", text, re.M)
    return names[:1] + [f"{names[0]}.{name}" for name in names[1:]]


def program(scenes, folder):
    """Compiles a batch with the main program; returns the compiled scenes."""
    mode, form = FORMS[0]
    rest = list(scenes)
    # Attempts after timeouts on a busy machine.
    patience = 3
    while rest:
        main = folder / "main.swift"
        main.write_text(registry(rest))
        done = run(["swiftc", "-Onone", "-wmo", "-module-name", "Generated", "-swift-version", mode,
                    *STRICT, *TIMES, "-I", OUT / form, "-o", folder / "verify",
                    OUT / form / "QuartzCore.o", OUT / form / "SceneVerifier.o", main,
                    *files(rest)], timeout=PATIENCE)
        if done.returncode == 0:
            measured(rest, done.stderr)
            return rest
        before = len(rest)
        typecheck(rest, mode, form)
        rest = [scene for scene in rest if not scene.errors]
        patience -= len(rest) == before
        # A timeout on a busy machine is not a fault.
        slow = "to type-check" in done.stderr
        if len(rest) == before and not (slow and patience):
            for scene in rest:
                text = "; ".join(re.findall(r"error: (.*)", done.stderr)) or done.stderr[-160:]
                scene.errors[mode, form] = "the module does not build: " + text
            return []
    return []


def optimized(scenes):
    """Compiles the largest file with -O; returns a line with the time."""
    largest = max(scenes, key=lambda scene: scene.size)
    start = time.time()
    build(["swiftc", "-O", "-parse-as-library", "-module-name", "Largest", "-swift-version", "6",
           "-I", OUT / "plain", "-c", "-o", OUT / "largest.o", largest.swift], largest.label)
    return f"largest file: {largest.label}, {largest.size} bytes, {time.time() - start:.1f} s with -O"


def jobs():
    """Returns the number of concurrent batches. A large batch uses about 4 GB."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return max(1, min(os.cpu_count() or 1, int(memory / 4)))
