#!/usr/bin/env python3
"""Tests generated Swift with hostile names; run by tools/check fuzz-names.

Converts every file twice: with hostile and with harmless names. Apart from identifiers, strings and
comments, both must have the same tokens, so that no name can add, end or change a declaration.
"""
import argparse
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unicodedata

TOOLS = pathlib.Path(__file__).resolve().parents[1]
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
LAYER = re.compile(r"^ +(?:public private\(set\) )?lazy var ([^\s:]+): [^\s:]+ = ", re.M)
PARAMETER = re.compile(r"^  (?:public )?var (?!displayScale:)([^\s:]+)[^\n]* \{\n    didSet ", re.M)
# The cases of markers: cases with raw values, and lists of cases without.
CASES = re.compile(r"^    case ([^\s.\"][^\n]*)\n", re.M)
# All classes but the one that plays the scene.
CLASS = re.compile(r"^ *(?:public |open )?(?:final )?class (?!Playback )([^\s:]+)", re.M)
# The numbers of other named items besides layers.
COUNTS = {"markers": 20, "slots": 3, "images": 4, "texts": 5, "definitions": 3}
# The words of names that count as none, because After Effects gives them.
UNNAMED = {"", "layer", "mask", "shape layer", "group", "fill", "transform", "text", "image", "path", "object"}
# The number of layers in a definition.
PARTS = 4
PIXEL = ("data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAA"
         "BQABpfZFQAAAAABJRU5ErkJggg==")


def hostile(rng):
    """Returns a hostile name."""
    if rng.random() < 0.01:
        return rng.choice(PIECES) * rng.choice([1000, 10_000])
    return "".join(rng.choice(PIECES) for _ in range(rng.choice([1, 1, 2, 3, 6])))


def turn():
    return {"a": 1, "k": [
        {"t": 0, "s": [0], "i": {"x": 1, "y": 1}, "o": {"x": 0, "y": 0}}, {"t": 60, "s": [90]}]}


def layer(kind, index, name, **more):
    return {"ty": kind, "ind": index, "nm": name, "ip": 0, "op": 60, "st": 0,
            "ks": {"r": turn()}, **more}


def solid(index, name):
    return layer(1, index, name, sw=10, sh=10, sc="#336699")


def text(index, name, content):
    document = {"t": content, "f": "Helvetica", "s": 20, "fc": [0, 0, 0], "j": 0}
    return layer(5, index, name, t={
        "d": {"k": [{"t": 0, "s": document}]}, "p": {}, "a": [],
        "m": {"g": 1, "a": {"a": 0, "k": [0, 0]}}})


def distinct(names):
    """Returns a function like `names` whose texts do not differ in numbers only, except pairs.

    Three such layers would become a list.
    """
    counts = collections.Counter()

    def name():
        text = names()
        # A NUL ends a name.
        line = unicodedata.normalize("NFC", text.split("\0")[0][:80].lower())
        words = " ".join("".join(c if c.isalpha() else " " for c in line).split())
        key = "" if words in UNNAMED else words
        counts[key] += 1
        if counts[key] <= 2:
            return text
        number, letters = counts.total(), "q"
        while number:
            number, letter = divmod(number, 26)
            letters += chr(ord("a") + letter)
        return f"{letters} {text}" if len(text) > 60 or "\0" in text else f"{text} {letters}"

    return name


def animation(names, count):
    """Returns an animation with `count` rotating solids, and some of all other items that have names.

    `names` returns the names. Ids get a number, so that they are unique.
    """
    index = iter(range(1, 1_000_000))
    # In jansson, a NUL ends the keys of objects.
    ids = {kind: [names().replace("\0", "") + str(number) for number in range(COUNTS[kind])]
           for kind in ("slots", "images", "definitions")}
    assets = [{"id": name, "w": 1, "h": 1, "e": 1, "u": "", "p": PIXEL} for name in ids["images"]]
    # Definitions with fewer layers are not kept.
    for name in ids["definitions"]:
        inner = distinct(names)
        assets.append({"id": name, "nm": names(),
                       "layers": [solid(number, inner()) for number in range(1, 1 + PARTS)]})
    own = distinct(names)
    layers = [solid(next(index), own()) for _ in range(count)]
    for place, name in enumerate(ids["slots"]):
        layers[place % len(layers)]["ks"]["o"] = {"sid": name, "a": 0, "k": 50}
    layers += [layer(2, next(index), own(), refId=name) for name in ids["images"]]
    layers += [layer(0, next(index), own(), refId=name, w=10, h=10)
               for name in ids["definitions"]]
    # A line break would create two layers.
    layers += [text(next(index), own(), "a" + re.sub(r"[\x00-\x1f\x85\u2028\u2029]", "x", names())[:200])
               for _ in range(COUNTS["texts"])]
    return {"v": "5.12.1", "fr": 60, "ip": 0, "op": 60, "w": 100, "h": 100, "nm": names(),
            "markers": [{"cm": names(), "tm": number, "dr": 1}
                        for number in range(COUNTS["markers"])],
            "slots": {name: {"p": {"a": 0, "k": 60}} for name in ids["slots"]},
            "assets": assets, "layers": layers}


