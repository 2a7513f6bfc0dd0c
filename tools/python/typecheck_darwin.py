"""Type-checks the modules for Apple platforms; run by tools/check typecheck-darwin."""
import concurrent.futures
import json
import os
import re
import sys

import darwin_sdk
from darwin_sdk import ROOT, CompilerError, Platform, frontend, run

PARSER = ROOT / sys.argv[1] / "Sources"
# By name in the manifest: the name for people, in a target triple, and of an SDK.
SYSTEMS = {"macos": ("macOS", "macosx", "macosx"), "ios": ("iOS", "ios", "iphoneos")}
FAILED_DEPENDENCY = "not checked, because a dependency has errors"


def emit(name, files, platform, flags):
    """Compiles a module up to the diagnostics of function bodies; returns the messages, or "" on success."""
    module = platform.modules / f"{name}.swiftmodule"
    module.unlink(missing_ok=True)
    whole = [] if any(file.name == "main.swift" for file in files) else ["-parse-as-library"]
    return frontend(
        "-emit-module", "-module-name", name, *whole, *platform.flags, *flags, "-o", str(module),
        *map(str, files))


def build_parser(platform):
    """Compiles swift-argument-parser, which only the command imports."""
    for name in ("ArgumentParserToolInfo", "ArgumentParser"):
        messages = emit(name, sorted((PARSER / name).rglob("*.swift")), platform, [
            "-swift-version", "6", "-suppress-warnings", "-package-name", "parser"])
        if messages:
            raise CompilerError(f"{messages}\ntypecheck-darwin: {name} does not compile for {platform.label}")


def swift_flags(target):
    """Returns the compiler flags of a target in the manifest."""
    flags = ["-package-name", "pegbar", "-swift-version", "6"]
    for setting in target["settings"]:
        (kind, value), = setting["kind"].items()
        if kind == "enableUpcomingFeature":
            flags += ["-enable-upcoming-feature", value["_0"]]
        elif kind == "treatAllWarnings":
            flags += ["-warnings-as-errors"]
        else:
            sys.exit(f"typecheck-darwin: unknown setting {kind} of {target['name']}")
    return flags


def dependencies(target):
    """Returns the names of a target's dependencies in the package."""
    return [entry["byName"][0] for entry in target["dependencies"] if "byName" in entry]


def ordered(targets):
    """Returns targets by name, each after its dependencies."""
    found = {}

    def visit(name):
        if name in targets and name not in found:
            for dependency in dependencies(targets[name]):
                visit(dependency)
            found[name] = targets[name]

    for name in targets:
        visit(name)
    return found


def embedded_files(target, platform):
    """Returns the file that SwiftPM generates from embedded resources, with empty contents; a list without any."""
    resources = [entry for entry in target["resources"] if "embedInCode" in entry["rule"]]
    if not resources:
        return []
    names = [re.sub(r"\W", "_", os.path.basename(entry["path"])) for entry in resources]
    file = platform.modules / f"{target['name']}-resources.swift"
    file.write_text("struct PackageResources {\n"
                    + "".join(f"  static let {name}: [UInt8] = []\n" for name in names) + "}\n")
    return [file]


def check(target, platform, maps):
    """Compiles a target; returns the messages, "" on success, or None if a dependency has errors."""
    required = [name for name in dependencies(target) if name not in maps]
    if not all((platform.modules / f"{name}.swiftmodule").exists() for name in required):
        return None
    files = sorted(path.relative_to(ROOT) for path in (ROOT / target["path"]).rglob("*.swift"))
    clang = [flag for path in maps.values() for flag in ("-Xcc", f"-fmodule-map-file={path}")]
    files += embedded_files(target, platform)
    return emit(target["name"], files, platform, [*swift_flags(target), *clang])


def error_count(messages):
    """Returns the number of errors in messages."""
    return max(1, len(re.findall(r"^\S.*?: error: ", messages, flags=re.M))) if messages else 0


def state(messages):
    """Returns the result of a module in words."""
    if messages is None:
        return FAILED_DEPENDENCY
    count = error_count(messages)
    return f"{count} error{'' if count == 1 else 's'}" if count else "ok"


def check_all(targets, platforms, maps, pool):
    """Checks targets and prints their results; returns the number of modules by platform, and of errors."""
    for platform in platforms:
        for name in targets:
            (platform.modules / f"{name}.swiftmodule").unlink(missing_ok=True)
    counts, errors = dict.fromkeys(platforms, 0), 0
    for name, target in targets.items():
        # The command is for macOS only.
        chosen = [platform for platform in platforms
                  if target["type"] == "regular" or platform.name == "macos"]
        results = list(zip(chosen, pool.map(lambda platform: check(target, platform, maps), chosen)))
        print(f"{name}: " + ", ".join(f"{platform.label} {state(said)}" for platform, said in results), flush=True)
        for platform, messages in results:
            counts[platform] += messages is not None
            errors += error_count(messages)
            if messages:
                print(f"{name} for {platform.label}:\n{messages}", flush=True)
    return counts, errors


def platforms_of(manifest):
    """Returns the platforms of the manifest that are checked."""
    found = []
    for entry in manifest["platforms"]:
        if entry["platformName"] in SYSTEMS:
            label, system, sdk = SYSTEMS[entry["platformName"]]
            version = entry["version"]
            found.append(Platform(
                entry["platformName"], f"{label} {version.removesuffix('.0')}", f"arm64-apple-{system}{version}",
                sdk))
    return found


def main():
    manifest = json.loads(run("swift", "package", "dump-package"))
    sources = {target["name"]: target for target in manifest["targets"]
               if (target.get("path") or "").startswith("Sources/")}
    maps = {name: ROOT / target["path"] / "module.modulemap"
            for name, target in sources.items() if target["type"] == "system"}
    targets = ordered({
        name: target for name, target in sources.items() if target["type"] in ("regular", "executable")})
    platforms = platforms_of(manifest)
    jobs = int(os.environ.get("PEGBAR_TYPECHECK_JOBS", "2"))
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        try:
            darwin_sdk.prepare(platforms, pool)
            build_parser(next(platform for platform in platforms if platform.name == "macos"))
        except CompilerError as error:
            sys.exit(str(error))
        counts, errors = check_all(targets, platforms, maps, pool)
    numbers = ", ".join(f"{count} for {platform.label}" for platform, count in counts.items())
    numbers = numbers.replace(" for", " modules for", 1)
    print(f"typecheck-darwin: {numbers}: {errors} error{'' if errors == 1 else 's'}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
