"""Writes test files for a release, and measures its launch time; run by tools/check release."""

import gzip
import json
import os
import statistics
import sys
import time
import zipfile

SAMPLE = "Samples/showcase/walk.json"
# Commands with a limited launch time, and the limit in milliseconds.
STARTS = (["--version"], ["explain", "shape/merge-paths"])
LIMIT = 5.0
RUNS = 50
ROUNDS = 20


def samples(folder):
    """Writes one animation in each file format."""
    with open(SAMPLE, "rb") as file:
        text = file.read()
    with open(os.path.join(folder, "walk.json"), "wb") as file:
        file.write(text)
    with gzip.open(os.path.join(folder, "sticker.tgs"), "wb") as file:
        file.write(text)
    with zipfile.ZipFile(os.path.join(folder, "pack.lottie"), "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("manifest.json", json.dumps({"version": "1", "animations": [{"id": "walk"}]}))
        archive.writestr("animations/walk.json", text)


def run(command):
    """Returns the wall-clock and CPU time of a command, in milliseconds."""
    silent = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    begin = time.perf_counter()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=silent)
    _, status, usage = os.wait4(process, 0)
    end = time.perf_counter()
    if status != 0:
        sys.exit(f"tools/check release: {' '.join(command)} fails")
    return (end - begin) * 1000, (usage.ru_utime + usage.ru_stime) * 1000


def start(pegbar):
    """Measures launch times; fails if one exceeds the limit."""
    slow = False
    for arguments in STARTS:
        command = [os.path.abspath(pegbar), *arguments]
        # The first runs read the executable from disk.
        for _ in range(5):
            run(command)
        # Other processes only make rounds longer, so the shortest counts.
        medians = []
        while len(medians) < ROUNDS and (not medians or min(medians)[0] >= LIMIT):
            if medians:
                time.sleep(2)
            times = [run(command) for _ in range(RUNS)]
            medians.append(tuple(statistics.median(column) for column in zip(*times)))
        total, processor = min(medians)
        slow = slow or total >= LIMIT
        print(f"pegbar {' '.join(arguments)}: {total:.1f} ms, {processor:.1f} ms CPU, median of {RUNS}"
              f" (round {len(medians)})")
    if slow:
        sys.exit(f"tools/check release: a launch takes {LIMIT} ms or more")


{"samples": samples, "start": start}[sys.argv[1]](sys.argv[2])
