internal import PegbarJSON

/// Findings that are accepted as they are: a file that only grows shorter.
///
/// ```json
/// {"pegbarBaseline": 1, "findings": {
///   "logo.json": {"3f0d…": 1, "5a81…": 12}
/// }}
/// ```
///
/// A finding is told by its rule, the names that lead to it, and its message without numbers (see
/// `FindingFingerprint`), so a file that is exported again keeps what was accepted. The number says
/// how many such findings there are, and how many places a finding that stands for a whole file
/// speaks of: one more is not accepted.
package struct Baseline: Hashable, Sendable {
  private var accepted: [String: [String: Int]] = [:]

  /// Accepts nothing.
  package init() {}

  /// Accepts the findings of a report on a file with this name.
  package mutating func add(_ report: Report, as name: String) {
    for (finding, hash) in zip(report.findings, Self.hashes(of: report, as: name)) {
      accepted[name, default: [:]][hash, default: 0] += finding.placeCount
    }
  }

  /// Takes the findings that are accepted out of the report on a file with this name.
  package func accept(_ report: inout Report, as name: String) {
    guard var left = accepted[name] else { return }
    let hashes = Self.hashes(of: report, as: name)
    report.findings = zip(report.findings, hashes).filter { finding, hash in
      let count = left[hash, default: 0]
      left[hash] = count - finding.placeCount
      return count < finding.placeCount
    }.map(\.0)
  }

  /// The hashes do not depend on how the file is named on the command line.
  private static func hashes(of report: Report, as name: String) -> [String] {
    var report = report
    report.file = name
    return FindingFingerprint.all(of: [report])[0].map(\.hexadecimal)
  }

  /// The file: sorted, with a line for each finding, so that changes of it are readable.
  package var bytes: [UInt8] {
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      writer.member("pegbarBaseline", 1)
      writer.member("findings") { writer in
        writer.object { writer in
          for (name, counts) in accepted.sorted(by: { $0.key < $1.key }) {
            writer.member(name) { writer in
              writer.object { writer in
                for (hash, count) in counts.sorted(by: { $0.key < $1.key }) {
                  writer.member(hash, count)
                }
              }
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
    let files = try? JSONDocument.read(bytes, log: log) { root -> [String: [String: Int]]? in
      guard let object = root.object, object["pegbarBaseline"]?.number == 1,
        let findings = object["findings"]?.object
      else { return nil }
      var files: [String: [String: Int]] = [:]
      for (name, counts) in findings {
        guard let counts = counts.object else { return nil }
        for (hash, count) in counts {
          guard let count = count.number.flatMap(Int.init(exactly:)), count >= 0 else { return nil }
          files[name.text, default: [:]][hash.text] = count
        }
      }
      return files
    }
    guard let files = files ?? nil else { return nil }
    accepted = files
  }
}

extension Finding {
  /// How many places it speaks of.
  fileprivate var placeCount: Int { max(1, occurrences ?? 1) }
}
