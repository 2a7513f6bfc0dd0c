#!/usr/bin/env python3
"""Measures the CPU time of conversions, relative to parsing where that matters; run by tools/measure bench."""
import argparse
import collections
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 7
LARGE, SLOW = 500_000, 0.3
TASKS = {
    "lint": ["lint", "--quiet"],
    "scene": ["convert", "--quiet", "--to", "scene"],
    "Swift": ["convert", "--quiet"],
    "transactions": ["convert", "--quiet", "--style", "transactions"],
}
# Milliseconds for a small file, and ratios to the time of parsing for a large one.
SMALL_GOALS = {"lint": 5, "scene": 6, "Swift": 7}
RATIO_GOALS = {"lint": 1.2, "scene": 2.0, "Swift": 2.8}
# The unit of peak memory, in bytes.
MEMORY_UNIT = 1 if sys.platform == "darwin" else 1024

# The times of a process in milliseconds, its peak memory in MB, and its exit code.
Run = collections.namedtuple("Run", "cpu wall memory code")


def run(command):
    """Runs a process and measures it."""
    start = time.perf_counter()
    null = [(os.POSIX_SPAWN_OPEN, fd, "/dev/null", os.O_WRONLY, 0) for fd in (1, 2)]
    pid = os.posix_spawn(command[0], command, os.environ, file_actions=null)
    _, status, usage = os.wait4(pid, 0)
    wall = time.perf_counter() - start
    # Exit codes of findings and of unusable files are expected.
    if (code := os.waitstatus_to_exitcode(status)) < 0:
        sys.exit(f"tools/measure bench: {' '.join(command)} ended with signal {-code}")
    memory = usage.ru_maxrss * MEMORY_UNIT / (1 << 20)
    return Run(1000 * (usage.ru_utime + usage.ru_stime), 1000 * wall, memory, code)


def medians(*commands, runs=RUNS, kind="cpu"):
    """Returns the median of each command. The commands alternate, so that noise affects all of them."""
    table = [[getattr(run(command), kind) for command in commands] for _ in range(runs)]
    return [statistics.median(column) for column in zip(*table)]


class Bench:
    def __init__(self, pegbar, parse, folder):
        self.pegbar, self.parse, self.folder = pegbar, parse, folder

    def command(self, task, *files):
        name, *options = TASKS[task]
        return [self.pegbar, name, *files, *options, "--no-config"]

    def launches(self):
        """Returns the times of starting both programs."""
        empty = self.write("empty.json", ["{}"])
        return medians([self.parse, empty], [self.pegbar, "--version"])

    def write(self, name, pieces):
        place = os.path.join(self.folder, name)
        with open(place, "w") as file:
            file.writelines(pieces)
        return place

    def ratios(self, files):
        print("## Large files: CPU without the launch, relative to that of jansson for parsing the same bytes\n")
        print(f"| file | kB | parse, ms |{''.join(f' {task} |' for task in RATIO_GOALS)}")
        print(f"| --- | ---: | ---: |{' ---: |' * len(RATIO_GOALS)}")
        sums = [0] * (1 + len(RATIO_GOALS))
        bare, launch = self.launches()
        for file in files:
            times = medians([self.parse, file], *(self.command(task, file) for task in RATIO_GOALS))
            times = [times[0] - bare, *(value - launch for value in times[1:])]
            sums = [total + value for total, value in zip(sums, times)]
            self.row(os.path.basename(file), f"{os.path.getsize(file) / 1000:.0f}", times)
        self.row("all", "", sums)
        print(f"| goal | | |{''.join(f' {goal} |' for goal in RATIO_GOALS.values())}\n")

    @staticmethod
    def row(name, size, times):
        parse, *others = times
        print(f"| {name} | {size} | {parse:.1f} |{''.join(f' {value / parse:.2f} |' for value in others)}", flush=True)

    def small(self, files, goals):
        version, *times = medians(
            [self.pegbar, "--version"], *(self.command(task, file) for task in goals for file in files))
        sizes = [os.path.getsize(file) / 1000 for file in files]
        print(f"## {len(files)} files of {min(sizes):.1f} to {max(sizes):.1f} kB: CPU of a process\n")
        print(f"`--version`: {version:.1f} ms\n")
        for position, (task, goal) in enumerate(goals.items()):
            part = times[position * len(files):][:len(files)]
            print(f"- {task}: {statistics.mean(part):.1f} ms (goal: {goal})")
        print(flush=True)

    def slow(self, files):
        print(f"## Files that need more than {SLOW} s of CPU\n")
        found = []
        for file in files:
            for task in ("Swift", "transactions"):
                if (first := run(self.command(task, file)).cpu) > 1000 * SLOW * 0.8:
                    best = min([first] + [run(self.command(task, file)).cpu for _ in range(2)])
                    if best > 1000 * SLOW:
                        found.append((best, f"- {'/'.join(file.split('/')[-2:])}, {task}: {best / 1000:.2f} s"))
        print("\n".join(line for _, line in sorted(found, reverse=True)) or "None.")
        print(f"\n{len(files)} files.\n", flush=True)

    def growth(self):
        print("## CPU per byte, and memory: 64 MB relative to 1 MB of layers with moving shapes\n")
        small, large = (self.write(f"{size}.json", layers(size * 1_000_000)) for size in (1, 64))
        bare, launch = self.launches()
        tree = run([self.parse, large]).memory
        print(f"jansson's tree of 64 MB: {tree:.0f} MB\n")
        for task in TASKS:
            (one,) = medians(self.command(task, small), runs=3)
            cpu, _, memory, code = run(self.command(task, large))
            if code > 1:
                sys.exit(f"tools/measure bench: 64 MB of layers are rejected ({task})")
            print(f"- {task}: {(cpu - launch) / 64 / (one - launch):.2f} (goal: 1.2); "
                  f"{cpu / 1000:.1f} s, {memory:.0f} MB ({memory / tree:.2f} × the tree, goal: 0.5)", flush=True)
        print()

    def jobs(self, folder):
        one, two = (
            [self.pegbar, "convert", folder, "-o", os.path.join(self.folder, f"jobs{jobs}"), "--quiet", "--force",
             "--jobs", str(jobs)] for jobs in (1, 2))
        alone, both = medians(one, two, runs=3, kind="wall")
        print(f"## {folder}: two jobs\n\n{both / 1000:.2f} s of {alone / 1000:.2f} s: "
              f"{both / alone:.2f} (goal: 0.58)\n", flush=True)

    def frames(self, file):
        place = os.path.join(self.folder, "frames/")
        one, every = medians(
            [self.pegbar, "render", file, "--frames", "0", "-o", place],
            [self.pegbar, "render", file, "--every", "1", "-o", place], runs=3)
        count = len(os.listdir(place))
        print(f"## A frame of {os.path.basename(file)}, evaluated and written as SVG\n\n"
              f"{(every - one) / max(1, count - 1):.2f} ms of CPU (mean of {count})\n")


