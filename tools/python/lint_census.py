"""Counts the files of the corpus with a finding, by rule; run by tools/check lint-census."""

import collections
import json
import os
import subprocess
import sys

LEVELS = ["error", "warning", "note"]


def real_files(corpus):
    """Returns the names of the files from products and demos."""
    with open(os.path.join(corpus, "features.jsonl"), encoding="utf-8") as lines:
        entries = [json.loads(line) for line in lines]
    return {entry["name"] for entry in entries if entry["class"] == "real"}


def findings(pegbar, corpus, options):
    """Returns the findings of each file: pairs of id and severity."""
    command = [pegbar, "lint", corpus, "--no-config", "--exit-zero", "--format", "json", *options]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"tools/check lint-census: {' '.join(command)} ended with {run.returncode}")
    result = collections.defaultdict(set)
    for file in json.loads(run.stdout)["files"]:
        name = os.path.relpath(file["file"], corpus)
        result[name].update((entry["id"], entry["severity"]) for entry in file["findings"])
    return result


def main():
    pegbar, corpus, *options = sys.argv[1:]
    real = real_files(corpus)
    found = findings(pegbar, corpus, options)
    counts = collections.defaultdict(lambda: [0, 0])
    for name, pairs in found.items():
        for pair in pairs:
            counts[pair][0] += name in real
            counts[pair][1] += 1
    total = sum(name in real for name in found)
    print(f"{len(found)} files, {total} from shipping products")
    print(f"{'rule':44} {'severity':8} {'products':>8} {'share':>6} {'all':>5}")
    order = sorted(counts, key=lambda pair: (-counts[pair][0], -counts[pair][1], pair))
    for rule, level in order:
        inside, every = counts[(rule, level)]
        print(f"{rule:44} {level:8} {inside:8} {inside / max(1, total):6.1%} {every:5}")
    if options:
        return
    loud = collections.Counter(
        rule for name in real
        for rule in {rule for rule, level in found.get(name, ()) if level != "note"})
    noisy = [rule for rule, count in loud.most_common() if count > total / 4]
    broken = sorted(name for name in real
                    if any(level == "error" for _, level in found.get(name, ())))
    print(f"\nrules with findings in over a quarter of the product files: {', '.join(noisy) or 'none'}")
    print(f"product files with errors: {len(broken)} of {total} ({len(broken) / max(1, total):.1%})")
    for name in broken:
        print(f"  {name}: {', '.join(sorted(r for r, level in found[name] if level == 'error'))}")
    if noisy or len(broken) > total / 20:
        sys.exit("tools/check lint-census: the preset recommended exceeds its limits")


main()
