package import PegbarDiagnostics
internal import PegbarJSON

/// Findings that are accepted as they are: a file that only grows shorter.
///
/// ```json
/// {"pegbarBaseline": 1, "findings": {
///   "logo.json": {"3f0d…": 1, "5a81…": 12, "77c2…": {"places": 1, "measured": 110}}
/// }}
/// ```
///
/// A finding is told by its rule, the names that lead to it, and its message without numbers (see
/// `FindingFingerprint`), so a file that is exported again keeps what was accepted. The number says
/// how many such findings there are, and how many places a finding that stands for a whole file
/// speaks of: one more is not accepted. Where a finding says that something is too large, what was
/// measured stands beside it, and a tenth more is accepted.
package struct Baseline: Hashable, Sendable {
  /// What is accepted of the findings with one hash.
  fileprivate struct Entry: Hashable, Sendable {
    /// How many places they speak of.
    var places = 0
    /// The most that one of them may have measured; as many as there are places where nothing is.
    var measured: Double?
    /// How much more than what was measured is accepted, as a part of it.
    static let tolerance = 0.1
  }

  private var accepted: [String: [String: Entry]] = [:]

  /// Accepts nothing.
  package init() {}

  /// Accepts the findings about an animation of the file with this name.
  package mutating func add(_ findings: [Finding], animation: String?, as name: String) {
    for (finding, hash) in zip(findings, Self.hashes(of: findings, animation, name)) {
      accepted[name, default: [:]][hash, default: Entry()].add(finding)
    }
  }

  /// Returns the findings about an animation of the file with this name that are not accepted.
  package func rest(of findings: [Finding], animation: String?, as name: String) -> [Finding] {
    guard var left = accepted[name] else { return findings }
    return zip(findings, Self.hashes(of: findings, animation, name)).filter { finding, hash in
      left[hash]?.take(finding) != true
    }.map(\.0)
  }

  private static func hashes(
    of findings: [Finding], _ animation: String?, _ name: String
  ) -> [String] {
    FindingFingerprint.all(of: [(name, animation, findings)])[0].map(\.hexadecimal)
  }

  /// The file: sorted, with a line for each finding, so that changes of it are readable.
  package var bytes: [UInt8] {
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      writer.member("pegbarBaseline", 1)
      writer.member("findings") { writer in
        writer.object { writer in
          for (name, entries) in accepted.sorted(by: { $0.key < $1.key }) {
            writer.member(name) { writer in
              writer.object { writer in
                for (hash, entry) in entries.sorted(by: { $0.key < $1.key }) {
                  writer.member(hash) { entry.write(to: &$0) }
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
    let files = try? JSONDocument.read(bytes, log: log) { root -> [String: [String: Entry]]? in
      guard let object = root.object, object["pegbarBaseline"]?.number == 1,
        let findings = object["findings"]?.object
      else { return nil }
      var files: [String: [String: Entry]] = [:]
      for (name, entries) in findings {
        guard let entries = entries.object else { return nil }
        for (hash, value) in entries {
          guard let entry = Entry(value) else { return nil }
          files[name.text, default: [:]][hash.text] = entry
        }
      }
      return files
    }
    guard let files = files ?? nil else { return nil }
    accepted = files
  }
}

extension Baseline.Entry {
  /// Reads the number of places, or an object with it and what was measured; nothing from anything else.
  fileprivate init?(_ value: JSONValue) {
    guard let count = (value.object?["places"] ?? value).number.flatMap(Int.init(exactly:)),
      count >= 0
    else { return nil }
    let amount = value.object?["measured"]
    guard amount == nil || amount?.number != nil else { return nil }
    places = count
    measured = amount?.number ?? Double(count)
  }

  /// Accepts a finding as well.
  fileprivate mutating func add(_ finding: Finding) {
    places += finding.placeCount
    // JSON has no numbers beyond all measure.
    guard let amount = finding.amount.map({ min($0, .greatestFiniteMagnitude) }) else { return }
    measured = max(measured ?? amount, amount)
  }

  /// Whether a finding is accepted after those before it.
  fileprivate mutating func take(_ finding: Finding) -> Bool {
    places -= finding.placeCount
    guard places >= 0 else { return false }
    guard let amount = finding.amount, let measured else { return true }
    return amount <= measured + abs(measured) * Self.tolerance
  }

  /// Writes the number alone where it says enough.
  fileprivate func write(to writer: inout JSONWriter) {
    guard let measured, measured != Double(places) else { return writer.integer(places) }
    writer.object { writer in
      writer.member("places", places)
      writer.member("measured", measured)
    }
  }
}

extension Finding {
  /// How many places it speaks of.
  fileprivate var placeCount: Int { max(1, occurrences ?? 1) }
}
