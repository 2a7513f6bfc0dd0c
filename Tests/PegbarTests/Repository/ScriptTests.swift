import Foundation
import PegbarTestSupport
import Testing

/// What scripts must do on any system, and from any folder.
@Suite("Scripts")
struct ScriptTests {
  @Test("an array that may be empty is expanded as bash before 4.4 can, which macOS has")
  func emptyArrays() throws {
    let scripts = try SourceText.all(["tools"]).filter { text in
      text.lines.first?.hasSuffix(" bash") == true || text.path == "tools/lib.sh"
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

  @Test("a folder is the caller's, and that it cannot be written shows before the build")
  func install() throws {
    let scratch = try Scratch()
    try scratch.write([], to: "file")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [Repository.path("tools/install"), "file/prefix"]
    process.currentDirectoryURL = scratch.folder
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(said.contains("\(scratch.folder.lastPathComponent)/file/prefix/bin cannot be written"))
  }
}
