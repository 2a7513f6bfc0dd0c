"""Writes the table of player support as Swift text: see tools/update player-support."""

import json
import re
import sys

HEAD = '''// Written by tools/update player-support; change the data, not this file.

extension PlayerSupport {
  /// What players show, as text.
  ///
  /// References, a line each: key, title, source, commit. Features, a line each: id, title, the first
  /// letters of the levels by player, and the references of each. Notes follow their feature, a line
  /// each: player, the first version that shows the feature so, text.
  static let table = #"""
'''
TAIL = '''    """#
}
'''

# What begins like "4.1+" and then ends or goes on after a comma or a blank.
VERSION = re.compile(r"([0-9]+(?:\.[0-9]+)*)\+(?:,? +|$)")


def split(note):
    """The version that a note of the data begins with, and the rest: "4.1+, per fill" is 4.1 and "per fill".

    The data has no place of its own for the first version of a player that shows a feature. This is
    the only place where a version is taken out of a note. A note whose first word has a digit first
    and a plus sign somewhere must begin with a version.
    """
    found = VERSION.match(note)
    if found:
        return found[1], note[found.end():]
    first = note.split(" ")[0]
    if first[:1].isdigit() and "+" in first:
        fail(f"this note does not begin with a version: {note}")
    return "", note


def row(*columns):
    """A line of the table."""
    for column in columns:
        if any(mark in column for mark in ['"""#', "\n", "|"]):
            fail(f"this cannot be written: {column}")
    return " | ".join(columns)


def lines(data):
    """The lines of the table."""
    meta = data["_meta"]
    for key, reference in meta["refs"].items():
        yield row(key, reference["title"], reference["source"], reference["commit"] or "")
    for name, feature in data["features"].items():
        levels = "".join(feature[player][0] for player in meta["players"])
        references = " ".join(feature["ref"].get(player, "-") for player in meta["players"])
        yield row(name, feature["title"], levels, references)
        for player, note in feature.get("notes", {}).items():
            since, text = split(note)
            if since and player not in meta["players"]:
                fail(f"this version is that of no single player: {note}")
            yield row(f"> {player}", since, text)


def fail(message):
    """Ends without writing anything."""
    sys.exit(f"tools/update player-support: {message}")


source, target = sys.argv[1:]
with open(source, encoding="utf-8") as file:
    table = list(lines(json.load(file)))
with open(target, "w", encoding="utf-8") as file:
    file.write(HEAD + "".join(f"    {line}".rstrip() + "\n" for line in table) + TAIL)
