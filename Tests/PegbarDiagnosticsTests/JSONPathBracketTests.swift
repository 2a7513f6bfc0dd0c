import PegbarDiagnostics
import Testing

/// Paths that end early.
@Suite struct JSONPathBracketTests {
  @Test("an index and a key end with their bracket", arguments: ["$[3", "$[", #"$["a""#, "$[-1]"])
  func bracket(text: String) { #expect(JSONPath(parsing: text) == nil) }
}
