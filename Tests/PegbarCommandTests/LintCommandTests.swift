import Foundation
import PegbarTestSupport
import Testing

@Suite struct LintCommandTests {
  @Test("searches folders for animations, in order")
  func folders() throws {
    let scratch = try Scratch()
    let animation = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    for name in ["b.json", "a.json"] { try scratch.write(animation, to: name) }
    try scratch.write([], to: "notes.txt")
    let clean = try CommandRun(["lint", scratch.path(""), "--report", "text"])
    #expect(clean.status == 0)
    #expect(clean.output.hasPrefix("2 files: all are clean. No findings.\n"))
    for name in ["d.json", "c.json"] { try scratch.write(animation.dropLast(), to: name) }
    let broken = try CommandRun(["lint", scratch.path(""), "--report", "text"])
    #expect(broken.status == 1)
    let lines = broken.output.split(separator: "\n").dropLast()
    let places = ["c.json", "d.json"].map { scratch.path($0) }
    #expect(
      lines.filter { $0.hasPrefix("/") }.map { $0.prefix { $0 != ":" } } == places.map { $0[...] })
    #expect(lines.count { $0.hasPrefix("- Error: Invalid JSON: ") } == 2)
    #expect(
      try #require(lines.last).hasPrefix(
        "4 files: 2 are unreadable and 2 are clean. 2 errors; "))
  }

  @Test("reports a problem of an archive once, not for each of its animations")
  func archive() throws {
    let scratch = try Scratch()
    let animation = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    let manifest = #"{"animations": [{"id": "day"}, {"id": "night"}, {"id": "dawn"}]}"#
    try scratch.write(
      Archives.zip(files: [
        (name: "manifest.json", content: Array(manifest.utf8)),
        (name: "a/day.json", content: animation), (name: "a/night.json", content: animation),
      ]), to: "pack.lottie")
    for options in [[], ["--animation", "night"]] {
      let run = try CommandRun(["lint", scratch.path("pack.lottie"), "--report", "json"] + options)
      #expect(run.status == 1)
      let parts = run.output.components(separatedBy: "\"id\": \"dotlottie/missing-animation\"")
      #expect(parts.count == 2, "\(run.output)")
    }
  }

  @Test("prints only the report, in the requested format")
  func form() throws {
    let run = try CommandRun(["lint", "-", "--report", "json"], input: Array("[]".utf8))
    #expect(run.status == 1)
    #expect(run.output.contains("\"id\": \"format/not-a-lottie\""))
    #expect(run.errors.isEmpty)
  }

  @Test("JSON contains the ID, severity, path, position, and names of each finding")
  func json() throws {
    let sample = "Samples/losses/what-does-not-survive.json"
    let run = try CommandRun(["lint", sample, "--report", "json"])
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let file = try #require((root?["files"] as? [[String: Any]])?.first)
    #expect(file["file"] as? String == sample)
    let findings = try #require(file["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["id"] as? String == "shape/merge-paths" })
    #expect(finding["severity"] as? String == "warning")
    #expect((finding["path"] as? String)?.hasPrefix("$.layers[") == true)
    #expect(finding["line"] as? Int == 20)
    #expect(finding["column"] as? Int == 13)
    #expect((finding["breadcrumb"] as? [String])?.last == "Subtract")
  }

  @Test(
    "supports every report format for services", arguments: ["sarif", "github", "gitlab", "junit"])
  func services(_ form: String) throws {
    let sample = "Samples/losses/what-does-not-survive.json"
    let run = try CommandRun(["lint", sample, "--report", form])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("shape/merge-paths") && run.output.contains(sample))
  }

  // MARK: What is looked for

  /// An animation with a layer that ends before it begins.
  private static let inverted = Lottie.animation(
    layers: #"{"ty": 3, "nm": "Peg", "ks": {}, "ip": 9, "op": 3, "st": 0}, "#
      + Lottie.shapeLayer(shapes: Lottie.square))

  @Test("an empty folder is an error")
  func nothing() throws {
    let scratch = try Scratch()
    try scratch.write([], to: "notes.txt")
    let run = try CommandRun(["lint", scratch.path("")])
    #expect(run.status == 2)
    #expect(run.errors.contains("no animations found"))
  }

  @Test("accepts lists of changed files with files that are not animations", .slow)
  func unrelated() throws {
    let scratch = try Scratch()
    try scratch.write(Array(#"{"name": "app"}"#.utf8), to: "package.json")
    try scratch.write([], to: "notes.txt")
    try scratch.write(Self.inverted, to: "a.json")
    let others = ["package.json", "notes.txt"].map { scratch.path($0) }
    #expect(try CommandRun(["lint", "--skip-unrelated"] + others).status == 0)
    #expect(try CommandRun(["lint"] + others).status == 1)
    let run = try CommandRun(
      ["lint", "--skip-unrelated", "--report", "compact", scratch.path("a.json")] + others)
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").count == 1)
    try scratch.write(Array("{".utf8), to: "package.json")
    #expect(try CommandRun(["lint", "--skip-unrelated"] + others).status == 0)
    try scratch.write(Self.inverted.dropLast(), to: "package.json")
    #expect(try CommandRun(["lint", "--skip-unrelated"] + others).status == 1)
    try scratch.write(Array(#"{"root": true, "exclude": ["a.json"]}"#.utf8), to: ".pegbar.json")
    #expect(try CommandRun(["lint", "--skip-unrelated", scratch.path("a.json")]).status == 0)
    #expect(try CommandRun(["lint", scratch.path("a.json")]).status == 1)
  }

  @Test(
    "options select rules, and severities determine the exit code",
    arguments: [
      ([], 1), (["--fail-on", "never"], 0), (["--exit-zero"], 0),
      (["--ignore", "time"], 0), (["--ignore", "time/layer-inverted"], 0),
      (["--only", "ref"], 0), (["--only", "time/layer-inverted"], 1), (["--preset", "minimal"], 1),
      (["--ignore", "time", "--select", "compat"], 0),
    ] as [([String], Int32)])
  func choices(_ options: [String], _ status: Int32) throws {
    let run = try CommandRun(["lint", "-", "--no-config"] + options, input: Self.inverted)
    #expect(run.status == status, "\(run.output)")
  }

  @Test(
    "reports unknown names as usage errors with the nearest name",
    arguments: [
      ["--select", "time/layer-invertd"], ["--target", "lottie-andriod"], ["--preset", "strickt"],
    ])
  func unknown(_ options: [String]) throws {
    let run = try CommandRun(["lint", "-"] + options, input: Self.inverted)
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean"))
    #expect(!run.errors.contains("?."))
  }

  @Test("finds the configuration above a file and skips the files that it excludes")
  func configuration() throws {
    let scratch = try Scratch()
    for name in ["in/a.json", "in/vendor/b.json"] { try scratch.write(Self.inverted, to: name) }
    let path = scratch.path("in")
    #expect(try CommandRun(["lint", path]).status == 1)
    let text = #"{"root": true, "rules": {"time": "warning"}, "exclude": ["vendor"]}"#
    try scratch.write(Array(text.utf8), to: ".pegbar.json")
    let run = try CommandRun(["lint", path, "--report", "compact"])
    #expect(run.status == 0)
    let found = run.output.split(separator: "\n").filter { $0.contains("[time/layer-inverted]") }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains(": warning: ") })
    #expect(try CommandRun(["lint", path, "--max-warnings", "0"]).status == 1)
    #expect(try CommandRun(["lint", path, "--no-config"]).status == 1)
    // Exclusions do not apply to named files.
    #expect(try CommandRun(["lint", scratch.path("in/vendor/b.json")]).output.contains("warning"))
    try scratch.write(Array(#"{"rule": {}}"#.utf8), to: ".pegbar.json")
    let wrong = try CommandRun(["lint", path])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains(".pegbar.json:1:10: unknown key 'rule'"))
    try scratch.write(Array(#"{"root": true, "rule": {}, "pages": 3}"#.utf8), to: ".pegbar.json")
    let lines = try CommandRun(["lint", path]).errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("pegbar: ") && $0.contains(".pegbar.json:1:") })
  }

  @Test("a suppression accepts a finding, and an unused suppression is reported")
  func suppressions() throws {
    let scratch = try Scratch()
    try scratch.write(Self.inverted, to: "a.json")
    func lint(_ entry: String) throws -> CommandRun {
      let text = #"{"root": true, "suppress": [\#(entry)]}"#
      try scratch.write(Array(text.utf8), to: ".pegbar.json")
      return try CommandRun(["lint", scratch.path("a.json"), "--report", "compact"])
    }
    let used = try lint(#"{"rule": "time", "file": "a.json", "layer": "Peg", "reason": "known"}"#)
    #expect(used.status == 0)
    #expect(used.output.isEmpty)
    let unused = try lint(#"{"rule": "ref", "file": "a.json", "reason": "known"}"#)
    #expect(unused.status == 1)
    #expect(unused.output.contains("[lint/unused-suppression]"))
    // A run on one file cannot determine whether suppressions for other files, or for all files,
    // are used.
    for rest in [#""file": "b.json","#, ""] {
      let other = try lint(#"{"rule": "ref", \#(rest) "reason": "known"}"#)
      #expect(!other.output.contains("[lint/unused-suppression]"))
    }
    // Not reported either if the rule is disabled or `lint` is ignored.
    let file = scratch.path("a.json")
    _ = try lint(#"{"rule": "ref", "file": "a.json", "reason": "known"}"#)
    for options in [["--only", "time"], ["--ignore", "lint"]] {
      let run = try CommandRun(["lint", file, "--report", "compact"] + options)
      #expect(run.status == 1 && !run.output.contains("[lint/unused-suppression]"))
    }
  }

  @Test("replaces its report in the linted folder and does not read it as input", .slow)
  func ownReports() throws {
    let scratch = try Scratch()
    try scratch.write(Self.inverted, to: "in/a.json")
    let report = "json=" + scratch.path("in/report.json")
    for _ in 1...2 {
      let run = try CommandRun(["lint", scratch.path("in"), "--format", report])
      #expect(run.status == 1 && run.errors.isEmpty)
    }
    #expect(try CommandRun(["lint", "--print-config", scratch.path("in/a.json")]).status == 0)
    #expect(try CommandRun(["lint"]).status == 2)
  }

  @Test("each file uses its own configurations, standard input those of its path")
  func ownConfigurations() throws {
    let scratch = try Scratch()
    // A note in every file, and a failure only in the subfolder.
    let note = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    for name in ["a.json", "sub/b.json"] { try scratch.write(note, to: name) }
    try scratch.write(
      Array(#"{"root": true, "rules": {"name/unnamed-composition": "off"}}"#.utf8),
      to: ".pegbar.json")
    let below = #"{"rules": {"a11y/no-reduced-motion": "note"}, "failOn": "note"}"#
    try scratch.write(Array(below.utf8), to: "sub/.pegbar.json")
    let (a, b) = (scratch.path("a.json"), scratch.path("sub/b.json"))
    #expect(try CommandRun(["lint", a]).status == 0)
    #expect(try CommandRun(["lint", a, b]).status == 1)
    #expect(try CommandRun(["lint", b, a]).status == 1)
    #expect(try CommandRun(["lint", "-", "--stdin-filename", b], input: note).status == 1)
    #expect(try CommandRun(["lint", "-", "--stdin-filename", a], input: note).status == 0)
    let missing = #"{"root": true, "baseline": "none.json"}"#
    try scratch.write(Array(missing.utf8), to: "sub/.pegbar.json")
    let run = try CommandRun(["lint", "-", "--stdin-filename", b], input: note)
    #expect(run.status == 2 && run.errors.contains("baseline 'none.json' does not exist"))
  }

  @Test("a baseline accepts the findings that existed when it was written")
  func baseline() throws {
    let scratch = try Scratch()
    try scratch.write(Self.inverted, to: "a.json")
    let (file, baseline) = (scratch.path("a.json"), scratch.path("base.json"))
    #expect(try CommandRun(["lint", file, "--write-baseline", baseline]).status == 0)
    #expect(try CommandRun(["lint", file, "--baseline", baseline]).status == 0)
    let more = Lottie.animation(
      layers: """
        {"ty": 3, "nm": "Other", "ks": {}, "ip": 9, "op": 3, "st": 0}, \
        {"ty": 3, "nm": "Peg", "ks": {}, "ip": 9, "op": 3, "st": 0}, \
        \(Lottie.shapeLayer(shapes: Lottie.square))
        """)
    try scratch.write(more, to: "a.json")
    let run = try CommandRun(["lint", file, "--baseline", baseline, "--report", "compact"])
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains("Other"))
  }

  @Test("names the entries of a baseline that match no finding of a linted file", .slow)
  func unmatched() throws {
    let scratch = try Scratch()
    let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    for name in ["a.json", "b.json"] { try scratch.write(Self.inverted, to: name) }
    let (folder, baseline) = (scratch.path(""), scratch.path("base.json"))
    #expect(try CommandRun(["lint", folder, "--write-baseline", baseline]).status == 0)
    func errors(_ options: String...) throws -> String {
      let run = try CommandRun(["lint", "--baseline", baseline] + options)
      #expect(run.status == 0)
      return run.errors
    }
    #expect(try errors(folder).isEmpty)
    try scratch.write(square, to: "a.json")
    let lines = try errors(folder, "--format", "json").split(separator: "\n")
    #expect(
      lines == [
        "\(baseline): 1 entry matches no finding; to update it, use --write-baseline",
        "  a.json: time/layer-inverted at Test ▸ Peg, $.layers[0]",
      ])
    #expect(try errors(scratch.path("b.json")).isEmpty)
    #expect(try errors(folder, "--quiet").isEmpty)
    #expect(try errors(folder, "--ignore", "time").isEmpty)
    try scratch.write(Self.inverted.dropLast(), to: "a.json")
    let damaged = try CommandRun(["lint", folder, "--baseline", baseline])
    #expect(damaged.status == 1 && damaged.errors.isEmpty)
  }

  @Test("writes several formats at once")
  func forms() throws {
    let scratch = try Scratch()
    let json = scratch.path("out.json")
    let run = try CommandRun(
      [
        "lint", "-", "--format", "compact", "--format", "json=\(json)", "--stdin-filename",
        "x.json",
      ],
      input: Self.inverted)
    #expect(run.output.hasPrefix("x.json:"))
    #expect(try scratch.text("out.json").contains("time/layer-inverted"))
  }

  @Test("skips files ignored by Git in folders", .enabled(if: Git.isThere, "no git"))
  func ignored() throws {
    let scratch = try Scratch()
    #expect(Git.run(["init", "-q", scratch.path("")]) == 0)
    try scratch.write(Array("out/\n".utf8), to: ".gitignore")
    try scratch.write(Self.inverted, to: "out/a.json")
    let animation = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    try scratch.write(animation, to: "b.json")
    #expect(try CommandRun(["lint", scratch.path("")]).status == 0)
    #expect(try CommandRun(["lint", scratch.path("out/a.json")]).status == 1)
  }
}
