import Foundation
import PegbarDiagnostics
import Testing

@Suite("Findings as JSON")
struct FindingCodableTests {
  private static func copy(_ finding: Finding) throws -> Finding {
    try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding))
  }

  @Test("keeps every member")
  func members() throws {
    var finding = Finding(
      .expression, "message", path: JSONPath([.key("layers"), .index(3), .key("a b")]),
      position: Position(line: 2, column: 7), breadcrumb: ["Root", "Arm"],
      outcome: .baked(keys: 12, error: 0.25, unit: .degrees), frames: 2...30.5, severity: .error,
      occurrences: 4)
    finding.cause = ["skottie"]
    finding.amount = 110
    finding.limit = "file-size"
    let copy = try Self.copy(finding)
    #expect(copy == finding)
    #expect(copy.kind.title == finding.kind.title)
    #expect(copy.kind.example == finding.kind.example)
    for outcome in [.kept, .dropped, .approximated(error: nil), .approximated(error: 2)]
      as [Finding.Outcome]
    {
      finding.outcome = outcome
      #expect(try Self.copy(finding) == finding)
    }
  }

  @Test("keeps custom kinds and amounts without a bound")
  func custom() throws {
    let kind = FindingKind(
      "team/rule", .note, title: "Title", meaning: "Meaning.", effect: "Effect.", wayOut: "Fix.")
    var finding = Finding(kind, "message")
    finding.amount = .infinity
    let copy = try Self.copy(finding)
    #expect(copy.kind == kind)
    #expect(copy.kind.wayOut == "Fix.")
    #expect(copy.amount == .greatestFiniteMagnitude)
  }

  @Test("rejects frames out of order and invalid paths")
  func invalid() throws {
    let data = try JSONEncoder().encode(Finding(.expression, "message", frames: 1...2))
    let text = String(decoding: data, as: UTF8.self)
    for (old, new) in [("[1,2]", "[2,1]"), ("[1,2]", "[1]"), (#""$""#, #""layers""#)] {
      let other = text.replacing(old, with: new)
      #expect(other != text)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Finding.self, from: Data(other.utf8))
      }
    }
  }
}
