"""Compares the output of two builds for the same files; run by tools/measure builds."""
import argparse
import difflib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time

OUT = ".build/compared"
TIMES = "0%,25%,50%,75%,99%"
# Name and arguments. Inputs, `-o FOLDER` and the report file are added.
RUNS = [
    ("timeline", ["convert"]),
    ("transactions", ["convert", "--style", "transactions"]),
    ("exposed", ["convert", "--expose", "colors,text,images"]),
    ("scene", ["convert", "--to", "scene"]),
    ("exact", ["convert", "--to", "scene", "--exact"]),
    ("frames", ["render", "--times", TIMES]),
    ("normalized-frames", ["render", "--times", TIMES, "--normalized"]),
]


def outputs(pegbar, inputs):
    """Returns the folder with the output of an executable for the inputs; creates it if it is missing."""
    mark = hashlib.sha256()
    with open(pegbar, "rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            mark.update(block)
    mark.update("\0".join(inputs).encode())
    folder = os.path.join(OUT, mark.hexdigest()[:16])
    if os.path.exists(os.path.join(folder, "complete")):
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for name, arguments in RUNS:
        start = time.monotonic()
        out = os.path.join(folder, name)
        report = os.path.join(folder, f"{name}.report.json")
        if arguments[0] == "convert":
            reporting = ["--report", "json", "--report-file", report]
        else:
            reporting = []
        with open(os.path.join(folder, f"{name}.text"), "w", encoding="utf-8") as text:
            status = subprocess.run(
                [pegbar, *arguments, *inputs, "-o", out + "/", *reporting],
                stdout=text, stderr=text, check=False).returncode
            text.write(f"exit code {status}\n")
        if not os.path.isdir(out):
            sys.exit(f"{pegbar} {' '.join(arguments)}: no output, exit code {status}")
        print(f"{folder}: {name}, {time.monotonic() - start:.0f} s", flush=True)
    open(os.path.join(folder, "complete"), "w", encoding="utf-8").close()
    return folder


def without(value, fields):
    """Returns a JSON value without members of these names, at any depth."""
    if isinstance(value, dict):
        return {key: without(item, fields) for key, item in value.items() if key not in fields}
    if isinstance(value, list):
        return [without(item, fields) for item in value]
    return value


def content(path, folder, fields):
    """Returns the bytes of a file without excluded fields and the name of its folder."""
    with open(path, "rb") as file:
        data = file.read().replace(folder.encode(), b"OUT")
    if not path.endswith(".json"):
        return data
    left_out = set(fields)
    if path.endswith(".report.json"):
        left_out.add("title")
    if not left_out:
        return data
    return json.dumps(
        without(json.loads(data), left_out), indent=1, ensure_ascii=False).encode()


def files(folder):
    """Returns the relative paths of the files below a folder."""
    return {
        os.path.relpath(os.path.join(at, name), folder)
        for at, _, names in os.walk(folder) for name in names}


def difference(before, after, lines):
    """Returns the first lines in which two contents differ."""
    texts = [part.decode("utf-8", "replace").splitlines() for part in (before, after)]
    found = [line[:300] for line in difflib.unified_diff(*texts, lineterm="", n=0)
             if not line.startswith(("---", "+++"))]
    return found[:lines]


def main():
    parser = argparse.ArgumentParser(prog="tools/measure builds")
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--corpus")
    parser.add_argument("--without", action="append", default=[], metavar="FIELD")
    parser.add_argument("--lines", type=int, default=6, metavar="N")
    options = parser.parse_args()
    folders = options.folders or ["Samples"] + [options.corpus] * bool(options.corpus)

    differing = compared = 0
    for inputs in folders:
        before, after = (outputs(build, [inputs]) for build in (options.before, options.after))
        names = files(before) | files(after)
        for name in sorted(names - {"complete"}):
            paths = [os.path.join(folder, name) for folder in (before, after)]
            compared += 1
            missing = [path for path in paths if not os.path.exists(path)]
            if missing:
                differing += 1
                print(f"{name}: missing in {missing[0]}")
                continue
            contents = [content(path, folder, options.without)
                        for path, folder in zip(paths, (before, after))]
            if contents[0] != contents[1]:
                differing += 1
                print(f"{name}: differs")
                for line in difference(*contents, options.lines):
                    print("    " + line)
    print(f"{compared} files compared, {differing} differ")
    if compared == 0:
        sys.exit("no files to compare")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
