import Foundation
import PegbarTestSupport
import Testing

/// What scripts must do on any system, and from any folder.
@Suite("Scripts")
struct ScriptTests {
  @Test("an array that may be empty is expanded as bash before 4.4 can, which macOS has")
  func emptyArrays() throws {
    let scripts = try SourceText.all(["tools"]).filter { text in
      text.lines.first?.hasSuffix(" bash") == true || text.path.hasSuffix(".sh")
    }
    #expect(scripts.count > 20)
    let breaches = scripts.flatMap { text in
      let names = Self.emptyArrays(of: text)
      return text.lines { line in
        names.contains { name in
          // Without the other form, an empty array counts as a variable that is not set.
          let unguarded = line.replacing("${\(name)[@]+\"${\(name)[@]}\"}", with: "")
          return unguarded.contains("\"${\(name)[@]}\"")
            && !text.lines.contains { $0.contains("[ ${#\(name)[@]} -gt 0 ]") }
        }
      }
    }
    #expect(breaches == [])
  }

  /// The names of arrays that begin empty and may stay so.
  private static func emptyArrays(of text: SourceText) -> Set<Substring> {
    let words = text.lines.filter { !$0.contains("; ") }.flatMap { $0.split(separator: " ") }
    // These have elements before they are used, on every system.
    return Set(words.filter { $0.hasSuffix("=()") }.map { $0.dropLast(3) })
      .subtracting(["checks", "includes", "lanes"])
  }

  /// What a newcomer starts with.
  private static let commands: Set = [
    "tools/demo", "tools/test", "tools/install", "tools/release",
  ]
  /// The commands that run the others by their names.
  private static let families = ["check", "measure", "update"]

  @Test("the tools are few, and the README has those that a newcomer needs")
  func commands() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path("tools"))
    let visible = names.filter { !$0.hasPrefix(".") }
    #expect(visible.count <= 14)
    let commands = try SourceText.all(["tools"]).filter(Self.isScript).map(\.path)
      .filter { $0.split(separator: "/").count == 2 }
    #expect(Set(commands) == Self.commands.union(Self.families.map { "tools/\($0)" }))
    let rows = try SourceText("README.md").lines.filter { $0.hasPrefix("| `tools/") }
    #expect(
      Set(rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) })
        == Self.commands)
    #expect(rows.count <= 5)
  }

  @Test("every other script has a line in a list and in the article on contributing")
  func lists() throws {
    let scripts = try SourceText.all(["tools"]).filter(Self.isScript).map(\.path)
    let others = scripts.filter { $0.split(separator: "/").count > 2 }
    #expect(others.count > 30)
    let article = try Repository.article("Contributing")
    let rows = Set(
      String(decoding: article, as: UTF8.self).split(separator: "\n").compactMap { line in
        line.hasPrefix("| `") ? line.split(separator: "`").dropFirst().first : nil
      })
    var listed: [String] = []
    for family in Self.families {
      let run = try ToolRun(Repository.path("tools/\(family)"), "--list")
      #expect(run.status == 0)
      for line in run.output.split(separator: "\n") {
        let words = line.split(separator: " ")
        let name = try #require(words.first)
        #expect(words.count > 2, "\(family) \(name) has no summary")
        #expect(rows.contains(name), "Contributing.md has no row for \(family) \(name)")
        listed.append("tools/scripts/\(family)/\(name)")
      }
    }
    #expect(Set(listed) == Set(others))
    let fixed = others.filter {
      !FileManager.default.isExecutableFile(atPath: Repository.path($0))
    }
    #expect(fixed == [])
  }

  private static func isScript(_ text: SourceText) -> Bool {
    text.lines.first?.hasPrefix("#!") == true && !text.path.hasSuffix(".py")
  }

  @Test("help and unknown names", arguments: families)
  func names(_ family: String) throws {
    let path = Repository.path("tools/\(family)")
    let help = try ToolRun(path, "--help")
    #expect(help.status == 0)
    #expect(help.output.contains("tools/\(family) NAME"))
    let unknown = try ToolRun(path, "../lib.sh")
    #expect(unknown.status == 2)
    #expect(unknown.output.contains("unknown name \"../lib.sh\""))
  }

  @Test("tests of a target or a feature are found by name, and others are not there")
  func named() throws {
    let run = try ToolRun(Repository.path("tools/test"), "--full", "no such feature")
    #expect(run.status == 1)
    #expect(
      run.output.contains("no target, test file, suite or test has the name \"no such feature\""))
  }

  @Test("a folder is the caller's, and that it cannot be written shows before the build")
  func install() throws {
    let scratch = try Scratch()
    try scratch.write([], to: "file")
    let run = try ToolRun(
      "/bin/bash", Repository.path("tools/install"), "file/prefix", folder: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.output.contains("\(scratch.folder.lastPathComponent)/file/prefix/bin cannot be written"))
  }
}
