"""Checks the code in documents; run by tools/check snippets."""

import collections
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

from verifying import compiling, hosts

ROOT = pathlib.Path(__file__).resolve().parents[2]
CATALOGUE = ROOT / "Sources/Face/Pegbar/Pegbar.docc"
DOCUMENTS = [ROOT / "README.md", *sorted(CATALOGUE.glob("*.md")), *sorted(CATALOGUE.glob("Articles/*.md"))]
# The tools that run the named blocks of articles.
TOOLS = {"BuildIntegration.md": "build_kit.py", "ContinuousIntegration.md": "ci_kit.py",
         "Installing.md": "check_release.py"}
OUT = ROOT / ".build/snippets"
EXIT_CODE = re.compile(r"#\s*exit code (\d+)\s*$")


class Block:
    """A fenced code block of a document, with the comment before it."""

    def __init__(self, document, line, language, comment, lines):
        self.document, self.language, self.lines = document, language, lines
        self.place = f"{document.relative_to(ROOT)}:{line}"
        self.kind, _, self.detail = comment.partition(": ") if ": " in comment else (comment, "", "")
        for kind in ("part of", "pegbar"):
            if comment.startswith(kind + " "):
                self.kind, self.detail = kind, comment[len(kind) + 1:]

    @property
    def text(self):
        return "\n".join(self.lines) + "\n"


def blocks(document):
    """Yields the blocks of a document, in order."""
    lines = document.read_text(encoding="utf-8").splitlines()
    start = None
    for index, line in enumerate(lines):
        if not line.startswith("```"):
            continue
        if start is None:
            start = index
            continue
        comment = re.fullmatch(r"<!-- (.*) -->", lines[start - 1] if start > 0 else "")
        yield Block(document, start + 1, lines[start][3:], comment.group(1) if comment else "",
                    lines[start + 1:index])
        start = None


