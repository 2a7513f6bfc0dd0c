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

  @Test("an empty folder is an error, and limits apply")
  func nothing() throws {
    let scratch = try Scratch()
    try scratch.write([], to: "notes.txt")
    #expect(try CommandRun(["features", scratch.path("")]).status == 2)
    #expect(try CommandRun(["features", Self.sample, "--limit", "file-size=100"]).status == 3)
  }
}
