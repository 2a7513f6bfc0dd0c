"""Checks that a baseline of the corpus applies to new exports; run by tools/check lint-baseline."""

import collections
import copy
import json
import os
import re
import shutil
import subprocess
import sys

PRESETS = {
    "recommended": (),
    "all": ("--preset", "all", "--target", "core-animation", "--target", "lottie-android"),
}
# Findings that depend on the bytes of a file.
ABOUT_BYTES = {"size/whitespace", "format/single-line", "discord/sticker", "perf/gzip-size"}
# Findings that depend on the order of layers.
ABOUT_ORDER = {"size/occluded-layer", "style/stroke"}
# Findings that an additional layer fixes, or that are reported once for shared items.
ABOUT_OTHERS = {
    "layer/3d", "perf/matte-as-mask", "player/matte-of-matte", "property/expression",
    "ref/duplicate-index", "ref/matte-never-visible", "ref/matte-source-unflagged",
    "ref/missing-matte-source", "size/single-use-precomp", "text/font-without-glyphs",
    "text/missing-glyph"}


def lint(pegbar, folder, *options):
    """Returns the findings by file."""
    command = [pegbar, "lint", folder, "--no-config", "--exit-zero", "--quiet", *options]
    report = folder + ".report.json"
    if "--write-baseline" not in options:
        command += ["--format", f"json={report}", "--force"]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if run.returncode:
        sys.exit(f"tools/check lint-baseline: {' '.join(command)} ended with {run.returncode}")
    if "--write-baseline" in options:
        return {}
    with open(report, encoding="utf-8") as file:
        return {os.path.relpath(entry["file"], folder): entry["findings"]
                for entry in json.load(file)["files"]}


def layers_of(document):
    """Returns the lists of layers of a document in which each layer is an object."""
    lists = [document["layers"]]
    for asset in document.get("assets") or []:
        if isinstance(asset, dict) and isinstance(asset.get("layers"), list):
            lists.append(asset["layers"])
    return [layers for layers in lists if all(isinstance(layer, dict) for layer in layers)]


def same(document):
    """Changes nothing, so that only the layout of the file differs."""


def renumbered(document):
    """Changes the index of every layer and its references."""
    for layers in layers_of(document):
        moved = {layer["ind"]: layer["ind"] + 100 for layer in layers
                 if isinstance(layer.get("ind"), int)}
        for layer in layers:
            for key in ("ind", "parent", "tp"):
                if isinstance(layer.get(key), int) and layer[key] in moved:
                    layer[key] = moved[layer[key]]
            renumber_controls(layer.get("ef"), moved)


def renumber_controls(effects, moved):
    """Changes the layer indices in layer controls of effects."""
    for effect in effects if isinstance(effects, list) else ():
        # The paths of Stroke are mask numbers.
        if not isinstance(effect, dict) or effect.get("mn") == "ADBE Stroke":
            continue
        value = effect.get("v")
        if effect.get("ty") == 10 and isinstance(value, dict) and value.get("k") in moved:
            value["k"] = moved[value["k"]]
        renumber_controls(effect.get("ef"), moved)


def reordered(document):
    """Reverses the order of layers, except in lists with mattes."""
    for layers in layers_of(document):
        if not any("tt" in layer or "td" in layer for layer in layers):
            layers.reverse()


def repeated(document, index):
    """Copies a layer of the main composition behind all others."""
    layers = document["layers"]
    layer = copy.deepcopy(layers[index])
    if "ind" in layer:
        layer["ind"] = 1 + max(l["ind"] for l in layers if isinstance(l.get("ind"), (int, float)))
    layers.append(layer)


def documents_of(corpus):
    """Returns the animations of the corpus that Python can read, by path."""
    documents = {}
    for folder, folders, files in os.walk(corpus):
        folders[:] = sorted(name for name in folders if name != "invalid")
        for name in sorted(files):
            if not name.endswith(".json"):
                continue
            path = os.path.join(folder, name)
            try:
                with open(path, encoding="utf-8") as file:
                    document = json.load(file)
            except ValueError:
                continue
            if isinstance(document, dict) and isinstance(document.get("layers"), list):
                documents[os.path.relpath(path, corpus)] = document
    return documents


def write(documents, out, change, indent=None):
    """Writes a changed copy of each document."""
    for name, document in documents.items():
        document = copy.deepcopy(document)
        change(document)
        path = os.path.join(out, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(document, file, ensure_ascii=False, indent=indent)


def check_same(pegbar, documents, out, options, baseline):
    """Returns findings that the baseline does not cover in equivalent files."""
    faults = []
    for title, change, indent, allowed in (
            ("unchanged", same, None, set()), ("indented", same, 3, ABOUT_BYTES),
            ("with different indices", renumbered, None, set()),
            ("in reverse order", reordered, None, ABOUT_ORDER)):
        write(documents, out, change, indent)
        left = lint(pegbar, out, *options, "--baseline", baseline)
        new = [f"{name}: {f['id']}: {f['message']}" for name, findings in left.items()
               for f in findings if f["id"] not in allowed and not f["id"].startswith("normalize/")]
        print(f"  files {title}: {len(new)} findings remain")
        faults += new
    return faults


def check_new(pegbar, documents, out, options, baseline, before):
    """Returns known findings that are not reported for a copy of their layer."""
    wanted = {}
    for name, findings in before.items():
        for finding in findings:
            match = re.match(r"\$\.layers\[(\d+)\]", finding["path"])
            if (match and finding["id"] not in ABOUT_ORDER | ABOUT_OTHERS
                    and not finding["id"].startswith("normalize/")):
                wanted.setdefault(name, (int(match[1]), finding["id"]))
    chosen = {name: documents[name] for name in wanted}
    shutil.rmtree(out, ignore_errors=True)
    for name, document in chosen.items():
        write({name: document}, out, lambda d, i=wanted[name][0]: repeated(d, i))
    left = lint(pegbar, out, *options, "--baseline", baseline)
    missing = [f"{name}: {wanted[name][1]} is not reported for a copy" for name in wanted
               if wanted[name][1] not in {f["id"] for f in left.get(name, ())}]
    kinds = collections.Counter(rule for _, rule in wanted.values())
    print(f"  copies of known layers: {len(wanted) - len(missing)} of {len(wanted)} files report it, "
          f"{len(kinds)} rules")
    return missing


def main():
    pegbar, corpus, out, *presets = sys.argv[1:]
    documents = documents_of(corpus)
    faults = []
    for preset, options in ((name, PRESETS[name]) for name in presets or PRESETS):
        folder, baseline = os.path.join(out, preset), os.path.join(out, preset + ".baseline.json")
        shutil.rmtree(folder, ignore_errors=True)
        write(documents, folder, same)
        before = lint(pegbar, folder, *options)
        lint(pegbar, folder, *options, "--write-baseline", baseline, "--force")
        print(f"preset {preset}: {len(documents)} files, {sum(map(len, before.values()))} findings, "
              f"a baseline of {os.path.getsize(baseline) // 1000} kB")
        faults += check_same(pegbar, documents, folder, options, baseline)
        faults += check_new(pegbar, documents, folder, options, baseline, before)
    for fault in faults:
        print(f"FAULT {fault}")
    if faults:
        sys.exit(f"tools/check lint-baseline: {len(faults)} faults")


main()
