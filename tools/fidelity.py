"""Draws the corpus with `pegbar render` and judges the frames; run by tools/fidelity."""
import argparse
import csv
import os
import shutil
import subprocess
import sys

OUT = ".build/fidelity"


def rows(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def arguments():
    parser = argparse.ArgumentParser(prog="tools/fidelity")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    corpus = os.environ.get("PEGBAR_CORPUS", "../shared/corpus")
    parser.add_argument("--corpus", default=corpus)
    parser.add_argument("--reference", default=os.path.join(corpus, "../reference"))
    parser.add_argument("--normalized", action="store_true")
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT",
                        help="fail where fewer of the plain firm frames pass")
    parser.add_argument("files", nargs="*")
    return parser.parse_args()


def draw(options, index, svgs):
    """Renders every frame of the index in one process."""
    lines = []
    for row in index:
        path = os.path.join(options.corpus, row["file"])
        output = os.path.join(svgs, row["png"][:-4] + ".svg")
        lines.append(f"{path}\t{row['frame']}\t{output}\n")
    listing = os.path.join(OUT, "frames.tsv")
    with open(listing, "w", encoding="utf-8") as file:
        file.writelines(lines)
    command = [options.pegbar, "render", "--list", listing]
    if options.normalized:
        command.append("--normalized")
    return subprocess.run(command).returncode


def judge(options, index, tools):
    """The rows of compare.py by frame name, for the frames of the index only."""
    svgs, pngs = os.path.join(OUT, "svg"), os.path.join(OUT, "png")
    reference = os.path.join(OUT, "reference")
    for row in index:
        target = os.path.join(reference, row["png"])
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copyfile(os.path.join(options.reference, row["png"]), target)
    subprocess.run(
        [sys.executable, f"{tools}/rasterise.py", svgs, pngs, "--index",
         os.path.join(options.reference, "index.tsv")], check=False)
    table = os.path.join(OUT, "judged.tsv")
    subprocess.run(
        [sys.executable, f"{tools}/compare.py", reference, pngs, "--tsv", table, "--diff",
         os.path.join(OUT, "diff"), "--quiet"], check=False)
    return {row["frame"]: row for row in rows(table)}


def share(passed, total):
    return f"{passed} of {total} pass ({100 * passed / max(1, total):.1f} %)"


def tally(title, frames):
    if frames:
        print(f"{title}: {share(sum(f['status'] == 'pass' for f in frames), len(frames))}")


def print_files(frames):
    print("file\tset\tframes\tpassed\tworst frame\tssim_fg\tbad %\tmae_fg")
    for name in dict.fromkeys(f["file"] for f in frames):
        mine = [f for f in frames if f["file"] == name]
        passed = sum(f["status"] == "pass" for f in mine)
        if passed == len(mine):
            continue
        worst = min(mine, key=lambda f: (f["status"] == "pass", float(f["ssim_fg"] or -1)))
        kind = "plain" if any(f["plain"] for f in mine) else ",".join(
            dict.fromkeys(f["verdict"] for f in mine))
        print("\t".join([name, kind, str(len(mine)), str(passed), worst["frame"],
                         worst["ssim_fg"] or worst["status"], worst["bad"], worst["mae_fg"]]))


def main():
    options = arguments()
    index = rows(os.path.join(options.reference, "index.tsv"))
    names = list(dict.fromkeys(row["file"] for row in index))
    chosen = set(options.files or names[::options.every])
    if unknown := chosen - set(names):
        sys.exit(f"tools/fidelity: no reference frames for {', '.join(sorted(unknown))}")
    index = [row for row in index if row["file"] in chosen]

    shutil.rmtree(OUT, ignore_errors=True)
    os.makedirs(OUT)
    status = draw(options, index, os.path.join(OUT, "svg"))
    judged = judge(options, index, os.path.join(options.reference, "../tools"))

    verdicts = {(r["file"], r["frame"]): r
                for r in rows(os.path.join(options.reference, "agreement.tsv"))}
    blind = {r["file"] for r in rows(os.path.join(options.reference, "blind-spots.tsv"))}
    frames = []
    for row in index:
        verdict = verdicts[row["file"], row["frame"]]
        result = judged.get(row["png"][:-4]) or {}
        firm = verdict["status"] == "firm"
        shown = float(verdict["content_pct"]) > 0
        frames.append(dict(
            file=row["file"], frame=row["frame"], features=verdict["features"],
            verdict=verdict["status"], counted=firm and shown and row["file"] not in blind,
            plain=firm and shown and not verdict["features"] and row["file"] not in blind,
            blank=not shown, blind=row["file"] in blind,
            **{key: result.get(key, "missing" if key == "status" else "")
               for key in ("status", "ssim_fg", "bad", "mae_fg")}))

    print_files(frames)
    print()
    tally("all frames", frames)
    for verdict in ("firm", "contested"):
        tally(f"{verdict} frames", [f for f in frames if f["verdict"] == verdict])
    tally("blank frames", [f for f in frames if f["blank"]])
    tally("frames of blind spots", [f for f in frames if f["blind"]])
    tally("counted frames (firm, not blank, no blind spot)", [f for f in frames if f["counted"]])
    for feature in sorted({name for f in frames for name in f["features"].split(",") if name}):
        tally(f"counted frames with {feature}",
              [f for f in frames if f["counted"] and feature in f["features"].split(",")])
    plain = [f for f in frames if f["plain"]]
    passed = sum(f["status"] == "pass" for f in plain)
    print(f"plain firm frames{' (normalized)' if options.normalized else ''}: "
          f"{share(passed, len(plain))}")
    sys.exit(1 if status or 100 * passed < options.at_least * len(plain) else 0)


if __name__ == "__main__":
    main()
