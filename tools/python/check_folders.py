"""Converts a folder repeatedly and checks the result; run by tools/check folders."""
import argparse
import os
import pathlib
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]


def contents(folder):
    """Returns the bytes of every file below a folder by path, including hidden files."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*")) if path.is_file()
    }


class Folders:
    """Converts one folder to others."""

    def __init__(self, pegbar, source, scratch):
        self.pegbar, self.source, self.scratch = pegbar, source, scratch
        self.faults = []

    def fault(self, text):
        self.faults.append(text)
        print(f"FAULT {text}")

    def command(self, name, *more):
        return [self.pegbar, "convert", str(self.source), "-o", str(self.scratch / name), "--quiet",
                *more]

    def convert(self, name, *more):
        """Converts to a folder; returns the seconds. Sources may be damaged (exit code 3)."""
        start = time.monotonic()
        done = subprocess.run(self.command(name, *more), capture_output=True)
        if done.returncode not in (0, 3):
            self.fault(f"{' '.join(more)}: exit {done.returncode}: {done.stderr[-300:]}")
        return time.monotonic() - start

    def jobs(self, rounds):
        """Checks that any number of jobs produces the same bytes; returns them."""
        seconds = {1: [], 2: []}
        for _ in range(rounds):
            for count, times in seconds.items():
                shutil.rmtree(self.scratch / f"jobs{count}", ignore_errors=True)
                times.append(self.convert(f"jobs{count}", "--jobs", str(count)))
        self.convert("jobs8", "--jobs", "8")
        first = contents(self.scratch / "jobs1")
        for count in (2, 8):
            if contents(self.scratch / f"jobs{count}") != first:
                self.fault(f"{count} jobs produce different bytes than one")
        one, two = (statistics.median(times) for times in seconds.values())
        print(f"{len(first)} files; 1 job {one:.2f} s, 2 jobs {two:.2f} s: ratio {two / one:.2f}")
        return first

    def again(self, before):
        """Checks that a second run writes nothing."""
        folder = self.scratch / "jobs1"
        dates = {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}
        self.convert("jobs1")
        if contents(folder) != before:
            self.fault("a second run changes bytes")
        if any(path.stat().st_mtime_ns != date for path, date in dates.items()):
            self.fault("a second run writes unchanged files")

    def verified(self):
        """Checks that all files are up to date and form one module."""
        folder = self.scratch / "jobs1"
        done = subprocess.run([self.pegbar, "verify", str(folder), str(self.source)],
                              capture_output=True, text=True)
        print(done.stdout.strip())
        if done.returncode != 0:
            self.fault(f"verify: exit {done.returncode}: {done.stdout[-500:]}{done.stderr[-500:]}")
        done = subprocess.run([ROOT / "tools/check", "typecheck", "--together", folder])
        if done.returncode != 0:
            self.fault("the files do not compile as one module")

    def killed(self, kills, before):
        """Checks that after a killed run every file is complete, either old or new."""
        self.convert("after", "--style", "transactions")
        after = contents(self.scratch / "after")
        whole = {*before.values(), *after.values()}
        folder = self.scratch / "killed"
        span = self.convert("killed")
        rng = random.Random(1)
        interrupted = 0
        for index in range(kills):
            # Each run switches between two states, so that it always has files to write.
            more = ["--style", "transactions"] if index % 2 == 0 else []
            process = subprocess.Popen(self.command("killed", *more), stderr=subprocess.DEVNULL)
            time.sleep(rng.uniform(0, span))
            process.send_signal(signal.SIGKILL)
            interrupted += process.wait() == -signal.SIGKILL
            for path, bytes_ in contents(folder).items():
                # A complete file briefly has a hidden name before it replaces the old one.
                if pathlib.Path(path).name.startswith(".pegbar-"):
                    if bytes_ not in whole:
                        self.fault(f"kill {index}: {path} is incomplete")
                    os.utime(folder / path, (0, 0))
                elif bytes_ not in (before.get(path), after.get(path)):
                    self.fault(f"kill {index}: {path} is neither old nor new")
        self.convert("killed")
        if contents(folder) != before:
            self.fault("after a complete run, the files differ from those without killed runs")
        print(f"{kills} runs killed, {interrupted} of them while running: all files are complete")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pegbar", required=True)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=1, help="number of timings for each number of jobs")
    parser.add_argument("folder", nargs="?", default="Samples")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folders = Folders(options.pegbar, pathlib.Path(options.folder), pathlib.Path(scratch))
        before = folders.jobs(options.rounds)
        folders.again(before)
        folders.verified()
        folders.killed(options.kills, before)
        return 1 if folders.faults else 0


if __name__ == "__main__":
    sys.exit(main())
