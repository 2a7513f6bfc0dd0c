"""Edits an animation and compares what `pegbar diff` names; run by tools/check diff."""
import argparse
import copy
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import time

OUT = ".build/diff"
# The time in which 300 pairs are compared, in seconds.
FOLDER_TIME = 90
PIXEL = ("data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
         "awAAAABJRU5ErkJggg==")


def fixed(value):
    return {"a": 0, "k": value}


def keyed(*keys, ease=0.333):
    """Returns an animated property with (frame, value) keyframes and one easing."""
    frames = [{"t": frame, "s": value if isinstance(value, list) else [value],
               "i": {"x": [1 - ease], "y": [1]}, "o": {"x": [ease], "y": [0]}} for frame, value in keys]
    return {"a": 1, "k": frames}


def transform(x=0, y=0, **more):
    return {"o": fixed(100), "r": fixed(0), "p": fixed([x, y, 0]), "a": fixed([0, 0, 0]),
            "s": fixed([100, 100, 100]), **more}


def layer(kind, name, **more):
    return {"ty": kind, "nm": name, "ks": transform(), "ip": 0, "op": 60, "st": 0, **more}


def outline(*points):
    return {"v": [list(point) for point in points], "i": [[0, 0]] * len(points), "o": [[0, 0]] * len(points), "c": True}


def group(name, *items):
    return {"ty": "gr", "nm": name, "it": [*items, {"ty": "tr", **transform(), "sk": fixed(0), "sa": fixed(0)}]}


def base():
    """Returns an animation with a layer of each kind."""
    body = group(
        "Body", {"ty": "sh", "nm": "Torso", "ks": fixed(outline((0, 0), (20, 0), (20, 30)))},
        {"ty": "el", "nm": "Head", "p": fixed([5, 5]), "s": fixed([8, 8])},
        {"ty": "fl", "nm": "Skin", "c": fixed([1, 0.5, 0.25, 1]), "o": fixed(100), "r": 1},
        {"ty": "st", "nm": "Edge", "c": fixed([0, 0, 0, 1]), "o": fixed(100), "w": fixed(2), "lc": 2, "lj": 2})
    sky = group(
        "Sky", {"ty": "rc", "nm": "Box", "p": fixed([30, 30]), "s": fixed([20, 20]), "r": fixed(2)},
        {"ty": "gf", "nm": "Blend", "o": fixed(100), "r": 1, "t": 1, "s": fixed([20, 30]), "e": fixed([40, 30]),
         "g": {"p": 2, "k": fixed([0, 1, 0, 0, 1, 0, 0, 1])}})
    arm = layer(4, "Arm", shapes=[body, sky])
    arm["ks"]["p"] = keyed((0, [10, 10, 0]), (20, [50, 10, 0]), (40, [50, 60, 0]))
    arm["ks"]["r"] = keyed((0, 0), (30, 90))
    words = {"s": 24, "f": "Sans", "t": "Hello", "j": 0, "tr": 0, "lh": 28, "ls": 0, "fc": [0, 0, 0]}
    title = layer(5, "Title", t={"d": {"k": [{"s": words, "t": 0}]}, "a": [], "m": {"g": 1, "a": fixed([0, 0])}, "p": {}})
    mask = {"mode": "a", "nm": "Window", "inv": False, "pt": fixed(outline((0, 0), (60, 0), (60, 60))),
            "o": fixed(100), "x": fixed(0)}
    photo = layer(2, "Photo", refId="photo", masksProperties=[mask], hasMask=True)
    panel = layer(1, "Panel", sw=50, sh=40, sc="#336699", parent=1, ef=[
        {"ty": 29, "nm": "Blur", "mn": "ADBE Gaussian Blur 2", "en": 1, "ef": [
            {"ty": 0, "nm": "Blurriness", "v": fixed(5)}, {"ty": 7, "nm": "Dimensions", "v": fixed(1)},
            {"ty": 7, "nm": "Repeat", "v": fixed(0)}]}])
    scene = layer(0, "Scene", refId="comp", w=100, h=100)
    dot = layer(1, "Dot", sw=9, sh=9, sc="#ff0000")
    back = layer(1, "Back", sw=200, sh=200, sc="#eeeeee")
    layers = [arm, title, photo, panel, scene, back]
    for number, entry in enumerate(layers):
        entry["ind"] = number + 1
    return {"v": "5.9.0", "fr": 30, "ip": 0, "op": 60, "w": 200, "h": 200, "nm": "Base", "layers": layers,
            "assets": [{"id": "photo", "w": 30, "h": 30, "u": "", "p": PIXEL, "e": 1},
                       {"id": "comp", "nm": "Inside", "layers": [dot, {**layer(3, "Rig"), "ind": 2}]}],
            "fonts": {"list": [{"fName": "Sans", "fFamily": "Sans", "fStyle": "Regular", "ascent": 75}]},
            "markers": [{"tm": 10, "dr": 5, "cm": "start"}]}


