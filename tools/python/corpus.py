"""Converts the corpus and checks the output; run by tools/check corpus."""
import argparse
import collections
import concurrent.futures
import csv
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import zipfile

import jsonschema_rs

OUT = ".build/corpus"
STYLES = ("timeline", "transactions")
TREATMENTS = {"exact", "baked", "reported", "benign"}
SECONDS = 10
# Measuring normalizes again and renders the result.
MEASURED_SECONDS = 20
# Maximum rounding error on the canvas. Coordinates have five digits, and scaling enlarges the error. Times are
# thousandths of a frame, which matters while a color changes within a frame or two.
EXACT_POINTS, EXACT_COLOR = 0.01, 2e-3
# Maximum error of sampled colors and opacities, multiplied for nested layers: five steps of 255.
BAKED_COLOR = 0.02
# Maximum errors: of exact tracks before rounding, of numbers rounded to five digits, and of times rounded to
# thousandths of a frame. Samples on a curve follow both of its ends.
EXACT, ROUNDING, TIME_ROUNDING = 1e-5, 5.001e-6, 1e-4
# With one of these findings, the frames differ in kind or number of items.
OTHERWISE = {
    "normalize/animated-dashes", "normalize/blend-mode-missing", "normalize/gradient-highlight",
    "normalize/path-jumps", "normalize/system-text"}
# Maximum error of cleaning up, and of curves that are found in samples.
CLEAN_UP, FOUND_CURVE = 1e-6, 0.25
# Files with fewer bytes are always measured, unless files are named.
SMALL = 24_000
# Errors of tracks are measured at samples. Between samples, they are slightly larger.
BETWEEN_SAMPLES = 1.05


def table(name):
    """Returns the rows of a table in tools/data; lines that begin with # are comments."""
    with open(f"tools/data/{name}.tsv", encoding="utf-8", newline="") as file:
        lines = [line for line in file if not line.startswith("#")]
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def stem_of(name):
    """Returns the path stem of the outputs of a file, which includes the format."""
    base, ending = os.path.splitext(name.replace("/", "_"))
    return os.path.join(OUT, base + ("" if ending == ".json" else "_" + ending[1:]))


