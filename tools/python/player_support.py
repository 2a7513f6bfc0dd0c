"""Writes the table of player support as a Swift string; run by tools/update player-support."""

import json
import re
import sys

HEAD = '''// Written by tools/update player-support; change the data, not this file.

extension PlayerSupport {
  /// The features that players support.
  ///
  /// One line per reference: key, title, source, commit. One line per feature: ID, title, the first
  /// letters of the support levels by player, and the references of each player. Notes follow their
  /// feature, one per line: player, first version with this support, text.
  static let table = #"""
'''
TAIL = '''    """#
}
'''

# A version such as "4.1+", followed by the end, a comma or a space.
VERSION = re.compile(r"([0-9]+(?:\.[0-9]+)*)\+(?:,? +|$)")


def split(note):
    """Returns the version at the start of a note, and the rest: 4.1 and "per fill" for "4.1+, per fill".

    The data has no separate field for the first version of a player that supports a feature. Only
    this function extracts versions from notes. A note whose first word starts with a digit and
    contains a plus sign must start with a version.
    """
    found = VERSION.match(note)
    if found:
        return found[1], note[found.end():]
    first = note.split(" ")[0]
    if first[:1].isdigit() and "+" in first:
        fail(f"missing version at the start of the note: {note}")
    return "", note


def row(*columns):
    """Returns a line of the table."""
    for column in columns:
        if any(mark in column for mark in ['"""#', "\n", "|"]):
            fail(f"unsupported characters: {column}")
    return " | ".join(columns)


def lines(data, wording):
    """Yields the lines of the table; some notes and titles of references have another wording."""
    meta = data["_meta"]
    for key, reference in meta["refs"].items():
        title = wording.get(reference["title"], reference["title"])
        yield row(key, title, reference["source"], reference["commit"] or "")
    for name, feature in data["features"].items():
        levels = "".join(feature[player][0] for player in meta["players"])
        references = " ".join(feature["ref"].get(player, "-") for player in meta["players"])
        yield row(name, feature["title"], levels, references)
        for player, note in feature.get("notes", {}).items():
            since, text = split(note)
            if since and player not in meta["players"]:
                fail(f"a version requires a single player: {note}")
            yield row(f"> {player}", since, wording.get(text, text))


def wordings(path):
    """Returns the wording of notes and titles of references in pages, by the text in the data."""
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return dict(rows)


def fail(message):
    """Exits without writing the table."""
    sys.exit(f"tools/update player-support: {message}")


source, notes, target = sys.argv[1:]
with open(source, encoding="utf-8") as file:
    table = list(lines(json.load(file), wordings(notes)))
with open(target, "w", encoding="utf-8") as file:
    file.write(HEAD + "".join(f"    {line}".rstrip() + "\n" for line in table) + TAIL)
