"""Generated scenes and their results."""
import hashlib
import json
import pathlib
import shutil
import subprocess
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
OUT = ROOT / ".build/verify"
# The support file of scenes with shared functions.
SUPPORT = OUT / "generated/PegbarSupport.swift"
LIMIT = 1e-4
KINDS = ("points", "color", "opacity", "fraction")


def run(command, **options):
    words = [str(word) for word in command]
    return subprocess.run(words, capture_output=True, text=True, **options)


def stamp(*paths):
    """Returns strings that change if the files change."""
    return [f"{path}:{path.stat().st_mtime_ns}:{path.stat().st_size}"
            for path in map(pathlib.Path, paths)]


def digest(parts):
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


class Listing:
    """The expected values of an animation's layers, the same for all styles of code."""

    def __init__(self, path):
        self.path = path
        self.file = OUT / "generated" / f"Listing{zlib.crc32(str(path).encode()):08X}.layers"
        self.refused = ""

    def write(self, development):
        """Writes the listing unless it is up to date."""
        made = digest(stamp(development, self.path))
        mark = self.file.with_suffix(".made")
        if mark.exists() and mark.read_text() == made:
            return
        with open(self.file, "wb") as file:
            done = subprocess.run([development, "layers", str(self.path)], stdout=file,
                                  stderr=subprocess.PIPE)
        if done.returncode != 0:
            self.refused = f"layers: {done.stderr.decode()[:120]}"
            return
        mark.write_text(made)


class Scene:
    """An animation with a style and a location of support functions, and the generated class."""

    def __init__(self, path, label, style, support):
        self.path = path
        self.style = style
        self.support = support
        marks = [mark for mark in (style, support) if mark not in ("timeline", "embedded")]
        self.label = f"{label} [{', '.join(marks)}]" if marks else label
        self.name = f"Scene{zlib.crc32(self.label.encode()):08X}"
        self.swift = OUT / "generated" / f"{self.name}.swift"
        self.layers = OUT / "generated" / f"{self.name}.layers"
        self.data = OUT / "generated" / f"{self.name}.paths.txt"
        self.record = OUT / "results" / f"{self.name}.json"
        self.refused = ""
        self.key = ""
        self.forget()

    def forget(self):
        """Resets the results."""
        # Compile errors by form.
        self.errors = {}
        self.result = None
        # Type-checking times: total in seconds, longest expression in milliseconds.
        self.seconds = self.longest = 0.0

    @property
    def size(self):
        return self.swift.stat().st_size

    def completes(self):
        """Returns True if it uses completion blocks, which an SDK can import in two forms."""
        return (self.support == "shared"
                or "ompletionBlock" in self.swift.read_text(encoding="utf-8"))

    def moves(self):
        """Returns True if the scene is animated."""
        return " var sceneDuration" in self.swift.read_text(encoding="utf-8")

    def generate(self, pegbar, listing):
        """Writes the class and its copy of the listing unless they are up to date."""
        if listing.refused:
            self.refused = listing.refused
            return
        made = digest(stamp(pegbar, listing.file, self.path) + [self.style, self.support])
        mark = self.swift.with_suffix(".made")
        if not (mark.exists() and mark.read_text() == made):
            # Scenes with shared functions also read their outlines from files, so that both forms of each are run.
            words = ["--style", self.style, "--support", self.support,
                     "--data", "file" if self.support == "shared" else "embedded"]
            # Removes the former files, which pegbar may refuse to replace.
            self.swift.unlink(missing_ok=True)
            self.data.unlink(missing_ok=True)
            done = run([pegbar, "convert", self.path, "--quiet", "--type-name", self.name, *words,
                        "-o", self.swift])
            if done.returncode != 0:
                self.refused = f"convert: {done.stderr.strip()[:120] or done.returncode}"
                return
            shutil.copyfile(listing.file, self.layers)
            mark.write_text(made)
        content = hashlib.sha256(self.swift.read_bytes())
        content.update(self.layers.read_bytes())
        if self.data.exists():
            content.update(self.data.read_bytes())
        if self.support == "shared":
            content.update(SUPPORT.read_bytes())
        self.key = content.hexdigest()

    def restore(self, tools):
        """Restores the results of an earlier run for the same code; returns False if there are none."""
        try:
            known = json.loads(self.record.read_text())
        except (OSError, ValueError):
            return False
        if known["key"] != digest([self.key, tools]):
            return False
        self.errors = {tuple(form): text for form, text in known["errors"]}
        self.result, self.seconds = known["result"], known["seconds"]
        self.longest = known["longest"]
        return True

    def save(self, tools):
        """Saves the results for the next run."""
        self.record.write_text(json.dumps({
            "key": digest([self.key, tools]), "errors": list(self.errors.items()),
            "result": self.result, "seconds": self.seconds, "longest": self.longest}))

    def amount(self, kind):
        return (self.result or {}).get("worst", {}).get(kind, {}).get("amount", 0)

    @property
    def ran(self):
        return self.result is not None and "error" not in self.result

    @property
    def holds(self):
        return (self.ran and not self.result["missing"] and not self.result["extra"]
                and not self.result["violations"]
                and all(self.amount(kind) <= LIMIT for kind in KINDS))

    def hints(self):
        """Returns the faults, most severe first."""
        if not self.ran:
            return [(self.result or {}).get("error", "did not run")]
        lines = [f"missing layer: {name}" for name in self.result["missing"][:2]]
        lines += [f"extra layer: {name}" for name in self.result["extra"][:2]]
        lines += [f"shim, {count} times: {text[:200]}" for text, count
                  in sorted(self.result["violations"].items(), key=lambda item: -item[1])[:4]]
        for kind in KINDS:
            if self.amount(kind) > LIMIT:
                worst = self.result["worst"][kind]
                lines.append(f"{kind} {worst['amount']:.3g} in \"{worst['layer'][-80:]}\" at "
                             f"{worst['time']:.4f} s ({worst['mode']}): {worst['values'][:240]}")
        return lines