class Checks:
    """The checks and their faults."""

    def __init__(self, pegbar):
        self.pegbar = pegbar
        self.faults = []
        self.folder = OUT / "run"
        shutil.rmtree(OUT, ignore_errors=True)
        # The output folder of README: files of an earlier build of the same version would be skipped.
        shutil.rmtree("/tmp/motion", ignore_errors=True)
        (OUT / "bin").mkdir(parents=True)
        (OUT / "bin/pegbar").symlink_to(pegbar)
        self.folder.mkdir()
        shutil.copytree(ROOT / "Samples", self.folder / "Samples")
        # A separate repository, because lint skips files that Git ignores.
        subprocess.run(["git", "init", "-q", self.folder], check=True)
        self.environment = os.environ | {"PATH": f"{OUT / 'bin'}:{os.environ['PATH']}"}
        self.worlds = {}

    def check(self, block):
        """Checks a block by its kind; a block without a kind is a fault."""
        checks = {
            "compile": self.is_compiled, "pegbar": self.is_compared, "file": self.is_set_up,
            "run": self.runs, "part of": self.is_part, "app": self.is_used,
            "manifest": self.is_manifest, "shown": self.has_reason,
        }
        check = checks.get(block.kind)
        fault = check(block) if check else "no comment specifies the check of this code"
        if fault:
            self.faults.append(f"{block.place}: {fault}")

    def command(self, arguments, **options):
        return subprocess.run([self.pegbar, *arguments], cwd=self.folder, capture_output=True, text=True,
                              check=False, **options)

    @staticmethod
    def is_compiled(block):
        return None if block.language == "swift" else "only Swift can be compiled"

    @staticmethod
    def is_compared(block):
        test = (ROOT / "Tests/PegbarCommandTests/ExampleTests.swift").read_text(encoding="utf-8")
        return None if block.document.name in test else "ExampleTests does not include this document"

    @staticmethod
    def is_set_up(block):
        tool = TOOLS.get(block.document.name)
        return None if tool and (ROOT / "tools/python" / tool).exists() else "no tool runs this article"

    @staticmethod
    def has_reason(block):
        return None if len(block.detail) > 10 else "missing reason"

    def runs(self, block):
        if block.detail:
            return self.is_set_up(block)
        for line in block.text.replace("\\\n", " ").splitlines():
            if not line.strip():
                continue
            wanted = EXIT_CODE.search(line)
            done = subprocess.run(["bash", "-c", line], cwd=self.folder, env=self.environment,
                                  capture_output=True, text=True, check=False)
            if done.returncode != (int(wanted.group(1)) if wanted else 0):
                return f"exit code {done.returncode} of: {line}\n{done.stderr[-500:]}"
        return None

    def is_part(self, block):
        words = shlex.split(block.detail)
        if words[0] == "pegbar":
            done = self.command([*words[1:], "--quiet"])
            if done.returncode != 0:
                return done.stderr
            text = done.stdout
        else:
            text = (ROOT / block.detail).read_text(encoding="utf-8")
        whole = [line.strip().rstrip(",") for line in text.splitlines()]
        # An ellipsis matches any characters.
        part = [re.compile(re.escape(line.strip().rstrip(",")).replace("…", ".*")) for line in block.lines]
        found = any(all(pattern.fullmatch(line) for pattern, line in zip(part, whole[index:]))
                    for index in range(len(whole) - len(part) + 1))
        return None if found else f"these lines are not part of {block.detail}"

    def is_used(self, block):
        """Compiles a block as the body of a function together with generated code."""
        if sys.platform != "linux":
            return None
        sample, *options = shlex.split(block.detail)
        folder = OUT / "app" / re.sub(r"\W+", "-", block.place)
        done = self.command(["convert", sample, *options, "--quiet", "-o", f"{folder}/"])
        if done.returncode != 0:
            return done.stderr
        text = block.text
        framework = "AppKit" if "appkit" in options else "UIKit"
        frameworks = [framework] + ["SwiftUI"] * ("swiftui" in options)
        kind = "NSView" if framework == "AppKit" else "UIView"
        waits = " async" if "await " in text else ""
        imports = "".join(f"import {name}\n" for name in frameworks)
        (folder / "Snippet.swift").write_text(
            f"{imports}@MainActor func snippet(view: {kind}){waits} {{\n{text}}}\n", encoding="utf-8")
        done = subprocess.run(
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "Snippet",
             "-I", self.world(frameworks), *compiling.sources(folder)],
            capture_output=True, text=True, check=False)
        return None if done.returncode == 0 else done.stderr

    def world(self, frameworks):
        """Returns the folder with stand-in modules for frameworks."""
        if not self.worlds:
            compiling.build_modules()
        key = "-".join(frameworks)
        if key not in self.worlds:
            self.worlds[key] = hosts.stubs(frameworks)
        return self.worlds[key]

    @staticmethod
    def is_manifest(block):
        """Compiles a part of a manifest in an otherwise empty package."""
        info = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True)
        library = pathlib.Path(json.loads(info.stdout)["paths"]["runtimeResourcePath"], "pm/ManifestAPI")
        file = OUT / "Package.swift"
        body = block.text.rstrip().rstrip(",")
        file.write_text(f'import PackageDescription\nlet package = Package(name: "Tool", {body})\n',
                        encoding="utf-8")
        done = subprocess.run(
            ["swiftc", "-typecheck", "-package-description-version", "6.0.0", "-I", library, file],
            capture_output=True, text=True, check=False)
        return None if done.returncode == 0 else done.stderr


def main():
    checks = Checks(sys.argv[1])
    counts = collections.Counter()
    for document in DOCUMENTS:
        for block in blocks(document):
            counts[block.kind] += 1
            checks.check(block)
    for fault in checks.faults:
        print(fault)
    print(f"{sum(counts.values())} code blocks: "
          + ", ".join(f"{count} {kind or 'without'}" for kind, count in counts.most_common()))
    sys.exit(1 if checks.faults else 0)


main()