class Check:
    """Faults by file."""

    def __init__(self, options):
        self.options = options
        schema = subprocess.run(
            [options.pegbar, "explain", "schema"], stdout=subprocess.PIPE, check=True).stdout
        self.schema = jsonschema_rs.validator_for(json.loads(schema))
        self.faults = []
        self.slowest = (0, "")

    def fault(self, name, text):
        self.faults.append(f"{name}: {text}")

    @staticmethod
    def timed(command):
        """Runs a command; returns the result and its CPU time in seconds.

        Terminates the command after a minute of CPU time.
        """
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                command, stdout=output, stderr=errors,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (60, 60)))
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            output.seek(0)
            errors.seek(0)
            done = subprocess.CompletedProcess(
                command, process.returncode, output.read(), errors.read())
        return done, usage.ru_utime + usage.ru_stime

    def run(self, name, *arguments):
        """Runs pegbar, which must succeed in time; returns the result, or None if it fails."""
        done, seconds = self.timed([self.options.pegbar, *arguments])
        self.slowest = max(self.slowest, (seconds, name))
        if seconds > (MEASURED_SECONDS if "--measure" in arguments else SECONDS):
            self.fault(name, f"took {seconds:.1f} s: {' '.join(arguments)}")
        if done.returncode != 0:
            last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
            self.fault(name, f"exit {done.returncode}: {' '.join(arguments)} {last}")
            return None
        return done

    def convert(self, name):
        """Converts one file to all formats; returns the findings and statistics."""
        path = os.path.join(self.options.corpus, name)
        stem = stem_of(name)
        report = f"{stem}.report.json"
        first = self.run(
            name, "convert", path, "--measure", "--report", "json", "--report-file", report)
        again = self.run(name, "convert", path, "--quiet")
        if first and again:
            if first.stdout != again.stdout:
                self.fault(name, "the Swift code differs between runs")
            with open(f"{stem}.swift", "wb") as file:
                file.write(first.stdout)
        for extra in ([], ["--exact"]):
            self.scene(name, path, f"{stem}{''.join(extra)}.scene.json", extra)
        if not first:
            return None
        with open(report, encoding="utf-8") as file:
            result = json.load(file)["files"][0]
        self.lint(name, path, result["findings"])
        return result

    def lint(self, name, path, findings):
        """Checks that lint reports all warnings and errors of converting a file."""
        done = self.run(
            name, "lint", path, "--no-config", "--target", "core-animation", "--exit-zero",
            "--format", "json")
        if not done:
            return
        found = {(f["id"], f["message"], f["path"])
                 for file in json.loads(done.stdout)["files"] for f in file["findings"]}
        for finding in findings:
            entry = (finding["id"], finding["message"], finding["path"])
            if finding["severity"] != "note" and entry not in found:
                self.fault(name, f"lint does not report {entry}")

    def measure(self, name):
        """Converts and measures one file; returns the findings and statistics."""
        report = f"{stem_of(name)}.report.json"
        done = self.run(
            name, "convert", os.path.join(self.options.corpus, name), "--measure", "--report", "json",
            "--report-file", report)
        if not done:
            return None
        with open(report, encoding="utf-8") as file:
            return json.load(file)["files"][0]

    def scene(self, name, path, target, extra):
        """Converts to scene JSON; checks it against the schema and reads it back."""
        arguments = ["--to", "scene", "--quiet", *extra]
        first = self.run(name, "convert", path, *arguments)
        again = self.run(name, "convert", path, *arguments)
        if not (first and again):
            return
        if first.stdout != again.stdout:
            self.fault(name, f"the scene JSON differs between runs {extra}")
        with open(target, "wb") as file:
            file.write(first.stdout)
        value = json.loads(first.stdout)
        for error in self.schema.iter_errors(value):
            self.fault(name, f"schema {extra}: {str(error.message)[:200]} at {error.instance_path}")
            break
        back = self.run(name, "convert", target, *arguments)
        if back and back.stdout != first.stdout:
            self.fault(name, f"the scene JSON changes in a round trip {extra}")
        if not extra:
            for style in STYLES:
                self.same_code(name, path, target, style)

    def same_code(self, name, path, scene, style):
        """Checks that the scene JSON produces the same Swift code as the file."""
        made = [
            self.run(name, "convert", source, "--quiet", "--style", style, "--type-name", "Same")
            for source in (path, scene)]
        if all(made) and without_marks(made[0].stdout) != without_marks(made[1].stdout):
            self.fault(name, f"the scene JSON produces different Swift code, style {style}")


def without_marks(code):
    """Returns Swift code without the comments that name the source and the checksum."""
    return [line for line in code.splitlines() if not line.startswith(b"// ")]


def check_features(check, rows, results):
    """Checks that each file with a reported feature has its finding, unless the feature is never visible."""
    treatments = {}
    for row in table("corpus-features"):
        if row["treatment"] not in TREATMENTS:
            check.fault("tools/data/corpus-features.tsv", f"unknown treatment of {row['feature']}")
        if row["feature"] in treatments:
            check.fault("tools/data/corpus-features.tsv", f"duplicate feature {row['feature']}")
        treatments[row["feature"]] = row
    exempt = {(row["file"], row["feature"]): row["reason"] for row in table("corpus-exempt")}
    used = set()
    counts = collections.Counter()
    for row in rows:
        ids = {f["id"] for f in (results.get(row["name"]) or {}).get("findings", [])}
        for feature in row["features"]:
            if feature not in treatments:
                check.fault(row["name"], f"{feature} is missing in tools/data/corpus-features.tsv")
                continue
            treatment = treatments[feature]
            counts[treatment["treatment"]] += 1
            if treatment["treatment"] != "reported" or row["name"] not in results:
                continue
            if ids.isdisjoint(treatment["findings"].split()):
                key = (row["name"], feature)
                if key in exempt:
                    used.add(key)
                else:
                    check.fault(
                        row["name"], f"{feature} is not reported as {treatment['findings']}")
    for name, feature in sorted(used):
        print(f"exempt: {name}: {feature}: {exempt[name, feature]}")
    if not check.options.partial:
        for name, feature in sorted(set(exempt) - used):
            check.fault(name, f"unused exemption of {feature}")
    print("features of files: " + ", ".join(f"{counts[t]} {t}" for t in sorted(counts)))


