"""Measures the readability of generated Swift; run by tools/measure code-figures."""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PEGBAR = os.environ["PEGBAR"]
MOST_LINES = 60
LONGEST_LINE = 110
# A string literal with data. Lines with one are not counted.
DATA = re.compile(r'"(?:[^"\\]|\\.){40,}"')
FUNCTION = re.compile(r"^( *)(?!//)(?:[a-z@()]+ )*(?:func |init[?(]|var .*[^)]\{$)")
MAKER = re.compile(r"func (\w+)\([^)]*\) -> CAKeyframeAnimation \{\n(.*?)\n  \}\n", re.DOTALL)


# A property of a layer, and the end of its declaration.
PROPERTY = re.compile(r"^ +(?:private )?lazy var (\w+)\b")
# The first move of a scene.
FIRST_MOVE = re.compile(r"^ +(?:add\(|for .* \{ add\(|for .* in .*\{$|transaction\(|animate\(|run\()")
# A number with more than three decimals outside of data.
LONG_DECIMAL = re.compile(r"\d\.\d{4,}")
TIMES = re.compile(r"\b(?:frames|seconds|transaction|delay|window)\(")
STEP = re.compile(r"^  func (\w+)\(\)(?: -> \w+)? \{$", re.MULTILINE)
SCHEDULE = re.compile(r"var transactions: \[TimedTransaction\] \{\n(.*?)\n  \}\n", re.DOTALL)


def convert(paths, folder, *options):
    """Converts each path to a separate folder."""
    for number, path in enumerate(paths):
        subprocess.run(
            [PEGBAR, "convert", path, "-o", str(folder / str(number)), *options],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def functions(text):
    """Yields the first line and the number of lines of each function."""
    lines = text.split("\n")
    for index, line in enumerate(lines):
        opening = FUNCTION.match(line)
        if not opening or not line.endswith("{"):
            continue
        closing = opening.group(1) + "}"
        end = next((i for i in range(index + 1, len(lines)) if lines[i].startswith(closing)), index)
        yield line.strip(), end - index + 1


def balanced(text, start):
    """Returns the contents of the parentheses that open at an index."""
    depth = 0
    for end in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        if depth == 0:
            return text[start + 1:end]
    return text[start + 1:]


def moves_once(call):
    """Returns True if a call creates keyframes at two times, without a path or a repetition."""
    frames = re.search(r"at: frames\(([^()]*)\)", call)
    return (frames is not None and frames.group(1).count(",") == 1 and "data:" not in frames.group(1)
            and call.lstrip().startswith("keys("))


def transactions(text):
    """Returns the number of moves in transactions, and the calls of single moves outside of them."""
    blocks = re.findall(r"^( *)transaction\(.*\{\n(.*?)\n\1\}", text, re.MULTILINE | re.DOTALL)
    count = sum(len(re.findall(r"\banimate\(|^ *[\w.\[\]]+ = ", body, re.MULTILINE)) for _, body in blocks)
    once = {name for name, body in MAKER.findall(text) if moves_once(body)}
    others = []
    for call in re.finditer(r"\brun\(", text):
        inner = balanced(text, call.end() - 1)
        name = re.match(r"\s*(\w+)\(", inner)
        if moves_once(inner) or name and name.group(1) in once:
            others.append(" ".join(inner.split())[:100])
    return count, others


def layers(composition):
    """Yields all layers of a composition, including those of masks."""
    waiting = list(composition.get("layers", []))
    while waiting:
        layer = waiting.pop()
        yield layer
        waiting += layer.get("sublayers", []) + layer.get("mask", {}).get("layers", [])


def is_bent(keys):
    """Returns True if a motion path between two keyframes is curved."""
    for key, after in zip(keys, keys[1:]):
        if "motionPath" in key:
            (x, y), (u, v) = key["value"][:2], after["value"][:2]
            bend = key["motionPath"]
            if any(abs((px - x) * (v - y) - (py - y) * (u - x)) > 0.01 * ((u - x) ** 2 + (v - y) ** 2) ** 0.5
                   for px, py in zip(bend[::2], bend[1::2])):
                return True
    return False


def compositions(scene):
    """Returns the root of a scene and its definitions."""
    return [scene["root"]] + scene.get("definitions", [])


def bent(scene):
    """Yields the sources of layers with a curved position animation in an exact scene."""
    for composition in compositions(scene):
        for layer in composition.get("layers", []):
            position = layer.get("transform", {}).get("position")
            if isinstance(position, dict) and is_bent(position.get("keys", [])):
                yield layer.get("source")


def along(scene):
    """Returns the sources of layers with a motion path in a normalized scene, and the number of sampled keyframes."""
    found, sampled = set(), 0
    for composition in compositions(scene):
        for layer in layers(composition):
            for track in layer.get("tracks", []):
                keys = track.get("keys", [])
                if "baked" in track.get("fidelity", {}):
                    sampled += len(keys)
                if any("motionPath" in key for key in keys):
                    found.add(layer.get("source", "").split(".transform")[0])
    return found, sampled


def style(paths, name, over):
    """Prints the numbers of a style; returns the number of faults."""
    long_functions, longest, moved, others = [], (0, ""), 0, []
    with tempfile.TemporaryDirectory() as folder:
        convert(paths, pathlib.Path(folder), "--style", name, "--support", "shared")
        for file in sorted(pathlib.Path(folder).rglob("*.swift")):
            if file.name == "PegbarSupport.swift":
                continue
            text = file.read_text()
            long_functions += [(count, file.stem, head) for head, count in functions(text) if count > over]
            lines = [line for line in text.split("\n") if not DATA.search(line) and "//" not in line]
            longest = max(longest, max((len(line), f"{file.stem}: {line.strip()}") for line in lines))
            count, calls = transactions(text)
            moved += count
            others += [(file.stem, call) for call in calls]
    print(f"{name}: {len(long_functions)} functions of more than {over} lines")
    for count, file, head in sorted(long_functions, reverse=True)[:20]:
        print(f"  {count:5} {file}: {head[:70]}")
    print(f"{name}: the longest line of code has {longest[0]} columns: {longest[1][:80]}")
    if name == "transactions":
        share = 100 * moved / max(moved + len(others), 1)
        print(f"{name}: {moved} of {moved + len(others)} single moves in blocks ({share:.1f} %)")
        for file, call in others[:10]:
            print(f"        {file}: {call}")
    else:
        others = []
    return len(long_functions) + (longest[0] > LONGEST_LINE) + len(others)


def paths_and_keys(paths):
    """Prints the number of curved position animations with a path, and of sampled keyframes."""
    curves = kept = keys = 0
    with tempfile.TemporaryDirectory() as folder:
        exact, normalized = pathlib.Path(folder, "exact"), pathlib.Path(folder, "normalized")
        convert(paths, exact, "--to", "scene", "--exact")
        convert(paths, normalized, "--to", "scene")
        for file in sorted(normalized.rglob("*.json")):
            source = exact / file.relative_to(normalized)
            if not source.exists():
                continue
            wanted = set(bent(json.loads(source.read_text())))
            found, sampled = along(json.loads(file.read_text()))
            curves, kept, keys = curves + len(wanted), kept + len(wanted & found), keys + sampled
    print(f"curved positions: {kept} of {curves} keep a path; sampled keyframes: {keys}")


def main():
    parser = argparse.ArgumentParser(prog="tools/measure code-figures")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--over", type=int, default=MOST_LINES)
    options = parser.parse_args()
    wrong = sum(style(options.paths, name, options.over) for name in ["timeline", "transactions"])
    paths_and_keys(options.paths)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
