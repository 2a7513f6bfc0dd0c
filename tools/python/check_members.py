"""Plays animations without the members that lottie-web requires; run by tools/check members."""
import argparse
import copy
import sys

from judging import tables
from playing import bases, browser

TABLE = "tools/data/required-members.tsv"
WRAPPED = "(wrapped)"


class Case:
    """An object without a member, or with null instead."""

    def __init__(self, row, state):
        self.object, self.member, self.state = row["object"], row["member"], state
        self.expected = row[state]
        self.name = f"{self.object} {self.member} {state}"

    def animation(self, base, place):
        """Returns the animation without the member; None if the base does not have the member."""
        data = copy.deepcopy(base)
        if self.member == WRAPPED:
            owner = at(data, place[:-1])
            owner[place[-1]] = owner[place[-1]]["k"]
            return data
        target = at(data, place)
        if self.state == "missing" and self.member not in target:
            return None
        if self.state == "missing":
            del target[self.member]
        else:
            target[self.member] = None
        return data

    def outcome(self, base, found):
        """Returns what the player does: refuses, drops, or draws."""
        if found["errors"] or not any(found["drawn"]) or not found["drawn"][-1]:
            return "refuses"
        return "drops" if found["drawn"] != base["drawn"] else "draws"

    def holds(self, outcome):
        """Returns True if the outcome is that of the table, or a graver one."""
        # A base has only one object, so that nothing is shown without it.
        return outcome == self.expected or (self.expected, outcome) == ("drops", "refuses")


def at(data, place):
    for step in place:
        data = data[step]
    return data


def cases(every):
    """Returns the cases of the rows for lottie-web."""
    rows = [row for row in tables.rows(TABLE) if row["player"] == "lottie-web"][::every]
    found = []
    for row in rows:
        states = ["missing", "null"] if row["member"] != WRAPPED else ["missing"]
        found += [Case(row, state) for state in states if row[state] != "-"]
    return found


def main():
    parser = argparse.ArgumentParser(prog="tools/check members")
    parser.add_argument("--player", required=True)
    parser.add_argument("--every", type=int, default=1, metavar="N")
    options = parser.parse_args()
    known = bases.all_bases()
    chosen = cases(options.every)
    animations = {f"base {name}": base for name, (base, _) in known.items()}
    for case in chosen:
        if case.object in known and (variant := case.animation(*known[case.object])):
            animations[case.name] = variant
    found = browser.play(options.player, animations)
    faults = [f"base {name}: {'; '.join(result['errors']) or 'draws nothing'}" for name in known
              if (result := found[f"base {name}"])["errors"] or not all(result["drawn"])]
    for case in chosen:
        if case.name not in found:
            faults.append(f"{case.name}: no base has the member")
            continue
        result = found[case.name]
        outcome = case.outcome(found[f"base {case.object}"], result)
        print(f"{case.name}: {outcome} {(result['errors'] or [''])[0]}".rstrip())
        if not case.holds(outcome):
            faults.append(f"{case.name}: {outcome}, expected {case.expected}")
    for fault in faults:
        print(f"FAULT {fault}")
    print(f"members: {len(chosen)} cases, {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
