import PegbarDiagnostics
@testable import PegbarLint

/// Helpers for the examples of tests, which do not appear on pages.
extension RuleExample {
  /// Returns the example with a description instead of its long text.
  func excerpted(_ words: String) -> RuleExample {
    var example = self
    example.excerpt = words
    return example
  }

  /// Returns the example in a file of another size, optionally compressed.
  func inFile(of bytes: Int, isGzip: Bool = false) -> RuleExample {
    var example = self
    example.file.byteCount = bytes
    example.file.isGzip = isGzip
    if !example.file.isArchive { example.file.name = isGzip ? "example.tgs" : "example.json" }
    return example
  }

  /// Returns the example in a file with another name.
  func named(_ name: String) -> RuleExample {
    var example = self
    example.file.name = name
    return example
  }

  /// Returns the example with a finding of another severity than the rule.
  func reported(at severity: Severity) -> RuleExample {
    var example = self
    example.severity = severity
    return example
  }

  /// Returns one or more paths with all vertices at the same position.
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
