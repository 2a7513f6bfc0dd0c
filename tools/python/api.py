"""Reduces symbol graphs to an interface and compares it with a recorded one; run by tools/check api."""
import argparse
import glob
import json
import os
import re
import sys

RECORDS = "tools/data/interface"
CHANGELOG = "Sources/Face/Pegbar/Pegbar.docc/Articles/Changelog.md"
# Facts about a symbol that its declaration does not contain.
REQUIRED, DEFAULTED, GROWS = "requirement", "requirement with default", "may get more cases"
PROMISE = "More cases may be added"
# Almost every type conforms to these, unless its declaration states otherwise.
EVERYWHERE = {"Copyable", "Escapable", "SendableMetatype"}
# The compiler can synthesize these requirements, so the conformance is sufficient.
DERIVED = ("Equatable.", "Hashable.", "Comparable.")
RELATIONS = {"conformance": " : ", "superclass": " : ", "sameType": " == "}


def read_graphs(folder):
    """Yields module, extended module and symbol graph of each file; extensions of other modules are last."""
    names = [os.path.basename(path)[:-len(".symbols.json")]
             for path in glob.glob(os.path.join(folder, "*.symbols.json"))]
    for name in sorted(names, key=lambda name: ("@" in name, name)):
        module, _, extended = name.partition("@")
        with open(os.path.join(folder, name + ".symbols.json"), encoding="utf-8") as file:
            yield module, extended, json.load(file)


def declaration(symbol):
    """Returns a declaration without parameter names that callers do not write."""
    parts = []
    for fragment in symbol["declarationFragments"]:
        if fragment["kind"] != "internalParam":
            parts.append(fragment["spelling"])
        elif parts[-1] == " ":
            parts.pop()
        else:
            parts.append("_")
    # Depends on the compiler; the mark of the enumeration states the same.
    text = " ".join("".join(parts).replace("@nonexhaustive", "").split())
    if symbol["kind"]["identifier"] in ("swift.property", "swift.type.property", "swift.var"):
        # Callers cannot distinguish stored and computed properties.
        text = re.sub(r"^((?:\S+ )*?)let (.*)$", r"\1var \2 { get }", text)
        if not text.endswith("}"):
            text += " { get set }"
    return "open " * (symbol["accessLevel"] == "open") + text


def where(text, constraints, owner):
    """Returns a declaration with the constraints that its owner does not have."""
    known = (owner or {}).get("swiftGenerics", {}).get("constraints", [])
    said = sorted(item["lhs"] + RELATIONS[item["kind"]] + item["rhs"]
                  for item in constraints if item not in known)
    return text + (", " if " where " in text else " where ") * bool(said) + ", ".join(said)


def constraints_of(symbol):
    """Returns the constraints of the extension that contains a symbol."""
    return symbol.get("swiftExtension", {}).get("constraints", [])


def interface(folder):
    """Returns the exports of the library: the mark of each module, path, kind and declaration."""
    graphs = list(read_graphs(folder))
    symbols = {symbol["identifier"]["precise"]: symbol
               for _, _, graph in graphs for symbol in graph["symbols"]}
    names = {key: ".".join(symbol["pathComponents"]) for key, symbol in symbols.items()}
    owners, marks, hidden, found, conforming = {}, {}, set(), {}, set()
    relations = [relation for _, _, graph in graphs for relation in graph["relationships"]]
    for relation in relations:
        source, target = relation["source"], relation["target"]
        names.setdefault(target, relation.get("targetFallback", target).partition(".")[2] or target)
        if relation["kind"] == "memberOf":
            owners[source] = target
            if relation.get("sourceOrigin", {}).get("displayName", "").startswith(DERIVED):
                hidden.add(source)
        elif relation["kind"] == "requirementOf":
            marks.setdefault(source, REQUIRED)
            owners[source] = target
    for relation in relations:
        source, target = relation["source"], relation["target"]
        # Only if it applies to all conforming types, not to some or to those of a refined protocol.
        if (relation["kind"] == "defaultImplementationOf" and target in marks and source in symbols
                and names[source] == names[target] and not constraints_of(symbols[source])):
            marks[target] = DEFAULTED
            hidden.add(source)
    for module, extended, graph in graphs:
        for symbol in graph["symbols"]:
            key, kind = symbol["identifier"]["precise"], symbol["kind"]["identifier"][len("swift."):]
            # Members that a protocol provides are listed once, at the protocol.
            if "::SYNTHESIZED::" in key or key in hidden:
                continue
            text, mark = declaration(symbol), marks.get(key, "")
            if kind == "associatedtype" and " = " in text:
                mark = DEFAULTED
            comment = " ".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
            if kind == "enum" and PROMISE in comment:
                mark = GROWS
            text = where(text, constraints_of(symbol), symbols.get(owners.get(key)))
            place = module, names[key], kind, text
            found[place] = mark or found.get(place, "")
        for relation in graph["relationships"]:
            source, target = relation["source"], relation["target"]
            if (relation["kind"] not in ("conformsTo", "inheritsFrom") or names[target] in EVERYWHERE
                    or (source, target) in conforming
                    # Conformances that the type's own module declares do not count.
                    or extended and relation.get("targetFallback", "").startswith(extended + ".")):
                continue
            conforming.add((source, target))
            name = names.get(source, source)
            text = where(f"{name} : {names[target]}", relation.get("swiftConstraints", []),
                         symbols.get(source))
            inherits = source in symbols and symbols[source]["kind"]["identifier"] == "swift.protocol"
            found[module, name, "conformance", text] = REQUIRED if inherits else ""
    return found


