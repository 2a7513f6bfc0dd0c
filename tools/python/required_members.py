"""Writes the table of required members as Swift strings; run by tools/update required-members."""

import collections
import sys

HEAD = '''// Written by tools/update required-members; change the data, not this file.
// Longer than 400 lines because each requirement has a line.

extension RequiredMember {
  /// The members that players require.
  ///
  /// One line per member and player: what happens if the member is missing and if it is null (r: the
  /// file does not load, or nothing is shown; d: the object is not shown; -: neither), and the
  /// versions of the player. The data also has the file and line of the player's decoder.
  static let table: [LottieObject: String] = [
'''
TAIL = '''  ]
}
'''


def tables(path):
    """Returns the lines of the table by object, with each member before its players."""
    result = collections.defaultdict(list)
    last = None
    with open(path, encoding="utf-8") as data:
        rows = [line.rstrip("\n").split("\t") for line in data if not line.startswith("#")]
    for player, thing, member, missing, null, since, before, source in rows[1:]:
        if not source or ":" not in source:
            sys.exit(f"missing source: {player} {thing} {member}")
        if (thing, member) != last:
            result[thing].append(member)
            last = (thing, member)
        result[thing].append(f"> {player} {missing[0]}{null[0]} {since} {before}")
    return result


def case(name):
    """Returns the Swift case of an object: shapeLayer for shape-layer."""
    first, *others = name.split("-")
    return first + "".join(word.capitalize() for word in others)


def main(data, target):
    """Writes the table."""
    with open(target, "w", encoding="utf-8") as swift:
        swift.write(HEAD)
        for thing, lines in tables(data).items():
            swift.write(f'    .{case(thing)}: #"""\n')
            for line in lines:
                swift.write(f"    {line}\n")
            swift.write('    """#,\n')
        swift.write(TAIL)


main(*sys.argv[1:])
