"""Reports public functions and initializers that the outside package does not call.

    uncalled.py INTERFACE FOLDER...

A function counts as called if its name occurs, and an initializer if the name or a type alias of its type does.
Raw-value and decoding initializers are ignored.
"""

import pathlib
import re
import sys

# Enumerations and decoders call these.
IMPLICIT = ("init(rawValue:)", "init(from:)")

interface, *folders = sys.argv[1:]
words = set()
for folder in folders:
    for file in pathlib.Path(folder).glob("*.swift"):
        words |= set(re.findall(r"\w+", file.read_text(encoding="utf-8")))
rows = [line.split("\t")[:4] for line in pathlib.Path(interface).read_text(encoding="utf-8").splitlines()]
for _, path, kind, declaration in rows:
    # A type can be used by its alias.
    if kind == "typealias" and path in words:
        words |= set(re.findall(r"\w+", declaration))
missing = total = 0
for module, path, kind, _ in rows:
    if kind not in ("func", "method", "type.method", "init") or path.endswith(IMPLICIT):
        continue
    total += 1
    names = re.sub(r"\(.*", "", path).split(".")
    if (names[-2] if names[-1] == "init" else names[-1]) not in words:
        print(f"{module}: {path} is not called")
        missing += 1
print(f"{total - missing} of {total} public functions and initializers are called")
sys.exit(1 if missing else 0)