def parse(lines):
    """Returns the interface in the lines of a record."""
    rows = [line.split("\t") for line in lines]
    return {tuple(row[:4]): "".join(row[4:]) for row in rows}


def lines_of(found):
    """Returns the lines of the record of an interface."""
    return sorted("\t".join([*key, mark] if mark else key) for key, mark in found.items())


def compare(old, new):
    """Returns the keys of broken, replacing and added declarations."""
    protocols = {key[:2] for key in old if key[2] == "protocol"}
    closed = {key[:2] for key, mark in old.items() if key[2] == "enum" and mark != GROWS}

    def breaks(key):
        module, path, kind, _ = key
        if kind == "enum.case" and key not in old:
            return (module, path.partition("(")[0].rpartition(".")[0]) in closed
        return new[key] == REQUIRED != old.get(key) and any(
            module == home and (path + ".").startswith(name + ".") for home, name in protocols)

    gone, fresh = old.keys() - new.keys(), new.keys() - old.keys()
    places = {key[:2] for key in gone}
    breaking = {key for key in new if breaks(key)}
    instead = breaking | {key for key in fresh if key[:2] in places}
    return gone | (breaking & old.keys()), instead, fresh - instead


def show(old, gone, new, added):
    """Prints old and new lines by module and path."""
    rows = [(key, "-", old[key]) for key in gone] + [(key, "+", new[key]) for key in added]
    for key, sign, mark in sorted(rows, key=lambda row: (row[0][:2], row[1] == "+", row[0])):
        print("  ".join([sign, *key[:2], key[3]] + [f"({mark})"] * bool(mark)))


def number(version):
    """Returns a version as numbers."""
    return tuple(int(part) for part in version.split("."))


def spelt(version):
    """Returns the string of a version."""
    return ".".join(map(str, version))


def may_break(version, base):
    """Returns True if a version may break programs that use an earlier one."""
    return version[0] != base[0] or (version[0] == 0 and version[1] != base[1])


def check(found, version, is_tagged, recording):
    """Compares an interface with the records; returns the faults."""
    with open(CHANGELOG, encoding="utf-8") as file:
        sections = file.read().split("\n## ")[1:]
    is_released = is_tagged or "\n- " in sections[0]
    path = os.path.join(RECORDS, version + ".tsv")
    if recording and is_released:
        return [f"{version} is released, so its record cannot change: give the source a new version first"]
    if recording:
        os.makedirs(RECORDS, exist_ok=True)
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write("".join(line + "\n" for line in lines_of(found)))
    records = {}
    for name in glob.glob(os.path.join(RECORDS, "*.tsv")):
        with open(name, encoding="utf-8") as file:
            records[number(os.path.basename(name)[:-len(".tsv")])] = parse(file.read().splitlines())
    this = number(version)
    if this not in records:
        return [f"missing {path}: run tools/update interface"]
    print(f"{path}: {len(records[this])} lines; {version} is {'released' if is_released else 'unreleased'}")
    known = {section.partition("\n")[0] for section in sections}
    wrong = [f"{RECORDS}/{name}.tsv has a version that is not in the changelog"
             for name in map(spelt, sorted(records)) if name not in known]
    if not is_released and records[this] != found:
        old = records[this]
        print("in the record (-) and in the source (+):")
        show(old, [key for key in old if old[key] != found.get(key)],
             found, [key for key in found if found[key] != old.get(key)])
        wrong.append(f"{path} is out of date: add the change to the changelog and run tools/update interface")
    base = this if is_released else max((key for key in records if key < this), default=None)
    if base is None:
        print("no earlier release")
        return wrong
    name = spelt(base)
    gone, instead, added = compare(records[base], found)
    print(f"added since {name}: {len(added)}")
    show({}, [], found, added)
    broken = {key[:2] for key in gone | instead}
    print(f"breaking changes since {name}: {len(broken)}")
    show(records[base], gone, found, instead)
    if broken and not may_break(this, base):
        needed = spelt((0, base[1] + 1, 0) if base[0] == 0 else (base[0] + 1, 0, 0))
        wrong.append(f"breaking changes since {name}: revert them, or change the version to {needed}"
                     " (Sources/Face/Pegbar/Version.swift and the changelog) and run tools/update interface")
    return wrong


