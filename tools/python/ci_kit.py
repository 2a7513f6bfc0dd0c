"""Runs the setups of the article on continuous integration; run by tools/check ci-kit."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree

import yaml

import ci_action

ARTICLE = "Sources/Face/Pegbar/Pegbar.docc/Articles/ContinuousIntegration.md"
ADDRESS = "https://github.com/example/pegbar"
INSTALL = "Install Pegbar"
# An animation without errors, and one with a feature that players do not support.
GREEN, RED = "Samples/showcase/walk.json", "Samples/losses/what-does-not-survive.json"
BLOCK = re.compile(r"<!-- (file|run): (\S+) -->\n```\w+\n(.*?)```\n", re.DOTALL)
# The finding in the latter.
FOUND = "shape.merge-paths"
# An animation for the override of the configuration: a Telegram sticker.
STICKER = {
    "tgs": 1, "v": "5.5.2", "fr": 60, "ip": 0, "op": 60, "w": 512, "h": 512, "ddd": 0, "assets": [],
    "layers": [{
        "ty": 4, "ind": 1, "nm": "Dot", "ip": 0, "op": 60, "st": 0,
        "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 60, "s": [360]}]}, "p": {"k": [256, 256]}},
        "shapes": [
            {"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [300, 300]}, "r": {"k": 0}},
            {"ty": "fl", "c": {"k": [0.9, 0.3, 0.2, 1]}, "o": {"k": 100}}]}]}
# The reports that the steps write, with a test for each.
REPORTS = {
    "motion.sarif": lambda text: json.loads(text)["version"] == "2.1.0",
    "motion.md": lambda text: FOUND in text,
    "summary.md": lambda text: FOUND in text,
    "comment.txt": lambda text: text.startswith("pr comment 7 --edit-last") and "motion.md" in text,
    "gl-code-quality-report.json": lambda text: len(json.loads(text)) > 0,
    "previews/index.html": lambda text: "pages/motion.html" in text,
    "motion.xml": lambda text: xml.etree.ElementTree.fromstring(text).tag == "testsuites",
}


class Repository:
    """A repository with one animation and the setups of the article."""

    def __init__(self, pegbar, root, folder, builds):
        self.root, self.folder, self.builds = root, os.path.abspath(folder), builds
        self.faults = []
        with open(ARTICLE, encoding="utf-8") as file:
            blocks = BLOCK.findall(file.read())
        self.files = {name: text for kind, name, text in blocks if kind == "file"}
        self.commands = {name: text for kind, name, text in blocks if kind == "run"}
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(os.path.join(self.folder, "Assets"))
        tools = os.path.join(self.folder, ".tools")
        os.makedirs(tools)
        if not builds:
            os.symlink(os.path.abspath(pegbar), os.path.join(tools, "pegbar"))
        # A stand-in for gh that records its arguments.
        with open(os.path.join(tools, "gh"), "w", encoding="utf-8") as file:
            file.write('#!/bin/sh\necho "$@" > comment.txt\n')
        os.chmod(os.path.join(tools, "gh"), 0o755)
        python = os.path.dirname(sys.executable)
        self.environment = os.environ | {
            "PATH": f"{tools}:{python}:{os.environ['PATH']}", "GITHUB_STEP_SUMMARY": "summary.md",
            "NUMBER": "7", "PRE_COMMIT_HOME": os.path.join(self.folder, ".pre-commit"),
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com",
            "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.com",
            "HOME": os.path.join(self.folder, ".home"), "GITHUB_PATH": ".github-path",
            "PEGBAR_URL": f"file://{root}"}
        os.makedirs(self.environment["HOME"])
        hidden = ["previews/", ".tools", ".pre-commit", ".home", ".pegbar/", ".github-path", ".runner/"]
        self.run(f"git init -q . && printf '%s\\n' {' '.join(hidden)} > .gitignore")
        _, branch = self.run(f"git -C '{root}' rev-parse --abbrev-ref HEAD")
        self.environment["PEGBAR_VERSION"] = branch.strip()
        # Most repositories contain JSON files that are not animations.
        self.write("Assets/package.json", '{"name": "app"}\n')
        os.makedirs(os.path.join(self.folder, "Assets/stickers"))
        with open(os.path.join(self.folder, "Assets/stickers/dot.tgs"), "wb") as file:
            file.write(gzip.compress(json.dumps(STICKER).encode()))
        for name, text in self.files.items():
            self.write(name, text)

    def write(self, name, text):
        """Writes a file of the repository."""
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def show(self, animation):
        """Copies an animation to the repository, and removes reports."""
        shutil.copyfile(animation, os.path.join(self.folder, "Assets/motion.json"))
        for name in REPORTS:
            self.remove(name)

    def remove(self, name):
        """Removes a file of the repository, if it exists."""
        if os.path.exists(os.path.join(self.folder, name)):
            os.remove(os.path.join(self.folder, name))

    def run(self, text, fails_early=True):
        """Runs a shell script in the repository; returns its exit code and output."""
        done = subprocess.run(
            ["bash", "-eo" if fails_early else "-o", "pipefail", "-c", text], cwd=self.folder,
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.returncode, done.stdout.decode(errors="replace")

    def expect(self, title, passed, wanted, output):
        """Prints the result of a setup."""
        print(f"{title}: {'green' if passed else 'red'}")
        if passed != wanted or not passed and FOUND not in output:
            self.faults.append(f"{title} is {'green' if passed else 'red'}:\n{output}")

    def expect_reports(self, names):
        """Checks that reports exist and are valid."""
        for name in names:
            path = os.path.join(self.folder, name)
            try:
                with open(path, encoding="utf-8") as file:
                    fine = REPORTS[name](file.read())
            except (OSError, ValueError, KeyError, SyntaxError) as error:
                fine, name = False, f"{name}: {error}"
            if not fine:
                self.faults.append(f"missing or invalid report {name}")


def install(repository):
    """Builds and installs Pegbar with the step of the workflow."""
    workflow = yaml.safe_load(repository.files[".github/workflows/motion.yml"])
    step = next(step for step in workflow["jobs"]["lint"]["steps"] if step.get("name") == INSTALL)
    shutil.rmtree(os.path.join(repository.folder, "../pegbar"), ignore_errors=True)
    status, output = repository.run(_without_sudo(step["run"]))
    if status != 0:
        sys.exit(f"tools/check ci-kit: {INSTALL} fails:\n{output}")
    print(output.strip().splitlines()[-1])
    with open(os.path.join(repository.folder, ".github-path"), encoding="utf-8") as file:
        folders = file.read().split()
    path = repository.environment["PATH"]
    repository.environment["PATH"] = ":".join(folders + [path])


def _without_sudo(text):
    return text if shutil.which("sudo") else text.replace("sudo ", "")


def github(repository):
    """Runs the job of the workflow without third-party steps; returns whether it succeeds, and its output."""
    workflow = yaml.safe_load(repository.files[".github/workflows/motion.yml"])
    passed, said = True, ""
    for step in workflow["jobs"]["lint"]["steps"]:
        if "run" not in step or step["name"] == INSTALL:
            continue
        if not passed and not step.get("if", "").startswith("always()"):
            continue
        status, output = repository.run(step["run"])
        said += output
        passed = passed and (status == 0 or step.get("continue-on-error", False))
    return passed, said


def gitlab(repository):
    """Runs the job of the pipeline; returns whether it succeeds, and its output."""
    job = yaml.safe_load(repository.files[".gitlab-ci.yml"])["motion"]
    before = job["before_script"] if repository.builds else []
    shutil.rmtree(os.path.join(repository.folder, "../pegbar"), ignore_errors=True)
    status, output = repository.run("\n".join(before + job["script"]))
    return status == 0, output


def pre_commit(repository):
    """Runs the hook; returns whether it accepts a commit, and its output."""
    text = repository.files[".pre-commit-config.yaml"].replace(ADDRESS, repository.root)
    _, revision = repository.run(f"git -C '{repository.root}' rev-parse HEAD")
    text = text.replace("rev: main", f"rev: {revision.strip()}")
    if not repository.builds:
        text = text.replace("pegbar-lint", "pegbar-lint-installed")
    repository.write(".pre-commit-config.yaml", text)
    repository.run("git add -A")
    status, output = repository.run(repository.commands["pre-commit"])
    return status == 0, output


def main():
    pegbar, root, folder, *options = sys.argv[1:]
    repository = Repository(pegbar, root, folder, "--build" in options)
    if repository.builds:
        install(repository)
    for animation, passes in ((RED, False), (GREEN, True)):
        repository.show(animation)
        for name in ("look", "targets"):
            status, output = repository.run(repository.commands[name])
            repository.expect(f"{name}, {animation}", status == 0, passes, output)
        repository.expect(f"GitHub, {animation}", *_ordered(github(repository), passes))
        repository.expect_reports(["previews/index.html"])
        repository.remove("previews/index.html")
        if not passes:
            repository.expect_reports(["motion.sarif", "motion.md", "summary.md", "comment.txt"])
        repository.expect(f"GitLab, {animation}", *_ordered(gitlab(repository), passes))
        repository.expect_reports(["motion.xml", "previews/index.html"] + ([] if passes else ["gl-code-quality-report.json"]))
        repository.expect(
            f"pre-commit, {animation}", *_ordered(pre_commit(repository), passes))
        repository.run("git add -A; git commit -q --no-verify -m a")
        repository.show(RED if passes else GREEN)
        status, output = repository.run(repository.commands["changed"])
        repository.expect(f"changed files, animation other than {animation}", status == 0, not passes, output)
    status, output = repository.run(repository.commands["schema"])
    repository.expect("schema", status == 0 and os.path.getsize(
        os.path.join(repository.folder, ".pegbar.schema.json")) > 1000, True, output)
    check_baseline(repository)
    # The archives are for Linux.
    if not repository.builds and sys.platform == "linux":
        ci_action.check_action(
            repository, pegbar, folder + "-release", ((RED, False), (GREEN, True)), FOUND)
    for fault in repository.faults:
        print(f"FAULT {fault}")
    if repository.faults:
        sys.exit(f"tools/check ci-kit: {len(repository.faults)} faults")


def check_baseline(repository):
    """Checks that a baseline accepts existing findings, but not a repetition of them."""
    repository.show(RED)
    status, output = repository.run(repository.commands["baseline"])
    repository.expect("baseline of existing findings", status == 0, True, output)
    path = os.path.join(repository.folder, "Assets/motion.json")
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    document["layers"] += [layer | {"ind": 900 + number} for number, layer in
                           enumerate(document["layers"])]
    repository.write("Assets/motion.json", json.dumps(document))
    status, output = repository.run(repository.commands["baseline"].splitlines()[-1])
    repository.expect("baseline, repeated findings", status == 0, False, output)


def _ordered(result, wanted):
    passed, output = result
    return passed, wanted, output


main()
