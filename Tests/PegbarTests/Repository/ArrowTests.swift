import Foundation
import PegbarTestSupport
import Testing

/// A target depends only on the modules that its files import.
@Suite("Dependencies between targets")
struct ArrowTests {
  /// Returns the project modules that the files of each target import, without plugins, which
  /// import none.
  private static func imports() throws -> [String: Set<String>] {
    var imports: [String: Set<String>] = [:]
    for text in try SourceText.all(["Sources"], ending: ".swift")
    where !text.path.hasPrefix("Sources/Face/Plugins/") {
      let target = String(text.path.split(separator: "/")[2])
      let modules = text.lines.compactMap { ImportLine($0)?.module }
      imports[target, default: []].formUnion(modules.filter { $0.contains("Pegbar") })
    }
    return imports
  }

  /// Returns the dependencies of each target in the manifest.
  private static func declared() throws -> [String: Set<String>] {
    let text = try SourceText("Package.swift").lines.filter { !$0.contains("//") }
      .joined(separator: "\n")
    let target =
      /\.(?:target|executableTarget)\(\s*name: "(\w+)",?(?:\s*dependencies: \[([^\]]*)\])?/
    return Dictionary(
      uniqueKeysWithValues: text.matches(of: target).map { match in
        let names = (match.2 ?? "").matches(of: /"(C?Pegbar\w*)"/).map { String($0.1) }
        return (String(match.1), Set(names))
      })
  }

  @Test("the manifest declares the imported modules")
  func manifest() throws {
    let declared = try Self.declared()
    let imports = try Self.imports()
    #expect(imports.count > 10)
    for (target, modules) in imports { #expect(declared[target] == modules, "\(target)") }
  }

  /// Returns the dependencies of each target in the contributing guide.
  private static func drawn() throws -> [String: Set<String>] {
    let guide = try SourceText("Sources/Face/Pegbar/Pegbar.docc/Articles/Contributing.md")
    let rows = guide.lines.compactMap { line -> (String, Set<String>?)? in
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = cells.first, let arrows = cells.dropFirst(2).first else { return nil }
      let names = arrows.matches(of: /`(\w+)`/).map { String($0.1) }
      return (name.filter { $0 != "`" }, arrows == "all above" ? nil : Set(names))
    }
    var drawn: [String: Set<String>] = [:]
    for (name, arrows) in rows { drawn[name] = arrows ?? Set(drawn.keys) }
    return drawn
  }

  @Test("the contributing guide lists the imported modules")
  func guide() throws {
    let drawn = try Self.drawn()
    let imports = try Self.imports()
    #expect(Set(drawn.keys) == Set(imports.keys))
    for (target, modules) in imports { #expect(drawn[target] == modules, "\(target)") }
  }

  @Test("dependencies are acyclic")
  func acyclic() throws {
    var rest = try Self.imports().mapValues { $0.filter { !$0.hasPrefix("C") } }
    while let free = rest.first(where: { $0.value.isEmpty })?.key {
      rest[free] = nil
      for target in rest.keys { rest[target]?.remove(free) }
    }
    #expect(rest.isEmpty)
  }
}
