"""The reference's tables, with one row for every judged frame."""
import csv
import dataclasses
import json
import os

NEVER_PLAIN = {"text", "image"}


def rows(path):
    """Returns the rows of a table; lines that begin with # are comments."""
    with open(path, encoding="utf-8", newline="") as file:
        lines = [line for line in file if not line.startswith("#")]
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


@dataclasses.dataclass
class Frame:
    """A frame of the reference and its result."""

    file: str
    number: str
    png: str
    size: tuple
    verdict: str = ""
    flags: frozenset = frozenset()
    is_blank: bool = False
    is_blind: bool = False
    is_real: bool = False
    status: str = "missing"
    ssim_fg: float = -1.0
    bad: float = 100.0
    mae_fg: float = 255.0

    @property
    def passes(self):
        return self.status == "pass"

    @property
    def is_counted(self):
        """True if the reference is reliable and not blank."""
        return not self.is_blank and not self.is_blind

    @property
    def is_firm(self):
        return self.verdict == "firm"

    @property
    def is_drawing(self):
        """True if the frame has no text and no images, which require fonts and files."""
        return self.flags.isdisjoint(NEVER_PLAIN)


class Reference:
    """The tables of the reference and of the corpus."""

    def __init__(self, corpus, reference):
        self.corpus, self.folder = corpus, reference
        self.index = rows(os.path.join(reference, "index.tsv"))
        self.names = list(dict.fromkeys(row["file"] for row in self.index))
        self.verdicts = {(r["file"], r["frame"]): r
                         for r in rows(os.path.join(reference, "agreement.tsv"))}
        self.blind = {r["file"]: r["features"]
                      for r in rows(os.path.join(reference, "blind-spots.tsv"))}
        with open(os.path.join(corpus, "features.jsonl"), encoding="utf-8") as file:
            entries = [json.loads(line) for line in file]
        self.features = {e["name"]: set(e["features"]) for e in entries}
        self.real = {e["name"] for e in entries if e["class"] == "real"}

    def frames(self, chosen):
        """Returns the frames of the selected files, in the order of the index."""
        return [self.frame(row) for row in self.index if row["file"] in chosen]

    def frame(self, row):
        verdict = self.verdicts[row["file"], row["frame"]]
        return Frame(
            row["file"], row["frame"], row["png"], (int(row["width"]), int(row["height"])),
            verdict["status"], frozenset(filter(None, verdict["features"].split(","))),
            float(verdict["content_pct"]) <= 0, row["file"] in self.blind,
            row["file"] in self.real)
