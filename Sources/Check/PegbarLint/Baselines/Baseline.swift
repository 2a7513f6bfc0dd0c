public import PegbarDiagnostics
internal import PegbarJSON

/// A file of accepted findings, which only gets shorter over time.
///
/// ```json
/// {"pegbarBaseline": 1, "findings": {
///   "logo.json": {"3f0d…": 1, "5a81…": 12, "77c2…": {"places": 1, "measured": 110}}
/// }}
/// ```
///
/// A finding is identified by its rule, the names that lead to it, and its message without numbers
/// (see `FindingFingerprint`), so the baseline still applies after a file is exported again. The
/// number is the count of such findings, including the locations that a finding about a whole file
/// reports. Additional findings are not accepted. If a finding exceeds a limit, the measured value
/// is stored with the count, and an increase of up to a tenth is accepted.
public struct Baseline: Hashable, Sendable {
  /// The accepted findings with one hash.
  fileprivate struct Entry: Hashable, Sendable {
    /// The number of locations.
    var places = 0
    /// The largest measured value, or the number of locations if none was stored.
    var measured: Double?
    /// The accepted increase, as a fraction of the measured value.
    static let tolerance = 0.1
  }

  private var accepted: [String: [String: Entry]] = [:]

  /// Creates an empty baseline, which accepts no findings.
  public init() {}

  /// Accepts the findings about an animation of the file with this name.
  ///
  /// - Parameters:
  ///   - findings: All findings about the animation.
  ///   - animation: The ID of the animation in a dotLottie archive, or `nil` for other files.
  ///   - name: The path of the file, relative to the folder of the baseline.
  public mutating func add(_ findings: [Finding], animation: String? = nil, as name: String) {
    for (finding, hash) in zip(findings, Self.hashes(of: findings, animation, name)) {
      accepted[name, default: [:]][hash, default: Entry()].add(finding)
    }
  }

  /// Returns the findings about an animation of the file with this name that are not accepted.
  public func rest(of findings: [Finding], animation: String? = nil, as name: String) -> [Finding] {
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

  /// The contents of the file, sorted and with one line per finding for readable diffs.
  public var bytes: [UInt8] {
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

  /// Reads a baseline; `nil` if the bytes are not a baseline.
  public init?(reading bytes: [UInt8]) {
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
  /// Reads the number of locations, or an object that also has the measured value; `nil` for other
  /// values.
  fileprivate init?(_ value: JSONValue) {
    guard let count = (value.object?["places"] ?? value).number.flatMap(Int.init(exactly:)),
      count >= 0
    else { return nil }
    let amount = value.object?["measured"]
    guard amount == nil || amount?.number != nil else { return nil }
    places = count
    measured = amount?.number ?? Double(count)
  }

  /// Adds a finding to the accepted ones.
  fileprivate mutating func add(_ finding: Finding) {
    places += finding.placeCount
    // JSON cannot represent infinity.
    guard let amount = finding.amount.map({ min($0, .greatestFiniteMagnitude) }) else { return }
    measured = max(measured ?? amount, amount)
  }

  /// Returns `true` if a finding is accepted in addition to the previous ones.
  fileprivate mutating func take(_ finding: Finding) -> Bool {
    places -= finding.placeCount
    guard places >= 0 else { return false }
    guard let amount = finding.amount, let measured else { return true }
    return amount <= measured + abs(measured) * Self.tolerance
  }

  /// Writes only the number if it equals the measured value.
  fileprivate func write(to writer: inout JSONWriter) {
    guard let measured, measured != Double(places) else { return writer.integer(places) }
    writer.object { writer in
      writer.member("places", places)
      writer.member("measured", measured)
    }
  }
}

extension Finding {
  /// The number of locations that the finding reports.
  fileprivate var placeCount: Int { max(1, occurrences ?? 1) }
}
