import Foundation
import PegbarTestSupport
import Testing

@Suite struct ReportOptionsTests {
  private static let lossy = "Samples/losses/what-does-not-survive.json"
  private static let clean = "Samples/parenting/arm-and-hand.json"

  private static func terminal(
    _ options: String..., environment: [String: String] = [:]
  ) throws -> String {
    let scratch = try Scratch()
    return try TerminalRun(
      ["convert", lossy, "-o", scratch.path("a.swift")] + options, columns: 100,
      environment: environment
    ).text
  }

  @Test("writes text to a terminal, and lines elsewhere")
  func defaults() throws {
    let text = try Self.terminal("--color", "never")
    #expect(text.hasPrefix("\(Self.lossy): 2 visible differences.\n"), "\(text)")
    let lines = try CommandRun(["convert", Self.lossy]).errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("\(Self.lossy):") && $0.hasSuffix("]") })
    #expect(try CommandRun(["convert", Self.clean]).errors.isEmpty)
  }

  @Test("uses colors in terminals only, unless NO_COLOR or --color overrides this")
  func colors() throws {
    #expect(try Self.terminal().contains("\u{1B}["))
    #expect(try Self.terminal(environment: ["NO_COLOR": ""]).contains("\u{1B}["))
    #expect(try !Self.terminal(environment: ["NO_COLOR": "1"]).contains("\u{1B}["))
    #expect(try !Self.terminal(environment: ["TERM": "dumb"]).contains("\u{1B}["))
    #expect(try !Self.terminal("--color", "never").contains("\u{1B}["))
    #expect(
      try Self.terminal("--color", "always", environment: ["NO_COLOR": "1"]).contains("\u{1B}["))
    let piped = ["convert", Self.lossy, "--report", "text"]
    #expect(try !CommandRun(piped).errors.contains("\u{1B}["))
    #expect(try CommandRun(piped + ["--color", "always"]).errors.contains("\u{1B}["))
    #expect(try CommandRun(piped + ["--color", "sometimes"]).status == 2)
  }

  @Test("a report file contains text, JSON by its extension, or the requested format, uncolored")
  func file() throws {
    let scratch = try Scratch()
    func written(_ name: String, _ options: String...) throws -> String {
      let run = try CommandRun(
        ["convert", Self.lossy, "--report-file", scratch.path(name)] + options)
      #expect(run.errors.isEmpty)
      return try scratch.text(name)
    }
    #expect(try written("a.txt").hasPrefix("\(Self.lossy): 2 visible differences"))
    #expect(try written("a.json").hasPrefix("{\n  \"pegbarReport\": 1,"))
    #expect(
      try written("b.json", "--report", "compact").hasPrefix("\(Self.lossy):20:13: warning: "))
  }

  @Test(
    "the extension of a report file determines its format, and an unknown one is an error", .slow)
  func extensions() throws {
    let scratch = try Scratch()
    let starts = [
      ("a.md", "<!-- Report by pegbar"), ("a.sarif", "{\n  \"$schema\""), ("a.xml", "<?xml"),
      ("a.log", "\(Self.lossy): "), ("a", "\(Self.lossy): "), ("a.b/c", "\(Self.lossy): "),
    ]
    for command in ["convert", "lint"] {
      for (name, start) in starts {
        let path = scratch.path("\(command)/\(name)")
        #expect(try CommandRun([command, Self.lossy, "--report-file", path]).errors.isEmpty)
        #expect(try scratch.text("\(command)/\(name)").hasPrefix(start), "\(command) \(name)")
      }
      let path = scratch.path("\(command)/a.html")
      let wrong = try CommandRun([command, Self.lossy, "--report-file", path])
      #expect(wrong.status == 2)
      #expect(
        wrong.errors.contains(
          "--report-file: no report format has the extension '.html'; specify the format with "
            + "--format."), "\(wrong.errors)")
      let named = try CommandRun([
        command, Self.lossy, "--report-file", path, "--format", "compact",
      ])
      #expect(named.errors.isEmpty)
      #expect(try scratch.text("\(command)/a.html").hasPrefix("\(Self.lossy):20:13: "))
    }
  }

  @Test("--report json prints only JSON")
  func json() throws {
    let scratch = try Scratch()
    let run = try CommandRun(["convert", Self.lossy, "--report", "json", "-o", scratch.path("a/")])
    let report = try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: Any]
    #expect(report?["pegbarReport"] as? Int == 1)
  }

  @Test("formats for services print only the report", arguments: ["sarif", "gitlab"])
  func services(_ form: String) throws {
    let scratch = try Scratch()
    let missing = scratch.path("missing.json")
    let inputs = ["convert", Self.lossy, missing, "-o", scratch.path("a/")]
    let run = try CommandRun(inputs + ["--report", form])
    #expect(run.status == 3)
    _ = try JSONSerialization.jsonObject(with: Data(run.errors.utf8))
    // The report contains the reason why the file was not written.
    #expect(run.errors.contains("missing.json: ") || run.errors.contains("missing.json' "))
  }

  @Test(
    "replaces an earlier report in a file, but no other file",
    arguments: Tier.some(["json", "sarif", "github", "gitlab", "junit", "markdown"], every: 6))
  func replaced(_ form: String) throws {
    let scratch = try Scratch()
    let file = scratch.path("report")
    func status(_ input: String) throws -> Int32 {
      try CommandRun(["lint", input, "--report", form, "--report-file", file]).status
    }
    #expect(try status(Self.lossy) == 0)
    let first = try scratch.text("report")
    #expect(try status(Self.clean) == 0)
    #expect(try scratch.text("report") != first)
    #expect(try status(Self.lossy) == 0)
    #expect(try scratch.text("report") == first)
    for other in ["{\"version\": \"2.1.0\"}", "[1]", "# Notes", "<testsuites/>"] {
      try scratch.write(Array(other.utf8), to: "report")
      #expect(try status(Self.lossy) == 1)
      #expect(try scratch.text("report") == other)
    }
  }

  @Test("-q prints nothing, -v prints everything, and both together are an error")
  func amount() throws {
    #expect(try CommandRun(["convert", Self.lossy, "-q"]).errors.isEmpty)
    let sampled = "Samples/motion/curved-path.json"
    func text(_ options: String...) throws -> String {
      try CommandRun(["convert", sampled, "--report", "text"] + options).errors
    }
    #expect(try !text().contains("the motion path of Position was sampled"))
    #expect(try text("-v").contains("the motion path of Position was sampled"))
    #expect(try CommandRun(["convert", sampled, "-q", "-v"]).status == 2)
  }

  @Test("a file path cannot control the terminal")
  func hostilePath() throws {
    let scratch = try Scratch()
    let name = "a\u{1B}[2J.json"
    try scratch.write(Array("{".utf8), to: name)
    for form in ["text", "compact"] {
      let run = try CommandRun(["convert", scratch.path(name), "--report", form])
      #expect(run.status == 3)
      #expect(!run.errors.contains("\u{1B}"), "\(run.errors)")
      #expect(run.errors.contains("a\\u{1B}[2J.json"))
    }
    let missing = try CommandRun(["convert", scratch.path("\u{1B}[2J")])
    #expect(!missing.errors.contains("\u{1B}"))
  }
}
