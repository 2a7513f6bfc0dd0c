"""Type-checks generated Swift; run by tools/check typecheck."""
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

SHIM = pathlib.Path(__file__).resolve().parents[2] / "Tests/QuartzCoreShim/Sources/QuartzCore"
MODES = ("6", "5")
MAIN_ACTOR = "--main-actor"
TOGETHER = "--together"
WARNING_LIMITS = ["-Xfrontend", "-warn-long-expression-type-checking=500"]


def swift_files(arguments):
    for argument in map(pathlib.Path, arguments):
        if argument.is_dir():
            yield from sorted(argument.rglob("*.swift"))
        elif argument.is_file():
            yield argument
        else:
            sys.exit(usage(f"no such file: {argument}"))


def usage(message):
    print(f"tools/check typecheck: {message}", file=sys.stderr)
    return 2


def build_shim(directory):
    """Builds the module of the shim; returns the flags to find it, or none on macOS."""
    if sys.platform == "darwin":
        return []
    subprocess.run(
        ["swiftc", "-emit-module", "-module-name", "QuartzCore", "-parse-as-library",
         "-swift-version", "6", "-package-name", "QuartzCoreShim", "-wmo",
         "-enable-upcoming-feature", "ExistentialAny",
         "-o", f"{directory}/QuartzCore.swiftmodule", *map(str, sorted(SHIM.rglob("*.swift")))],
        check=True)
    return ["-I", str(directory)]


def typecheck(files, mode, flags):
    """Compiles files as one module; returns the compiler's messages, or an empty string on success."""
    run = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-module-name", "Generated",
         "-swift-version", mode, "-warnings-as-errors", *WARNING_LIMITS, *flags, *map(str, files)],
        capture_output=True, text=True)
    return "" if run.returncode == 0 else run.stderr or f"exit code {run.returncode}"


def main(arguments):
    if not arguments:
        return usage("specify files or directories to check")
    isolation = ["-default-isolation", "MainActor"] if MAIN_ACTOR in arguments else []
    names = [argument for argument in arguments if argument not in (MAIN_ACTOR, TOGETHER)]
    files = list(swift_files(names))
    if not files:
        return usage("no Swift files found")
    modules = {"all files": files} if TOGETHER in arguments else {file: [file] for file in files}
    failed = 0
    jobs = int(os.environ.get("PEGBAR_TYPECHECK_JOBS", "2"))
    with tempfile.TemporaryDirectory() as directory:
        flags = build_shim(directory) + isolation
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            checks = {
                name: [pool.submit(typecheck, module, mode, flags) for mode in MODES]
                for name, module in modules.items()
            }
            for file, results in checks.items():
                said = [(mode, run.result()) for mode, run in zip(MODES, results)]
                failed += any(text for _, text in said)
                for mode, text in said:
                    if text:
                        print(f"{file}: fails in Swift {mode} mode\n{text.rstrip()}")
    what = f" ({len(files)} files as one module)" if TOGETHER in arguments else ""
    print(f"typecheck: {len(modules) - failed} ok, {failed} failed{what}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
