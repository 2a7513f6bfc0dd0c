"""Accuracy of the report: reported losses compared with visible differences."""
import collections
import concurrent.futures
import json
import os
import subprocess

from . import totals

CRYING_WOLF_BAR = 15
TRUTH_BAR = 99
GRAVE = ("warning", "error")


def is_loss(finding, normalized):
    """Returns True if a finding reports a visible loss.

    Losses of normalizing are visible only in normalized frames.
    """
    if not normalized and finding["id"].startswith("normalize/"):
        return False
    return finding["severity"] in GRAVE or finding["outcome"] in ("dropped", "approximated")


def findings(options, name):
    """Returns the findings of `convert` for a file; None if it cannot be read."""
    path = os.path.join(options.corpus, name)
    done = subprocess.run(
        [options.pegbar, "convert", path, "--to", "scene", "-o", os.devnull,
         "--report", "json"], capture_output=True, timeout=120)
    try:
        return json.loads(done.stderr)["files"][0]["findings"]
    except (ValueError, KeyError, IndexError):
        return None


class ReportTruth:
    """Files by reported losses and by the results of their frames."""

    def __init__(self, options, frames, blind, causes):
        self.causes = causes
        self.normalized = options.normalized
        # Files that the reference renders incorrectly are not evidence.
        self.files = {name: mine for name, mine in totals.by_file(frames).items()
                      if name not in blind}
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            said = pool.map(lambda name: findings(options, name), self.files)
            self.said = dict(zip(self.files, said))
        self.kinds = {
            name: collections.Counter(
                f["id"] for f in found or [] if is_loss(f, options.normalized))
            for name, found in self.said.items()}

    def print_details(self):
        """Prints the files with silent failures and false alarms."""
        unread = [name for name, found in self.said.items() if found is None]
        for name in unread:
            print(f"no report: {name}")
        for name in self.silent:
            bad = [f for f in self.files[name] if not f.passes]
            kinds = ", ".join(sorted({"blank" if f.is_blank else f.verdict for f in bad}))
            print(f"silent failure: {name}: {len(bad)} of {len(self.files[name])} frames "
                  f"({kinds}), no loss reported")
        kinds = collections.Counter()
        for name in self.crying_wolf:
            kinds.update(self.kinds[name].keys())
            text = ", ".join(f"{kind} × {n}" for kind, n in self.kinds[name].most_common())
            print(f"false alarm: {name}: {text}")
        for kind, count in kinds.most_common():
            print(f"invisible kind of loss: {kind} in {count} files")

    @property
    def silent(self):
        return [name for name in self.unsaid
                if not all(f.passes or self.causes.is_excused(f) for f in self.files[name])]

    @property
    def unsaid(self):
        """Files with a failing frame and no reported loss."""
        return [name for name, mine in self.files.items()
                if not all(f.passes for f in mine) and not self.kinds[name]]

    @property
    def good(self):
        return [name for name, mine in self.files.items() if all(f.passes for f in mine)]

    @property
    def crying_wolf(self):
        return [name for name in self.good if self.kinds[name]]

    def print_bars(self):
        """Prints the goals; returns True if all are reached.

        Normalized scenes have no goal for false alarms, because jumps between frames are not
        visible in frames.
        """
        silent, good, wolf = self.silent, self.good, self.crying_wolf
        firm = [name for name in silent
                if any(f.is_firm and not f.passes for f in self.files[name])]
        print(f"silent failures: {len(silent)} files ({len(firm)} with a failing firm frame), "
              f"goal 0: {'MISSED' if silent else 'reached'} (of {len(self.unsaid)} files without "
              "a finding; the others are proven faults of the reference or the rasterizer, see "
              "the causes)")
        per_cent = 100 * len(wolf) / max(1, len(good))
        is_calm = self.normalized or per_cent <= CRYING_WOLF_BAR
        wolf_verdict = ("" if self.normalized else f", goal at most {CRYING_WOLF_BAR} %: "
                        f"{'reached' if is_calm else 'MISSED'}")
        print(f"false alarms: {len(wolf)} of {len(good)} files whose frames all pass "
              f"({per_cent:.1f} %){wolf_verdict}")
        calm = [f for name, mine in self.files.items() if not self.kinds[name] for f in mine]
        drawn = [f for f in calm if not f.is_blank]
        is_true = totals.print_bar("frames of files without reported losses",
                                   sum(f.passes for f in drawn), len(drawn), TRUTH_BAR)
        sound = [f for f in drawn if f.passes or not self.causes.is_excused(f)]
        print(f"  without proven faults of the reference or the rasterizer: "
              f"{totals.share(sound)}; with blank frames: {totals.share(calm)}")
        return not silent and is_calm and is_true
