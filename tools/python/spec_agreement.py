"""Compares the rule schema/spec-strict with the schema of the specification; run by tools/check specification."""
import argparse
import copy
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

import jsonschema_rs

RULE = "schema/spec-strict"
# Findings of lint for JSON that is not an animation. Rules do not run for it.
NO_ANIMATION = {"format/not-a-lottie", "format/no-readable-layer"}
# Findings of lint for unreadable files.
UNREADABLE = {
    "format/invalid-json", "format/invalid-utf8", "format/nesting-depth", "format/number-out-of-range",
    "format/input-too-large",
}
# Replacement values.
VALUES = [
    None, True, False, 0, 1, 2, 3, 0.0, 1.0, 0.5, 4.0, -1, 17, 255, 1e20, "", "a", "b", "s", "fl", "v2", "#12aB9F",
    "#12aB9", "data:image/png;base64,AA", "data:image/svg+xml,AA", [], [0], [[]], [1, 1, 1], [0, 0.5, 2], {},
    {"a": 0, "k": 5}, {"a": 1, "k": []}, {"sid": "a"}, {"sid": "a", "a": 0}, {"sid": "a", "k": [0, 0]},
    {"sid": "a", "k": [{"t": 0, "s": [1]}]}, {"s": True}, [{"t": 0, "s": [0, 0]}, {"t": 9}],
]
KEYS = ["a", "k", "s", "e", "ty", "sid", "p", "w", "h", "layers", "d", "m", "t", "x", "sy", "hd", "bm", "nm"]
SMALL = 20_000


def refuse(name):
    raise ValueError(name)


def load(path):
    """Returns the JSON value of a file; raises an exception if it is not JSON."""
    return json.loads(path.read_bytes(), parse_constant=refuse)


def containers(value):
    """Returns every object and array, outermost first."""
    found, rest = [], [value]
    while rest:
        value = rest.pop()
        if isinstance(value, (dict, list)):
            found.append(value)
            rest.extend(value.values() if isinstance(value, dict) else value)
    return found


def change(value, chance):
    """Removes, replaces, changes or adds a random value."""
    place = chance.choice(containers(value))
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    if not keys or chance.random() < 0.25:
        new = copy.deepcopy(chance.choice(VALUES))
        if isinstance(place, dict):
            place[chance.choice(KEYS)] = new
        else:
            place.append(new)
        return
    key = chance.choice(keys)
    what = chance.random()
    if what < 0.3:
        del place[key]
    elif what < 0.45 and isinstance(place[key], (int, float)):
        place[key] = place[key] + chance.choice([0.5, -1, 1, 1e3])
    else:
        place[key] = copy.deepcopy(chance.choice(VALUES))


def write_changed(sources, folder, count, chance):
    """Writes small files with one or two changes."""
    for number in range(count):
        value = copy.deepcopy(chance.choice(sources))
        for _ in range(chance.choice([1, 1, 1, 2])):
            change(value, chance)
        (folder / f"{number:05}.json").write_text(json.dumps(value))


def verdicts(pegbar, folder):
    """Returns the messages of the rule for each file, or why it is not an animation; None if it is unreadable."""
    command = [pegbar, "lint", str(folder), "--no-config", "--exit-zero", "--format", "json", "--target",
               "lottie-spec"]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"tools/check specification: {' '.join(command)} ended with {run.returncode}")
    result = {}
    for file in json.loads(run.stdout)["files"]:
        ids = {finding["id"] for finding in file["findings"]}
        said = [finding["message"] for finding in file["findings"] if finding["id"] == RULE]
        said = said or sorted(ids & NO_ANIMATION)
        result[os.path.realpath(file["file"])] = None if ids & UNREADABLE else said
    return result


def compare(name, pegbar, validator, folder):
    """Prints agreements and disagreements of both; returns the number of disagreements."""
    said = verdicts(pegbar, folder)
    valid, invalid, unread, other = 0, 0, 0, []
    for path in sorted(folder.rglob("*.json")):
        found = said.get(os.path.realpath(path), ["not an animation"])
        try:
            # The validator does not accept strings with lone surrogates.
            is_valid = validator.is_valid(load(path))
        except (ValueError, RecursionError):
            is_valid = None
        if is_valid is None or found is None:
            unread += 1
            if path.parent.name != "invalid" and "invalid" not in path.parts:
                print(f"  {path} is not read by {'lint' if found is None else 'the validator'}")
            continue
        valid, invalid = valid + is_valid, invalid + (not is_valid)
        if is_valid != (not found):
            other.append(f"{path}: {'valid' if is_valid else 'invalid'} by the schema; {found}")
    print(f"{name}: {valid} valid, {invalid} not, {unread} not read; {len(other)} disagreements")
    for line in other[:20]:
        print("  " + line)
    return len(other)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pegbar", required=True)
    parser.add_argument("--specification", required=True, type=pathlib.Path)
    parser.add_argument("--corpus", required=True, type=pathlib.Path)
    parser.add_argument("--changed", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    schema = json.loads((options.specification / "lottie.schema.bundle.json").read_text())
    validator = jsonschema_rs.validator_for(schema)

    def agree(name, folder):
        return compare(name, options.pegbar, validator, folder)

    tests = options.specification / "tests"
    examples = options.specification / "docs"
    faults = agree("tests", tests) + agree("examples", examples) + agree("corpus", options.corpus)
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        paths = [
            path for folder in (tests, examples, options.corpus) for path in sorted(folder.rglob("*.json"))
            if path.stat().st_size < SMALL]
        sources = []
        for path in paths:
            try:
                value = load(path)
                # Only valid files, because changes to invalid ones have no effect on the result.
                if validator.is_valid(value):
                    sources.append(value)
            except (ValueError, RecursionError):
                continue
        write_changed(sources, scratch, options.changed, random.Random(options.seed))
        faults += agree("changed files", scratch)
        if faults:
            kept = pathlib.Path(".build/specification")
            kept.mkdir(parents=True, exist_ok=True)
            for path in scratch.iterdir():
                shutil.copy(path, kept)
            print(f"the changed files are in {kept}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
