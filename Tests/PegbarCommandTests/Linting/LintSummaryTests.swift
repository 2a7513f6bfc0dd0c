import PegbarTestSupport
import Testing

/// The numbers at the end of a report, and the reasons for finding nothing.
@Suite struct LintSummaryTests {
  private static let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
  /// An animation with a layer that ends before it begins.
  private static let inverted = Lottie.animation(
    layers: #"{"ty": 3, "nm": "Peg", "ks": {}, "ip": 9, "op": 3, "st": 0}, "#
      + Lottie.shapeLayer(shapes: Lottie.square))
  private static let remark =
    "No target was specified; to report what a player does not support, use --target.\n"
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func lint(_ options: String...) throws -> CommandRun {
    try CommandRun(["lint", scratch.path("")] + options)
  }

  private func archive(_ names: [String]) -> [UInt8] {
    let scene = String(decoding: Self.square, as: UTF8.self)
    let animations = names.map { "{\"id\": \"\($0)\"}" }.joined(separator: ", ")
    return Archives.zip(
      [("manifest.json", "{\"animations\": [\(animations)]}")]
        + names.map { ("a/\($0).json", scene) })
  }

  @Test("states how many files are ignored or excluded if nothing remains")
  func nothing() throws {
    for name in ["out/a.json", "out/b.json", "old/c.json", "old/d.json", "x/e.json"] {
      try scratch.write(Self.square, to: name)
    }
    try scratch.write(Array(#"{"root": true, "exclude": ["old"]}"#.utf8), to: ".pegbar.json")
    let run = try lint("--exclude", "x", "--exclude", "out")
    #expect(run.status == 2)
    #expect(run.errors == "pegbar: no animations found (4 excluded)\n")
    guard Git.isThere else { return }
    #expect(Git.run(["init", "-q", scratch.path("")]) == 0)
    try scratch.write(Array("out/\n".utf8), to: ".gitignore")
    #expect(
      try lint("--exclude", "x").errors
        == "pegbar: no animations found (2 ignored by Git, 3 excluded)\n")
    try scratch.write(Array("out/\nold/\nx/\n".utf8), to: ".gitignore")
    #expect(try lint().errors == "pegbar: no animations found (5 ignored by Git)\n")
  }

  @Test("counts an archive as one file and an unreadable file as a failure")
  func archives() throws {
    try scratch.write(archive(["day", "night", "dawn"]), to: "pack.lottie")
    let one = try lint("--report", "text")
    #expect(one.output == "1 file with 3 animations: all are clean. No findings.\n\(Self.remark)")
    try scratch.write(Self.inverted, to: "a.json")
    try scratch.write(Array(Self.inverted.dropLast(5)), to: "b.json")
    let missing = scratch.path("missing.json")
    let all = try lint(missing, "--report", "text")
    #expect(all.status == 3)
    #expect(all.errors == "pegbar: \(missing): No such file or directory\n")
    let text = all.output.replacing("\n", with: " ")
    #expect(
      text.contains(
        " 4 files with 4 animations: 2 files are unreadable, 1 animation has problems and "
          + "3 animations are clean. "), "\(text)")
    let json = try lint(missing, "--report", "json")
    #expect(json.output.contains("\"status\": \"failed\""))
    let run = try CommandRun([
      "convert", scratch.path("pack.lottie"), missing, "-o", scratch.path("out/"),
    ])
    #expect(
      run.errors.contains("2 files with 3 animations: 3 converted, 0 unchanged, 1 failed"),
      "\(run.errors)")
  }

  @Test("--statistics lists the number of findings and of files of each rule")
  func statistics() throws {
    let layer = #"{"ty": 3, "nm": "Peg", "ks": {}, "ip": 9, "op": 3, "st": 0}"#
    let other = #"{"ty": 3, "nm": "Cap", "ks": {}, "ip": 9, "op": 3, "st": 0}"#
    try scratch.write(Lottie.animation(layers: "\(layer), \(other)"), to: "a.json")
    try scratch.write(Lottie.animation(layers: layer), to: "b.json")
    let run = try lint("--statistics", "--only", "time/layer-inverted")
    #expect(
      run.errors == """
        findings  files  rule
               3      2  time/layer-inverted

        """)
    try scratch.write(Self.square, to: "d.json")
    let clean = try CommandRun(["lint", scratch.path("d.json"), "--statistics"])
    #expect(clean.status == 0 && clean.errors.isEmpty)
  }

  @Test("text states once that no target was specified, and other formats do not")
  func targets() throws {
    try scratch.write(Self.square, to: "a.json")
    try scratch.write(Self.square, to: "b.json")
    #expect(try lint("--report", "text").output.ranges(of: Self.remark).count == 1)
    for form in ["compact", "json", "sarif", "github", "markdown"] {
      #expect(try !lint("--report", form).output.contains("No target"), "\(form)")
    }
    #expect(
      try !lint("--report", "text", "--target", "lottie-android").output.contains("No target"))
    #expect(try !lint("--report", "text", "--preset", "ios").output.contains("No target"))
    let text = #"{"root": true, "targets": ["thorvg"]}"#
    try scratch.write(Array(text.utf8), to: ".pegbar.json")
    #expect(try !lint("--report", "text").output.contains("No target"))
    let file = scratch.path("report.txt")
    _ = try lint("--report-file", file, "--no-config")
    #expect(try scratch.text("report.txt").contains("\n\(Self.remark)Report by pegbar "))
  }
}
