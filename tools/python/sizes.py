"""Compares the sizes of generated Swift and of animations; run by tools/measure sizes."""
import argparse
import gzip
import json
import os
import pathlib
import subprocess
import sys
import zipfile

PEGBAR = os.environ["PEGBAR"]
SECONDS = 120
KINDS = {".json", ".lottie", ".tgs"}


def animations(paths, over):
    """Yields the files with more than `over` bytes of JSON, and their sizes."""
    for path in map(pathlib.Path, paths):
        found = (file for file in path.rglob("*") if file.suffix in KINDS)
        for file in sorted(found) if path.is_dir() else [path]:
            size = json_size(file)
            if size is not None and size > over:
                yield file, size


def json_size(file):
    """Returns the size of the JSON; None for damaged archives and archives without an animation."""
    try:
        if file.suffix == ".tgs":
            return len(gzip.decompress(file.read_bytes()))
        if file.suffix != ".lottie":
            return file.stat().st_size
        with zipfile.ZipFile(file) as archive:
            first = json.loads(archive.read("manifest.json"))["animations"][0]["id"]
            sizes = {entry.filename: entry.file_size for entry in archive.infolist()}
            return sizes.get(f"a/{first}.json", sizes.get(f"animations/{first}.json"))
    except (OSError, EOFError, ValueError, KeyError, IndexError, zipfile.BadZipFile):
        return None


def swift_size(file):
    """Returns the size of the Swift; None if the file cannot be converted."""
    try:
        run = subprocess.run(
            [PEGBAR, "convert", str(file)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None
    return len(run.stdout) if run.returncode == 0 else None


def main():
    parser = argparse.ArgumentParser(prog="tools/measure sizes")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--over", type=int, default=5000)
    parser.add_argument("--goal", type=float, default=0)
    options = parser.parse_args()
    sizes = []
    for file, source in animations(options.paths, options.over):
        swift = swift_size(file)
        if swift is not None:
            sizes.append((swift / source, source, swift, file))
    for ratio, source, swift, file in sorted(sizes, key=lambda entry: -entry[0]):
        if ratio >= 1:
            print(f"{ratio:7.2f}  {source:9}  {swift:9}  {file}")
    if not sizes:
        sys.exit("tools/measure sizes: no animations to measure")
    smaller = sum(ratio < 1 for ratio, *_ in sizes)
    share = 100 * smaller / len(sizes)
    print(f"smaller than its source: {smaller} of {len(sizes)} ({share:.0f} %)")
    return 1 if share < options.goal else 0


if __name__ == "__main__":
    sys.exit(main())
