"""Measures the readability of generated Swift; run by tools/measure code-figures."""
import argparse
import collections
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


# The declaration of a layer as a property, and its end.
PROPERTY = re.compile(r"^ +(?:public |private )*lazy var (\w+)\b")
PROPERTY_END = re.compile(r"^ +[)}\]]+(?:\(\))?$")
# The first line that moves a layer, in both styles.
MOVE = re.compile(r"^ +(?:for .* \{ )?(?:add|transaction|animate|run|delayed)\(")
# A call with times, and a number with more than three decimals.
TIMES = re.compile(
    r"\b(?:frames|seconds|transaction)\(([^()]*)|\b(?:begin|every|duration): ([^,)\n]*)"
    r"|sceneDuration: [^{\n]*\{ ([^\n]*)\}|^ +case \.\w+: ([^\n]*\.\.\.[^\n]*)"
    r"|var transactions: \[TimedTransaction\] \{\n(.*?)\n  \}\n", re.MULTILINE | re.DOTALL)
LONG_DECIMAL = re.compile(r"\d\.\d{4}")
SCHEDULE = re.compile(r"var transactions: \[TimedTransaction\] \{\n(.*?)\n  \}\n", re.DOTALL)
LINK = re.compile(r"\((\w+), ")
# Names of transactions that do not name a layer: what the change is, or the number of the step.
PLAIN_STEP = re.compile(
    r"^(?:step|fade(?:In|Out)?|pulse|slide(?:In|Out)?|scale(?:In|Out)?|grow|shrink|turn|spin|move|morph|draw|erase"
    r"|recolor|change|appear|disappear|bounce|zoom(?:In|Out)?|pop(?:In|Out)?)\d*$")