def check_measures(check, results, shown=12):
    """Checks the measured differences of normalizing, and prints the largest.

    If all tracks are exact and nothing is approximated, only rounding may differ. If tracks are
    sampled, the differences must not exceed their errors, added up for nested layers. Items must not
    differ in number or kind, unless a finding reports it.
    """
    lines, uncompared = [], 0
    for name, result in results.items():
        measure, statistics = result["measured"], result["statistics"]
        uncompared += measure["uncompared"] > 0
        nearly = statistics["approximateTracks"] or statistics["approximated"] or statistics["dropped"]
        exact = not (nearly or statistics["bakedTracks"])
        otherwise = not OTHERWISE.isdisjoint(f["id"] for f in result["findings"])
        if exact and (measure["worstError"] > EXACT_POINTS or measure["worstColor"] > EXACT_COLOR):
            check.fault(name, f"all tracks are exact, but the frames differ: {measure}")
        if not otherwise and ("difference" in measure or measure["worstColor"] > BAKED_COLOR):
            check.fault(name, f"no finding reports a difference, but the frames differ: {measure}")
        if not otherwise and measure["worstError"] > BETWEEN_SAMPLES * measure["bound"] + EXACT_POINTS:
            check.fault(name, f"the error exceeds the sum of the errors of its tracks: {measure}")
        kinds = sorted({f["id"] for f in result["findings"] if f["id"].startswith("normalize/")
                        and f["outcome"] in ("approximated", "dropped")})
        bound = statistics["worstError"]
        reason = ", ".join(kinds) or ("sampled" if statistics["bakedTracks"] else "rounding")
        lines.append((measure["worstError"], f"{name}: {measure['worstError']:.3f} pt at "
                      f"{measure.get('worstTime', 0):.3f} s in “{measure.get('worstLayer', '')}”, "
                      f"worst track {bound:.3f} pt: {reason}"))
    print(f"largest differences between normalized and exact ({uncompared} files have frames "
          "that cannot be compared):")
    for _, line in sorted(lines, reverse=True)[:shown]:
        print(f"  {line}")


def check_exact(check, results):
    """Checks that exact tracks match the source, and that rounding changes keyframes by half a digit at most."""
    tracks, worst, value, time = 0, (0, "no differences"), 0, 0
    for name, result in results.items():
        exact = result["measured"]["exact"]
        tracks += exact["tracks"]
        value = max(value, exact.get("rounding", 1))
        time = max(time, exact.get("timeRounding", 1))
        place = (f"{name} at {exact.get('worstTime', 0):.4f} s in "
                 f"“{exact.get('worstLayer', '')}”")
        worst = max(worst, (exact["worst"], place))
        if exact["worst"] >= EXACT:
            check.fault(name, f"tracks marked exact have an error of {exact['worst']}: {place}")
        if exact.get("rounding", 1) > ROUNDING or exact.get("timeRounding", 1) > TIME_ROUNDING:
            check.fault(name, f"rounding error of keyframes exceeds its limit: {exact}")
    if check.options.files == [] and tracks <= 300:
        check.fault("tracks marked exact", f"compared {tracks}, expected more than 300")
    total = sum(result["statistics"]["exactTracks"] for result in results.values())
    print(f"tracks marked exact: {tracks} of {total} compared with the source before rounding, "
          f"worst {worst[0]:.1e} ({worst[1]}); rounding changes values of keyframes by at most "
          f"{value:.1e} and times by at most {time:.1e} s")


