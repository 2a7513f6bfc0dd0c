"""Packs the command of release archives as an artifact bundle for SwiftPM; run by tools/release --bundle.

    artifact_bundle.py VERSION ARCHIVE... BUNDLE

The bundle has the format of Swift Evolution proposal SE-0305. The same archives produce the same bytes.
"""

import json
import re
import sys
import tarfile
import zipfile

# The name under which the plugin requests the command.
TOOL = "PegbarCommand"
FOLDER = "pegbar.artifactbundle"


def variant(version, archive):
    """Returns the path of the command in the bundle, the triple of its platform, and its bytes."""
    name = re.fullmatch(rf".*?pegbar-{re.escape(version)}-linux-(\w+)\.tar\.gz", archive)
    if not name:
        sys.exit(f"artifact bundle: not an archive of version {version}: {archive}")
    machine = name[1]
    with tarfile.open(archive) as tree:
        return f"linux-{machine}/pegbar", f"{machine}-unknown-linux-gnu", tree.extractfile("bin/pegbar").read()


def main():
    version, *archives, bundle = sys.argv[1:]
    variants = [variant(version, archive) for archive in sorted(archives)]
    information = {
        "schemaVersion": "1.0",
        "artifacts": {TOOL: {
            "type": "executable", "version": version,
            "variants": [{"path": path, "supportedTriples": [triple]} for path, triple, _ in variants]}}}
    files = [("info.json", json.dumps(information, indent=2).encode() + b"\n", 0o644)]
    files += [(path, content, 0o755) for path, _, content in variants]
    with zipfile.ZipFile(bundle, "w") as packed:
        for name, content, mode in files:
            entry = zipfile.ZipInfo(f"{FOLDER}/{name}", (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, content)


main()
