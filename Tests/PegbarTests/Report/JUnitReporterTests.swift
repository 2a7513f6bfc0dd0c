import PegbarTestSupport
import Testing

@testable import Pegbar
@testable import PegbarDiagnostics

@Suite struct JUnitReporterTests {
  private static func text(_ reports: Report...) -> String { JUnitReporter().text(of: reports) }

  @Test("a kind is a test that fails for errors and warnings, and notes are output")
  func suite() {
    let findings = [
      Finding(.twist, "Unsupported Twist", position: Position(line: 7, column: 3)),
      Finding(.unknownKey, "the key 'x' is unknown"),
      Finding(.twist, "Twist <2> is dropped", breadcrumb: ["Main", "Arm"], severity: .error),
      Finding(.twist, "not at all", severity: .note),
    ]
    let kind = FindingKind.twist
    #expect(
      Self.text(Report(file: "a.json", findings: findings)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- Report by pegbar \(version) -->
        <testsuites>
        <testsuite id="0" name="a.json" package="pegbar" timestamp="1970-01-01T00:00:00" \
        hostname="localhost" tests="2" failures="1" errors="0" time="0">
        <properties/>
        <testcase classname="pegbar.shape" name="shape/twist" time="0">
        <failure type="error" message="\(kind.title) (2 locations)">line 7, column 3: warning: \
        Unsupported Twist [shape/twist]
        error: Twist &lt;2&gt; is dropped (Main ▸ Arm) [shape/twist]
        Fix: \(kind.wayOut)</failure>
        </testcase>
        <testcase classname="pegbar.format" name="format/unknown-key" time="0"/>
        <system-out>note: the key 'x' is unknown [format/unknown-key]
        note: not at all [shape/twist]
        </system-out>
        <system-err/>
        </testsuite>
        </testsuites>

        """)
  }

  @Test("a clean file is a passed test, and an unwritten one has an error")
  func otherFiles() {
    let clean = Self.text(Report(file: "a.json", findings: []))
    #expect(clean.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
    #expect(clean.contains("<testcase classname=\"pegbar\" name=\"no findings\" time=\"0\"/>"))
    let unwritten = Self.text(HostileReports.unwritten)
    #expect(unwritten.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(unwritten.contains("<error type=\"error\" message=\"b.json: cannot be opened: a|b"))
  }

  @Test("lists one hundred of many findings")
  func many() {
    let text = Self.text(HostileReports.many(250, .warning))
    #expect(text.ranges(of: "warning: Unsupported Twist").count == 100)
    #expect(text.contains("(250 locations)") && text.contains("and 150 more\n"))
  }

  @Test("no name is markup, and every character is valid in XML")
  func hostile() throws {
    let text = Self.text(HostileReports.report)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{FFFE}" || $0 == "\n" })
    let elements = text.matches(of: #/<\/?([^\s>\/]*)/#).map { String($0.output.1) }
    #expect(
      Set(elements) == [
        "?xml", "!--", "testsuites", "testsuite", "properties", "testcase", "failure", "system-out",
        "system-err",
      ])
    #expect(text.contains("\\u{0}\\u{FFFE}\\u{202E}"))
    #expect(!text.contains("]]>"))
  }

  @Test(
    "escapes characters that XML does not allow, and keeps lines of content",
    arguments: [
      ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;'", nil),
      ("\u{0}\u{1F}\u{FFFF}", "\\u{0}\\u{1F}\\u{FFFF}", nil),
      ("a\n\tb\r", "a&#10;&#9;b&#13;", "a\n&#9;b&#13;"), ("名前😀", "名前😀", nil),
    ] as [(String, String, String?)])
  func escaped(_ text: String, _ attribute: String, _ content: String?) {
    #expect(XMLText.escaped(text) == attribute)
    #expect(XMLText.content(text) == content ?? attribute)
  }
}
