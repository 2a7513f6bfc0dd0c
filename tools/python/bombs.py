#!/usr/bin/env python3
"""Processes files that are designed to exhaust time or memory; run by tools/check bombs."""
import argparse
import gzip
import subprocess
import sys
import tempfile

from exhausting.families import FAMILIES
from exhausting.pieces import (
    ANIMATOR, BILLION, FILL, MANY, MILLION, MORE, RECTANGLE, REMAP, TURN, animation, archive, asset,
    instances, long_shapes, long_text, moving_path, overlapping, precomp, repeated, repeater, shape, solid,
    star, still_path, text, with_member,
)
from exhausting.running import measured, message

SECONDS, MEGABYTES = 5, 500
# A preview page and a measurement draw many frames.
LONG_SECONDS = {"preview": 15, "measured": 20}
COMMANDS = {
    "timeline": ["convert", "FILE", "--style", "timeline"],
    "transactions": ["convert", "FILE", "--style", "transactions"],
    "scene": ["convert", "FILE", "--to", "scene"],
    "lint": ["lint", "FILE"],
    "render": ["render", "FILE", "--frames", "10"],
    "render normalized": ["render", "FILE", "--frames", "10", "--normalized"],
    "measured": ["convert", "FILE", "--measure", "--format", "markdown", "--pictures",
                 "FOLDER/pictures", "--force"],
    "pixels": ["render", "FILE", "--frames", "10", "--format", "png"],
    "pixels normalized": ["render", "FILE", "--sheet", "2x2", "--format", "png", "--normalized"],
    "preview": ["preview", "FILE", "-o", "-"],
    "diff": ["diff", "FILE", "Samples/showcase/walk.json"],
    "timeline text": ["inspect", "FILE", "--timeline"],
}
BOMBS = {
    "asset cycle": lambda: animation(
        precomp("a"), asset("a", precomp("b")) + "," + asset("b", precomp("a"), solid())),
    "parent cycle of 1000": lambda: animation(
        ",".join(solid(f',"ind":{i},"parent":{i % 1000 + 1}') for i in range(1, 1001))),
    "parent cycle of three": lambda: animation(
        ",".join(solid(f',"ind":{i},"parent":{i % 3 + 1}') for i in range(1, 4))),
    "2^40 instances": lambda: instances("%.0s"),
    "2^40 instances, each with its own timing": lambda: instances(REMAP),
    "1e9 copies": lambda: animation(shape(f"{RECTANGLE},{FILL},{MANY}")),
    "1e9 copies of one opacity": lambda: animation(
        shape(f"{RECTANGLE},{FILL}," + repeater('{"k":%d}' % BILLION, 100))),
    "copies that become 1e9": lambda: animation(shape(f"{RECTANGLE},{FILL},{MORE}")),
    "1e9 copies, five times": lambda: repeated(5),
    "copies that become 1e9, three times": lambda: animation(
        shape(f"{RECTANGLE},{FILL},{MORE},{MORE},{MORE}")),
    "1e9 s": lambda: animation(
        solid(turn=TURN.replace("60", str(30 * BILLION)), op=30 * BILLION), op=30 * BILLION),
    "1e9 s of moving shapes": long_shapes,
    "1e9 s of an expression": lambda: animation(
        solid(turn='{"k":0,"x":"wiggle(3, 40)"}', op=BILLION), op=BILLION, fr=1),
    "gzip of ratio 1000": lambda: gzip.compress(long_text().encode()),
    "zip of ratio 1000": lambda: archive(long_text()),
    "gzip of 20 million lists": lambda: gzip.compress(
        with_member(f'"x":[{"[]," * (20 * MILLION)}0]').encode()),
    "gzip of 30 million numbers": lambda: gzip.compress(
        with_member(f'"x":[{"0," * (30 * MILLION)}0]').encode()),
    "1e6 lists deep": lambda: with_member(f'"x":{"[" * MILLION}{"]" * MILLION}'),
    "1e6 groups deep": lambda: animation(
        shape('{"ty":"gr","it":[' * MILLION + f"{RECTANGLE},{FILL}" + "]}" * MILLION)),
    "name of 50 MB": lambda: animation(shape(f"{RECTANGLE},{FILL}", "Name " * (10 << 20))),
    "name of a group of 50 MB": lambda: animation(
        shape(f'{{"ty":"gr","nm":"{"ä" * (25 << 20)}","it":[{RECTANGLE},{FILL},{{"ty":"tr"}}]}}')),
    "id of 25 MB, twice": lambda: animation(
        precomp("i" * (25 << 20)), asset("i" * (25 << 20), solid())),
    "key of 50 MB": lambda: with_member(f'"{"k" * (50 << 20)}":1'),
    "path of 1e6 vertices": lambda: still_path(MILLION),
    "path of 3e5 vertices": lambda: still_path(3 * 10**5),
    "path of 1e5 vertices, 100 keys": lambda: moving_path(10**5, 100),
    "path of 1e4 vertices, 30 keys": lambda: moving_path(10**4, 30),
    "star of 1e6 points": lambda: star('{"k":30}'),
    "star of 1e6 points, moving": lambda: star(TURN),
    "text of 1e6 letters": lambda: text(MILLION, glyphs=""),
    "text of 1e6 letters with glyphs": lambda: text(MILLION),
    "text of 1e6 letters, moving": lambda: text(MILLION, ANIMATOR),
    "text of 2000 letters, moving": lambda: text(2000, ANIMATOR),
    "text of 5000 letters on a path": lambda: FAMILIES["letters on a path"](5000),
    "archive of 4000 animations": lambda: FAMILIES["animations of an archive"](4000),
    "archive of 500 entries in one place": overlapping,
    "chain of 1e4 parents": lambda: FAMILIES["a chain of parents"](10_000),
    "1e4 layers with one matte": lambda: FAMILIES["layers with one matte"](10_000),
    "1e4 values of slots": lambda: FAMILIES["slots"](10_000),
}


