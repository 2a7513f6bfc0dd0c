import PegbarTestSupport
import Testing

@testable import Pegbar
@testable import PegbarBase
@testable import PegbarDiagnostics

@Suite struct MarkdownReporterTests {
  private static func text(_ reports: [Report], style: ReportStyle = ReportStyle()) -> String {
    MarkdownReporter().text(of: reports, style: style)
  }

  @Test("writes a sentence, a table, and the findings by ID, and counts the rest")
  func parts() {
    let reports = [
      HostileReports.many(7, .warning, in: "Motion/a.json"),
      HostileReports.many(2, .note, in: "b.json"), Report(file: "c.json", findings: []),
    ]
    let kind = FindingKind.twist
    let line = "- Unsupported Twist (Main; line 2, column 3)\n"
    #expect(
      Self.text(reports) == """
        <!-- Report by pegbar \(version) -->
        **pegbar:** 7 warnings and 2 notes in 3 files. 1 file has none.

        | File | Errors | Warnings | Notes |
        | --- | ---: | ---: | ---: |
        | Motion/a.json | 0 | 7 | 0 |
        | b.json | 0 | 0 | 2 |

        ### Motion/a.json

        **Warning:** \(kind.title) (7 locations) `shape/twist`

        \(line)\(line)\(line)\(line)\(line)- and 2 more

        Fix: \(MarkdownText.escaped(kind.wayOut))

        ### b.json

        **Note:** \(kind.title) (2 locations) `shape/twist`

        """)
  }

  @Test("displays pictures, whose paths and captions contain no markup")
  func pictures() {
    var report = Report(file: "a.json", findings: [])
    report.pictures = [
      ReportPicture(path: "p/a b)(ä.png", caption: "a](x) <img> @me"),
      ReportPicture(path: "javascript:alert(1)", caption: "b"),
    ]
    let text = Self.text([report, Report(file: "b.json", findings: [])])
    #expect(text.contains("### a.json\n"))
    #expect(
      text.contains(
        "![a\\](x) \\<img\\> @&#8203;me](p/a%20b%29%28%C3%A4.png)\n\n![b](javascript%3Aalert%281%29)"
      ),
      "\(text)")
    #expect(!text.contains("b.json"))
  }

  @Test("writes only a sentence without findings")
  func clean() {
    let reports = ["a.json", "b.json"].map { Report(file: $0, findings: []) }
    #expect(Self.text(reports).hasSuffix("-->\n**pegbar:** no findings in 2 files.\n"))
    #expect(Self.text([]).hasSuffix("**pegbar:** no findings in 0 files.\n"))
  }

  @Test("an ID is a link if a folder of pages is set, and a reason is included")
  func links() {
    var style = ReportStyle()
    style.helpAddress = "https://docs.example"
    let text = Self.text([HostileReports.report, HostileReports.unwritten], style: style)
    #expect(text.contains("[`shape/twist`](https://docs.example/shape-twist)"))
    #expect(text.contains("### b.json\n\n**Not written:** b.json: cannot be opened:"))
  }

  @Test("a comment never exceeds the limit, and states what it omits", .slow)
  func limit() {
    let many = (0..<3000).map { HostileReports.many(3, .error, in: "folder/file \($0).json") }
    var long = HostileReports.report
    long.findings = (0..<500).flatMap { number in
      FindingKind.all.prefix(100).map {
        Finding($0, String(repeating: "@", count: 900), breadcrumb: ["layer \(number)"])
      }
    }
    for reports in [many, [long], many + [long]] {
      let text = Self.text(reports)
      #expect(text.utf16.count > 40_000 && text.utf16.count < 60_000)
      #expect(text.hasSuffix(" more findings omitted to keep the comment short.\n"))
      let rows = text.split(separator: "\n").count { $0.hasPrefix("| folder") }
      #expect(rows == 0 || text.contains("\nand \(WholeNumber.text(reports.count - rows)) more"))
    }
  }

  @Test("names have no effect as markup")
  func hostile() {
    let text = Self.text([HostileReports.report])
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 3)
    // The number of unescaped bars.
    for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(row)") }
    #expect(!text.contains("@octocat") && !text.contains("#12") && !text.contains("<b>"))
    #expect(!text.contains("[e]") && !text.contains("://") && !text.contains(" `c` "))
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test(
    "escapes markup characters",
    arguments: [
      ("a|b", "a\\|b"), ("`a`", "\\`a\\`"), ("<b>&amp;", "\\<b\\>\\&&#8203;amp;"),
      ("@a and @ b", "@&#8203;a and @ b"), ("#1", "\\#&#8203;1"), ("a_b*c", "a\\_b\\*c"),
      ("- a", "\\- a"), ("12. a - b", "12\\. a - b"), ("   a", "a"), ("1 a", "1 a"),
      ("www.a.b", "www\\.a.b"), ("http://a", "http:&#8203;//a"), ("$x$", "&#36;x&#36;"),
      (":smile:", ":&#8203;smile:"), ("a\nb\\", "a b\\\\"), ("\u{202E}", "\\\\u{202E}"),
      ("50%", "50%"), ("![a](b)", "\\!&#8203;\\[a\\](b)"),
    ])
  func escaped(_ text: String, _ expected: String) {
    #expect(MarkdownText.escaped(text) == expected)
  }
}
