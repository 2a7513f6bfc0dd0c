import Foundation
import PegbarTestSupport
import Testing

@Suite struct DiffCommandTests {
  private let sample = "Samples/showcase/walk.json"

  /// Returns the sample with another opacity of a layer.
  private func edited() throws -> [UInt8] {
    var animation =
      try JSONSerialization.jsonObject(
        with: Data(try Repository.bytes(sample))) as? [String: Any] ?? [:]
    var layers = animation["layers"] as? [[String: Any]] ?? []
    var transform = layers[1]["ks"] as? [String: Any] ?? [:]
    transform["o"] = ["a": 0, "k": 40] as [String: Any]
    layers[1]["ks"] = transform
    animation["layers"] = layers
    return Array(try JSONSerialization.data(withJSONObject: animation))
  }

  @Test("names changes of a file, in each format")
  func files() throws {
    let scratch = try Scratch()
    try scratch.write(try edited(), to: "new.json")
    let new = scratch.path("new.json")
    let run = try CommandRun(["diff", sample, new])
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(
      run.output == """
        \(sample) → \(new): different picture, 1 change
          Right arm
            Opacity: 100% → 40%

        """)
    let markdown = try CommandRun(["diff", sample, new, "--format", "markdown"])
    #expect(markdown.output.contains("- **Right arm**\n  - Opacity: 100% → 40%"))
    let json = try CommandRun(["diff", sample, new, "--format", "json"]).output
    #expect(json.contains("\"kind\": \"value\"") && json.contains("\"status\": \"different\""))
    let same = try CommandRun(["diff", sample, sample])
    #expect(same.status == 0 && same.output.hasSuffix(": same picture\n"))
  }

  @Test("writes a picture of each changed file for Markdown")
  func pictures() throws {
    let scratch = try Scratch()
    let plain = try Repository.bytes(sample)
    for name in ["old/a.json", "new/a.json", "old/more/b.json"] {
      try scratch.write(plain, to: name)
    }
    try scratch.write(try edited(), to: "new/more/b.json")
    let arguments = [
      "diff", "old", "new", "--format", "markdown", "--pictures", "shown",
    ]
    let run = try CommandRun(arguments, in: scratch.path("."))
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output.contains("![more/b.json: old, new and difference](shown/more/b.json.png)"),
      "\(run.output)")
    #expect(
      try scratch.names().filter { $0.hasPrefix("shown") } == [
        "shown", "shown/more", "shown/more/b.json.png",
      ])
    #expect(try scratch.bytes("shown/more/b.json.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The picture is replaced, and the same.
    #expect(try CommandRun(arguments, in: scratch.path(".")).output == run.output)
    try scratch.write(Array("mine".utf8), to: "shown/more/b.json.png")
    let refused = try CommandRun(arguments, in: scratch.path("."))
    #expect(refused.status == 1 && refused.errors.contains("pegbar did not write it"))
    let wrong = try CommandRun(["diff", sample, sample, "--pictures", "p"])
    #expect(wrong.status == 2 && wrong.errors.contains("--pictures requires --format markdown"))
  }

  @Test("compares folders by relative path")
  func folders() throws {
    let scratch = try Scratch()
    let plain = try Repository.bytes(sample)
    for name in ["old/a.json", "new/a.json", "old/more/b.json", "old/gone.json", "new/extra.json"] {
      try scratch.write(plain, to: name)
    }
    try scratch.write(try edited(), to: "new/more/b.json")
    try scratch.write(Array("{\"name\": \"app\"}".utf8), to: "new/package.json")
    let run = try CommandRun(["diff", scratch.path("old"), scratch.path("new")])
    #expect(run.status == 1)
    #expect(
      run.output == """
        extra.json: added
        gone.json: removed
        more/b.json: different picture, 1 change
          Right arm
            Opacity: 100% → 40%
        1 file without changes

        """)
  }

  @Test("writes pages that play both versions, and an index of the files that changed")
  func pages() throws {
    let scratch = try Scratch()
    for name in ["old/a.json", "new/a.json", "old/b.json", "old/gone.json"] {
      try scratch.write(try Repository.bytes(sample), to: name)
    }
    try scratch.write(try edited(), to: "new/b.json")
    let (old, new) = (scratch.path("old"), scratch.path("new"))
    let page = try CommandRun(["diff", "\(old)/b.json", "\(new)/b.json", "--format", "html"]).output
    #expect(page.contains("aria-label=\"Old version\"") && page.contains(">Changes</h2>"))
    #expect(page.contains("<h3>Right arm</h3><p>Opacity: 100% → 40%</p>") && !page.contains("Fix:"))
    #expect(page.contains("data-layers=\"1\""))
    let run = try CommandRun(["diff", old, new, "--format", "html", "-o", scratch.path("out/")])
    #expect(run.status == 1 && run.output == scratch.path("out/index.html") + "\n")
    let index = try scratch.text("out/index.html")
    #expect(index.contains("data-name=\"b.json\"") && !index.contains("data-name=\"a.json\""))
    #expect(index.contains("data-name=\"gone.json\"") && index.contains("<p>Removed</p>"))
    #expect(try scratch.text("out/pages/b.json.html").contains("<title>b.json</title>"))
    let misuse = try CommandRun(["diff", old, new, "-o", scratch.path("out/")])
    #expect(misuse.status == 2 && misuse.errors.contains("--output requires --format html"))
  }

  @Test("compares files with a Git revision")
  func git() throws {
    let scratch = try Scratch()
    try scratch.write(try Repository.bytes(sample), to: "in/walk.json")
    let folder = scratch.path("in")
    for command in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "a"],
    ] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder] + command
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try CommandRun(["diff", folder, "--git", "HEAD"]).status == 0)
    try scratch.write(try edited(), to: "in/walk.json")
    for path in [folder, scratch.path("in/walk.json")] {
      let run = try CommandRun(["diff", path, "--git", "HEAD"])
      #expect(run.status == 1 && run.output.contains("Opacity: 100% → 40%"), "\(run.errors)")
    }
    let unknown = try CommandRun(["diff", folder, "--git", "nothing"])
    #expect(unknown.status == 2 && unknown.errors.contains("is not a revision"))
    let option = try CommandRun(["diff", folder, "--git=--output=x"])
    #expect(option.status == 2 && option.errors.contains("--git requires a revision"))
  }

  @Test("reports unreadable files and misuse")
  func unreadable() throws {
    let scratch = try Scratch()
    try scratch.write(Array("{".utf8), to: "broken.json")
    let broken = try CommandRun(["diff", sample, scratch.path("broken.json")])
    let message = "new version: 1:2: the JSON text ends unexpectedly"
    #expect(broken.status == 3 && broken.output.contains(message))
    #expect(try CommandRun(["diff", sample]).status == 2)
    let mixed = try CommandRun(["diff", sample, "Samples/showcase"])
    #expect(mixed.status == 2 && mixed.errors.contains("must both be files or both be folders"))
  }
}
