internal import PegbarJSON

/// Findings that are accepted as they are: a file that only grows shorter.
///
/// ```json
/// {"pegbarBaseline": 1, "findings": {
///   "logo.json": ["3f…:1", "5a…:1"]
/// }}
/// ```
///
/// A finding is told by its rule, the names that lead to it, and its message without numbers (see
/// `FindingFingerprint`), so a file that is exported again keeps what was accepted.
package struct Baseline: Hashable, Sendable {
  private var accepted: [String: Set<String>] = [:]

  /// Accepts nothing.
  package init() {}

  /// Accepts the findings of a report on a file with this name.
  package mutating func add(_ report: Report, as name: String) {
    let texts = Self.texts(of: report, as: name)
    if !texts.isEmpty { accepted[name, default: []].formUnion(texts) }
  }

  /// Takes the findings that are accepted out of the report on a file with this name.
  package func accept(_ report: inout Report, as name: String) {
    guard let known = accepted[name] else { return }
    let texts = Self.texts(of: report, as: name)
    report.findings = zip(report.findings, texts).filter { !known.contains($1) }.map(\.0)
  }

  /// The texts of the fingerprints do not depend on how the file is named on the command line.
  private static func texts(of report: Report, as name: String) -> [String] {
    var report = report
    report.file = name
    return FindingFingerprint.all(of: [report])[0].map(\.description)
  }

  /// The file: sorted, a line for each file that has accepted findings.
  package var bytes: [UInt8] {
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      writer.member("pegbarBaseline", 1)
      writer.member("findings") { writer in
        writer.object { writer in
          for (name, texts) in accepted.sorted(by: { $0.key < $1.key }) {
            writer.member(name) { writer in
              writer.array(.oneLine) { writer in texts.sorted().forEach { writer.string($0) } }
            }
          }
        }
      }
    }
    return writer.finish()
  }

  /// Reads a baseline; nothing where the bytes are none.
  package init?(reading bytes: [UInt8]) {
    let log = FindingLog()
    let files = try? JSONDocument.read(bytes, log: log) { root -> [String: Set<String>]? in
      guard let object = root.object, object["pegbarBaseline"]?.number == 1,
        let findings = object["findings"]?.object
      else { return nil }
      var files: [String: Set<String>] = [:]
      for (name, texts) in findings {
        files[name.text] = Set(texts.array?.compactMap(\.string) ?? [])
      }
      return files
    }
    guard let files = files ?? nil else { return nil }
    accepted = files
  }
}
