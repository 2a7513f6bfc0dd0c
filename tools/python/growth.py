#!/usr/bin/env python3
"""Measures how the cost of a conversion grows with its file; run by tools/check growth."""
import argparse
import math
import os
import subprocess
import sys
import tempfile

from exhausting.families import FAMILIES
from exhausting.running import measured, message

SIZES = [100, 1000, 10_000]
EXPONENT, SECONDS, MEGABYTES = 1.15, 5, 500
# Below this time, the exponent is that of noise.
NOTICED = 0.12
# The number of measurements of a fault.
ATTEMPTS = 5
COMMANDS = {
    "timeline": ["convert", "FILE", "--style", "timeline"],
    "transactions": ["convert", "FILE", "--style", "transactions"],
    "scene": ["convert", "FILE", "--to", "scene"],
    "lint": ["lint", "FILE"],
}


def write(name, size, place):
    content = FAMILIES[name](size)
    with open(place, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())


def cost(arguments, launch):
    """Returns the seconds without those of the launch, the megabytes, the status and a message."""
    # The fastest of some short runs is the least disturbed.
    runs = [measured(arguments)]
    for _ in range(2 if runs[0][0] < 1 else 0):
        runs.append(measured(arguments))
    seconds, megabytes, status, said = min(runs)
    return max(seconds - launch, 0.001), megabytes, status, message(said)


def limit(said):
    return said if "(limit " in said else ""


def faults(costs, within):
    """Returns the faults of one family in one command, by its costs for each size."""
    found = []
    (_, *_), (middle, *_), (largest, megabytes, status, said) = costs
    exponent = math.log10(largest / middle)
    if exponent > EXPONENT and largest > NOTICED and not limit(said):
        found.append(f"the exponent is {exponent:.2f}")
    if largest > within or megabytes > MEGABYTES:
        found.append(f"{largest:.1f} s and {megabytes:.0f} MB")
    if any(status < 0 for _, _, status, _ in costs):
        found.append("a crash")
    return exponent, found


def row(pegbar, files, arguments, launch, within):
    """Measures one command; returns its costs, its exponent, and its faults.

    A fault is measured again, because other programs on the machine can cause it.
    """
    best = None
    for _ in range(ATTEMPTS):
        costs = [
            cost([pegbar] + [file if word == "FILE" else word for word in arguments], launch)
            for file in files]
        best = costs if best is None else [min(pair) for pair in zip(best, costs)]
        exponent, found = faults(best, within)
        if not found:
            break
    return best, exponent, found


def arguments():
    parser = argparse.ArgumentParser(prog="tools/check growth")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="use every Nth family")
    parser.add_argument("--within", type=float, default=5, metavar="SECONDS",
                        help="the maximum time of a file (default: 5)")
    parser.add_argument("names", nargs="*")
    return parser.parse_args(sys.argv[2:])


def main():
    pegbar, options = sys.argv[1], arguments()
    names = [name for name in FAMILIES if not options.names or name in options.names]
    if not names:
        sys.exit("tools/check growth: no family has this name")
    bad = []
    launch = min(measured([pegbar, "--version"])[0] for _ in range(5))
    print(f"{'N of':34} {'command':13} " + " ".join(f"{size:>7}" for size in SIZES)
          + "   MB  growth  limit")
    for name in names[::options.every]:
        with tempfile.TemporaryDirectory() as folder:
            files = [os.path.join(folder, f"{size}.json") for size in SIZES]
            for size, file in zip(SIZES, files):
                # In a separate process, because a process passes its peak memory on to its children.
                subprocess.run([sys.executable, __file__, "--write", name, str(size), file], check=True)
            for command, words in COMMANDS.items():
                costs, exponent, found = row(pegbar, files, words, launch, options.within)
                print(
                    f"{name:34} {command:13} " + " ".join(f"{seconds:7.3f}" for seconds, *_ in costs)
                    + f" {costs[-1][1]:4.0f}  {exponent:6.2f}  {limit(costs[-1][3])}", flush=True)
                bad += [f"{name}: {command}: {fault}" for fault in found]
    for line in bad:
        print(f"error: {line}")
    sys.exit(1 if bad else 0)


if sys.argv[1] == "--write":
    write(sys.argv[2], int(sys.argv[3]), sys.argv[4])
else:
    main()