def check_clean_up(check, results):
    """Checks that cleaning up does not change the picture."""
    worst = (0, "no differences")
    for name, result in results.items():
        measure = result["measured"]["cleanUp"]
        found = any(f["id"] == "normalize/curve-found" for f in result["findings"])
        worst = max(worst, (0 if found else measure["worstError"], name))
        if ("difference" in measure or measure["worstColor"] > CLEAN_UP
                or measure["worstError"] > CLEAN_UP + (FOUND_CURVE if found else 0)):
            check.fault(name, f"cleaning up changes the picture: {measure}")
    print(f"cleaning up: {len(results)} files compared, worst {worst[0]:.1e} pt ({worst[1]})")


def expected_counts(row):
    """Returns the counts in features.jsonl with the names of `pegbar inspect --report json`."""
    features = row["features"]
    layer_types = ("precomp", "solid", "image", "null", "shape", "text", "audio", "camera", "data")
    shape_types = ("gr", "sh", "rc", "el", "sr", "fl", "st", "gf", "gs", "tm", "rp", "rd", "mm",
                   "op", "pb", "zz", "tr", "unknown")
    counts = {f"layer:{t}": features.get(f"layer:{t}", 0) for t in layer_types}
    counts |= {f"shape:{t}": features.get(f"shape:{t}", 0) for t in shape_types}
    counts["keyframes"] = row["keyframes"]
    counts["masks"] = features.get("mask", 0)
    counts["mattes"] = sum(
        features.get(f"matte:{t}", 0) for t in ("alpha", "alpha-inv", "luma", "luma-inv"))
    counts["effects"] = features.get("effect", 0)
    counts["expressions"] = features.get("expr", 0)
    return counts


def animation_ids(path):
    """Returns the ids of the animations of a dotLottie archive; [None] for other files."""
    if not zipfile.is_zipfile(path):
        return [None]
    with zipfile.ZipFile(path) as archive:
        names = [re.fullmatch(r"(?:a|animations)/([^/]+)\.json", n) for n in archive.namelist()]
    return [match[1] for match in names if match and not match[1].startswith("._")]


def our_counts(check, name):
    """Returns the counts of all animations in a file; None if one cannot be read."""
    ours = collections.Counter()
    path = os.path.join(check.options.corpus, name)
    for animation in animation_ids(path):
        done = check.run(
            name, "inspect", "--report", "json", path,
            *(["--animation", animation] if animation else []))
        if not done:
            return None
        found = json.loads(done.stdout)
        for group in ("layers", "shapes"):
            ours.update({f"{group[:-1]}:{k}": v for k, v in found[group].items()})
        ours.update({k: found[k]
                     for k in ("keyframes", "masks", "mattes", "effects", "expressions")})
    return ours


def check_counts(check, rows):
    """Checks that the counts match features.jsonl, or that the difference is explained."""
    explained = {(r["file"], r["count"]): r for r in table("corpus-counts")}
    for row in rows:
        ours = our_counts(check, row["name"])
        if ours is None:
            continue
        for key, expected in expected_counts(row).items():
            if ours.get(key, 0) == expected:
                continue
            reason = explained.get((row["name"], key))
            line = f"{key}: {ours.get(key, 0)}, not {expected}"
            if reason and (reason["ours"], reason["theirs"]) == (str(ours.get(key, 0)), str(expected)):
                print(f"count: {row['name']}: {line}: {reason['reason']}")
            else:
                check.fault(row["name"], f"count of {line}")


def check_swift(check, rows):
    """Checks that all generated code compiles."""
    script = "tools/check typecheck"
    files = [stem_of(r["name"]) + ".swift" for r in rows]
    files = [f for f in files if os.path.exists(f)]
    done = subprocess.run([*script.split(), *files], capture_output=True, text=True)
    if done.returncode != 0:
        errors = [l for l in (done.stdout + done.stderr).splitlines() if "error:" in l]
        check.fault(script, f"exit {done.returncode}, {len(errors)} errors, the first: {errors[:3]}")


