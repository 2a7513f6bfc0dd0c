import Foundation
import PegbarTestSupport
import Testing

@Suite struct FeaturesCommandTests {
  private static let sample = "Samples/losses/what-does-not-survive.json"

  @Test("prints the features that each player supports")
  func text() throws {
    let run = try CommandRun(["features", Self.sample, "--target", "lottie-android"])
    #expect(run.status == 0)
    #expect(run.output.contains("fully supported by lottie-android"))
    #expect(run.output.contains("Merge Paths"))
  }

  @Test("prints one JSON object for any number of files")
  func json() throws {
    let run = try CommandRun(["features", Self.sample, "Samples/showcase", "--format", "json"])
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let files = try #require(root?["files"] as? [[String: Any]])
    #expect(files.count > 5)
    #expect(files.first?["file"] as? String == Self.sample)
    let features = try #require(files.first?["features"] as? [[String: Any]])
    let merge = try #require(features.first { $0["id"] as? String == "shape.merge-paths" })
    let players = try #require(merge["players"] as? [String: [String: Any]])
    #expect(players["skottie"]?["level"] as? String == "full")
    let android = try #require(players["lottie-android"])
    #expect(
      android["note"] as? String == "requires Android 4.4 (KitKat), and the app must enable it")
    let references = try #require(root?["references"] as? [String: [String: String]])
    for key in try #require(android["reference"] as? [String]) {
      #expect(references[key]?["title"] != nil, "\(key)")
    }
  }

  @Test("prints with --verbose why a feature is not fully supported")
  func notes() throws {
    let arguments = ["features", Self.sample, "--target", "lottie-android"]
    let note = "lottie-android: requires Android 4.4 (KitKat), and the app must enable it"
    #expect(try CommandRun(arguments + ["--verbose"]).output.contains(note))
    #expect(try !CommandRun(arguments).output.contains(note))
  }

  @Test("ends with the number of animations that use each feature")
  func table() throws {
    let scratch = try Scratch()
    let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    let turned = Lottie.animation(
      layers: Lottie.shapeLayer(
        shapes: Lottie.square, transform: #""r": {"a": 0, "k": 9}"#))
    for (name, bytes) in [("a.json", square), ("b.json", square), ("c.json", turned)] {
      try scratch.write(bytes, to: name)
    }
    let output = try CommandRun(["features", scratch.path("")]).output
    let table = try #require(output.components(separatedBy: "\nFeatures in 3 animations:\n").last)
    let lines = table.split(separator: "\n").map(String.init)
    #expect(lines.contains("  3  Rectangle Path") && lines.last == "  1  Rotation", "\(output)")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("  3  ") })
    let one = try CommandRun(["features", scratch.path("a.json")]).output
    #expect(!one.contains("Features in"))
    #expect(
      try !CommandRun(["features", scratch.path(""), "--format", "json"]).output
        .contains("Features in"))
  }

  @Test("an empty folder is an error, and limits apply")
  func nothing() throws {
    let scratch = try Scratch()
    try scratch.write([], to: "notes.txt")
    #expect(try CommandRun(["features", scratch.path("")]).status == 2)
    #expect(try CommandRun(["features", Self.sample, "--limit", "file-size=100"]).status == 3)
  }
}
