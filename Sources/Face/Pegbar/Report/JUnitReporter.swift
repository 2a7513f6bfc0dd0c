/// Writes reports as JUnit XML, for services that display test results.
///
/// Each file is a suite, and each kind of finding in it is a test. A test fails with errors and
/// warnings. Its `type` is the highest severity, and its text has a line for each finding. Notes
/// are lines of the standard output. A file without findings is one test that passes. A file that
/// could not be written is a test with an error.
///
/// The times and dates that the format requires are always 0.
public struct JUnitReporter: Reporter {
  /// The name that selects the reporter.
  public let name = "junit"
  /// The purpose of the reporter.
  public let summary = "JUnit XML, for services that display test results"
  /// A Boolean value that indicates whether the text is a document; `true`, because nothing may
  /// follow an XML element.
  public let isDocument = true
  /// The maximum number of findings listed together.
  private static let limit = 100

  /// Creates a reporter.
  public init() {}

  /// Returns the text of the reports.
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
    var tests = report.findings.grouped(by: \.kind).map { Test(of: $0, $1, in: report) }
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
    let output = Self.lines(of: notes, in: report).map { "\($0)\n" }.joined()
    return [element("testsuite", attributes) + ">", "<properties/>"] + tests.flatMap(\.lines)
      + ["<system-out>\(XMLText.content(output))</system-out>", "<system-err/>", "</testsuite>"]
  }

  /// Returns the start of an element, without its closing bracket.
  private static func element(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)" + attributes.map { " \($0)=\"\(XMLText.escaped($1))\"" }.joined()
  }

  /// Returns a line for each finding; findings beyond the limit are counted.
  private static func lines(of findings: [Finding], in report: Report) -> [String] {
    var lines = findings.prefix(limit).map { finding in
      let position = FindingText.position(of: finding)
      return "\(position.isEmpty ? "" : "\(position): ")\(finding.severity.rawValue): "
        + "\(report.sentence(on: finding)) [\(finding.kind.id)]"
    }
    let rest = findings.count - limit
    if rest > 0 { lines.append("and \(WholeNumber.text(rest)) more") }
    return lines
  }

  /// A test case.
  private struct Test {
    /// The result of a test, with the name of its element.
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

    /// Creates the test of a file without findings.
    init() {
      (outcome, name, family) = (.passed, "no findings", "pegbar")
    }

    /// Creates the test of a file that was not written.
    init(reason: String) {
      (outcome, name, family) = (.error, "output", "pegbar")
      (type, message) = ("error", PrintableText.line(reason))
    }

    /// Creates the test of a kind, which notes do not fail.
    init(of kind: FindingKind, _ all: [Finding], in report: Report) {
      (name, family) = (kind.id, "pegbar.\(kind.family)")
      let findings = all.filter { $0.severity > .note }
      guard let gravest = findings.map(\.severity).max() else {
        outcome = .passed
        return
      }
      outcome = .failure
      type = gravest.rawValue
      message = kind.title
      if findings.count > 1 { message += " (\(Words.counted(findings.count, "location")))" }
      text = JUnitReporter.lines(of: findings, in: report).joined(separator: "\n")
      text += "\nFix: \(kind.wayOut)"
    }

    /// The lines of the element.
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
