/// Code for modules in which everything belongs to the main actor unless it says otherwise (SE-0466).
///
/// Core Animation's classes belong to no actor, and nothing that overrides their members can.
enum Nonisolated {
  /// Code in which all types and extensions, and the functions of the file, say that they belong to
  /// no actor; what stands in them follows.
  static func marked(_ code: [UInt8]) -> [UInt8] {
    let lines = String(decoding: code, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.flatMap { line in
      guard declares(line) else { return [String(line)] }
      let level = line.prefix { $0 == " " }
      return broken(level + "nonisolated " + line.dropFirst(level.count))
    }
    return Array(marked.joined(separator: "\n").utf8)
  }

  private static let modifiers = ["public ", "fileprivate ", "private ", "final "]
  private static let types = ["class ", "enum ", "struct ", "extension ", "protocol "]

  /// Whether a type, an extension or a function of the file begins on a line.
  private static func declares(_ line: Substring) -> Bool {
    var rest = line.drop { $0 == " " }
    for modifier in modifiers where rest.hasPrefix(modifier) {
      rest = rest.dropFirst(modifier.count)
    }
    return types.contains { rest.hasPrefix($0) }
      || ["private func ", "func "].contains(where: line.hasPrefix)
  }

  /// A declaration on several lines where one is too short for it.
  private static func broken(_ line: String) -> [String] {
    guard line.count > SwiftText.width else { return [line] }
    if line.hasSuffix(" }"), let body = line.firstRange(of: " { ") {
      return [line[..<body.lowerBound] + " {", "  " + line[body.upperBound...].dropLast(2), "}"]
    }
    guard line.hasSuffix(" {"), let start = line.firstIndex(of: "("),
      let end = line.lastIndex(of: ")"), start < end
    else { return [line] }
    let parameters = line[line.index(after: start)..<end]
    return [String(line[...start]), "  " + parameters, String(line[end...])]
  }
}
