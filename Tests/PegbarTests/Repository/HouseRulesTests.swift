import Foundation
import PegbarTestSupport
import Testing

/// Project rules that no compiler checks.
@Suite("Project rules")
struct HouseRulesTests {
  static let sources = (try? SourceText.all(["Sources"], ending: ".swift")) ?? []

  @Test("every public and package declaration of a source is documented")
  func documented() {
    #expect(Self.sources.count > 400)
    #expect(Self.sources.flatMap { Undocumented.declarations(of: $0) } == [])
  }

  @Test("a file has at most 400 lines, unless it states the reason")
  func length() throws {
    let texts =
      try Self.sources + SourceText.all(["Tests"], ending: ".swift") + SourceText.all(["tools"])
    let long = texts.filter { text in
      // A line feed ends the last line, so the last element is empty.
      text.lines.count > 401 && !text.path.contains("/Goldens/")
        && !text.lines.contains { $0.contains("Longer than 400 lines because ") }
        && (text.path.hasSuffix(".swift") || text.lines.first?.hasPrefix("#!") == true)
    }
    #expect(long.map { "\($0.path): \($0.lines.count - 1) lines" } == [])
  }

  @Test("the top level contains only known files")
  func topLevel() throws {
    // Untracked files belong to users and builds.
    let tracked = try ToolRun("/usr/bin/env", "git", "-c", "safe.directory=*", "ls-files", "-z")
    guard tracked.status == 0 else { return }
    let names = Set(
      tracked.output.split(separator: "\0").compactMap { $0.split(separator: "/").first })
    let known: Set<Substring> = [
      "Package.swift", "README.md", "LICENSE", "Sources", "Tests", "Samples", "tools",
    ]
    #expect(names.filter { !$0.hasPrefix(".") && !known.contains($0) } == [])
  }

  @Test("the project contains no machine-specific paths")
  func machines() throws {
    let places = try SourceText.all([
      "Sources", "Tests", "tools", "README.md", "Package.swift", ".ci/run",
    ])
    // Split, so that this file contains no such path.
    let roots = ["work", "home", "Users", "root", "farm"].map { "/" + $0 + "/" }
    let breaches = places.filter { $0.mentions(roots) }.flatMap { text in
      text.lines { line in
        roots.contains { root in
          line.ranges(of: root).contains { range in
            // Within a longer path, it is a folder of the project.
            guard range.lowerBound > line.startIndex else { return true }
            let before = line[line.index(before: range.lowerBound)]
            return !before.isLetter && !before.isNumber && before != "_" && before != "."
          }
        }
      }
    }
    #expect(breaches == [])
  }

  @Test("sources contain no traps, unchecked code or unfinished work")
  func trapping() {
    let words = [
      "fatalError(", "try!", "as!", "TODO", "FIXME", "@unchecked", "nonisolated(unsafe)",
    ]
    // Notes on players quote their sources.
    let sources = Self.sources.filter { !$0.path.hasSuffix("/PlayerSupport+Table.swift") }
    let breaches = sources.filter { $0.mentions(words) }.flatMap { text in
      text.lines { line in words.contains { line.contains($0) } }
    }
    #expect(breaches == [])
  }

  @Test("libraries do not import Foundation, and the command does not import all of it")
  func foundation() {
    // Plugins run in builds that already load Foundation, the overlay exists for it, and only
    // scripts use `Sources/Dev`.
    let sources = Self.sources.filter { text in
      !["Sources/Face/Plugins/", "Sources/Face/PegbarFoundation/", "Sources/Dev/"]
        .contains(where: text.path.hasPrefix)
    }
    let breaches = sources.flatMap { text in
      text.lines { line in
        guard let module = ImportLine(line)?.module else { return false }
        return text.path.hasPrefix("Sources/Face/PegbarCommand/")
          ? module == "Foundation"
          : ["Foundation", "Glibc", "Darwin"].contains(module) && !line.hasPrefix("  ")
      }
    }
    #expect(breaches == [])
  }
}

