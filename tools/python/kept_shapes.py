"""Counts the rectangles and ellipses that generated code preserves; run by tools/measure kept-shapes."""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

PEGBAR = os.environ["PEGBAR"]
# With this many keyframes or more, outlines other than ellipses are sampled data (NumberData.fewest).
LONG = 13
DRAWN = {"fill", "stroke", "color", "gradient"}


def scenes(paths, folder, *options):
    """Returns the scene JSON of every animation by its relative path."""
    subprocess.run(
        [PEGBAR, "convert", *paths, "--to", "scene", "--quiet", "-o", folder, *options],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return {
        str(file.relative_to(folder)): json.loads(file.read_bytes())
        for file in sorted(pathlib.Path(folder).rglob("*.json"))}


def compositions(scene):
    return [scene["root"], *scene.get("definitions", [])]


def held(layers):
    """Yields the layers and all layers inside them."""
    for layer in layers:
        yield layer
        yield from held(layer.get("sublayers", []))
        yield from held(layer.get("mask", {}).get("layers", []))


def is_called(contour):
    """Returns True if a function of the generated code creates the contour."""
    start, back = contour.get("start", 0), contour.get("isReversed", False)
    if contour.get("type") == "ellipse":
        return start % 2 == 0
    if contour.get("type") == "rectangle":
        return not back and start == (0 if "cornerRadius" in contour else 3)
    return False


def is_kept(layer):
    """Returns True if a layer of a normalized scene preserves its shape."""
    content = layer.get("content", {})
    if content.get("type") == "color":
        return True
    if content.get("type") == "gradient":
        masks = layer.get("mask", {}).get("layers", [])
        return not masks or len(masks) == 1 and is_kept(masks[0])
    paths = [content.get("path", [])]
    for track in layer.get("tracks", []):
        if track["property"] == "path":
            paths += [key["value"] for key in track["keys"]]
    is_oval = all(len(path) == 1 and path[0].get("type") == "ellipse" for path in paths)
    if len(paths) > LONG and not is_oval:
        return False
    return all(map(is_called, sum(paths, []))) and any(paths)


def styles(nodes):
    """Yields the styles at any depth."""
    for node in nodes:
        if "paths" in node and "source" in node:
            yield node
        yield from styles(node.get("nodes", []))


def drawing(source, layers):
    """Returns the layers that draw a style. Merged layers have the source of an enclosing item."""
    while source:
        found = [layer for layer in layers[source] if layer["content"]["type"] in DRAWN]
        if found:
            return found
        source = source.rpartition(".it[")[0] or source.rpartition(".shapes[")[0]
    return []


def clipped(layers, inside=False):
    """Yields the sources of all layers that clip or are inside a clipping layer."""
    for layer in layers:
        clips = inside or layer.get("clipsToBounds", False)
        if clips and "source" in layer:
            yield layer["source"]
        yield from clipped(layer.get("sublayers", []), clips)


def matted(composition, source):
    """Yields the sources of the layers that use a layer of their composition as matte."""
    for layer in composition.get("layers", []):
        mattes = [layer.get("matte", {}).get("source")]
        mattes += [effect.get("layer") for effect in layer.get("effects", [])]
        if source["id"] in mattes:
            yield layer.get("source", "")


def compare(exact, normalized):
    """Yields the kind and source of each drawn rectangle and ellipse, and whether it is preserved."""
    layers = collections.defaultdict(list)
    for composition in compositions(normalized):
        for layer in held(composition.get("layers", [])):
            if "content" in layer:
                layers[layer.get("source", "")].append(layer)
    clips = {
        source for composition in compositions(normalized)
        for source in clipped(composition.get("layers", []))}
    for composition in compositions(exact):
        for layer in composition.get("layers", []):
            content = layer.get("content", {})
            painted = list(styles(content.get("nodes", [])))
            for index, path in enumerate(content.get("paths", [])):
                kind = path["type"]
                if kind not in ("rectangle", "ellipse"):
                    continue
                if kind == "rectangle" and path.get("cornerRadius", 0) != 0:
                    kind = "rounded rectangle"
                found = [
                    layer for style in painted if index in style["paths"]
                    for layer in drawing(style["source"], layers)]
                if found:
                    yield kind, any(map(is_kept, found)), path.get("source", "")
                elif kind == "rectangle" and not clips.isdisjoint(matted(composition, layer)):
                    yield kind, True, path.get("source", "")


def main():
    parser = argparse.ArgumentParser(prog="tools/measure kept-shapes")
    parser.add_argument("--goal", type=float, default=0)
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("paths", nargs="+")
    options = parser.parse_args()
    counts = collections.defaultdict(lambda: [0, 0])
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        exact = scenes(options.paths, first, "--exact")
        normalized = scenes(options.paths, second)
    for name in sorted(exact.keys() & normalized.keys()):
        for kind, kept, source in compare(exact[name], normalized[name]):
            for count in (counts[kind], counts["all"]):
                count[0] += kept
                count[1] += 1
            if options.verbose and not kept:
                print(f"{name}: {kind} {source}")
    for kind, (kept, total) in sorted(counts.items(), key=lambda pair: pair[1][1]):
        print(f"{kind}: {kept} of {total} ({100 * kept / max(total, 1):.1f} %)")
    kept, total = counts["all"]
    return 1 if 100 * kept < options.goal * total else 0


if __name__ == "__main__":
    sys.exit(main())
