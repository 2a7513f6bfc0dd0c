"""Names the public functions and initializers that the package outside never calls.

    uncalled.py INTERFACE FOLDER...

A function counts as called where its name stands, and an initializer where that of its type does, or another name
of the type. Initializers that come with raw values are left out.
"""

import pathlib
import re
import sys

interface, *folders = sys.argv[1:]
words = set()
for folder in folders:
    for file in pathlib.Path(folder).glob("*.swift"):
        words |= set(re.findall(r"\w+", file.read_text(encoding="utf-8")))
rows = [line.split("\t")[:4] for line in pathlib.Path(interface).read_text(encoding="utf-8").splitlines()]
for _, path, kind, declaration in rows:
    # A type that is called by another name.
    if kind == "typealias" and path in words:
        words |= set(re.findall(r"\w+", declaration))
missing = total = 0
for module, path, kind, _ in rows:
    if kind not in ("func", "method", "type.method", "init") or path.endswith("init(rawValue:)"):
        continue
    total += 1
    names = re.sub(r"\(.*", "", path).split(".")
    if (names[-2] if names[-1] == "init" else names[-1]) not in words:
        print(f"{module}: nothing calls {path}")
        missing += 1
print(f"{total - missing} of {total} public functions and initializers are called")
sys.exit(1 if missing else 0)
