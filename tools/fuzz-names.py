#!/usr/bin/env python3
"""Hostile layer names against generated Swift; see tools/fuzz-names.

Every file is converted twice: with its hostile names and with harmless ones. Besides identifiers,
strings and comments both must be the same token by token, so that no name can add, end or change a
declaration.
"""
import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PIECES = [
    '"', "'", "`", "\\(fatalError())", "\\", "\n", "\r\n", "\u2028", "\u2029", "\u0085", "*/", "/*",
    "//", "///", '"""', '#"', '"#', "\\u{41}", "${x}", "#if", "@main", ";", "}", "{", ")", "(", "]",
    "\u202e", "\u2066", "\u200b", "\ufeff", "\0", "\x07", "\ud7ff", "\ufffd", "\U0001f600", "é",
    "e\u0301", "日本", "עברית", "𝒳", "_", "$", "$0", "0", "9layer", " ", "\t", "-", ".", ",", ":",
    "class", "func", "init", "deinit", "self", "Self", "super", "Type", "Any", "let", "var", "in",
    "import", "public", "static", "some", "any", "await", "default", "is", "as", "nil", "true",
    "layer", "bounds", "position", "transform", "opacity", "mask", "name", "contents", "delegate",
    "sublayers", "superlayer", "duration", "speed", "timeOffset", "beginTime", "play", "pause",
    "resume", "stop", "progress", "timeline", "Marker", "Palette", "Curve", "hash", "description",
    "isEqual", "copy", "model", "presentation", "filters", "style", "actions", "frame", "draw",
    "sceneDuration", "displayScale", "CALayer", "CGPoint", "Timeline", "keys", "numbers", "outline",
    "Shape Layer 1", "Group 1", "Fill 1",
]
TOKEN = re.compile(
    r'(?P<comment>//[^\n]*)|(?P<string>"(?:\\.|[^"\\\n])*")|(?P<name>`?(?:[^\W\d]|[^\x00-\x7f])(?:\w|[^\x00-\x7f])*`?)'
    r"|(?P<number>[\d.]+)|(?P<space>[ \t\n]+)|(?P<other>.)", re.S)
DECLARED = re.compile(r"^\s*(?:public )?(?:private\(set\) )?lazy var ([^\s:]+) = ", re.M)


def hostile(rng):
    """A name as no designer gives it."""
    if rng.random() < 0.01:
        return rng.choice(PIECES) * rng.choice([1000, 10_000])
    return "".join(rng.choice(PIECES) for _ in range(rng.choice([1, 1, 2, 3, 6])))


def animation(names):
    """An animation of solids that turn."""
    turn = {"a": 1, "k": [
        {"t": 0, "s": [0], "i": {"x": 1, "y": 1}, "o": {"x": 0, "y": 0}}, {"t": 60, "s": [90]}]}
    layers = [
        {"ty": 1, "ind": index + 1, "nm": name, "ip": 0, "op": 60, "st": 0, "sw": 10, "sh": 10,
         "sc": "#336699", "ks": {"r": turn}} for index, name in enumerate(names)]
    return {"v": "5.12.1", "fr": 60, "ip": 0, "op": 60, "w": 100, "h": 100, "nm": "Names",
            "layers": layers}


def convert(pegbar, names, folder, stem):
    """The Swift file that an animation becomes."""
    source = os.path.join(folder, stem + ".json")
    code = os.path.join(folder, stem + ".swift")
    with open(source, "w", encoding="utf-8") as file:
        json.dump(animation(names), file)
    subprocess.run(
        [pegbar, "convert", source, "--type-name", "NamesLayer", "--quiet", "-o", code], check=True)
    with open(code, encoding="utf-8", newline="") as file:
        return file.read()


def tokens(code):
    """What a compiler sees, without what names may change."""
    found = []
    for match in TOKEN.finditer(code):
        kind = match.lastgroup
        if kind in ("comment", "space"):
            continue
        found.append(match.group() if kind in ("number", "other") else kind)
    return found


def difference(hostile_code, harmless_code, count):
    """What is wrong with a file; nothing where all is well."""
    declared = DECLARED.findall(hostile_code)
    if len(declared) != count or len(set(declared)) != count:
        return f"{len(declared)} layers declared, {len(set(declared))} names, for {count} layers"
    mine, theirs = tokens(hostile_code), tokens(harmless_code)
    if mine == theirs:
        return None
    place = next((i for i, pair in enumerate(zip(mine, theirs)) if pair[0] != pair[1]),
                 min(len(mine), len(theirs)))
    return f"other tokens from number {place} on: {' '.join(mine[place:place + 12])}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--pegbar", required=True)
    parser.add_argument("--files", type=int, default=100)
    parser.add_argument("--names", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-typecheck", action="store_true")
    options = parser.parse_args()
    pegbar = options.pegbar
    rng = random.Random(options.seed)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        plain = convert(
            pegbar, [f"layer {index}" for index in range(options.names)], folder, "harmless")
        for index in range(options.files):
            names = [hostile(rng) for _ in range(options.names)]
            code = convert(pegbar, names, folder, f"hostile{index}")
            wrong = difference(code, plain, options.names)
            if wrong:
                failed += 1
                print(f"file {index} of seed {options.seed}: {wrong}")
        print(f"names: {options.files} files of {options.names} names, {failed} failed")
        if not options.no_typecheck:
            files = [os.path.join(folder, f"hostile{i}.swift") for i in range(options.files)]
            failed += subprocess.run([os.path.join(HERE, "typecheck-generated"), *files]).returncode
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
