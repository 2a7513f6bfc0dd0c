import Testing

/// The length and the parameters of functions.
@Suite("Functions")
struct FunctionTests {
  static let functions = HouseRulesTests.sources.flatMap(Function.all)

  @Test("a function has at most 50 lines, except for lists")
  func length() {
    let lists = ["Sources/Scene/PegbarScene/Properties/Property.swift: facts"]
    #expect(Self.functions.count > 3000)
    let long = Self.functions.filter { $0.length > 50 && !lists.contains("\($0.path): \($0.name)") }
    #expect(long.map { "\($0.path): \($0.name), \($0.length) lines" } == [])
  }

  @Test("a function has at most five parameters, except to set members")
  func parameters() {
    let wide = Self.functions.filter { $0.parameters.count > 5 && !$0.setsMembers }
    #expect(wide.map { "\($0.path): \($0.name)(\($0.parameters.joined(separator: ":")):)" } == [])
    #expect(Self.functions.contains { $0.parameters.count > 5 && $0.setsMembers })
  }
}

/// A function, an initializer or a computed property in a source file.
struct Function {
  /// The path of the source file.
  let path: String
  /// The name.
  let name: String
  /// The number of lines from the declaration to the closing brace.
  let length: Int
  /// The internal names of the parameters.
  let parameters: [String]
  /// `true` if it is an initializer that sets a member to each parameter.
  let setsMembers: Bool

  /// Returns all functions of a source file, including nested ones, but not those in string
  /// literals.
  static func all(in text: SourceText) -> [Function] {
    var isQuoted = false
    return text.lines.indices.compactMap { index in
      let wasQuoted = isQuoted
      if text.lines[index].ranges(of: "\"\"\"").count % 2 == 1 { isQuoted.toggle() }
      return wasQuoted ? nil : Function(at: index, of: text)
    }
  }

  private init?(at start: Int, of text: SourceText) {
    let line = text.lines[start]
    let indent = line.prefix { $0 == " " }
    let words = line.split(separator: " ").drop { Self.modifiers.contains($0) || $0.hasPrefix("@") }
    let keywords = ["func", "init", "subscript", "var"]
    guard let first = words.first?.prefix(while: { $0.isLetter }), keywords.contains(String(first))
    else { return nil }
    let isValue = first == "var"
    if isValue, !line.hasSuffix("{") { return nil }
    path = text.path
    name = String(
      (first == words.first ? words.dropFirst().first ?? "" : first)
        .prefix { $0.isLetter || $0.isNumber })
    let isEnd = { (line: Substring) in line.hasPrefix(indent + "}") }
    // A declaration without a body, or of one line, ends before the next declaration at the same
    // depth.
    let end = text.lines[start...].firstIndex(where: isEnd) ?? start
    let lines = text.lines[start...end]
    let isWhole = !lines.dropFirst().dropLast().contains {
      $0.hasPrefix(indent) && !$0.dropFirst(indent.count).hasPrefix(" ")
        && !$0.dropFirst(indent.count).hasPrefix(")") && $0.count > indent.count
    }
    length = isWhole ? end - start + 1 : 1
    parameters = isValue ? [] : Self.parameters(in: lines.joined(separator: " "))
    let body = lines.joined(separator: "\n")
    // Directly, or in a closure that returns it.
    setsMembers =
      first == "init"
      && parameters.allSatisfy { body.contains("self.\($0)") || body.contains(" = { \($0) }\n") }
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "static", "mutating", "nonmutating", "override",
    "final", "consuming", "lazy",
  ]

  /// Returns the names between the first parentheses of a declaration.
  private static func parameters(in head: String) -> [String] {
    var depth = 0
    var parts: [String] = [""]
    for character in head.replacing("->", with: "").drop(while: { $0 != "(" }) {
      if "([<{".contains(character) { depth += 1 }
      if ")]>}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.compactMap { part in
      let label = part.drop { $0 == "(" || $0 == " " }.prefix { $0 != ":" }
      return label.split(separator: " ").last.map(String.init)
    }
  }
}