def write(name, place):
    content = BOMBS[name]()
    with open(place, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())


def main():
    if sys.argv[1:2] == ["--write"]:
        write(*sys.argv[2:])
        return
    parser = argparse.ArgumentParser(prog="tools/check bombs")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="use every Nth file")
    parser.add_argument("--times", type=float, default=1, metavar="FACTOR",
                        help="multiply the maximum times (default: 1)")
    parser.add_argument("names", nargs="*")
    pegbar, options = sys.argv[1], parser.parse_args(sys.argv[2:])
    names = [name for name in BOMBS if not options.names or name in options.names]
    if not names:
        sys.exit("tools/check bombs: no file has this name")
    bad = []
    print(f"{'file':38} {'command':18} {'s':>6} {'MB':>5} exit  message")
    for name in names[::options.every]:
        with tempfile.TemporaryDirectory() as folder, \
                tempfile.NamedTemporaryFile(suffix=".json", dir=folder) as file:
            # In a separate process, because a process passes its peak memory on to its children.
            subprocess.run([sys.executable, __file__, "--write", name, file.name], check=True)
            for command, arguments in COMMANDS.items():
                arguments = [pegbar] + [
                    argument.replace("FILE", file.name).replace("FOLDER", folder) for argument in arguments]
                seconds, megabytes, status, said = measured(arguments)
                print(
                    f"{name:38} {command:18} {seconds:6.2f} {megabytes:5.0f} {status:4}  "
                    f"{message(said)}", flush=True)
                allowed = LONG_SECONDS.get(command, SECONDS) * options.times
                if seconds > allowed or megabytes > MEGABYTES or status < 0:
                    bad.append(f"{name}: {command}")
    limits = f"{SECONDS * options.times:g} s (more for many frames, see LONG_SECONDS) or {MEGABYTES} MB"
    for line in bad:
        print(f"error: {line} exceeds {limits}, or crashes")
    sys.exit(1 if bad else 0)


main()
