import PegbarDiagnostics
import Testing

/// Truncated paths.
@Suite struct JSONPathBracketTests {
  @Test("rejects an index or key without a bracket", arguments: ["$[3", "$[", #"$["a""#, "$[-1]"])
  func bracket(text: String) { #expect(JSONPath(parsing: text) == nil) }
}
