internal import PegbarJSON

/// Writes reports in the Static Analysis Results Interchange Format (SARIF) 2.1.0, for code
/// scanning.
///
/// The report has one run. Its rules are the kinds of findings that occur, and its results are the
/// findings. A result has the path of the file, relative to the working directory (`SRCROOT`), and
/// a region with line and column. A finding without a position is on line 1. The logical location
/// has the JSON path as `fullyQualifiedName`, and the names of composition, layers and groups as
/// `name`. `pegbar/v1` in `partialFingerprints` is unchanged when a file is exported again. GitHub
/// reads it as `primaryLocationLineHash`.
///
/// GitHub accepts 25,000 results and displays fewer. More than 1,000 findings of one kind in a file
/// become one result with an `occurrenceCount`. Beyond 25,000 results, notes are omitted first,
/// then warnings. A notification of the invocation states the number, and why a file was not
/// written.
public struct SARIFReporter: Reporter {
  /// The name that selects the reporter.
  public let name = "sarif"
  /// The purpose of the reporter.
  public let summary = "SARIF 2.1.0, for code scanning on GitHub and Azure DevOps"
  /// A Boolean value that indicates whether the text is a document; `true`, because nothing may
  /// follow a JSON object.
  public let isDocument = true
  /// Creates a reporter.
  public init() {}