/// A line that imports a module.
struct ImportLine {
  /// The module.
  let module: String

  /// Creates a value for a line; `nil` if the line imports nothing.
  init?(_ line: Substring) {
    var words = line.split(separator: " ")
    while let first = words.first,
      ["public", "package", "internal", "@testable", "@_exported"].contains(first)
    {
      words.removeFirst()
    }
    guard words.count == 2, words[0] == "import" else { return nil }
    module = String(words[1])
  }
}

/// Finds undocumented declarations, including members, cases and requirements.
///
/// swift-format checks only public ones. Members of every record and union of a scene are
/// documented in `SceneRecord`, `SceneUnion` and `SceneValue`, which require them.
private struct Undocumented {
  private enum Kind { case cases, requirements }

  private static let requirements = [
    "package static let fields", "package static let documentation", "package static let blank",
    "package static let isShort", "package static var isShort", "package var unionCase",
    "package func mapped(_ change: any FieldChange", "package func write(to output",
    "package static func write(_ values", "package static func read(from input",
  ]

  /// The enclosing enums and protocols of a line, with their indentation.
  private var open: [(indent: Int, kind: Kind)] = []
  private var isDocumented = false
  private var isQuoted = false

  static func declarations(of text: SourceText) -> [String] {
    var search = Undocumented()
    return text.lines { search.isBreach($0) }
  }

  private mutating func isBreach(_ line: Substring) -> Bool {
    let wasQuoted = isQuoted
    if line.ranges(of: "\"\"\"").count % 2 == 1 { isQuoted.toggle() }
    if wasQuoted { return false }
    let declaration = line.drop { $0 == " " }
    let indent = line.count - declaration.count
    if declaration.hasPrefix("///") {
      isDocumented = true
      return false
    }
    // Attributes on separate lines, which may depend on the compiler.
    if declaration.hasPrefix("#if hasAttribute(") || declaration == "#endif" { return false }
    if declaration.split(separator: " ").allSatisfy({ $0.hasPrefix("@") }), !declaration.isEmpty {
      return false
    }
    if Self.requirements.contains(where: { declaration.hasPrefix($0) }) { return false }
    while let last = open.last, declaration.hasPrefix("}"), indent <= last.indent {
      open.removeLast()
    }
    defer { isDocumented = false }
    let words = Self.words(of: declaration)
    let isBreach = !isDocumented && asks(words, indent)
    if let kind = Self.kind(words), !declaration.hasSuffix("}") { open.append((indent, kind)) }
    return isBreach
  }

  /// Returns the words of a declaration without its attributes.
  private static func words(of declaration: Substring) -> ArraySlice<Substring> {
    declaration.split(separator: " ").drop { $0.hasPrefix("@") }
  }

  private static func isVisible(_ word: Substring?) -> Bool {
    word.map { ["public", "package", "public(set)", "package(set)"].contains($0) } ?? false
  }

  /// Returns `true` if a declaration must be documented.
  private func asks(_ words: ArraySlice<Substring>, _ indent: Int) -> Bool {
    if Self.isVisible(words.first) {
      return !["import", "extension"].contains(words.dropFirst().first)
    }
    guard let last = open.last, indent == last.indent + 2 else { return false }
    switch last.kind {
    case .cases:
      return words.drop { $0 == "indirect" }.first == "case"
    case .requirements:
      let word = words.drop { $0 == "static" || $0 == "mutating" }.first ?? ""
      return ["func", "var", "init", "subscript", "associatedtype"].contains {
        word == $0 || word.hasPrefix($0 + "(") || word.hasPrefix($0 + "<")
      }
    }
  }

  private static func kind(_ words: ArraySlice<Substring>) -> Kind? {
    guard isVisible(words.first) else { return nil }
    switch words.dropFirst().drop(while: { $0 == "indirect" }).first {
    case "enum": return .cases
    case "protocol": return .requirements
    default: return nil
    }
  }
}
