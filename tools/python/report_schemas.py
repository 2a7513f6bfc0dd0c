"""Validates reports against the schemas of their formats; run by tools/check report-schemas."""
import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

import jsonschema_rs
from lxml import etree

FORMS = ("sarif", "github", "gitlab", "junit", "markdown")
# Limits of GitHub.
RESULTS, SAME_RESULTS, COMMANDS, CHARACTERS = 25_000, 1000, 10, 60_000
LEVELS = ("note", "warning", "error")
GITLAB_LEVELS = {"note": {"info"}, "warning": {"minor"}, "error": {"major", "critical"}}
COMMAND = re.compile(
    r"::(?P<level>error|warning|notice) file=(?P<file>[^,:]+)(,line=[1-9]\d*,col=[1-9]\d*)?"
    r",title=[^,:]+::[^\r\n]+")
REST = re.compile(r"Not printed: [^:]+; GitHub accepts 10 annotations of each severity per step\.")
# Hostile names of files, layers and assets.
NAMES = [
    "a|b", "`code`", "<script>alert(1)</script>", "@octocat and #12", "two\nlines", "a\r\nb", "::error::x",
    "100%25,file=x:y", "]]>", "<!-- -->", "&amp;", '"quoted"', "'", "[link](https://example.org)", "\x1b[31m",
    "\x01\x02\x7f", "\ufffe\uffff", "\u202egnp", "$x$", ":smile:", "# heading", "- item", "1. item",
    "www.example.org", "\\", "\\|", "   ", "名前", "\U0001f600", "\u2028", "{0} {{", "~~~", "%", "+", "?q=1#f",
]


def hostile_animation(name):
    """Returns an animation with findings of every severity, in which all items have the same name."""
    shape = {"ty": "gr", "nm": name, "it": [
        {"ty": "rc", "nm": name, "p": {"k": [0, 0]}, "s": {"k": [9, 9]}, "r": {"k": 0}},
        {"ty": "tw", "nm": name, "a": {"k": 5}, "c": {"k": [0, 0]}},
        {"ty": "fl", "nm": name, "c": {"k": [1, 0, 0]}, "o": {"k": name}}, {"ty": "tr"}]}
    missing = {"ty": 2, "nm": name, "refId": name, "ind": 2, "ip": 0, "op": 60, "ks": {}}
    layer = {"ty": 4, "nm": name, "ind": 1, "ip": 0, "op": 60, "ks": {}, "shapes": [shape, shape]}
    moved = {"a": 0, "k": 0, "x": f"var $bm_rt; $bm_rt = {name};"}
    return {"v": "5.7.0", "fr": 60, "ip": 0, "op": 60, "w": 100, "h": 100, "nm": name, name: 1,
            "assets": [{"id": f"{name}2", "nm": name, "w": 1, "h": 1, "u": "", "p": f"{name}.png"}],
            "layers": [layer, missing, {**layer, "ind": 3, "ks": {"r": moved}}]}


def write_hostile(folder):
    """Writes files with hostile names and contents, an unreadable file, and a file with thousands of findings."""
    for name in NAMES:
        file = name.replace("/", "").replace("\0", "") + ".json"
        (folder / file).write_text(json.dumps(hostile_animation(name)), encoding="utf-8")
    # A name that is not valid UTF-8.
    with open(os.fsencode(folder) + b"/\xff\xfe.json", "wb") as file:
        file.write(json.dumps(hostile_animation("x")).encode())
    (folder / "broken.json").write_text('{"layers": [')
    (folder / "sub folder").mkdir()
    many = hostile_animation("many")
    many["layers"] = [
        {**many["layers"][1], "ind": index, "nm": f"layer {index}"} for index in range(3000)]
    (folder / "sub folder" / "many.json").write_text(json.dumps(many))


