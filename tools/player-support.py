"""Writes the table of player support as Swift text: see tools/player-support."""

import json
import sys

HEAD = '''// Written by tools/player-support; change the data, not this file.

extension PlayerSupport {
  /// What players show, as text.
  ///
  /// References, a line each: key, title, source, commit. Features, a line each: id, title, the first
  /// letters of the levels by player, and the references of each; notes of players follow them.
  static let table = #"""
'''
TAIL = '''    """#
}
'''


def lines(data):
    """The lines of the table."""
    meta = data["_meta"]
    for key, reference in meta["refs"].items():
        yield f"{key} | {reference['title']} | {reference['source']} | {reference['commit'] or ''}"
    for name, feature in data["features"].items():
        levels = "".join(feature[player][0] for player in meta["players"])
        references = " ".join(feature["ref"].get(player, "-") for player in meta["players"])
        yield f"{name} | {feature['title']} | {levels} | {references}"
        for player, note in feature.get("notes", {}).items():
            yield f"> {player} | {note}"


source, target = sys.argv[1:]
with open(source, encoding="utf-8") as file:
    table = list(lines(json.load(file)))
for line in table:
    if '"""#' in line or "\n" in line or line.count("|") > 3:
        sys.exit(f"tools/player-support: this line cannot be written: {line}")
with open(target, "w", encoding="utf-8") as file:
    file.write(HEAD + "".join(f"    {line}".rstrip() + "\n" for line in table) + TAIL)
