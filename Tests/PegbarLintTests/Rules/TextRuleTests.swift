import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import Testing

/// Rules that examine the text of a file.
@Suite struct TextRuleTests {
  @Test(
    "accepts text that does not match the document",
    arguments: [
      "", "\"", "\"mn", "\"mn\"", "\"mn\":", "\"mn\":\"", "\"ix\": ", "\"hd\":false", "\"\\", "1.",
      "1.0000", "{\"assets\":[{\"layers\"", "\u{FEFF}[",
    ])
  func otherText(text: String) throws {
    let json = """
      {"fr": 30, "ip": 0, "op": 60, "w": 9, "h": 9, "layers": [], "assets": [
      {"id": "a", "layers": [{"ty": 3, "ks": {}}]}, {"id": "b", "layers": [{"ty": 3, "ks": {}}]}]}
      """
    let document = try #require(try LottieDocument.read(Array(json.utf8), log: FindingLog()))
    let log = FindingLog()
    let file = LintedFile(name: "a.json", byteCount: text.utf8.count, text: Array(text.utf8))
    RuleRun(document, file, log: log).check(Rule.all)
    #expect(log.findings.contains { $0.kind.id == "size/unused-asset" })
  }
}
