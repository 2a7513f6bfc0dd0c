import PegbarTestSupport
import Testing

@testable import Pegbar
@testable import PegbarDiagnostics

@Suite struct FindingFingerprintTests {
  private static func finding(
    _ message: String, index: Int = 3, names: [String] = ["Main", "Arm"], line: Int = 1
  ) -> Finding {
    Finding(
      .twist, message, path: JSONPath([.key("layers"), .index(index)]),
      position: Position(line: line, column: 7), breadcrumb: names)
  }

  private static func fingerprints(
    _ findings: Finding..., file: String = "a.json", animation: String? = nil
  ) -> [String] {
    var report = Report(file: file, findings: findings)
    report.animation = animation
    return FindingFingerprint.all(of: [report])[0].map(\.description)
  }

  @Test("lines, indices and numbers in messages do not change it")
  func stable() {
    let first = Self.fingerprints(Self.finding("it lasts 12 frames"))
    #expect(first == Self.fingerprints(Self.finding("it lasts 7.5 frames", index: 9, line: 80)))
    #expect(first == ["0f647f17aa3a6595:1"])
    #expect(first == Self.fingerprints(Self.finding("it lasts 12 frames"), file: "./a.json"))
  }

  @Test("ID, file, animation, breadcrumb and message change it")
  func different() {
    let finding = Self.finding("it lasts 12 frames")
    var other = finding
    other.kind = .wrongType
    let all =
      Self.fingerprints(finding) + Self.fingerprints(other)
      + Self.fingerprints(finding, file: "b.json") + Self.fingerprints(finding, animation: "night")
      + Self.fingerprints(Self.finding("it lasts 12 frames", names: ["Main", "Leg"]))
      + Self.fingerprints(Self.finding("it lasts 12 frames", names: ["MainArm"]))
      + Self.fingerprints(Self.finding("it lasts 12 seconds"))
    #expect(Set(all).count == 7)
  }

  @Test("numbers identical findings across all reports")
  func numbered() {
    let finding = Self.finding("it lasts 12 frames")
    let report = Report(file: "a.json", findings: [finding, finding])
    let all = FindingFingerprint.all(of: [report, report]).map { $0.map(\.ordinal) }
    #expect(all == [[1, 2], [3, 4]])
  }

  @Test(
    "removes a number with its sign, point and commas",
    arguments: [
      ("12 frames", " frames"), ("from -0.25 to 1,234.5", "from  to "), ("a-b, c. d", "a-b, c. d"),
      ("1.", "."), ("名前 3", "名前 "),
    ])
  func numbers(_ text: String, _ expected: String) {
    #expect(FindingFingerprint.withoutNumbers(text) == expected)
  }
}
