"""Compiles what takes the place of an Apple SDK on Linux; used by typecheck_darwin.py."""
import dataclasses
import functools
import hashlib
import importlib.metadata
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build/darwin"
KIT = ROOT / "tools/kits/darwin"
IS_MAC = sys.platform == "darwin"
# In dependency order. All but the last have an interface in the toolchain.
INTERFACES = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_RegexParser", "_StringProcessing", "Darwin", "Foundation"]
WITHOUT_STANDARD_LIBRARY = {"Swift", "SwiftOnoneSupport", "_Concurrency"}
# Headers of libraries that Apple's SDKs do not have.
LIBRARY_HEADERS = {
    "jansson.h", "jansson_config.h", "zip.h", "zipconf.h", "cairo.h", "cairo-version.h", "cairo-features.h",
    "cairo-deprecated.h"}


class CompilerError(Exception):
    """A module outside the package does not compile."""


@dataclasses.dataclass(frozen=True)
class Platform:
    """An Apple platform with the oldest version that the manifest supports."""
    name: str
    label: str
    triple: str
    sdk_name: str

    @property
    def modules(self):
        return BUILD / self.name

    @functools.cached_property
    def flags(self):
        """The compiler flags that each module requires."""
        flags = ["-target", self.triple, "-I", str(self.modules), "-module-cache-path", str(BUILD / "cache")]
        if IS_MAC:
            # Not run yet.
            libraries = [word for flag in library_flags() for word in ("-Xcc", flag)]
            return [*flags, "-sdk", run("xcrun", "--sdk", self.sdk_name, "--show-sdk-path").strip(), *libraries]
        # The interfaces are those of a standard library without Objective-C.
        return [*flags, "-sdk", str(BUILD / "sdk"), "-disable-objc-interop"]


def run(*command, text=""):
    """Returns the output of a command that reads a text, or exits with its messages."""
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, input=text)
    if result.returncode:
        sys.exit(f"{result.stderr}typecheck-darwin: {command[0]} failed")
    return result.stdout


def frontend(*arguments):
    """Runs the compiler without its driver, which requires an SDK of Apple; returns its messages."""
    prefix = ["xcrun"] if IS_MAC else []
    result = subprocess.run(
        [*prefix, "swiftc", "-frontend", *arguments], capture_output=True, text=True, cwd=ROOT)
    return "" if result.returncode == 0 else result.stderr.strip() or f"exit code {result.returncode}"


def library_flags():
    """Returns the flags with which the C compiler finds the headers of libraries."""
    return run("pkg-config", "--cflags", "jansson", "libzip", "cairo").split() if shutil.which("pkg-config") else []


def make_sdk():
    """Creates a folder with the C library of Darwin where an SDK has it, and the headers of other C libraries."""
    import ziglang
    headers = pathlib.Path(ziglang.__file__).parent / "lib/libc/include/any-darwin-any"
    if not headers.is_dir():
        sys.exit(f"typecheck-darwin: no folder {headers}; this version of ziglang has another layout")
    include = BUILD / "sdk/usr/include"
    shutil.copytree(headers, include)
    shutil.copy(KIT / "module.modulemap", include)
    # Only these headers, because others in their folder are those of Linux.
    rule = run("clang", "-M", "-x", "c", *library_flags(), "-", text="".join(
        f"#include <{header}>\n" for header in ("jansson.h", "zip.h", "cairo.h")))
    for path in map(pathlib.Path, rule.split()):
        if path.name in LIBRARY_HEADERS:
            shutil.copy(path, include)


@functools.cache
def toolchain():
    """Returns the facts of the compiler about itself."""
    return json.loads(run("swiftc", "-print-target-info"))


def toolchain_interface(name):
    """Returns the text of an interface in the toolchain."""
    folder = pathlib.Path(toolchain()["paths"]["runtimeResourcePath"]) / f"linux/{name}.swiftmodule"
    return (folder / f"{toolchain()['target']['moduleTriple']}.swiftinterface").read_text(encoding="utf-8")


def edit(text, *edits):
    """Returns a text after regular expressions are replaced."""
    for pattern, replacement in edits:
        text = re.sub(pattern, replacement, text, flags=re.M)
    return text


def standard_interface(name):
    """Returns the interface of a module of the standard library, as Darwin on ARM has it."""
    return edit(
        toolchain_interface(name),
        # A function that became part of the library in some version is also available before it.
        (r"@backDeployed\([^)]*\)\s*", ""),
        # Literals on x86 use this type, which ARM does not have. It gets a name that no source uses.
        (r"\bFloat80\b", "_Float80"),
        (r"_stdlib_(remainder|squareRoot)l\(.*\)", "_Float80(0)"),
        (r"^(public typealias CLongDouble = ).*", r"\1Swift.Double"))


