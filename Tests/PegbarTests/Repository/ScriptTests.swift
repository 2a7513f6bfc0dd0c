import Foundation
import PegbarTestSupport
import Testing

/// Requirements for scripts on any system and from any folder.
@Suite("Scripts")
struct ScriptTests {
  @Test("arrays that can be empty are expanded as bash before 4.4 requires, as on macOS")
  func emptyArrays() throws {
    let scripts = try SourceText.all(["tools"]).filter { text in
      text.lines.first?.hasSuffix(" bash") == true || text.path.hasSuffix(".sh")
    }
    #expect(scripts.count > 20)
    let breaches = scripts.flatMap { text in
      let names = Self.emptyArrays(of: text)
      return text.lines { line in
        names.contains { name in
          // Without this form, an empty array is an unset variable.
          let unguarded = line.replacing("${\(name)[@]+\"${\(name)[@]}\"}", with: "")
          return unguarded.contains("\"${\(name)[@]}\"")
            && !text.lines.contains { $0.contains("[ ${#\(name)[@]} -gt 0 ]") }
        }
      }
    }
    #expect(breaches == [])
  }

  /// Returns the names of arrays that start empty and can remain empty.
  private static func emptyArrays(of text: SourceText) -> Set<Substring> {
    let words = text.lines.filter { !$0.contains("; ") }.flatMap { $0.split(separator: " ") }
    // These have elements before they are used, on every system.
    return Set(words.filter { $0.hasSuffix("=()") }.map { $0.dropLast(3) })
      .subtracting(["checks", "includes", "lanes"])
  }

  /// The commands for new contributors.
  private static let commands: Set = [
    "tools/demo", "tools/test", "tools/install", "tools/release", "tools/verify-apple",
  ]
  /// The commands that run others by name.
  private static let families = ["check", "measure", "update"]

  @Test("the README lists the few tools that a new contributor needs")
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

  @Test("every other script is in a list and in the contributing article")
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

  @Test("prints help and reports unknown names", arguments: families)
  func names(_ family: String) throws {
    let path = Repository.path("tools/\(family)")
    let help = try ToolRun(path, "--help")
    #expect(help.status == 0)
    #expect(help.output.contains("tools/\(family) NAME"))
    let unknown = try ToolRun(path, "../lib.sh")
    #expect(unknown.status == 2)
    #expect(unknown.output.contains("unknown name \"../lib.sh\""))
  }

  @Test("finds tests by target or feature, and reports unknown names")
  func named() throws {
    let run = try ToolRun(Repository.path("tools/test"), "--full", "no such feature")
    #expect(run.status == 1)
    #expect(
      run.output.contains("no target, test file, suite or test has the name \"no such feature\""))
  }

  @Test("resolves a folder of the caller, and checks write access before the build")
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
