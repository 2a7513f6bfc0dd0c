import Foundation
import PegbarTestSupport
import Testing

/// Configurations of a repository with several folders, and errors in them.
@Suite struct TeamConfigurationTests {
  /// An animation with a layer that ends before it begins.
  private static let inverted = Lottie.animation(
    layers: #"{"ty": 3, "nm": "Peg", "ks": {}, "ip": 9, "op": 3, "st": 0}, "#
      + Lottie.shapeLayer(shapes: Lottie.square))
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for name in ["in/a.json", "in/icons/b.json"] { try scratch.write(Self.inverted, to: name) }
  }

  private func configure(_ json: String, as name: String = ".pegbar.json") throws {
    try scratch.write(Array(json.utf8), to: name)
  }

  private func lint(_ path: String = "", _ options: String...) throws -> CommandRun {
    try CommandRun(["lint", scratch.path(path), "--report", "compact"] + options)
  }

  // MARK: Paths

  @Test("--base keeps the folders of relative paths")
  func base() throws {
    for (base, folder, input) in [
      (".", "in", "icons/b.json"), ("..", "in/icons", "./b.json"), ("in", "", "in/icons/b.json"),
      ("./in/", "", "./in/icons/../icons/b.json"), ("in/a.json/..", "", "in/icons/b.json"),
    ] {
      let output = scratch.path("out/")
      let run = try CommandRun(
        ["convert", input, "--base", base, "-o", output, "--force"], in: scratch.path(folder))
      #expect(run.status == 0, "\(run.errors)")
      let expected = "out/icons/BLayer.swift"
      #expect(try scratch.names().filter { $0.hasSuffix(".swift") } == [expected], "\(base)")
      try FileManager.default.removeItem(atPath: output)
    }
  }

  @Test("patterns accept alternatives in braces, and a leading dot for the folder")
  func patterns() throws {
    let rule = #""rules": {"time/layer-inverted": "note"}"#
    for (pattern, count) in [("{a,b}.json", 2), ("./a.json", 1), ("./in/{a,x}.json", 1)] {
      let folder = pattern.hasPrefix("./in") ? "" : "in/"
      try configure(
        #"{"root": true, "overrides": [{"files": ["\#(pattern)"], \#(rule)}]}"#,
        as: folder + ".pegbar.json")
      let lines = try lint().output.split(separator: "\n")
      #expect(lines.count { $0.contains(": error: ") } == 2 - count, "\(pattern)")
      try FileManager.default.removeItem(atPath: scratch.path(folder + ".pegbar.json"))
    }
  }

  // MARK: Errors

  @Test("an override without files is an error if its folder was linted")
  func overrides() throws {
    let text =
      #"{"root": true, "overrides": [{"files": ["a.json"]}, {"files": ["c.json", "d/*"]}]}"#
    try configure(text)
    let run = try lint()
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == "pegbar: \(scratch.path(".pegbar.json")):1:63: "
        + "the override matches no file: 'c.json' or 'd/*'\n")
    // The other files of the configuration are unknown.
    #expect(try lint("in").status == 1)
    #expect(try lint("in/a.json").status == 1)
    #expect(try lint("", "--exclude", "icons").status == 1)
    try scratch.write(Self.inverted, to: "d/x.json")
    #expect(try lint().status == 1)
  }

  @Test("a missing baseline is an error at the place that names it")
  func baseline() throws {
    try configure("{\"root\": true,\n \"baseline\": \"ci/known.json\"}")
    let run = try lint("in/a.json")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == "pegbar: \(scratch.path(".pegbar.json")):2:14: "
        + "the baseline 'ci/known.json' does not exist\n")
    let file = scratch.path("ci/known.json")
    let option = try lint("in/a.json", "--baseline", file)
    #expect(option.status == 2 && option.errors == "pegbar: --baseline: '\(file)' does not exist\n")
    #expect(try lint("in", "--write-baseline", file).status == 0)
    #expect(try lint("in").status == 0)
  }

  @Test("a version after the newest known one is an error")
  func versions() throws {
    let option = try lint("in", "--target", "lottie-ios-ca@99")
    #expect(option.status == 2)
    #expect(
      option.errors.contains(
        "Unknown version 'lottie-ios-ca@99'; the newest known version of lottie-ios-ca is 4."))
    try configure(#"{"root": true, "targets": ["lottie-android", "lottie-android@99.1"]}"#)
    let run = try lint("in")
    #expect(run.status == 2)
    #expect(run.errors.contains(".pegbar.json:1:46: unknown version 'lottie-android@99.1'; "))
    #expect(try lint("in", "--no-config", "--target", "lottie-android@6.99").status == 1)
    #expect(try lint("in", "--no-config", "--target", "skottie@140").status == 1)
  }

  // MARK: Extended files

  @Test("extends configurations by path, with those of the extending file last")
  func extended() throws {
    let shared = #"{"rules": {"time": "warning"}, "extends": ["../shared/more.json", "strict"]}"#
    try configure(shared, as: "shared/base.json")
    try configure(#"{"rules": {"time": "off"}, "targets": ["thorvg"]}"#, as: "shared/more.json")
    try configure(#"{"root": true, "extends": ["shared/base.json"]}"#)
    let run = try lint()
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.split(separator: "\n").count { $0.contains("[time/layer-inverted]") } == 2)
    let settings = try CommandRun(["lint", "--print-config", scratch.path("in/a.json")]).output
    #expect(settings.contains(#""a11y/blank-poster": "note""#), "strict")
    #expect(settings.contains("\"thorvg\""))
    #expect(settings.contains(scratch.path("shared/more.json")))
    // The extending file takes precedence, and so does the nearer one.
    try configure(
      #"{"extends": ["../shared/base.json", "minimal"], "rules": {"time": "error"}}"#,
      as: "in/.pegbar.json")
    #expect(try lint().status == 1)
    let named = try lint("in", "--config", scratch.path("shared/base.json"))
    #expect(named.status == 0 && named.output.contains(": warning: "))
  }

  @Test("missing files and cycles are errors with their position")
  func wrongExtended() throws {
    let path = scratch.path(".pegbar.json")
    try configure(#"{"root": true, "extends": ["minimal", "ci/none.json"]}"#)
    let missing = try lint()
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "pegbar: \(path):1:39: the configuration 'ci/none.json' does not exist\n")
    try configure(#"{"root": true, "extends": ["ci/a.json"]}"#)
    try configure(#"{"extends": ["./b.json"]}"#, as: "ci/a.json")
    try configure(#"{"extends": ["a.json"]}"#, as: "ci/b.json")
    let cycle = try lint()
    #expect(cycle.status == 2)
    #expect(
      cycle.errors.hasSuffix(
        "/ci/b.json:1:14: the configuration 'a.json' extends this file (cycle)\n"),
      "\(cycle.errors)")
    try configure(#"{"rulez": {}}"#, as: "ci/b.json")
    #expect(try lint().errors.contains("/ci/b.json:1:11: unknown key 'rulez'"))
    try configure(#"{"root": true, "overrides": [{"files": ["*"], "extends": ["a.json"]}]}"#)
    #expect(try lint().errors.contains(":1:59: unknown preset 'a.json'"))
  }

  @Test("the number of extended configurations is limited")
  func many() throws {
    try configure("{}", as: "0.json")
    for number in 1...20 {
      let name = "\"\(number - 1).json\""
      try configure("{\"extends\": [\(name), \(name)]}", as: "\(number).json")
    }
    let run = try lint("in", "--config", scratch.path("20.json"))
    #expect(run.status == 2 && run.errors.contains("exceeds the limit of 100 files"))
  }
}
