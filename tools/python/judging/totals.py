"""Tables and totals of judged frames."""
import collections
import os

# The share of frames that must pass, by set.
BARS = [
    ("firm frames without text and images", 97, lambda f: f.is_firm and f.is_drawing),
    ("all firm frames", 95, lambda f: f.is_firm),
    ("all frames, contested ones included", 85, lambda f: True),
    ("class real, all frames", 92, lambda f: f.is_real),
]
NORMALIZED_BAR = (
    "normalized: plain firm frames", 95, lambda f: f.is_firm and not f.flags)


def share(frames):
    passed = sum(f.passes for f in frames)
    return f"{passed} of {len(frames)} pass ({100 * passed / max(1, len(frames)):.1f} %)"


def print_files(frames):
    """Prints one line for every file with a failing frame: its worst frame and the scores."""
    print("file\tset\tframes\tpassed\tworst frame\tssim_fg\tbad %\tmae_fg\tflags")
    for name, mine in by_file(frames).items():
        passed = sum(f.passes for f in mine)
        if passed == len(mine):
            continue
        worst = min(mine, key=lambda f: (f.passes, f.ssim_fg))
        kinds = ["blind"] if worst.is_blind else dict.fromkeys(f.verdict for f in mine)
        score = f"{worst.ssim_fg:.4f}\t{worst.bad:.3f}\t{worst.mae_fg:.2f}"
        if worst.status not in ("pass", "FAIL"):
            score = f"{worst.status}\t\t"
        print("\t".join([name, ",".join(kinds), str(len(mine)), str(passed), worst.number, score,
                         ",".join(sorted(set().union(*(f.flags for f in mine))))]))


def by_file(frames):
    files = {}
    for frame in frames:
        files.setdefault(frame.file, []).append(frame)
    return files


def print_totals(frames):
    """Prints totals by set; blank frames and files with blind spots are separate."""
    counted = [f for f in frames if f.is_counted]
    print("counted: frames that are not blank, in files without blind spots")
    for verdict in ("firm", "contested"):
        mine = [f for f in counted if f.verdict == verdict]
        print(f"{verdict}: {share(mine)}")
        print(f"{verdict} without text and images: {share([f for f in mine if f.is_drawing])}")
        print(f"{verdict} with text or images: {share([f for f in mine if not f.is_drawing])}")
    print(f"firm without any flag: {share([f for f in counted if f.is_firm and not f.flags])}")
    print(f"counted: {share(counted)}")
    print(f"class real: {share([f for f in counted if f.is_real])}")
    print(f"blind spots: {share([f for f in frames if f.is_blind and not f.is_blank])}")
    print(f"blank: {share([f for f in frames if f.is_blank])}")
    print(f"everything: {share(frames)}")


def print_flags(frames):
    """Prints the number of failing counted frames for each flagged feature."""
    counted = [f for f in frames if f.is_counted]
    failing = collections.Counter(flag for f in counted if not f.passes for flag in f.flags)
    whole = collections.Counter(flag for f in counted for flag in f.flags)
    plain = [f for f in counted if not f.flags]
    print("flag\tfailing\tof counted frames")
    for flag in sorted(whole, key=lambda flag: (-failing[flag], flag)):
        print(f"{flag}\t{failing[flag]}\t{whole[flag]}")
    print(f"(none)\t{sum(not f.passes for f in plain)}\t{len(plain)}")


def print_features(frames, features, path, limit=25):
    """Prints features of the corpus that are more frequent in failing than in passing files.

    `lift` is the share of failing frames in files with the feature, divided by the share in other
    files. Writes all features to a file, and prints the most significant.
    """
    counted = [f for f in frames if f.is_counted]
    failing, passing = collections.Counter(), collections.Counter()
    for frame in counted:
        target = passing if frame.passes else failing
        target.update(features.get(frame.file, ()))
    fails, total = sum(not f.passes for f in counted), len(counted)
    table = []
    for name, count in failing.items():
        mine = count + passing[name]
        elsewhere = (fails - count + 0.5) / (total - mine + 1)
        lift = (count + 0.5) / (mine + 1) / elsewhere
        table.append((count, passing[name], lift, name))
    # Weighted by the number of failing frames, because a single failing file is weak evidence.
    table.sort(key=lambda row: (-row[0] * max(0, row[2] - 1), row[3]))
    with open(path, "w", encoding="utf-8") as file:
        file.write("feature\tfailing\tpassing\tlift\n")
        file.writelines(f"{name}\t{bad}\t{good}\t{lift:.2f}\n" for bad, good, lift, name in table)
    print(f"feature of the file\tfailing\tpassing\tlift (all in {os.path.normpath(path)})")
    for bad, good, lift, name in table[:limit]:
        print(f"{name}\t{bad}\t{good}\t{lift:.2f}")


def print_bars(frames, normalized):
    """Prints one line per goal for counted frames; returns True if all are reached."""
    counted = [f for f in frames if f.is_counted]
    reached = True
    for title, bar, belongs in [NORMALIZED_BAR] if normalized else BARS:
        mine = [f for f in counted if belongs(f)]
        reached &= print_bar(title, sum(f.passes for f in mine), len(mine), bar)
    return reached


def print_bar(title, passed, total, bar):
    """Prints a goal, a minimum share in percent; returns True if it is reached."""
    reached = 100 * passed >= bar * total
    verdict = "reached" if reached else "MISSED"
    if not total:
        verdict = "no frames judged"
    print(f"{title}: {passed} of {total} pass ({100 * passed / max(1, total):.1f} %), "
          f"goal {bar} %: {verdict}")
    return reached