def layers(size):
    """Yields an animation of about `size` bytes: layers with a shape that moves and turns."""
    yield '{"v":"5.7.0","fr":30,"ip":0,"op":60,"w":512,"h":512,"layers":['
    index = length = 0
    while length < size:
        piece = ("," if index else "") + layer(index)
        yield piece
        index, length = index + 1, length + len(piece)
    yield "]}"


def layer(index):
    at = [[index % 500, index % 300, 0], [index % 400, 200, 0], [9, index % 7, 0]]
    return (
        f'{{"ty":4,"nm":"Layer {index}","ind":{index + 1},"ip":0,"op":60,"st":0,"ks":{{"p":{moving(index, at)},'
        f'"r":{moving(index, [[0], [90], [index % 360]])}}},"shapes":[{{"ty":"gr","nm":"Group","it":['
        '{"ty":"rc","nm":"Rectangle","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[20,30]},"r":{"a":0,"k":2}},'
        '{"ty":"fl","nm":"Fill","c":{"a":0,"k":[0.2,0.4,0.6,1]},"o":{"a":0,"k":100}},{"ty":"tr"}]}]}')


def moving(index, values):
    ease = '"i":{"x":[0.6],"y":[1]},"o":{"x":[0.3],"y":[0]}'
    return '{"a":1,"k":[%s]}' % ",".join(
        f'{{"t":{index % 30 + 10 * number},"s":{value},{ease}}}' for number, value in enumerate(values))


def nearest(files, size, count):
    return sorted(files, key=lambda file: abs(os.path.getsize(file) - size))[:count]


def found(folder):
    return sorted(
        os.path.join(place, name) for place, _, names in os.walk(folder) for name in names if name.endswith(".json"))


def machine():
    names = []
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    return f"{names[0] if names else platform.processor()}, {os.cpu_count()} cores, load {load}"


def main():
    parser = argparse.ArgumentParser(prog="tools/measure bench")
    parser.add_argument("--corpus", help=argparse.SUPPRESS)
    parser.add_argument("files", nargs="*", help="large files (default: those of the corpus)")
    pegbar, parse, options = sys.argv[1], sys.argv[2], parser.parse_args(sys.argv[3:])
    samples = found("Samples")
    corpus = [file for file in found(options.corpus) if "/invalid/" not in file] if options.corpus else []
    large = options.files or [file for file in corpus if os.path.getsize(file) >= LARGE]
    version = subprocess.run([pegbar, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"# pegbar {version}\n\n{machine()}\n")
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(pegbar, parse, folder)
        if large:
            bench.ratios(large)
        bench.small(nearest(samples, 5000, 4), SMALL_GOALS)
        bench.small(nearest(corpus or samples, 50_000, 4), {"Swift": 15})
        bench.slow(corpus or samples)
        bench.growth()
        bench.jobs(options.corpus or "Samples")
        for file in large[:1]:
            bench.frames(file)


main()
