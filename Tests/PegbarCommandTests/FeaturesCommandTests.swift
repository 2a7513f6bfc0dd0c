import Foundation
import PegbarTestSupport
import Testing

@Suite struct FeaturesCommandTests {
  private static let sample = "Samples/losses/what-does-not-survive.json"

  @Test("people read who shows what")
  func text() throws {
    let run = try CommandRun(["features", Self.sample, "--target", "lottie-android"])
    #expect(run.status == 0)
    #expect(run.output.contains("shown by lottie-android"))
    #expect(run.output.contains("Merge paths"))
  }

  @Test("programs read one object, however many files there are")
  func json() throws {
    let run = try CommandRun(["features", Self.sample, "Samples/showcase", "--format", "json"])
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let files = try #require(root?["files"] as? [[String: Any]])
    #expect(files.count > 5)
    #expect(files.first?["file"] as? String == Self.sample)
    let features = try #require(files.first?["features"] as? [[String: Any]])
    let merge = try #require(features.first { $0["id"] as? String == "shape.merge-paths" })
    #expect((merge["players"] as? [String: String])?["skottie"] == "full")
  }

  @Test("an empty folder is no success, and a limit holds")
  func nothing() throws {
    let scratch = try Scratch()
    try scratch.write([], to: "notes.txt")
    #expect(try CommandRun(["features", scratch.path("")]).status == 2)
    #expect(try CommandRun(["features", Self.sample, "--limit", "file-size=100"]).status == 3)
  }
}
