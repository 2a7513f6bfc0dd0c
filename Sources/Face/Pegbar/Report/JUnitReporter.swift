/// Writes reports as the XML of JUnit, for services that show the results of tests.
///
/// A file is a suite, and each kind of finding in it a test. It fails with errors and warnings:
/// `type` is the gravest of them, and the text has a line for each. Notes are lines of the standard
/// output. A file without findings is one test that passes, and a file that could not be written one
/// with an error.
///
/// Nothing here takes a time or happens at a date, which the format asks for: they are always 0.
public struct JUnitReporter: Reporter {
  /// The name by which it is asked for.
  public let name = "junit"
  /// What it is for.
  public let summary = "XML of JUnit, for services that show tests"
  /// Nothing may follow an element.
  public let isDocument = true
  /// It does not speak of the picture.
  public let usesExtents = false

  /// How many findings are listed together at most.
  private static let limit = 100

  /// Makes a reporter.
  public init() {}

  /// The text of the reports.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!-- Report by pegbar \(version) -->",
      "<testsuites>",
    ]
    for (number, report) in reports.enumerated() {
      lines += Self.suite(report, number: number)
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func suite(_ report: Report, number: Int) -> [String] {
    var tests = report.findings.grouped(by: \.kind).map(Test.init)
    if let reason = report.reason { tests.append(Test(reason: reason)) }
    if tests.isEmpty { tests.append(Test()) }
    let title = report.title
    let attributes = [
      ("id", String(number)), ("name", title.allSatisfy(\.isWhitespace) ? "-" : title),
      ("package", "pegbar"), ("timestamp", "1970-01-01T00:00:00"), ("hostname", "localhost"),
      ("tests", String(tests.count)), ("failures", String(tests.count { $0.outcome == .failure })),
      ("errors", String(tests.count { $0.outcome == .error })), ("time", "0"),
    ]
    let notes = report.findings.filter { $0.severity == .note }
    let output = Self.lines(of: notes).map { "\($0)\n" }.joined()
    return [element("testsuite", attributes) + ">", "<properties/>"] + tests.flatMap(\.lines)
      + ["<system-out>\(XMLText.content(output))</system-out>", "<system-err/>", "</testsuite>"]
  }

  /// The beginning of an element, without what ends it.
  private static func element(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)" + attributes.map { " \($0)=\"\(XMLText.escaped($1))\"" }.joined()
  }

  /// A line for each finding; many are counted.
  private static func lines(of findings: [Finding]) -> [String] {
    var lines = findings.prefix(limit).map { finding in
      let position = FindingText.position(of: finding)
      return "\(position.isEmpty ? "" : "\(position): ")\(finding.severity.rawValue): "
        + "\(FindingText.sentence(on: finding)) [\(finding.kind.id)]"
    }
    let rest = findings.count - limit
    if rest > 0 { lines.append("and \(WholeNumber.text(rest)) more") }
    return lines
  }

  /// What passes or fails.
  private struct Test {
    /// What came of it, as elements are called.
    enum Outcome: String {
      case passed
      case failure
      case error
    }

    let outcome: Outcome
    private let name: String
    private let family: String
    private var type = ""
    private var message = ""
    private var text = ""

    /// The test of a file without findings.
    init() {
      (outcome, name, family) = (.passed, "no findings", "pegbar")
    }

    /// The test of a file that was not written.
    init(reason: String) {
      (outcome, name, family) = (.error, "output", "pegbar")
      (type, message) = ("error", PrintableText.line(reason))
    }

    /// The test of a kind: notes do not fail.
    init(of kind: FindingKind, _ all: [Finding]) {
      (name, family) = (kind.id, "pegbar.\(kind.family)")
      let findings = all.filter { $0.severity > .note }
      guard let gravest = findings.map(\.severity).max() else {
        outcome = .passed
        return
      }
      outcome = .failure
      type = gravest.rawValue
      message = kind.title
      if findings.count > 1 { message += " (\(Words.counted(findings.count, "place")))" }
      text = JUnitReporter.lines(of: findings).joined(separator: "\n")
      text += "\nWay out: \(kind.wayOut)"
    }

    /// The element.
    var lines: [String] {
      let head = JUnitReporter.element(
        "testcase", [("classname", family), ("name", name), ("time", "0")])
      guard outcome != .passed else { return [head + "/>"] }
      let inner = JUnitReporter.element(
        outcome.rawValue, [("type", type), ("message", message)])
      return [
        head + ">", "\(inner)>\(XMLText.content(text))</\(outcome.rawValue)>", "</testcase>",
      ]
    }
  }
}