class Check:
    """Checks the reports on a folder."""

    def __init__(self, pegbar, schemas):
        self.pegbar = pegbar
        self.sarif = self.schema(schemas / "sarif-2.1.0.json")
        self.gitlab = self.schema(schemas / "gitlab-code-quality.json")
        self.junit = etree.XMLSchema(etree.parse(str(schemas / "junit.xsd")))
        self.faults = 0
        self.name = ""

    @staticmethod
    def schema(path):
        return jsonschema_rs.validator_for(json.loads(path.read_text()), validate_formats=True)

    def fault(self, text):
        self.faults += 1
        if self.faults <= 50:
            print(f"FAULT {self.name}: {text[:400]!r}")

    def lint(self, form, folder, files, *more):
        """Returns a report on files with paths relative to the folder."""
        done = subprocess.run(
            [self.pegbar, "lint", "--files-from", "-", "--report", form, *more],
            input=b"\0".join(map(os.fsencode, files)) + b"\0", cwd=folder, capture_output=True)
        if done.returncode not in (0, 1, 3):
            self.fault(f"{form}: exit {done.returncode}: {done.stderr[-300:]}")
        if str(folder).encode() in done.stdout:
            self.fault(f"{form}: the report contains the folder")
        try:
            return done.stdout.decode("utf-8")
        except UnicodeDecodeError as error:
            self.fault(f"{form}: {error}")
            return done.stdout.decode("utf-8", "replace")

    def folder(self, name, folder, files):
        """Checks all formats for files of a folder."""
        self.name = f"{name}, json"
        report = json.loads(self.lint("json", folder, files))["files"]
        total = sum(len(file["findings"]) for file in report)
        if any(file["findings"] for file in report if "reason" in file):
            self.fault("findings in a file that was not read")
        for form in FORMS:
            self.name = f"{name}, {form}"
            text = self.lint(form, folder, files)
            if text != self.lint(form, folder, files, "--jobs", "1"):
                self.fault("two runs differ")
            getattr(self, f"check_{form}")(text, report)
        print(f"{name}: {len(report)} files, {total} findings")

    def validate(self, schema, value):
        for error in schema.iter_errors(value):
            self.fault(f"{error.instance_path}: {error.message}")

    def check_sarif(self, text, report):
        value = json.loads(text)
        self.validate(self.sarif, value)
        run = value["runs"][0]
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        if rules != sorted(set(rules)):
            self.fault("the rules are not sorted")
        found = collections.Counter()
        keys = []
        for result in run["results"]:
            place = result["locations"][0]["physicalLocation"]
            uri = place["artifactLocation"]["uri"]
            if not re.fullmatch(r"[A-Za-z0-9/._~%-]+", uri):
                self.fault(f"{uri} is not encoded")
            if rules[result["ruleIndex"]] != result["ruleId"]:
                self.fault(f"{result['ruleId']} is not rule {result['ruleIndex']}")
            key = urllib.parse.unquote(uri), result["ruleId"], result["level"]
            found[key] += result.get("occurrenceCount", 1)
            keys.append(key)
            if set(result["partialFingerprints"]) != {"pegbar/v1", "primaryLocationLineHash"}:
                self.fault("missing fingerprint")
        if any(count > SAME_RESULTS for count in collections.Counter(keys).values()):
            self.fault(f"more than {SAME_RESULTS} results of the same kind in a file")
        remarks = run["invocations"][0].get("toolExecutionNotifications", [])
        failed = [remark["message"]["text"] for remark in remarks if remark["level"] == "error"]
        if failed != [file["reason"] for file in report if "reason" in file]:
            self.fault(f"notifications of failures: {failed}")
        omitted = [remark for remark in remarks if remark["level"] != "error"]
        if len(keys) > RESULTS or bool(omitted) != (len(keys) == RESULTS):
            self.fault(f"{len(keys)} results, and notifications {omitted}")
        if not omitted and found != self.counts(report):
            self.fault(f"the results differ from the findings: {found - self.counts(report)}")

    @staticmethod
    def counts(report):
        """Returns the number of findings by file, kind and severity."""
        return collections.Counter(
            (file["file"], finding["id"], finding["severity"])
            for file in report for finding in file["findings"])

    def check_gitlab(self, text, report):
        value = json.loads(text)
        self.validate(self.gitlab, value)
        found = [(issue["location"]["path"], issue["check_name"]) for issue in value]
        wanted = [
            (file["file"], finding["id"], finding["severity"])
            for file in report for finding in file["findings"] or self.failure(file)]
        if found != [(file, kind) for file, kind, _ in wanted]:
            self.fault("the issues differ from the findings")
        for (_, _, level), issue in zip(wanted, value):
            if issue["severity"] not in GITLAB_LEVELS[level]:
                self.fault(f"{level} is {issue['severity']}")
        if len({issue["fingerprint"] for issue in value}) != len(value):
            self.fault("duplicate fingerprints")

    @staticmethod
    def failure(file):
        """Returns the issue of GitLab about a file that was not read."""
        return [{"id": "pegbar/failed", "severity": "error"}] if "reason" in file else []

    def check_junit(self, text, report):
        root = etree.fromstring(text.encode())
        if not self.junit.validate(root):
            self.fault(str(self.junit.error_log.last_error))
        suites = root.findall("testsuite")
        if len(suites) != len(report):
            self.fault(f"{len(suites)} suites for {len(report)} files")
        for suite, file in zip(suites, report):
            tests, failures = suite.findall("testcase"), suite.findall("testcase/failure")
            if suite.get("tests") != str(len(tests)) or suite.get("failures") != str(len(failures)):
                self.fault(f"{suite.get('name')}: the counts differ from the tests")
            ids = {finding["id"] for finding in file["findings"]}
            failing = {f["id"] for f in file["findings"] if f["severity"] != "note"}
            if "reason" in file:
                ids = {"output"}
                if suite.find("testcase/error") is None:
                    self.fault(f"{suite.get('name')}: no error")
            if {test.get("name") for test in tests} != (ids or {"no findings"}):
                self.fault(f"{suite.get('name')}: the tests differ from the kinds")
            if len(failing) != len(failures):
                self.fault(f"{suite.get('name')}: the failures differ from the kinds")

    def check_github(self, text, report):
        found = collections.Counter()
        files = {file["file"] for file in report}
        order = []
        lines = text.split("\n")[:-1]
        for number, line in enumerate(lines):
            match = COMMAND.fullmatch(line)
            if not match:
                if number != len(lines) - 1 or not REST.fullmatch(line):
                    self.fault(f"not a command: {line}")
                continue
            level = match["level"].replace("notice", "note")
            found[level] += 1
            order.append(LEVELS.index(level))
            file = urllib.parse.unquote(match["file"])
            if file not in files and all(file.isprintable() for file in files):
                self.fault(f"unknown file: {file}")
        levels = collections.Counter(f["severity"] for file in report for f in file["findings"])
        if found != {level: min(count, COMMANDS) for level, count in levels.items()}:
            self.fault(f"{found} of {levels}")
        if order != sorted(order, reverse=True):
            self.fault("errors are not first")
        if any(count > COMMANDS for count in levels.values()) != bool(REST.fullmatch(lines[-1] if lines else "")):
            self.fault("omitted findings are not counted")

    def check_markdown(self, text, report):
        if len(text.encode("utf-16-le")) / 2 >= CHARACTERS:
            self.fault("too long for a comment")
        first, rest = text.split("\n", 1)
        if not re.fullmatch(r"<!-- Report by pegbar [\d.]+ -->", first):
            self.fault(f"unexpected first line: {first}")
        plain = re.sub(r"\\[!-/:-@\[-`{-~]", "", rest).replace("&#8203;", "\u200b").replace("&#36;", "$")
        for pattern in (r"[<>\x00-\x09\x0b-\x1f\x7f\u202e]", r"[@#][A-Za-z0-9_]", r"\]\(", r"://", r"www\."):
            for match in re.finditer(pattern, plain):
                self.fault(f"not escaped: {plain[max(0, match.start() - 40):match.end() + 20]}")
        rows = [line for line in plain.split("\n") if line.startswith("|")]
        if any(row.count("|") != 5 for row in rows):
            self.fault("a row has the wrong number of columns")
        # Every line starts with one of these.
        for line in plain.split("\n"):
            if not re.match(r"$|\| |- |### |\*\*\w[\w ]*:\*\* |Fix: |and \d|\d[\d,]* more findings? omitted ", line):
                self.fault(f"unexpected line: {line}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pegbar", required=True)
    parser.add_argument("--schemas", required=True, type=pathlib.Path)
    parser.add_argument("--corpus", required=True, type=pathlib.Path)
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    check = Check(os.path.abspath(options.pegbar), options.schemas)

    def files(folder):
        return sorted(
            path.relative_to(folder) for path in folder.rglob("*")
            if path.suffix in (".json", ".lottie", ".tgs") and path.is_file())

    samples = pathlib.Path("Samples").absolute()
    check.folder("samples", samples, files(samples))
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        write_hostile(scratch)
        check.folder("hostile names", scratch, files(scratch))
    check.folder("corpus", options.corpus, files(options.corpus)[::options.every])
    print(f"report schemas: {check.faults} faults")
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main())