def body_item(animation, name):
    return next(item for item in animation["layers"][0]["shapes"][0]["it"] if item.get("nm") == name)


def put(*path, value):
    """Returns an edit that sets a member."""
    def edit(animation):
        target = animation
        for step in path[:-1]:
            target = target[step]
        target[path[-1]] = value
    return edit


def each(*edits):
    def edit(animation):
        for one in edits:
            one(animation)
    return edit


def on_item(name, member, value):
    return lambda animation: body_item(animation, name).__setitem__(member, value)


def shift_keys(animation, by, members=("p", "r")):
    for member in members:
        for key in animation["layers"][0]["ks"][member]["k"]:
            key["t"] += by


def swap(animation, one, other):
    layers = animation["layers"]
    layers[one], layers[other] = layers[other], layers[one]


def shift_layer(animation):
    arm = animation["layers"][0]
    arm["ip"], arm["op"] = arm["ip"] + 6, arm["op"] + 6
    shift_keys(animation, 6)


def insert_layer(animation):
    animation["layers"].insert(2, {**layer(1, "Extra", sw=5, sh=5, sc="#00ff00"), "ind": 99})


P = ("layers", 0, "ks", "p", "k")
# The edits by name, each with the expected changes: kind, layer, property.
EDITS = {
    "add a layer": (insert_layer, [("added", "Extra", "")]),
    "remove a layer": (lambda a: a["layers"].pop(2), [("removed", "Photo", "")]),
    "rename a layer": (put("layers", 5, "nm", value="Backdrop"), [("renamed", "Back", "")]),
    "reorder layers": (lambda a: a["layers"].insert(0, a["layers"].pop(5)), [("reordered", "Back", "")]),
    "move a layer in time": (shift_layer, [("retimed", "Arm", "")]),
    "retime one property": (lambda a: shift_keys(a, 3, ("p",)), [("retimed", "Arm", "Position")]),
    "retime one keyframe": (put(*P, 1, "t", value=25), [("retimed", "Arm", "Position")]),
    "value of a keyframe": (put(*P, 1, "s", value=[50, 20, 0]), [("value", "Arm", "Position")]),
    "constant value": (put("layers", 5, "ks", "o", value=fixed(40)), [("value", "Back", "Opacity")]),
    "anchor point": (put("layers", 5, "ks", "a", value=fixed([3, 4, 0])), [("value", "Back", "Anchor Point")]),
    "scale": (put("layers", 5, "ks", "s", value=fixed([50, 100, 100])), [("value", "Back", "Scale")]),
    "rotation": (put("layers", 5, "ks", "r", value=fixed(12)), [("value", "Back", "Rotation")]),
    "add a keyframe": (lambda a: a["layers"][0]["ks"]["r"]["k"].append({"t": 50, "s": [45]}),
                       [("keyframes", "Arm", "Rotation")]),
    "remove a keyframe": (lambda a: a["layers"][0]["ks"]["p"]["k"].pop(), [("keyframes", "Arm", "Position")]),
    "animate a constant": (put("layers", 5, "ks", "o", value=keyed((0, 0), (9, 100))),
                           [("keyframes", "Back", "Opacity")]),
    "hold an animation": (put("layers", 0, "ks", "r", value=fixed(0)), [("keyframes", "Arm", "Rotation")]),
    "easing": (put(*P, 0, "o", value={"x": [0.8], "y": [0]}), [("curve", "Arm", "Position")]),
    "hold keyframe": (put(*P, 0, "h", value=1), [("curve", "Arm", "Position")]),
    "motion path": (each(put(*P, 0, "to", value=[0, 20, 0]), put(*P, 0, "ti", value=[0, 20, 0])),
                    [("curve", "Arm", "Position")]),
    "fill color": (on_item("Skin", "c", fixed([0, 0.5, 0.25, 1])), [("color", "Arm", "Skin: Color")]),
    "stroke width": (on_item("Edge", "w", fixed(4)), [("value", "Arm", "Edge: Stroke Width")]),
    "line cap": (on_item("Edge", "lc", 1), [("value", "Arm", "Edge: line cap")]),
    "gradient": (lambda a: a["layers"][0]["shapes"][1]["it"][1]["g"].__setitem__("k", fixed([0, 1, 0, 0, 1, 0, 1, 0])),
                 [("color", "Arm", "Blend: Colors")]),
    "path": (on_item("Torso", "ks", fixed(outline((0, 0), (20, 0), (10, 30)))), [("shape", "Arm", "Torso: Path")]),
    "path with another point": (on_item("Torso", "ks", fixed(outline((0, 0), (20, 0), (20, 30), (0, 30)))),
                                [("shape", "Arm", "Torso: Path")]),
    "size of an ellipse": (on_item("Head", "s", fixed([9, 8])), [("value", "Arm", "Head: Size")]),
    "remove a stroke": (lambda a: a["layers"][0]["shapes"][0]["it"].pop(3), [("removed", "Arm", "Edge")]),
    "rename a group": (put("layers", 0, "shapes", 0, "nm", value="Figure"), [("renamed", "Arm", "Body")]),
    "text": (put("layers", 1, "t", "d", "k", 0, "s", "t", value="Goodbye"), [("text", "Title", "Source Text")]),
    "text size": (put("layers", 1, "t", "d", "k", 0, "s", "s", value=30), [("text", "Title", "Source Text")]),
    "image": (put("assets", 0, "p", value=PIXEL[:-8] + "AAAABJRU"), [("image", "Photo", "image")]),
    "mask mode": (put("layers", 2, "masksProperties", 0, "mode", value="s"), [("value", "Photo", "mask Window: mode")]),
    "mask path": (put("layers", 2, "masksProperties", 0, "pt", value=fixed(outline((0, 0), (50, 0), (60, 60)))),
                  [("shape", "Photo", "mask Window: Path")]),
    "effect value": (put("layers", 3, "ef", 0, "ef", 0, "v", value=fixed(9)),
                     [("value", "Panel", "effect Blur: Blurriness")]),
    "remove an effect": (put("layers", 3, "ef", value=[]), [("removed", "Panel", "effect Blur")]),
    "blend mode": (put("layers", 5, "bm", value=1), [("value", "Back", "blend mode")]),
    "parent": (put("layers", 3, "parent", value=6), [("value", "Panel", "parent")]),
    "hide a layer": (put("layers", 5, "hd", value=True), [("value", "Back", "hidden")]),
    "color of a solid in a precomposition": (put("assets", 1, "layers", 0, "sc", value="#00ff00"),
                                             [("color", "Scene ▸ Dot", "color")]),
    "out point": (put("layers", 1, "op", value=50), [("value", "Title", "Out point")]),
    "duration": (each(put("op", value=90)), [("value", "", "duration")]),
    "frame rate": (put("fr", value=60), [("value", "", "frame rate")]),
    "canvas": (put("w", value=220), [("value", "", "size")]),
    "marker": (put("markers", 0, "tm", value=20), [("retimed", "", "marker start")]),
}


