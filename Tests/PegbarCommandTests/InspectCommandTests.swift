import Foundation
import PegbarTestSupport
import Testing

@Suite struct InspectCommandTests {
  private static let sample = "Samples/parenting/arm-and-hand.json"

  @Test("prints layers, features, and size as text, and counts as JSON")
  func forms() throws {
    let text = try CommandRun(["inspect", Self.sample]).output
    #expect(
      text.hasPrefix("\(Self.sample): “Waving arm”, 200 × 200, 2 s (60 frames, 30 per second)"))
    #expect(text.contains("1  Hand       shapes  0–2 s (0–60)  parent 2 “Forearm”"))
    #expect(text.contains("Uses 3 shape layers and 8 keyframes."))
    let json = try CommandRun(["inspect", Self.sample, "--report", "json"]).output
    let counts = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(counts?["layers"] as? [String: Int] == ["shape": 3])
    #expect(try CommandRun(["inspect", Self.sample, "--report", "yaml"]).status == 2)
  }

  @Test("prints the layers as a tree, and on a timeline as wide as the terminal")
  func drawings() throws {
    let tree = try CommandRun(["inspect", Self.sample, "--tree"]).output
    #expect(tree.contains("├─ Forearm    shapes, frames 0 to 60, 3 keyframes\n"), "\(tree)")
    let run = try TerminalRun(
      ["inspect", Self.sample, "--timeline", "--color", "never"], columns: 90)
    #expect(run.text.contains("Forearm    ◆━"), "\(run.text)")
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 90 })
    #expect(try CommandRun(["inspect", Self.sample, "--tree", "--timeline"]).status == 2)
  }

  @Test("wraps lines to the terminal width")
  func width() throws {
    let run = try TerminalRun(["inspect", Self.sample, "--color", "never"], columns: 80)
    #expect(run.status == 0)
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.text)")
    #expect(try TerminalRun(["inspect", Self.sample], columns: 80).text.contains("\u{1B}[1m"))
  }

  @Test("lists the animations of an archive")
  func archive() throws {
    let scratch = try Scratch()
    let animation = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    try scratch.write(
      Archives.zip(files: [
        (name: "a/day.json", content: animation), (name: "a/night.json", content: animation),
      ]), to: "pack.lottie")
    let path = scratch.path("pack.lottie")
    let text = try CommandRun(["inspect", path]).output.replacing("\n", with: " ")
    #expect(
      text.contains(
        "A dotLottie archive with 2 animations. This is “day”. To select another, use "
          + "--animation: “night”."),
      "\(text)")
    let unknown = try CommandRun(["inspect", path, "--animation", "nihgt"])
    #expect(unknown.status == 3)
    #expect(unknown.errors.contains("did you mean “night”?"), "\(unknown.errors)")
  }

  @Test("states whether image files are present, relative to the file")
  func images() throws {
    let scratch = try Scratch()
    let animation = #"""
      {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": 9, "h": 9, "layers": [
        {"ty": 2, "refId": "a", "ip": 0, "op": 60, "ks": {}},
        {"ty": 2, "refId": "b", "ip": 0, "op": 60, "ks": {}}], "assets": [
        {"id": "a", "w": 2, "h": 2, "u": "images/", "p": "a.png", "e": 0},
        {"id": "b", "w": 2, "h": 2, "u": "images/", "p": "b.png", "e": 0}]}
      """#
    try scratch.write(Array(animation.utf8), to: "in/x.json")
    try scratch.write([1], to: "in/images/a.png")
    let text = try CommandRun(["inspect", scratch.path("in/x.json")]).output
    #expect(text.contains("  a: 2 × 2, images/a.png (present)\n"), "\(text)")
    #expect(text.contains("  b: 2 × 2, images/b.png (missing)\n"))
  }

  @Test("names unreadable files, with or without --quiet", arguments: [[], ["-q"]])
  func unreadable(_ options: [String]) throws {
    let run = try CommandRun(["inspect", "Package.swift"] + options)
    #expect(run.status == 3)
    #expect(run.errors.contains("Package.swift"))
    #expect(try CommandRun(["inspect", Self.sample, "-q"]).output.isEmpty)
  }
}
