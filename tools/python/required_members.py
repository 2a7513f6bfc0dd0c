"""Writes the table of required members as a Swift string; run by tools/update required-members."""

import sys

HEAD = '''// Written by tools/update required-members; change the data, not this file.
// Longer than 400 lines because each requirement has a line.

extension RequiredMember {
  /// The members that players require.
  ///
  /// One line per object, member and player: what happens if the member is missing and if it is
  /// null (r: the file does not load, or nothing is shown; d: the object is not shown; -: neither),
  /// and the versions of the player. The data also has the file and line of the player's decoder.
  static let table = #"""
'''
TAIL = '''    """#
}
'''


def lines(path):
    """Yields the lines of the table, with each object and member before its players."""
    last = None
    with open(path, encoding="utf-8") as data:
        rows = [line.rstrip("\n").split("\t") for line in data if not line.startswith("#")]
    for player, thing, member, missing, null, since, before, source in rows[1:]:
        if not source or ":" not in source:
            sys.exit(f"missing source: {player} {thing} {member}")
        if (thing, member) != last:
            yield f"{thing} {member}"
            last = (thing, member)
        yield f"> {player} {missing[0]}{null[0]} {since} {before}"


def main(data, target):
    """Writes the table."""
    with open(target, "w", encoding="utf-8") as swift:
        swift.write(HEAD)
        for line in lines(data):
            swift.write(f"    {line}\n")
        swift.write(TAIL)


main(*sys.argv[1:])