def renumbered(animation):
    """Gives layers other numbers, and assets other IDs."""
    for entry in animation["layers"]:
        entry["ind"] += 40
        if "parent" in entry:
            entry["parent"] += 40
        if "refId" in entry:
            entry["refId"] = "other " + entry["refId"]
    for asset in animation["assets"]:
        asset["id"] = "other " + asset["id"]


def with_noise(value):
    """Adds members that only the editor uses, and writes members in another order."""
    if isinstance(value, dict):
        pairs = [(key, with_noise(inner)) for key, inner in reversed(value.items())]
        if "k" in value:
            pairs.append(("ix", 7))
        return dict(pairs + ([("cix", 2), ("bm", value.get("bm", 0))] if "it" in value else []))
    return [with_noise(inner) for inner in value] if isinstance(value, list) else value


def with_digits(value):
    """Writes numbers with other digits, as another version of the exporter would."""
    if isinstance(value, dict):
        return {key: with_digits(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [with_digits(inner) for inner in value]
    return round(value + 0.0002, 4) if isinstance(value, float) else value


# The changes that are not visible and not an edit.
NOISE = {
    "reformatted": lambda a: a,
    "renumbered": lambda a: renumbered(a) or a,
    "other order of members": with_noise,
    "other digits": with_digits,
    "exported again": lambda a: with_noise(with_digits(renumbered(a) or a)),
}


def diff(pegbar, *arguments):
    """Returns the exit code and the report of a comparison."""
    done = subprocess.run([pegbar, "diff", *arguments, "--format", "json"], capture_output=True, text=True)
    if done.returncode not in (0, 1, 3):
        sys.exit(f"tools/check diff: exit code {done.returncode}: {' '.join(arguments)}\n{done.stderr}")
    return done.returncode, json.loads(done.stdout)


def written(name, animation, **form):
    path = os.path.join(OUT, name.replace(" ", "-") + ".json")
    pathlib.Path(path).write_text(json.dumps(animation, **form), encoding="utf-8")
    return path


def check_edits(pegbar):
    """Returns the edits that are not named exactly."""
    faults, plain = [], written("base", base())
    for name, (edit, wanted) in EDITS.items():
        animation = base()
        edit(animation)
        code, report = diff(pegbar, plain, written(name, animation))
        found = [(change["kind"], " ▸ ".join(change["layer"]), change.get("property", ""))
                 for change in report["files"][0].get("changes", [])]
        if found != wanted:
            faults.append(f"{name}: {found} instead of {wanted}")
        if code != (0 if wanted[0][0] == "renamed" or name == "marker" else 1):
            faults.append(f"{name}: exit code {code}")
    for name, change in NOISE.items():
        code, report = diff(pegbar, plain, written(name, change(copy.deepcopy(base())), indent=2))
        if code != 0 or report["files"][0]["changes"]:
            faults.append(f"{name}: {[change['text'] for change in report['files'][0]['changes']]}")
    print(f"{len(EDITS)} edits, {len(NOISE)} changes that are none: {len(faults)} faults")
    return faults


def check_corpus(pegbar, corpus, pairs, seed):
    """Compares random pairs, files with themselves, and a folder."""
    table = pathlib.Path(corpus, "features.jsonl")
    if not table.exists():
        print("no corpus: only edits")
        return []
    names = sorted(json.loads(line)["name"] for line in table.read_text().splitlines())
    chosen, faults = random.Random(seed), []
    folders = [os.path.join(OUT, side) for side in ("old", "new")]
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
    for number in range(300):
        name = names[number % len(names)]
        for folder in folders:
            shutil.copyfile(os.path.join(corpus, name), os.path.join(folder, f"{number}-{os.path.basename(name)}"))
    start = time.monotonic()
    code, report = diff(pegbar, *folders)
    seconds = time.monotonic() - start
    different = [file["file"] for file in report["files"] if file["status"] == "different"]
    print(f"{len(report['files'])} pairs of equal files: {seconds:.1f} s, {len(different)} different")
    faults += [f"{name} differs from itself" for name in different]
    if seconds > FOLDER_TIME:
        faults.append(f"a folder takes {seconds:.1f} s")
    start = time.monotonic()
    for _ in range(pairs):
        one, other = (os.path.join(corpus, name) for name in chosen.sample(names, 2))
        diff(pegbar, one, other)
    print(f"{pairs} random pairs: {time.monotonic() - start:.1f} s")
    return faults


def main():
    parser = argparse.ArgumentParser(prog="tools/check diff")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--corpus", default=os.environ.get("PEGBAR_CORPUS", "../shared/corpus"))
    parser.add_argument("--pairs", type=int, default=100, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args()
    os.makedirs(OUT, exist_ok=True)
    faults = check_edits(options.pegbar)
    faults += check_corpus(options.pegbar, options.corpus, options.pairs, options.seed)
    for fault in faults:
        print(f"FAULT {fault}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
