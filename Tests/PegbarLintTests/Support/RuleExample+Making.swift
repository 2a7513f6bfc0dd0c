import PegbarDiagnostics
@testable import PegbarLint

/// What only examples of tests need: pages show none of it.
extension RuleExample {
  /// The example with a description in the place of its text, which is long.
  func excerpted(_ words: String) -> RuleExample {
    var example = self
    example.excerpt = words
    return example
  }

  /// The example in a file of another size, or a compressed one.
  func inFile(of bytes: Int, isGzip: Bool = false) -> RuleExample {
    var example = self
    example.file.byteCount = bytes
    example.file.isGzip = isGzip
    if !example.file.isArchive { example.file.name = isGzip ? "example.tgs" : "example.json" }
    return example
  }

  /// The example in a file with another name.
  func named(_ name: String) -> RuleExample {
    var example = self
    example.file.name = name
    return example
  }

  /// The example where the finding has another level than the rule.
  func reported(at severity: Severity) -> RuleExample {
    var example = self
    example.severity = severity
    return example
  }

  /// A path whose vertices are all in one place, or several of the kind.
  static func path(vertices: Int, keys: Int = 1, count: Int = 1) -> RuleExample {
    let points = Array(repeating: "[0, 0]", count: vertices).joined(separator: ", ")
    let value = #"{"c": true, "v": [\#(points)], "i": [\#(points)], "o": [\#(points)]}"#
    guard keys > 1 else {
      let path = #"{"ty": "sh", "ks": {"k": \#(value)}}"#
      return .shapes(Array(repeating: path, count: count).joined(separator: ", "))
    }
    let list = (0..<keys).map { #"{"t": \#($0 * 2), "s": [\#(value)]}"# }
    return .shapes(#"{"ty": "sh", "ks": {"k": [\#(list.joined(separator: ", "))]}}"#)
  }
}
