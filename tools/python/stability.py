"""Counts the lines of generated Swift that small edits change; run by tools/measure stability."""
import argparse
import copy
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

PEGBAR = os.environ["PEGBAR"]
SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "Samples"
SECONDS = 60


def walk(node):
    """Yields every object of the file, each before its members."""
    waiting = [node]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, dict):
            yield node
            waiting[:0] = list(node.values())
        elif isinstance(node, list):
            waiting[:0] = node


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def moving(file):
    """Returns the keyframes of the first animated property with plain numbers, or None."""
    for node in walk(file):
        keys = node.get("k")
        if not isinstance(keys, list) or len(keys) < 2:
            continue
        if all(isinstance(key, dict) and is_number(key.get("t")) for key in keys):
            values = keys[0].get("s")
            if is_number(values) or (isinstance(values, list) and values and is_number(values[0])):
                return keys
    return None


def key_value(file):
    keys = moving(file)
    if keys is None:
        return False
    value = keys[0]["s"]
    if is_number(value):
        keys[0]["s"] = value + 7
    else:
        value[0] += 7
    return True


def key_time(file):
    keys = moving(file)
    if keys is None:
        return False
    last = keys[-1]
    last["t"] = (last["t"] + keys[-2]["t"]) / 2 if last["t"] > keys[-2]["t"] + 2 else last["t"] + 1
    last["t"] = round(last["t"])
    return True


def curve(file):
    keys = moving(file) or []
    for key in keys:
        if isinstance(key.get("o"), dict) and "x" in key["o"]:
            x = key["o"]["x"]
            if isinstance(x, list):
                key["o"]["x"] = [0.23 for _ in x]
            else:
                key["o"]["x"] = 0.23
            return True
    return False


def style(file, kinds, member):
    for node in walk(file):
        if node.get("ty") in kinds and isinstance(node.get(member), dict):
            if not node[member].get("a") and "k" in node[member]:
                return node[member]
    return None


def color(file):
    found = style(file, ("fl", "st"), "c")
    if not found or not is_number(found["k"][0]):
        return False
    found["k"][0] = 0.2 if found["k"][0] > 0.5 else 0.8
    return True


def layers(file):
    for node in walk(file):
        if isinstance(node.get("ks"), dict) and "ty" in node and is_number(node.get("ip")):
            yield node


def position(file):
    for layer in layers(file):
        p = layer["ks"].get("p")
        if isinstance(p, dict) and not p.get("a") and isinstance(p.get("k"), list):
            if is_number(p["k"][0]):
                p["k"][0] += 3
                return True
    return False


def name(file):
    for layer in layers(file):
        if isinstance(layer.get("nm"), str):
            layer["nm"] = "Renamed thing"
            return True
    return False


def opacity(file):
    for layer in layers(file):
        o = layer["ks"].get("o")
        if isinstance(o, dict) and not o.get("a") and is_number(o.get("k")) and o["k"] > 0:
            o["k"] = 80
            return True
    return False


def width(file):
    found = style(file, ("st", "gs"), "w")
    if not found or not is_number(found["k"]):
        return False
    found["k"] += 1
    return True


def point(file):
    for node in walk(file):
        if node.get("ty") == "sh" and isinstance(node.get("ks"), dict):
            path = node["ks"].get("k")
            if isinstance(path, dict) and path.get("v"):
                path["v"][0][0] += 2
                return True
    return False


def end(file):
    if not is_number(file.get("op")):
        return False
    file["op"] -= 1
    return True


EDITS = [key_value, key_time, curve, color, position, name, opacity, width, point, end]


def swift(file, folder):
    path = pathlib.Path(folder) / "scene.json"
    path.write_text(json.dumps(file))
    run = subprocess.run(
        [PEGBAR, "convert", str(path)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        timeout=SECONDS)
    if run.returncode:
        return None
    lines = run.stdout.decode().split("\n")
    return [line for line in lines if not line.startswith("// ")]


def difference(before, after, folder):
    """Returns the removed and added lines of `diff`."""
    paths = [pathlib.Path(folder) / name for name in ("before", "after")]
    for path, lines in zip(paths, (before, after)):
        path.write_text("\n".join(lines))
    run = subprocess.run(["diff", *map(str, paths)], stdout=subprocess.PIPE)
    return [line for line in run.stdout.decode().split("\n") if line[:1] in ("<", ">")]


def animations(paths):
    for path in map(pathlib.Path, paths):
        yield from sorted(path.rglob("*.json")) if path.is_dir() else [path]


def main():
    parser = argparse.ArgumentParser(prog="tools/measure stability")
    parser.add_argument("paths", nargs="*", default=[str(SAMPLES)])
    parser.add_argument("--goal", type=float, default=6)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    counts = {edit.__name__: [] for edit in EDITS}
    with tempfile.TemporaryDirectory() as folder:
        for path in animations(options.paths):
            try:
                file = json.loads(path.read_bytes())
                before = swift(file, folder)
            except (ValueError, subprocess.TimeoutExpired):
                continue
            if before is None or not isinstance(file, dict):
                continue
            for edit in EDITS:
                edited = copy.deepcopy(file)
                try:
                    after = swift(edited, folder) if edit(edited) else None
                except (TypeError, KeyError, IndexError, subprocess.TimeoutExpired):
                    continue
                lines = difference(before, after, folder) if after else []
                # Edits of invisible parts change nothing and do not count.
                if not lines:
                    continue
                counts[edit.__name__].append(len(lines))
                if options.verbose:
                    print(f"{path}: {edit.__name__} {len(lines)}")
                    print("\n".join("    " + line[:160] for line in lines[:24]))
    for name, lines in counts.items():
        if lines:
            print(f"{name:10}  {len(lines):4} edits  median {statistics.median(lines):5.1f}"
                  f"  most {max(lines)}")
    every = [count for lines in counts.values() for count in lines]
    if not every:
        sys.exit("tools/measure stability: no animations to measure")
    median = statistics.median(every)
    print(f"{len(every)} edits change a median of {median:g} lines")
    return 1 if median > options.goal else 0


if __name__ == "__main__":
    sys.exit(main())