def self_check():
    """Tests the comparison on small interfaces; returns the faults."""
    base = ["M\tS\tstruct\tstruct S", "M\tS.f(_:)\tmethod\tfunc f(_: Int)", "M\tE\tenum\tenum E",
            "M\tE.a\tenum.case\tcase a", "M\tG\tenum\tenum G\tmay get more cases", "M\tP\tprotocol\tprotocol P",
            "M\tP.g()\tmethod\tfunc g()\trequirement", "M\tP.h()\tmethod\tfunc h()\trequirement with default"]
    cases = [  # removed lines, added lines, whether programs break, number of additions
        ([], [], False, 0), ([1], [], True, 0), ([0], [], True, 0), ([3], ["M\tE.b\tenum.case\tcase b"], True, 0),
        ([1], ["M\tS.f(_:)\tmethod\tfunc f(_: String)"], True, 0),
        ([1], ["N\tS.f(_:)\tmethod\tfunc f(_: Int)"], True, 1),
        ([], ["M\tS.f(_:)\tmethod\tfunc f(_: String)"], False, 1),
        ([], ["M\tE.b(_:)\tenum.case\tcase b(Double = 0.5)"], True, 0),
        ([], ["M\tG.b\tenum.case\tcase b"], False, 1), ([4], ["M\tG\tenum\tenum G"], False, 0),
        ([], ["M\tF\tenum\tenum F", "M\tF.a\tenum.case\tcase a"], False, 2),
        ([], ["M\tP.i()\tmethod\tfunc i()\trequirement"], True, 0),
        ([], ["M\tP.i()\tmethod\tfunc i()\trequirement with default"], False, 1),
        ([], ["M\tP.i()\tmethod\tfunc i()"], False, 1), ([6], ["M\tP.g()\tmethod\tfunc g()"], False, 0),
        ([6], ["M\tP.g()\tmethod\tfunc g()\trequirement with default"], False, 0),
        ([7], ["M\tP.h()\tmethod\tfunc h()\trequirement"], True, 0),
        ([], ["M\tP\tconformance\tP : Sendable\trequirement"], True, 0),
        ([], ["M\tPQ\tprotocol\tprotocol PQ", "M\tPQ.i()\tmethod\tfunc i()\trequirement"], False, 2)]
    wrong = []
    for goes, comes, breaks, count in cases:
        new = [line for index, line in enumerate(base) if index not in goes] + comes
        gone, instead, added = compare(parse(base), parse(new))
        if (bool(gone or instead), len(added)) != (breaks, count):
            wrong.append(f"incorrect comparison of {[base[index] for index in goes]} with {comes}")
        if lines_of(parse(new)) != sorted(new):
            wrong.append(f"the record differs from the interface: {new}")
    for old, new, allowed in [("0.1.0", "0.1.1", False), ("0.1.9", "0.2.0", True), ("0.9.0", "1.0.0", True),
                              ("1.0.0", "1.1.0", False), ("1.9.0", "2.0.0", True), ("1.0.0", "1.0.0", False)]:
        if may_break(number(new), number(old)) != allowed:
            wrong.append(f"incorrect result for breaking changes from {old} to {new}")
    return wrong


def main():
    parser = argparse.ArgumentParser(prog="tools/check api")
    parser.add_argument("--symbols", required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("--tagged", action="store_true")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--self-check", action="store_true")
    options = parser.parse_args()
    if options.self_check:
        wrong = self_check()
    else:
        wrong = check(interface(options.symbols), options.version, options.tagged, options.record)
    sys.exit("\n".join("tools/check api: " + line for line in wrong) if wrong else 0)


if __name__ == "__main__":
    main()