  /// Returns the text of the reports.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    text(of: SARIFRun(of: reports), reports, style)
  }

  func text(of run: SARIFRun, _ reports: [Report], _ style: ReportStyle) -> String {
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.member("runs", each: [run]) { writer, run in
        writer.object { writer in
          Self.writeTool(run, style, to: &writer)
          writer.member("columnKind", "unicodeCodePoints")
          Self.writeFolder(to: &writer)
          Self.writeInvocation(run, reports, to: &writer)
          writer.member("results", each: run.results) { Self.write($1, of: run, to: &$0) }
        }
      }
    }
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private static func writeFolder(to writer: inout JSONWriter) {
    writer.member("originalUriBaseIds") { writer in
      writer.object { writer in
        writer.member(SARIFText.folder) { writer in
          writer.object { writer in
            writer.member("description") {
              SARIFText.write("The working directory of pegbar.", to: &$0)
            }
          }
        }
      }
    }
  }

  // MARK: Rules

  private static func writeTool(
    _ run: SARIFRun, _ style: ReportStyle, to writer: inout JSONWriter
  ) {
    writer.member("tool") { writer in
      writer.object { writer in
        writer.member("driver") { writer in
          writer.object { writer in
            writer.member("name", "pegbar")
            writer.member("version", version)
            writer.member("rules", each: run.kinds) { write($1, style, to: &$0) }
          }
        }
      }
    }
  }

  private static func write(
    _ kind: FindingKind, _ style: ReportStyle, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("id", kind.id)
      writer.member("shortDescription") { SARIFText.write(kind.title, to: &$0) }
      writer.member("fullDescription") { SARIFText.write(kind.meaning, to: &$0) }
      writer.member("help") { writer in
        writer.object { writer in
          writer.member(
            "text", "\(kind.meaning)\n\nEffect: \(kind.effect)\n\nFix: \(kind.wayOut)")
          let parts = [kind.meaning, kind.effect, kind.wayOut].map(MarkdownText.escaped)
          writer.member(
            "markdown", "\(parts[0])\n\n**Effect:** \(parts[1])\n\n**Fix:** \(parts[2])")
        }
      }
      if let address = style.helpAddress(of: kind) { writer.member("helpUri", address) }
      writer.member("defaultConfiguration") { writer in
        writer.object(.oneLine) { $0.member("level", kind.severity.rawValue) }
      }
      writer.member("properties") { writer in
        writer.object(.oneLine) { writer in
          writer.member("tags", each: ["lottie", kind.family]) { $0.string($1) }
          let isNote = kind.severity == .note
          writer.member("problem.severity", isNote ? "recommendation" : kind.severity.rawValue)
        }
      }
    }
  }

  // MARK: Results

  private static func write(
    _ result: SARIFRun.Result, of run: SARIFRun, to writer: inout JSONWriter
  ) {
    let finding = result.finding
    writer.object { writer in
      writer.member("ruleId", finding.kind.id)
      if let index = run.indices[finding.kind] { writer.member("ruleIndex", index) }
      writer.member("level", finding.severity.rawValue)
      writer.member("message") { SARIFText.write(result.message, to: &$0) }
      if result.count > 1 { writer.member("occurrenceCount", result.count) }
      writer.member("locations", each: [finding]) { writer, finding in
        writer.object { writer in
          writePlace(result.file, finding.position, to: &writer)
          writer.member("logicalLocations", each: [finding]) { writer, finding in
            writer.object { writer in
              let names = FindingText.trail(finding.breadcrumb)
              if !names.isEmpty { writer.member("name", names) }
              writer.member("fullyQualifiedName", finding.path.description)
              writer.member("kind", "element")
            }
          }
        }
      }
      writer.member("partialFingerprints") { writer in
        writer.object { writer in
          writer.member("pegbar/v1", result.fingerprint.description)
          writer.member("primaryLocationLineHash", result.fingerprint.description)
        }
      }
      writeProperties(of: result, to: &writer)
    }
  }

  private static func writeProperties(
    of result: SARIFRun.Result, to writer: inout JSONWriter
  ) {
    guard result.animation != nil || result.extent != nil else { return }
    writer.member("properties") { writer in
      writer.object(.oneLine) { writer in
        if let animation = result.animation { writer.member("animation", animation) }
        guard let extent = result.extent else { return }
        writer.member("area", extent.area)
        writer.member("time", extent.time)
        writer.member("worstFrame", extent.worstFrame)
      }
    }
  }

  private static func writePlace(
    _ file: String, _ position: Position?, to writer: inout JSONWriter
  ) {
    writer.member("physicalLocation") { writer in
      writer.object { writer in
        writer.member("artifactLocation") { writer in
          writer.object(.oneLine) { writer in
            writer.member("uri", ReportPath.uri(file))
            if !ReportPath.isAbsolute(file) { writer.member("uriBaseId", SARIFText.folder) }
          }
        }
        writer.member("region") { writer in
          writer.object(.oneLine) { writer in
            // GitHub requires a line.
            writer.member("startLine", position?.line ?? 1)
            if let position { writer.member("startColumn", position.column) }
          }
        }
      }
    }
  }

  // MARK: The invocation

  private static func writeInvocation(
    _ run: SARIFRun, _ reports: [Report], to writer: inout JSONWriter
  ) {
    writer.member("invocations", each: [run]) { writer, run in
      writer.object { writer in
        writer.member("executionSuccessful", !reports.contains { $0.status == .failed })
        let unwritten = reports.filter { $0.reason != nil }
        guard run.omitted > 0 || !unwritten.isEmpty else { return }
        writer.member("toolExecutionNotifications") { writer in
          writer.array { writer in
            for report in unwritten { write(reasonOf: report, to: &writer) }
            if run.omitted > 0 { writeOmission(from: run, to: &writer) }
          }
        }
      }
    }
  }

  private static func write(reasonOf report: Report, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("level", report.status == .failed ? "error" : "warning")
      writer.member("message") { SARIFText.write(report.reason ?? "", to: &$0) }
      writer.member("locations", each: [report]) { writer, report in
        writer.object { writePlace(report.file, nil, to: &$0) }
      }
    }
  }

  private static func writeOmission(from run: SARIFRun, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("level", "warning")
      writer.member("message") { writer in
        let results = Words.counted(run.omitted, "more result")
        let limit = WholeNumber.text(run.results.count)
        SARIFText.write(
          "\(results) omitted; code scanning accepts \(limit) results per run.", to: &writer)
      }
    }
  }
}

/// Text for SARIF.
private enum SARIFText {
  /// The identifier of the folder to which paths are relative.
  static let folder = "SRCROOT"

  /// Writes a message, with brackets escaped so that they do not form links.
  static func write(_ text: String, to writer: inout JSONWriter) {
    var text = PrintableText.line(text)
    if text.contains("](") {
      text = text.replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
    writer.object(.oneLine) { $0.member("text", text) }
  }
}