def darwin_interface():
    """Returns the interface of Darwin: that of Glibc, which has the same functions, with the types of Darwin."""
    text = edit(
        toolchain_interface("Glibc"),
        (r"^public enum POSIXErrorCode\b(.*\n)+?\}\n", ""),
        (r"^extension Glibc.POSIXErrorCode .*\n", ""),
        (r"^public typealias sighandler_t.*\n", ""),
        (r"\bGlibc\.sighandler_t\b", "Darwin.sig_t"),
        (r"^(@.*\n)?@_transparent public func .*Float80.*\n(  .*\n)*\}\n", ""),
        (r"^(@.*\n)?public let LDBL_.*\n", ""),
        (r"\b(SwiftGlibc|Glibc|SwiftOverlayShims)\.", "Darwin."),
        (r"^@_exported import SwiftGlibc$", "@_exported import Darwin"),
        (r"-module-name Glibc\b", "-module-name Darwin"))
    return text + darwin_additions()


def darwin_additions():
    """Returns the declarations that Darwin has in Swift and Glibc has in C, or not at all."""
    header = (BUILD / "sdk/usr/include/sys/ttycom.h").read_text(encoding="utf-8")
    requests = re.findall(r"^#define\s+(TIOC\w+)\s+_IO", header, flags=re.M)
    streams = ("stdin", "stdout", "stderr")
    processes = ("fork", "vfork")
    return "".join([
        *(f"public var {name}: Swift.UnsafeMutablePointer<Darwin.FILE> {{ get set }}\n" for name in streams),
        *(f"public var {name}: Swift.UInt {{ get }}\n" for name in requests),
        *(f"@available(*, unavailable)\npublic func {name}() -> Swift.Int32\n" for name in processes)])


def interface(name, platform):
    """Returns the interface of a module for a platform."""
    if name == "Darwin":
        text = darwin_interface()
    elif name == "Foundation":
        text = (KIT / "Foundation.swiftinterface").read_text(encoding="utf-8")
    else:
        text = standard_interface(name)
    # Interfaces for Linux use declarations where they are not available on Darwin. The declarations keep their
    # availability, which the package is checked against. Optimization takes time and changes no diagnostics.
    target = rf"\g<1>{platform.triple} -disable-availability-checking"
    return edit(
        text, (r"^(// swift-module-flags:.*?-target )\S+", target),
        (r"^(// swift-module-flags:.*) -O ", r"\1 -Onone "))


def build_interfaces(platform):
    """Compiles the interfaces for a platform."""
    platform.modules.mkdir(parents=True)
    # Not in the folder of the modules, where the compiler would compile them again.
    folder = BUILD / f"{platform.name}-interfaces"
    folder.mkdir()
    for name in INTERFACES:
        file = folder / f"{name}.swiftinterface"
        file.write_text(interface(name, platform), encoding="utf-8")
        messages = frontend(
            "-compile-module-from-interface", "-experimental-skip-all-function-bodies", "-module-name", name,
            *platform.flags,
            *(["-parse-stdlib"] if name in WITHOUT_STANDARD_LIBRARY else []),
            "-o", str(platform.modules / f"{name}.swiftmodule"), str(file))
        if messages:
            raise CompilerError(f"{messages}\ntypecheck-darwin: {name} does not compile for {platform.label}")


def stamp(platforms):
    """Returns a text that changes when modules in the build folder cannot be used any longer."""
    digest = hashlib.sha256()
    for file in [pathlib.Path(__file__), *sorted(KIT.iterdir())]:
        digest.update(file.read_bytes())
    triples = " ".join(platform.triple for platform in platforms)
    headers = importlib.metadata.version("ziglang")
    return f"{run('swiftc', '--version')}ziglang {headers}\n{triples}\n{digest.hexdigest()}\n"


def prepare(platforms, pool):
    """Compiles the modules that Linux does not have for Apple platforms, unless the build folder has them."""
    if IS_MAC:
        for platform in platforms:
            platform.modules.mkdir(parents=True, exist_ok=True)
        return
    made, current = BUILD / "made", stamp(platforms)
    if made.exists() and made.read_text(encoding="utf-8") == current:
        return
    print("compiling the interfaces of the standard library", flush=True)
    shutil.rmtree(BUILD, ignore_errors=True)
    make_sdk()
    list(pool.map(build_interfaces, platforms))
    made.write_text(current, encoding="utf-8")
