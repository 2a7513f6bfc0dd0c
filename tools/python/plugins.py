"""Builds the plugin examples, and changes, breaks and repairs them; run by tools/check plugins."""

import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import time

ARTICLE = pathlib.Path("Sources/Face/Pegbar/Pegbar.docc/Articles/BuildIntegration.md")
EXAMPLES = pathlib.Path("Tests/Examples")
LOSSES = pathlib.Path("Samples/losses/what-does-not-survive.json")
# If SwiftPM builds the command, every new build plan links it again and converts all files.
HAS_COMMAND = "PEGBAR_EXECUTABLE" in os.environ


class Example:
    """A copy of an example at the same depth below the package."""

    # The second package in a build folder needs a separate build plan.
    options = ()

    def __init__(self, example, folder, name=None):
        self.folder = pathlib.Path(folder, name or example).absolute()
        self.scratch = self.folder.parent / "scratch"
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(EXAMPLES / example, self.folder, ignore=shutil.ignore_patterns(".build"))
        # A separate repository, because lint skips files that Git ignores, and the package ignores this folder.
        subprocess.run(["git", "init", "-q", self.folder], check=True)

    def swift(self, command, *arguments):
        """Runs a SwiftPM command in the example; returns its exit code and output."""
        start = time.monotonic()
        done = subprocess.run(
            ["swift", command, "--package-path", self.folder, "--scratch-path", self.scratch,
             *self.options, *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        self.seconds = time.monotonic() - start
        return done.returncode, done.stdout.decode(errors="replace")

    def build(self):
        """Builds the example, which must succeed; returns the output."""
        status, output = self.swift("build")
        expect(status == 0, "the example does not build", output)
        return output

    def times(self, pattern):
        """Returns the modification times of files that match a pattern, by name."""
        return {path.name: path.stat().st_mtime_ns for path in self.scratch.glob(pattern)}


def expect(holds, fault, output=""):
    """Exits with a fault if an expectation is not met."""
    if not holds:
        sys.exit(f"{output}\ntools/plugins: {fault}")


def changed(before, after):
    """Returns the names of files that are new or rewritten."""
    return {name for name, moment in after.items() if before.get(name) != moment}


def conversions(output):
    """Returns the number of files that a build converted."""
    return len(re.findall(r"\] Converting ", output))


class BuildPlugin(Example):
    """The example of the build-tool plugin."""

    outputs = "plugins/outputs/buildplugin/App/*/PegbarPlugin/*"
    objects = "debug/App.build/*.swift.o"

    def __init__(self, folder, name="BuildPlugin"):
        super().__init__("BuildPlugin", folder, name)
        self.animations = self.folder / "Sources/App/Animations"

    def from_nothing(self):
        """Checks that a clean build generates one file per source and a support file, and runs the program."""
        shutil.rmtree(self.scratch, ignore_errors=True)
        self.build()
        print(f"clean build: {self.seconds:.1f} s")
        names = sorted(self.times(self.outputs))
        expect(names == [
            "Animations-captions.json.swift", "Animations-dark-toggle.json.swift",
            "Animations-light-toggle.json.swift", "Animations-slide.json.swift",
            "PegbarSupport.swift"], f"unexpected files: {names}")
        captions = next(self.scratch.glob(self.outputs)).parent / "Animations-captions.json.swift"
        expect(captions.read_text().startswith(
            "// No code was generated: the source is not an animation.\n// Checksum "),
               "JSON that is not an animation was converted")
        said = subprocess.run([self.scratch / "debug/App"], capture_output=True, text=True, check=False)
        print(said.stdout, end="")
        for line in ("AppSlideLayer 200.0 100.0", "AppLightToggleLayer 200.0 100.0",
                     "AppDarkToggleLayer 200.0 100.0", "at 0.0 s, the knob is at 40.0",
                     "slide finished", "at 1.1 s, the knob is at 160.0"):
            expect(line in said.stdout.splitlines(), f"missing in the output of the program: {line}", said.stderr)

    def again(self):
        """Checks that a build without changes writes nothing."""
        before = self.times(self.outputs)
        output = self.build()
        expect(not changed(before, self.times(self.outputs)), "files were generated again", output)
        expect(conversions(output) == 0 or not HAS_COMMAND, "files were converted again", output)
        print(f"no changes: {self.seconds:.1f} s, {conversions(output)} files converted, none written")

    def one_change(self):
        """Checks that a change to one animation generates and compiles only its class."""
        outputs, objects = self.times(self.outputs), self.times(self.objects)
        slide = self.animations / "slide.json"
        slide.write_text(slide.read_text().replace("[160, 50]", "[150, 50]"))
        output = self.build()
        generated = changed(outputs, self.times(self.outputs))
        compiled = changed(objects, self.times(self.objects))
        expect(generated == {"Animations-slide.json.swift"}, f"generated: {generated}", output)
        # Callers of the class may also be compiled, but not other animations and the support file.
        expect("Animations-slide.json.swift.o" in compiled, f"compiled: {compiled}", output)
        others = {name for name in compiled if name.startswith(("Animations-", "Pegbar"))}
        expect(others == {"Animations-slide.json.swift.o"}, f"compiled: {compiled}", output)
        expect(conversions(output) == 1 or not HAS_COMMAND, "other files were converted", output)
        print(f"one change: {self.seconds:.1f} s, generated {', '.join(sorted(generated))}; "
              f"compiled {', '.join(sorted(compiled))}")

    def configuration(self):
        """Checks that the configuration applies to generated files and the support file."""
        file = self.folder / ".pegbar.json"
        text = file.read_text()
        file.write_text(text.replace('"prefix": "App"', '"prefix": "App", "access": "public"'))
        output = self.build()
        folder = next(self.scratch.glob(self.outputs)).parent
        for name, line in (("PegbarSupport.swift", "\nopen class PegbarScene: CALayer {"),
                           ("Animations-slide.json.swift", "\nopen class AppSlideLayer: ")):
            expect(line in (folder / name).read_text(), f"{name} does not have {line!r}", output)
        print(f"changed options: {self.seconds:.1f} s, {conversions(output)} files converted")
        file.write_text(text.replace('"expose"', '"exopse"'))
        status, output = self.swift("build")
        place = f"{file}:3:42: error: unknown key 'exopse'; did you mean 'expose'?"
        expect(status != 0 and place in output, "an unknown key is not reported at its location", output)
        print(f"unknown key: {place.replace(str(self.folder) + '/', '')}")
        file.write_text(text)

    def new_plan(self):
        """Makes SwiftPM run the plugin again, as documented."""
        (self.folder / "Package.swift").touch()

    def new_configuration(self):
        """Checks that added and removed configurations apply with the next build plan, also to the support file."""
        file = self.animations / ".pegbar.json"
        file.write_text('{"convert": {"access": "public"}}')
        self.new_plan()
        output = self.build()
        folder = next(self.scratch.glob(self.outputs)).parent
        support = folder / "PegbarSupport.swift"
        for path in (support, folder / "Animations-dark-toggle.json.swift"):
            expect("\nopen class " in path.read_text(), f"{path.name} is not public", output)
        print(f"added configuration: {self.seconds:.1f} s, {conversions(output)} files converted")
        file.rename(self.animations / "dark/.pegbar.json")
        self.new_plan()
        status, output = self.swift("build")
        expect(status != 0 and "toggle.json:1:1: error: the access level or isolation in .pegbar.json differs" in output,
               "different access is not an error", output)
        print("animations of different access: an error")
        (self.animations / "dark/.pegbar.json").unlink()
        self.new_plan()
        output = self.build()
        expect("\npublic " not in support.read_text(), "a removed configuration applies", output)
        print(f"removed configuration: {self.seconds:.1f} s, {conversions(output)} files converted")
        # Outside target folders, changes do not make SwiftPM create a new build plan.
        file, place = self.folder / ".pegbar.json", self.folder / "away.json"
        file.rename(place)
        status, output = self.swift("build")
        expect(status != 0 and "missing inputs" in output, "a missing configuration is not an error", output)
        self.new_plan()
        status, output = self.swift("build")
        slide = folder / "Animations-slide.json.swift"
        expect("missing inputs" not in output and "class SlideLayer: " in slide.read_text(),
               "a removed configuration applies after a new build plan", output)
        place.rename(file)
        self.new_plan()
        self.build()
        expect("class AppSlideLayer: " in slide.read_text(), "a restored configuration does not apply", output)
        print("configuration of the package removed and restored: applies with a new build plan")

    def upgrade(self):
        """Checks that another version of the command converts all files again."""
        if not HAS_COMMAND:
            return
        replace_command()
        output = self.build()
        # SwiftPM prints repeated consecutive lines once.
        names = set(re.findall(r"\] Converting (?:\S*/)?(\S+) to Swift", output))
        expect(names == {"captions.json", "slide.json", "toggle.json"},
               f"the new version converted {names}", output)
        expect("Writing the support file" in output, "the support file was not written again", output)
        print(f"another version: {self.seconds:.1f} s, {conversions(output)} files converted")

    def no_command(self):
        """Checks that a variable without an executable file is reported."""
        known = os.environ.get("PEGBAR_EXECUTABLE")
        os.environ["PEGBAR_EXECUTABLE"] = str(self.folder)
        status, output = self.swift("build")
        if known is None:
            del os.environ["PEGBAR_EXECUTABLE"]
        else:
            os.environ["PEGBAR_EXECUTABLE"] = known
        expect(status != 0 and "PEGBAR_EXECUTABLE is not an executable file" in output,
               "a folder is accepted as the command", output)
        print("PEGBAR_EXECUTABLE with a folder: an error")

    def broken(self):
        """Checks that a broken animation stops the build with its location."""
        file = self.animations / "dark/toggle.json"
        text = file.read_text()
        file.write_text(text.replace('"ty": 4,', '"ty": ,'))
        status, output = self.swift("build")
        place = f"{file}:5:13: error: "
        expect(status != 0 and place in output, f"no line begins with {place}", output)
        line = next(line for line in output.splitlines() if line.startswith(place))
        print(f"broken: exit code {status}, {line.replace(str(self.folder) + '/', '')}")
        file.write_text(text)

    def finding(self):
        """Checks that a visible difference is a warning at its location, and the build continues."""
        file = self.animations / LOSSES.name
        shutil.copyfile(LOSSES, file)
        output = self.build()
        place = f"{file}:20:13: warning: "
        line = next((line for line in output.splitlines() if line.startswith(place)), None)
        expect(line is not None, f"no line begins with {place}", output)
        expect(conversions(output) == 1 or not HAS_COMMAND, "other files were converted", output)
        print(f"finding: {line.replace(str(self.folder) + '/', '')}")
        file.unlink()
        self.build()
        print(f"file removed: {self.seconds:.1f} s")

    def names(self):
        """Checks that types have distinct names, and that two files with the same name are an error."""
        taken, same = self.animations / "dark-toggle.json", self.animations / "Slide-Layer.json"
        shutil.copyfile(self.animations / "slide.json", taken)
        # Fails, because the program uses a type by its former name.
        status, output = self.swift("build")
        folder = next(self.scratch.glob(self.outputs)).parent
        found = {}
        for path in folder.glob("*toggle*"):
            match = re.search(r"^class (\w+): ", path.read_text(), re.MULTILINE)
            found[path.name] = match and match[1]
        wanted = {"AppDarkToggleLayer", "AppAnimationsDarkToggleLayer", "AppAnimationsLightToggleLayer"}
        expect(status != 0 and wanted <= set(found.values()), f"types: {found}", output)
        print(f"three files with two names: {', '.join(sorted(wanted))}")
        taken.unlink()
        shutil.copyfile(self.animations / "slide.json", same)
        status, output = self.swift("build")
        place = f"{self.animations}/slide.json:1:1: error: "
        line = next((line for line in output.splitlines() if line.startswith(place)), "")
        expect(status != 0 and "would both become the type AppSlideLayer" in line,
               "two types with the same name are not an error", output)
        print("two files with one type name: an error")
        same.unlink()
        self.build()


class ArtifactBundle(BuildPlugin):
    """The example of the build-tool plugin without a dependency on the package, as in the article."""

    outputs = BuildPlugin.outputs.replace("buildplugin", "artifactbundle")

    def __init__(self, folder):
        super().__init__(folder, "ArtifactBundle")
        shutil.copytree("Sources/Face/Plugins/PegbarPlugin", self.folder / "Plugins/PegbarPlugin")
        bundle = self.packed("0.0.1", os.environ["PEGBAR_EXECUTABLE"])
        part = re.search(r"<!-- manifest: bundle -->\n```swift\n(.*?)```", ARTICLE.read_text(), re.DOTALL)[1]
        part, count = re.subn(r"url: .*,\n *checksum: .*\)", f'path: "{bundle.name}")', part)
        expect(count == 1, "the article has no binary target")
        file = self.folder / "Package.swift"
        text = re.sub(r"  dependencies: .*\n", "", file.read_text())
        text = re.sub(r"  targets: \[\n.*?\n  \]\n", lambda _: part, text, flags=re.DOTALL)
        text = text.replace("in package.targets {", "in package.targets where target.type == .executable {")
        text = text.replace('name: "BuildPlugin"', 'name: "ArtifactBundle"')
        shim = pathlib.Path("Tests/QuartzCoreShim").absolute()
        file.write_text(text.replace("../../../Tests/QuartzCoreShim", str(shim)))

    def packed(self, version, command):
        """Returns an artifact bundle with a command."""
        archive = self.folder / f"pegbar-{version}-linux-{platform.machine()}.tar.gz"
        with tarfile.open(archive, "w:gz") as tree:
            tree.add(command, "bin/pegbar")
        bundle = self.folder / f"pegbar-{version}.artifactbundle.zip"
        subprocess.run([sys.executable, "tools/python/artifact_bundle.py", version, archive, bundle], check=True)
        return bundle

    def check(self):
        """Checks that the example builds with the command of the bundle, not with that of the environment."""
        installed = os.environ.pop("PEGBAR_EXECUTABLE")
        try:
            self.from_nothing()
            expect(not list(self.scratch.glob("checkouts/*")), "the build fetches packages")
            self.again()
        finally:
            os.environ["PEGBAR_EXECUTABLE"] = installed


class CommandPlugin(Example):
    """The example of the command plugin."""

    options = ("--disable-build-manifest-caching",)

    def __init__(self, folder):
        super().__init__("CommandPlugin", folder)

    def pegbar(self, *arguments):
        """Runs `swift package pegbar`; returns its exit code and output."""
        return self.swift(
            "package", "--allow-writing-to-package-directory", "pegbar", *arguments)

    def commands(self):
        """Converts, lints and verifies in the folder of the package, and checks the exit codes."""
        status, output = self.pegbar("convert", "Exports", "-o", "Sources/App/Motion")
        expect(status == 0, "the folder is not converted", output)
        names = sorted(path.name for path in (self.folder / "Sources/App/Motion").iterdir())
        expect(names == ["SlideLayer.swift"], f"written: {names}")
        print(f"convert: {self.seconds:.1f} s, wrote {', '.join(names)}")
        self.build()
        print(f"build: {self.seconds:.1f} s")
        status, output = self.pegbar("verify", "Sources/App/Motion", "Exports")
        expect(status == 0, "converted files are not up to date", output)
        print(f"verify: {self.seconds:.1f} s, {output.strip().splitlines()[-1]}")
        status, output = self.pegbar("convert", "--files-from", "-", "-o", "Sources/App/Motion")
        expect(status == 0 and "0 animations: " in output, "standard input is not empty", output)
        print("convert --files-from -: standard input is empty")
        shutil.copyfile(LOSSES, self.folder / "Exports" / LOSSES.name)
        # SwiftPM exits with 1 for every exit code of a plugin except 0.
        for arguments, code, said in (
                (("verify", "Sources/App/Motion", "Exports"), 1,
                 f"Exports/{LOSSES.name}: no output"),
                (("lint", "Exports", "--fail-on", "warning"), 1,
                 f"Exports/{LOSSES.name}:20:13: warning: "),
                (("lint", "nowhere.json"), 3, "nowhere.json: ")):
            status, output = self.pegbar(*arguments)
            expect(status == 1 and f"Plugin ended with exit code {code}" in output and said in output,
                   f"{' '.join(arguments)} exits with {status}", output)
            print(f"{' '.join(arguments)}: exit code {code}, {said}…")
        self.checks()

    def checks(self):
        """Lints and verifies with the plugin that cannot write."""
        for arguments, code, said in (
                (("lint", "Exports", "--fail-on", "warning"), 1,
                 f"Exports/{LOSSES.name}:20:13: warning: "),
                (("convert", "Exports", "-o", "Sources/App/Motion"), 2, "requires lint or verify")):
            status, output = self.swift("package", "pegbar-check", *arguments)
            # SwiftPM does not print the exit code after an error of the plugin itself.
            ended = f"Plugin ended with exit code {code}" in output or code == 2
            expect(status == 1 and ended and said in output,
                   f"pegbar-check {' '.join(arguments)} exits with {status}", output)
            print(f"pegbar-check {arguments[0]}: {said}…")


def replace_command():
    """Replaces the command with a copy, as an installation does."""
    place = pathlib.Path(os.environ["PEGBAR_EXECUTABLE"])
    new = place.with_name("pegbar.new")
    shutil.copy(place, new)
    new.replace(place)


def manifest():
    """Checks that the package builds the command for its plugins if the variable is unset or empty."""
    for value, is_built in ((None, True), ("", True), ("/usr/bin/pegbar", False)):
        environment = {key: text for key, text in os.environ.items() if key != "PEGBAR_EXECUTABLE"}
        if value is not None:
            environment["PEGBAR_EXECUTABLE"] = value
        output = subprocess.run(["swift", "package", "dump-package"], env=environment,
                                capture_output=True, text=True, check=True).stdout
        targets = {target["name"]: target for target in json.loads(output)["targets"]}
        for name in ("PegbarPlugin", "PegbarCommandPlugin", "PegbarCheckPlugin"):
            expect(bool(targets[name]["dependencies"]) == is_built,
                   f"with PEGBAR_EXECUTABLE={value}, {name} depends on "
                   f"{targets[name]['dependencies']}")


def main():
    folder = sys.argv[1]
    manifest()
    if HAS_COMMAND:
        # Uses a copy that can be replaced.
        copy = pathlib.Path(folder, "bin/pegbar").absolute()
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(os.environ["PEGBAR_EXECUTABLE"], copy)
        os.environ["PEGBAR_EXECUTABLE"] = str(copy)
    builds = BuildPlugin(folder)
    builds.from_nothing()
    if not HAS_COMMAND:
        # The second build creates a build plan again.
        builds.build()
    builds.again()
    builds.one_change()
    builds.configuration()
    builds.build()
    builds.broken()
    builds.build()
    builds.new_configuration()
    builds.upgrade()
    builds.no_command()
    builds.build()
    builds.finding()
    builds.names()
    CommandPlugin(folder).commands()
    if HAS_COMMAND:
        ArtifactBundle(folder).check()


main()