def file_name(name):
    """Returns a file name for a name."""
    plain = name.replace("/", "").replace("\0", "").encode()[:120].decode(errors="ignore")
    return (plain.strip(".") or "x") + ".json"


def convert(pegbar, names, count, folder, style):
    """Converts an animation; returns its class and view, and a fault of the output files or None."""
    os.makedirs(folder)
    source = os.path.join(folder, file_name(names()))
    with open(source, "w", encoding="utf-8") as file:
        json.dump(animation(names, count), file)
    before = set(os.listdir(folder))
    code = os.path.join(folder, "code.swift")
    subprocess.run(
        [pegbar, "convert", source, "--quiet", "--expose", "colors,text,images", "--host",
         "swiftui", *style, "-o", code], check=True)
    new = sorted(set(os.listdir(folder)) - before)
    views = [name for name in new if name.endswith("View.swift")]
    pictures = [name for name in new if name.endswith(".png")]
    wrong = None
    if len(views) != 1 or len(pictures) != COUNTS["images"] or len(new) != 2 + len(pictures):
        wrong = f"unexpected files: {new}"
    view = os.path.join(folder, views[0]) if views else code
    verified = subprocess.run([pegbar, "verify", code, view, source], capture_output=True)
    if verified.returncode != 0:
        wrong = f"not up to date: {verified.stdout[-200:]} {verified.stderr[-200:]}"
    texts = []
    for path in (code, view):
        with open(path, encoding="utf-8", newline="") as file:
            texts.append(file.read())
    return texts, wrong


def tokens(code):
    """Returns the tokens of the code, with placeholders for those that depend on names."""
    found = []
    for match in TOKEN.finditer(code):
        kind = match.lastgroup
        if kind in ("comment", "space"):
            continue
        word = match.group() if kind == "other" else kind
        # Long lists have a trailing comma.
        if word in ("]", ")") and found and found[-1] == ",":
            found.pop()
        found.append(word)
    return found


def markers(code):
    """Returns the names of all marker cases."""
    return [name for line in CASES.findall(code) for name in line.split(" = ")[0].split(", ")]


def unexpected(code, count):
    """Returns the first unexpected declaration, or None."""
    of_scene = count + COUNTS["images"] + COUNTS["definitions"] + COUNTS["texts"]
    expected = [
        ("layers", LAYER, of_scene + PARTS * COUNTS["definitions"]),
        # The palette has the color of all solids and that of all texts.
        ("parameters", PARAMETER, COUNTS["slots"] + COUNTS["images"] + COUNTS["texts"] + 2),
        ("classes", CLASS, 1 + COUNTS["definitions"])]
    found = [(what, pattern.findall(code), number) for what, pattern, number in expected]
    # The whole scene is also a marker.
    for what, found, number in found + [("markers", markers(code), 1 + COUNTS["markers"])]:
        if len(found) != number:
            return f"{len(found)} {what} declared instead of {number}"
        if what != "layers" and len(set(found)) != number:
            return f"{what} with the same name"
    # Each class is a separate scope, and the root class is first.
    members = LAYER.findall(code)[:of_scene] + PARAMETER.findall(code)
    if len(set(members)) != len(members):
        return "members with the same name"
    return None


def difference(hostile_code, harmless_code):
    """Returns the first difference, or None if only names differ."""
    # The raw value of a marker's case depends on its name.
    mine, theirs = (tokens(CASES.sub("", code)) for code in (hostile_code, harmless_code))
    if mine == theirs:
        return None
    place = next((i for i, pair in enumerate(zip(mine, theirs)) if pair[0] != pair[1]),
                 min(len(mine), len(theirs)))
    return f"different tokens from number {place}: {' '.join(mine[place:place + 12])}"


def harmless():
    """Yields harmless names. Layers whose names end with a number would become a list."""
    number = 0
    while True:
        number += 1
        yield f"harmless {number} name"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--pegbar", required=True)
    parser.add_argument("--files", type=int, default=100)
    parser.add_argument("--names", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--style", help="style of the code")
    parser.add_argument("--no-typecheck", action="store_true")
    options = parser.parse_args()
    pegbar = options.pegbar
    style = ["--style", options.style] if options.style else []
    rng = random.Random(options.seed)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        plain, wrong = convert(pegbar, harmless().__next__, options.names,
                               os.path.join(folder, "harmless"), style)
        if wrong:
            sys.exit(f"harmless names: {wrong}")
        for index in range(options.files):
            texts, wrong = convert(pegbar, lambda: hostile(rng), options.names,
                                   os.path.join(folder, f"hostile{index}"), style)
            wrong = wrong or unexpected(texts[0], options.names)
            for mine, theirs in zip(texts, plain):
                wrong = wrong or difference(mine, theirs)
            if wrong:
                failed += 1
                print(f"file {index} of seed {options.seed}: {wrong}")
        print(f"names: {options.files} files of {options.names} names, {failed} failed")
        if not options.no_typecheck:
            files = [os.path.join(folder, f"hostile{i}/code.swift") for i in range(options.files)]
            failed += subprocess.run([TOOLS / "check", "typecheck", *files]).returncode
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