def convert(paths, folder, *options):
    """Converts each path to a separate folder."""
    for number, path in enumerate(paths):
        subprocess.run(
            [PEGBAR, "convert", path, "-o", f"{folder / str(number)}/", *options],
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
    blocks = re.findall(r"^( *)transaction\([^{}]*\{\n(.*?)\n\1\}", text, re.MULTILINE | re.DOTALL)
    count = sum(len(re.findall(r"\banimate\(|^ *[\w.\[\]]+ = ", body, re.MULTILINE)) for _, body in blocks)
    once = {name for name, body in MAKER.findall(text) if moves_once(body)}
    others = []
    for call in re.finditer(r"\brun\(", text):
        inner = balanced(text, call.end() - 1)
        name = re.match(r"\s*(\w+)\(", inner)
        if moves_once(inner) or name and name.group(1) in once:
            others.append(" ".join(inner.split())[:100])
    return count, others


def reading_distance(text):
    """Returns the number of lines between the last layer property of the scene's class and the first move."""
    lines = text.split("\n")
    mark = next((i for i, line in enumerate(lines) if re.search(r"// MARK: (Timeline|Transactions)", line)), None)
    if mark is None:
        return None
    last = max((i for i in range(mark) if PROPERTY.match(lines[i])), default=None)
    first = next((i for i in range(mark, len(lines)) if MOVE.match(lines[i])), None)
    if last is None or first is None:
        return None
    end = last
    if lines[last].rstrip()[-1] in "({[":
        indent = len(lines[last]) - len(lines[last].lstrip())
        end = next((i for i in range(last + 1, mark) if lines[i].strip() and lines[i][indent] in ")}]"), last)
    return first - end - 1


def property_names(text):
    """Returns the names of all layer properties."""
    return [match.group(1) for match in map(PROPERTY.match, text.split("\n")) if match]


def plain(name):
    """Returns a name without spaces, punctuation and case, as identifiers compare."""
    return re.sub(r"[\W_]", "", name).lower()


def designers_names(paths):
    """Returns the names that end in a number in the designers' files, by path."""
    names = collections.defaultdict(set)
    with tempfile.TemporaryDirectory() as folder:
        convert(paths, pathlib.Path(folder), "--to", "scene")
        for file in sorted(pathlib.Path(folder).rglob("*.json")):
            own = (plain(layer.get("designerName", "")) for composition in compositions(json.loads(file.read_text()))
                   for layer in layers(composition))
            names[key(file, folder)] |= {name for name in own if name[-1:].isdigit()}
    return names


def key(file, folder):
    """Returns the number of the path that was converted to a file."""
    return file.relative_to(folder).parts[0]


def long_times(text):
    """Yields the times with more than three decimals."""
    for call in TIMES.finditer(text):
        found = next(filter(None, call.groups()), "")
        yield from (number.group(0) for number in LONG_DECIMAL.finditer(found))


def step_names(text):
    """Returns the names of the transactions of a scene."""
    schedule = SCHEDULE.search(text)
    return LINK.findall(schedule.group(1)) if schedule else []


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


def percent(part, whole):
    """Returns a share as text."""
    return f"{part} of {whole} ({100 * part / max(whole, 1):.1f} %)"


class Figures:
    """The figures of one style."""

    def __init__(self, name, over):
        self.name, self.over = name, over
        self.long_functions, self.longest, self.moved, self.others = [], (0, ""), 0, []
        self.distances, self.names, self.times, self.steps = [], [], [], []

    def add(self, path, stem, text):
        """Adds the code of a scene."""
        self.long_functions += [(count, stem, head) for head, count in functions(text) if count > self.over]
        lines = [line for line in text.split("\n") if not DATA.search(line) and "//" not in line]
        self.longest = max(self.longest, max((len(line), f"{stem}: {line.strip()}") for line in lines))
        count, calls = transactions(text)
        self.moved += count
        self.others += [(stem, call) for call in calls]
        self.names += [(path, name) for name in property_names(text)]
        self.times += [(stem, number) for number in long_times(text)]
        distance = reading_distance(text)
        if distance is not None:
            self.distances.append(distance)
        if self.name == "transactions":
            self.steps.append(step_names(text))

    def show(self, designers):
        """Prints the figures; returns the number of faults."""
        say = lambda text: print(f"{self.name}: {text}")
        say(f"{len(self.long_functions)} functions of more than {self.over} lines")
        for count, file, head in sorted(self.long_functions, reverse=True)[:20]:
            print(f"  {count:5} {file}: {head[:70]}")
        say(f"the longest line of code has {self.longest[0]} columns: {self.longest[1][:80]}")
        if self.distances:
            ordered = sorted(self.distances)
            say(f"{ordered[len(ordered) // 2]} lines from the last layer to the first move (median)")
        numbered = [(path, plain(name)) for path, name in self.names if name[-1].isdigit()]
        own = [name for path, name in numbered if any(map(name.endswith, designers[path]))]
        say(f"{percent(len(numbered), len(self.names))} properties end in a number; "
            f"{percent(len(own), len(numbered))} of the numbers are those of designers")
        say(f"{len(self.times)} times have more than three decimals")
        for file, number in self.times[:5]:
            print(f"        {file}: {number}")
        if self.name == "transactions":
            self.show_transactions()
        return len(self.long_functions) + (self.longest[0] > LONGEST_LINE)

    def show_transactions(self):
        """Prints the figures of transactions."""
        print(f"transactions: {percent(self.moved, self.moved + len(self.others))} single moves are in blocks")
        for file, call in self.others[:10]:
            print(f"        {file}: {call}")
        steps = [name for names in self.steps for name in names]
        plain = [name for name in steps if PLAIN_STEP.match(name)]
        named = percent(len(steps) - len(plain), len(steps))
        print(f"transactions: {named} transactions are named after layers or markers")
        moving = [names for names in self.steps if names]
        single = sum(len(names) == 1 for names in moving)
        print(f"transactions: {percent(single, len(moving))} scenes have only one transaction")


def style(paths, name, over, designers):
    """Prints the figures of a style with embedded support; returns the number of faults."""
    figures = Figures(name, over)
    with tempfile.TemporaryDirectory() as folder:
        convert(paths, pathlib.Path(folder), "--style", name, "--support", "embedded")
        for file in sorted(pathlib.Path(folder).rglob("*.swift")):
            figures.add(key(file, folder), file.stem, file.read_text())
    return figures.show(designers)


def nested_masks(scene):
    """Returns the number of layers in masks that have masks themselves."""
    return sum(
        1 for composition in compositions(scene) for layer in layers(composition)
        for inside in layers({"layers": layer.get("mask", {}).get("layers", [])}) if inside.get("mask"))


def paths_and_keys(paths):
    """Prints the number of curved position animations with a path, and of sampled keyframes."""
    curves = kept = keys = nested = files = 0
    with tempfile.TemporaryDirectory() as folder:
        exact, normalized = pathlib.Path(folder, "exact"), pathlib.Path(folder, "normalized")
        convert(paths, exact, "--to", "scene", "--exact")
        convert(paths, normalized, "--to", "scene")
        for file in sorted(normalized.rglob("*.json")):
            source = exact / file.relative_to(normalized)
            if not source.exists():
                continue
            wanted = set(bent(json.loads(source.read_text())))
            scene = json.loads(file.read_text())
            found, sampled = along(scene)
            masks = nested_masks(scene)
            nested, files = nested + masks, files + (masks > 0)
            curves, kept, keys = curves + len(wanted), kept + len(wanted & found), keys + sampled
    print(f"curved positions: {kept} of {curves} keep a path; sampled keyframes: {keys}")
    print(f"nested masks: {nested} in {files} files")


def main():
    parser = argparse.ArgumentParser(prog="tools/measure code-figures")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--over", type=int, default=MOST_LINES)
    options = parser.parse_args()
    designers = designers_names(options.paths)
    wrong = sum(style(options.paths, name, options.over, designers) for name in ["timeline", "transactions"])
    paths_and_keys(options.paths)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
