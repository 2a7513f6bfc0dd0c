"""Runs the steps of the GitHub Action with a release on this machine; run by tools/check ci-kit."""

import functools
import hashlib
import http.server
import os
import re
import shutil
import ssl
import subprocess
import sys
import threading

import yaml

ACTION = "tools/action/action.yml"
INPUT = re.compile(r"\$\{\{ inputs\.(\w+) \}\}")
# Creates a file if a shell executes it.
HOSTILE = "$(touch harmed)`touch harmed`\"; touch harmed; '"


class Release:
    """A server on this machine with the archive of the command under test."""

    def __init__(self, pegbar, folder):
        self.folder = os.path.abspath(folder)
        shutil.rmtree(self.folder, ignore_errors=True)
        packed = os.path.join(self.folder, "packed")
        if made := os.environ.get("PEGBAR_RELEASE"):
            shutil.copytree(made, packed)
        else:
            _pack(pegbar, packed)
        self.archive = next(name for name in os.listdir(packed) if name.endswith(".tar.gz"))
        self.version = re.fullmatch(r"pegbar-(.+)-linux-[^-]+\.tar\.gz", self.archive).group(1)
        os.rename(packed, os.path.join(self.folder, self.version))
        with open(os.path.join(self.folder, self.version, self.archive), "rb") as file:
            self.checksum = hashlib.sha256(file.read()).hexdigest()
        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(_Quiet, directory=self.folder))
        self.certificate = _protect(self.server, self.folder)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"https://127.0.0.1:{self.server.server_port}"

    def damage(self):
        """Changes the archive, so that its checksum does not match."""
        with open(os.path.join(self.folder, self.version, self.archive), "ab") as file:
            file.write(b"\0")


def _protect(server, folder):
    """Switches a server to HTTPS; returns the file of its self-signed certificate."""
    certificate, key = (os.path.join(folder, name) for name in ("certificate.pem", "key.pem"))
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=127.0.0.1",
         "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    return certificate


def _pack(pegbar, folder):
    done = subprocess.run(
        ["tools/release", folder], env=os.environ | {"PEGBAR": os.path.abspath(pegbar)},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        sys.exit(f"tools/check ci-kit: tools/release fails:\n{done.stdout.decode(errors='replace')}")


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format, *arguments):
        """Suppresses the log of requests."""


class Action:
    """The action in a workflow of a repository."""

    def __init__(self, repository, release):
        self.repository, self.release = repository, release
        with open(ACTION, encoding="utf-8") as file:
            self.definition = yaml.safe_load(file)

    def run(self, again=False, **inputs):
        """Runs the steps in a new or the same job; returns whether they succeed, and their output."""
        declared = self.definition["inputs"]
        given = {"version": self.release.version, "address": self.release.address,
                 "checksum": self.release.checksum} | inputs
        values = {name: given.get(name, entry.get("default")) for name, entry in declared.items()}
        temporary = os.path.join(self.repository.folder, ".runner")
        if not again:
            shutil.rmtree(temporary, ignore_errors=True)
            os.makedirs(temporary)
        said, path = "", self.repository.environment["PATH"]
        files = {"GITHUB_PATH": "path", "GITHUB_STEP_SUMMARY": "summary.md"}
        environment = {name: os.path.join(temporary, file) for name, file in files.items()}
        for step in self.definition["runs"]["steps"]:
            own = {name: INPUT.sub(lambda found: values[found.group(1)], text)
                   for name, text in step["env"].items()}
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
                cwd=self.repository.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
                env=self.repository.environment | environment | own | {
                    "RUNNER_TEMP": temporary, "PATH": path,
                    "CURL_CA_BUNDLE": self.release.certificate})
            said += done.stdout.decode(errors="replace")
            if done.returncode != 0:
                return False, said
            if os.path.exists(environment["GITHUB_PATH"]):
                with open(environment["GITHUB_PATH"], encoding="utf-8") as file:
                    path = ":".join(file.read().split("\n")[:1] + [path])
        return True, said

    @property
    def summary(self):
        """The summary of the run."""
        path = os.path.join(self.repository.folder, ".runner", "summary.md")
        if not os.path.exists(path):
            return ""
        with open(path, encoding="utf-8") as file:
            return file.read()

    def is_harmed(self):
        """Returns True if a shell executed an input."""
        return any("harmed" in names for _, _, names in os.walk(self.repository.folder))


def check_action(repository, pegbar, folder, animations, found):
    """Runs the action on animations with and without an error, and with malicious inputs."""
    action = Action(repository, Release(pegbar, folder))
    for step in action.definition["runs"]["steps"]:
        if "${{" in step["run"]:
            repository.faults.append(f"the step {step['name']} of the action inserts an input into its script")
    for animation, passes in animations:
        repository.show(animation)
        passed, said = action.run(paths="Assets")
        repository.expect(f"action, {animation}", passed, passes, said)
        if not passes and ("::error file=Assets/motion.json" not in said or found not in action.summary):
            repository.faults.append(f"missing annotation or summary of the action:\n{said}{action.summary}")
    # A job can use the action twice. The second summary must not contain the first.
    before = action.summary
    _expect_refusal(repository, "action again, unknown option", *action.run(again=True, arguments="--none"))
    if action.summary != before:
        repository.faults.append(f"the action repeats an old summary:\n{action.summary}")
    plain = action.release.address.replace("https:", "http:")
    passed, said = action.run(address=plain)
    _expect_refusal(repository, "action, without https", passed, said)
    if "rotocol" not in said:
        repository.faults.append(f"the action requests an address without https:\n{said}")
    for name in action.definition["inputs"]:
        passed, said = action.run(**{name: HOSTILE})
        _expect_refusal(repository, f"action, malicious {name}", passed, said)
        if action.is_harmed():
            repository.faults.append(f"a shell executed the input {name} of the action")
    _expect_refusal(repository, "action, without a checksum", *action.run(checksum=""))
    _expect_refusal(repository, "action, incorrect checksum", *action.run(checksum="0" * 64))
    action.release.damage()
    _expect_refusal(repository, "action, damaged archive", *action.run())


def _expect_refusal(repository, title, passed, said):
    print(f"{title}: {'green' if passed else 'red'}")
    if passed:
        repository.faults.append(f"{title} is green:\n{said}")
