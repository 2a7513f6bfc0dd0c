"""Runs the setups of the article on builds; run by tools/check build-kit."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

ARTICLE = pathlib.Path("Sources/Face/Pegbar/Pegbar.docc/Articles/BuildIntegration.md")
BLOCK = re.compile(r"<!-- (file|run): (\S+) -->\n```\w*\n(.*?)```\n", re.DOTALL)
ANIMATIONS = {
    "Assets/slide.json": "Samples/parenting/arm-and-hand.json",
    "Assets/intro/walk.json": "Samples/showcase/walk.json",
    "Assets/drafts/wave.json": "Samples/showcase/wave.json",
}
BROKEN = '{"v": "5.12.1",\n  "layers": ]'
PLACE = "Assets/slide.json:2:13: error: "


class Project:
    """A folder with animations and the setups of the article."""

    def __init__(self, pegbar, folder):
        self.folder = pathlib.Path(folder).absolute()
        self.faults = []
        blocks = BLOCK.findall(ARTICLE.read_text(encoding="utf-8"))
        self.commands = {name: text for kind, name, text in blocks if kind == "run"}
        shutil.rmtree(self.folder, ignore_errors=True)
        for kind, name, text in blocks:
            if kind == "file":
                self.write(name, text)
        for name, sample in ANIMATIONS.items():
            self.write(name, pathlib.Path(sample).read_text(encoding="utf-8"))
        tools = self.folder / ".tools"
        tools.mkdir()
        (tools / "pegbar").symlink_to(pathlib.Path(pegbar).absolute())
        self.environment = os.environ | {"PATH": f"{tools}:{os.environ['PATH']}"}

    def write(self, name, text):
        """Writes a file."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def read(self, name):
        """Returns the contents of a file, or an empty string if it does not exist."""
        path = self.folder / name
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def run(self, name, **variables):
        """Runs a command of the article; returns its exit code and output."""
        done = subprocess.run(
            ["sh", "-c", self.commands[name]], cwd=self.folder, env=self.environment | variables,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.returncode, done.stdout.decode(errors="replace")

    def expect(self, title, holds, output):
        """Prints whether an expectation is met."""
        print(f"{title}: {'yes' if holds else 'no'}")
        if not holds:
            self.faults.append(f"not met: {title}\n{output}")

    def broken(self, run):
        """Returns the exit code and output of a run while an animation is broken."""
        text = self.read("Assets/slide.json")
        self.write("Assets/slide.json", BROKEN)
        status, output = run()
        self.write("Assets/slide.json", text)
        return status, output


def make(project):
    """Checks that the Makefile converts all files, then only changes, and stops at a broken file."""
    project.write("Assets/package.json", '{"name": "app"}\n')
    status, output = project.run("make")
    classes = {
        "Generated/slide.swift": "\nclass AppSlideLayer: ",
        "Generated/intro/walk.swift": "--style transactions",
        "Generated/package.swift": "the source is not an animation",
        "Generated/drafts/wave.swift": "the configuration excludes the source",
        "Generated/PegbarSupport.swift": "\nclass PegbarScene: CALayer {"}
    for name, text in classes.items():
        project.expect(f"Make writes {name}", status == 0 and text in project.read(name), output)
    status, output = project.run("make")
    project.expect("Make does nothing without changes", status == 0 and "pegbar" not in output, output)
    project.write("Assets/slide.json", project.read("Assets/slide.json") + "\n")
    status, output = project.run("make")
    project.expect("Make converts only changed files", status == 0
                   and re.findall(r"pegbar convert (\S+)", output) == ["Assets/slide.json"], output)
    configuration = project.read(".pegbar.json")
    project.write(".pegbar.json", configuration.replace('"App"', '"My", "access": "public"'))
    status, output = project.run("make")
    project.expect("Make converts all files if the configuration changes", status == 0
                   and "\nopen class MySlideLayer: " in project.read("Generated/slide.swift")
                   and "\nopen class PegbarScene" in project.read("Generated/PegbarSupport.swift"),
                   output)
    project.write(".pegbar.json", configuration)
    twin = "Assets/intro/slide.json"
    project.write(twin, project.read("Assets/slide.json"))
    status, output = project.run("make")
    project.expect("Make generates distinct types for files with the same name", status == 0
                   and "class AppIntroSlideLayer: " in project.read("Generated/intro/slide.swift"),
                   output)
    (project.folder / twin).unlink()
    (project.folder / "Generated/intro/slide.swift").unlink()
    status, output = project.broken(lambda: project.run("make"))
    project.expect("Make stops at a broken file", status != 0 and PLACE in output, output)
    status, output = project.run("make")
    check = subprocess.run(
        ["tools/check", "typecheck", "--together", project.folder / "Generated"],
        capture_output=True, text=True, check=False)
    project.expect("the code that Make generates compiles", status == 0 and check.returncode == 0,
                   output + check.stdout + check.stderr)
    (project.folder / "Assets/package.json").unlink()


def xcode(project):
    """The script of the phase, with the variables that Xcode sets."""
    derived = project.folder / "Derived"
    derived.mkdir()
    variables = {"SRCROOT": str(project.folder), "DERIVED_FILE_DIR": str(derived)}
    resolved = dict(variables)
    for variable, name in (("SCRIPT_INPUT_FILE_LIST_0", "Animations.xcfilelist"),
                           ("SCRIPT_OUTPUT_FILE_LIST_0", "Motion.xcfilelist")):
        text = project.read(name)
        for key, value in variables.items():
            text = text.replace(f"$({key})", value)
        project.write(f".resolved/{name}", text)
        resolved[variable] = str(project.folder / ".resolved" / name)
    status, output = project.run("xcode", **resolved)
    names = sorted(path.name for path in derived.iterdir())
    project.expect("the script for Xcode writes the files in its list", status == 0
                   and names == ["PegbarSupport.swift", "slide.swift", "walk.swift"], output)
    status, output = project.run("xcode", **resolved | {"SCRIPT_INPUT_FILE_LIST_0": "none"})
    project.expect("the script for Xcode fails if a list is missing", status != 0, output)
    status, output = project.broken(lambda: project.run("xcode", **resolved))
    project.expect("the script for Xcode fails if a file is broken",
                   status != 0 and f"{project.folder}/{PLACE}" in output, output)


def parallel(project):
    """Checks that GNU parallel produces the same files as one run on the folder."""
    status, output = project.run("parallel")
    subprocess.run([project.folder / ".tools/pegbar", "convert", "Assets", "-o", "Whole/", "--quiet"],
                   cwd=project.folder, check=True)
    whole = sorted((project.folder / "Whole").rglob("*.swift"))
    names = [path.relative_to(project.folder / "Whole") for path in whole]
    motion = {path.relative_to(project.folder / "Motion")
              for path in (project.folder / "Motion").rglob("*.swift")}
    project.expect(
        f"parallel produces the same {len(names)} files as one run", status == 0 and len(names) == 3
        and motion == set(names)
        and all(path.read_text() == project.read(pathlib.Path("Motion") / name)
                for path, name in zip(whole, names)), output + str(sorted(map(str, motion))))
    (project.folder / "motion.log").unlink()
    status, output = project.broken(lambda: project.run("parallel"))
    codes = [line.split("\t")[6] for line in project.read("motion.log").splitlines()[1:]]
    project.expect("the log of parallel has exit code 3 for a broken file",
                   status == 1 and sorted(codes) == ["0", "0", "3"], output + str(codes))


def main():
    project = Project(*sys.argv[1:])
    make(project)
    xcode(project)
    parallel(project)
    for fault in project.faults:
        print(f"FAULT {fault}")
    if project.faults:
        sys.exit(f"tools/check build-kit: {len(project.faults)} faults")


main()
