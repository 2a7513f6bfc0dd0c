"""Type-checks the views around generated layers against stubs of the frameworks they stand in."""
import shutil

from .compiling import SHIM, STRICT, module, sources
from .scenes import OUT, ROOT, run

# The kinds with the frameworks that each of their worlds has; SwiftUI stands on either.
KINDS = [("uikit", ["UIKit"]), ("appkit", ["AppKit"]), ("swiftui", ["UIKit", "SwiftUI"]),
         ("swiftui", ["AppKit", "SwiftUI"])]
# How scenes are converted, and in which modes they are compiled then.
SWIFT_6, SWIFT_5 = ["-swift-version", "6"], ["-swift-version", "5"]
FORMS = [([], [SWIFT_6, SWIFT_5]), (["--support", "shared"], [SWIFT_6, SWIFT_5]),
         (["--nonisolated"], [SWIFT_6 + ["-default-isolation", "MainActor"]])]
# Between them the samples have images, markers, parameters, texts, and nothing at all.
SAMPLES = ["showcase", "slots", "parameters", "image", "marker", "text"]


def stubs(frameworks):
    """A folder with the modules of a world and no others, since views ask what can be imported."""
    folder = OUT / ("world-" + "-".join(frameworks))
    folder.mkdir(exist_ok=True)
    for file in (OUT / "plain").glob("QuartzCore.*"):
        shutil.copy2(file, folder)
    for name in frameworks:
        module(folder, name, sources(SHIM / name), [], force=True)
    return folder


def verified(pegbar, scenes):
    """Whether the views of some scenes compile; prints what does not, and how many do."""
    folders = [ROOT / "Samples" / name for name in SAMPLES]
    by_path = {}
    for scene in scenes:
        if scene.support == "embedded" and scene.path.resolve().parent in folders:
            by_path.setdefault(scene.path, []).append(scene)
    if not by_path:
        return True
    # Views depend little on the style, so the files alternate between the styles.
    chosen = [found[number % len(found)] for number, found in enumerate(by_path.values())]
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
                      + (lines or ["files are missing"])[0][-200:])
    print(f"hosts: {good} of {total} forms compile, each with {len(chosen)} scenes")
    return good == total


def views(pegbar, scenes, folder, flags):
    """Converts scenes with views into a new folder; how many views there are then."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for scene in scenes:
        run([pegbar, "convert", scene.path, "--quiet", "--style", scene.style, "--type-name",
             scene.name, *flags, "-o", f"{folder}/{scene.name}.swift"])
    return len(list(folder.glob("*View.swift")))