def check_invalid(check):
    """Checks that broken files are rejected or repaired as in the table."""
    folder = os.path.join(check.options.corpus, "invalid")
    expected = {row["file"]: row for row in table("corpus-invalid")}
    for name in sorted(f for f in os.listdir(folder) if f.endswith(".json")):
        if name not in expected:
            check.fault(f"invalid/{name}", "missing in tools/data/corpus-invalid.tsv")
    for name, row in expected.items():
        path = os.path.join(folder, name)
        report = os.path.join(OUT, "invalid.report.json")
        done = subprocess.run(
            [check.options.pegbar, "convert", path, "--to", "scene", "--report", "json",
             "--report-file", report], capture_output=True, timeout=60)
        found = json.load(open(report, encoding="utf-8"))["files"][0]["findings"]
        if str(done.returncode) != row["exit"]:
            check.fault(f"invalid/{name}", f"exit {done.returncode}, not {row['exit']}")
        all_places = [(f["id"], str(f.get("line", "")), str(f.get("column", ""))) for f in found]
        places = set(all_places)
        place = (row["finding"], row["line"], row["column"])
        if not row["finding"]:
            # The defect is invisible, so only notes are allowed.
            grave = sorted(p for p, f in zip(all_places, found) if f["severity"] != "note")
            if grave:
                check.fault(f"invalid/{name}", f"expected no findings, found {grave}")
        elif place not in places:
            same = sorted(p for p in places if p[0] == row["finding"])
            check.fault(f"invalid/{name}", f"expected {place}, found {same or sorted(places)}")


def arguments():
    parser = argparse.ArgumentParser(prog="tools/check corpus")
    parser.add_argument("--pegbar", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--corpus", default=os.environ.get("PEGBAR_CORPUS", "../shared/corpus"))
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    options.partial = options.every > 1 or bool(options.files)
    return options


def small_files(check, rows, known):
    """Measures small files that are not converted yet; returns nothing if files are named."""
    if check.options.files:
        return {}
    names = [row["name"] for row in rows if row["name"] not in known
             and os.path.getsize(os.path.join(check.options.corpus, row["name"])) < SMALL]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = dict(zip(names, pool.map(check.measure, names)))
    return {name: result for name, result in results.items() if result}


def main():
    options = arguments()
    with open(os.path.join(options.corpus, "features.jsonl"), encoding="utf-8") as file:
        everything = [json.loads(line) for line in file]
    rows = everything
    if options.files:
        rows = [row for row in rows if row["name"] in options.files]
    rows = rows[::options.every]
    shutil.rmtree(OUT, ignore_errors=True)
    os.makedirs(OUT)

    check = Check(options)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = dict(zip((r["name"] for r in rows), pool.map(
            check.convert, (r["name"] for r in rows))))
    results = {name: result for name, result in results.items() if result}
    known = {row["feature"] for row in table("corpus-features")}
    for feature in sorted({f for row in everything for f in row["features"]} - known):
        check.fault("tools/data/corpus-features.tsv", f"missing {feature}")
    check_features(check, rows, results)
    measured = results | small_files(check, everything, results)
    check_measures(check, measured)
    check_exact(check, measured)
    check_clean_up(check, measured)
    check_counts(check, rows)
    check_swift(check, rows)
    check_invalid(check)

    totals = collections.Counter()
    for result in results.values():
        totals.update({k: v for k, v in result["statistics"].items() if isinstance(v, int) and k != "worstError"})
    warnings = sum(
        f["severity"] != "note" for result in results.values() for f in result["findings"])
    print(f"lint: {warnings} findings of conversions")
    print("scenes: " + ", ".join(f"{v} {k}" for k, v in totals.items()))
    for fault in check.faults:
        print(f"FAULT {fault}")
    print(f"{len(results)} of {len(rows)} files convert, slowest {check.slowest[1]} "
          f"{check.slowest[0]:.2f} s; {len(check.faults)} faults")
    sys.exit(1 if check.faults else 0)


if __name__ == "__main__":
    main()
