"""Type-checks the views for generated layers against stubs of their frameworks."""
import json
import shutil

from .compiling import SHIM, STRICT, module, sources
from .scenes import OUT, ROOT, Scene, run

# The kinds of views with their frameworks. SwiftUI builds on UIKit or AppKit.
KINDS = [("uikit", ["UIKit"]), ("appkit", ["AppKit"]), ("swiftui", ["UIKit", "SwiftUI"]),
         ("swiftui", ["AppKit", "SwiftUI"])]
# Conversion options with the compiler modes for each.
SWIFT_6, SWIFT_5 = ["-swift-version", "6"], ["-swift-version", "5"]
FORMS = [([], [SWIFT_6, SWIFT_5]), (["--support", "shared"], [SWIFT_6, SWIFT_5]),
         (["--nonisolated"], [SWIFT_6 + ["-default-isolation", "MainActor"]])]
# Together, these have images, markers, parameters, texts, and none of them.
SAMPLES = ["showcase", "slots", "parameters", "image", "marker", "text"]
# A sample with motion and markers, and the playback settings that it gets in addition.
PLAYED = "Samples/showcase/walk.json"
PLAYBACKS = [{"isReversed": True, "mode": "bounce", "count": 3}, {"speed": 2, "count": 3},
             {"isAutomatic": False, "count": 0}, {"mode": "bounce", "count": 0, "isOnHover": True}]


def stubs(frameworks):
    """Returns a folder with only the modules of these frameworks, because views use `canImport`."""
    folder = OUT / ("world-" + "-".join(frameworks))
    folder.mkdir(exist_ok=True)
    for file in (OUT / "plain").glob("QuartzCore.*"):
        shutil.copy2(file, folder)
    for name in frameworks:
        module(folder, name, sources(SHIM / name), [], force=True)
    return folder


def verified(pegbar, scenes):
    """Compiles the views of some scenes and prints failures; returns True if all compile."""
    folders = [ROOT / "Samples" / name for name in SAMPLES]
    by_path = {}
    for scene in scenes:
        if scene.support == "embedded" and scene.path.resolve().parent in folders:
            by_path.setdefault(scene.path, []).append(scene)
    if not by_path:
        return True
    # Views depend little on the style, so the files alternate between the styles.
    chosen = [found[number % len(found)] for number, found in enumerate(by_path.values())]
    chosen += played(pegbar)
    total = good = 0
    for kind, frameworks in KINDS:
        modules = stubs(frameworks)
        for flags, modes in FORMS:
            folder = OUT / "hosts" / "-".join([kind, *frameworks, *flags])
            written = views(pegbar, chosen, folder, ["--host", kind, *flags])
            for mode in modes:
                total += 1
                done = run(["swiftc", "-typecheck", "-parse-as-library", "-wmo", "-module-name",
                            "Hosts", *mode, *STRICT, "-D", "DEBUG", "-I", modules,
                            *sources(folder)])
                if done.returncode == 0 and written == len(chosen):
                    good += 1
                    continue
                lines = [line for line in done.stderr.splitlines() if ": error: " in line]
                print(" ".join(["host", kind, "on", frameworks[0], *flags, *mode]) + ": "
                      + (lines or ["missing files"])[0][-200:])
    print(f"hosts: {good} of {total} forms compile, each with {len(chosen)} scenes")
    return good == total


def played(pegbar):
    """Returns a scene with playback settings in both styles, as if they were in an archive."""
    folder = OUT / "played"
    folder.mkdir(parents=True, exist_ok=True)
    plain = json.loads(run([pegbar, "convert", ROOT / PLAYED, "--quiet", "--to", "scene"]).stdout)
    plain.pop("checksum", None)
    scenes = []
    for number, playback in enumerate(PLAYBACKS):
        path = folder / f"{number}.json"
        path.write_text(json.dumps({**plain, "playback": playback}), encoding="utf-8")
        scenes += [Scene(path, f"{path}", style, "embedded") for style in ("timeline", "transactions")]
    return scenes


def views(pegbar, scenes, folder, flags):
    """Converts scenes with views to a new folder; returns the number of views."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for scene in scenes:
        run([pegbar, "convert", scene.path, "--quiet", "--style", scene.style, "--type-name",
             scene.name, *flags, "-o", f"{folder}/{scene.name}.swift"])
    return len(list(folder.glob("*View.swift")))
