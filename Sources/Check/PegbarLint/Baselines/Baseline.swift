public import PegbarDiagnostics
internal import PegbarJSON

/// A file of accepted findings, which only gets shorter over time.
///
/// ```json
/// {"pegbarBaseline": 1, "findings": {
///   "logo.json": {
///     "3f0d…": {"id": "ref/parent-cycle", "path": "$.layers[0]", "layer": "Arm", "places": 1},
///     "77c2…": {"id": "perf/layer-count", "path": "$", "places": 1, "measured": 110}
///   }
/// }}
/// ```
///
/// A finding is identified by its rule, the names that lead to it, and its message without numbers
/// (see `FindingFingerprint`), so the baseline still applies after a file is exported again.
/// `places` is the count of such findings, including the locations that a finding about a whole
/// file reports. Additional findings are not accepted. If a finding exceeds a limit, the measured
/// value is stored with the count, and an increase of up to a tenth is accepted.
///
/// `id`, `path` and `layer` describe the first such finding for reviews. Earlier versions wrote
/// only the count, which is still read.
public struct Baseline: Hashable, Sendable {
  /// The accepted findings with one hash.
  fileprivate struct Entry: Hashable, Sendable {
    /// The number of locations.
    var places = 0
    /// The largest measured value, or the number of locations if none was stored.
    var measured: Double?
    /// A description of the first finding, or `nil` if none was stored.
    var description: Description?
    /// The accepted increase, as a fraction of the measured value.
    static let tolerance = 0.1
  }

  /// A description of an accepted finding for people.
  fileprivate struct Description: Hashable, Sendable {
    /// The ID of the rule.
    var id: String
    /// The JSON path.
    var path: String
    /// The names that lead to the location; empty if there are none.
    var layer: String
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

  /// Returns the hashes that entries for findings about an animation have.
  package static func keys(of report: [Finding], animation: String?, as name: String) -> Set<String>
  {
    Set(hashes(of: report, animation, name))
  }

  /// Returns descriptions of the entries for a file that match none of its findings.
  ///
  /// - Parameters:
  ///   - keys: The hashes of all findings about the file.
  ///   - settings: The settings for the file. Entries of kinds that they do not report are omitted,
  ///     because they cannot match. Without a stored kind, an entry is omitted if the settings
  ///     restrict the rules.
  package func unmatched(
    in name: String, besides keys: Set<String>, _ settings: LintSettings
  ) -> [String] {
    let entries = (accepted[name] ?? [:]).filter { !keys.contains($0.key) }
    return entries.sorted(by: Self.areInOrder).compactMap { hash, entry in
      guard let description = entry.description else {
        return settings.selection.only.isEmpty ? "finding \(hash)" : nil
      }
      if let kind = FindingKind.named(description.id), !settings.reports(kind) { return nil }
      let place = [description.layer, description.path].filter { !$0.isEmpty }
      return PrintableText.line("\(description.id) at \(place.joined(separator: ", "))")
    }
  }

  /// Returns `true` if an entry is listed before another one: by rule, then by place.
  private static func areInOrder(_ one: (String, Entry), _ other: (String, Entry)) -> Bool {
    func key(_ entry: (String, Entry)) -> (String, String, String, String) {
      let text = entry.1.description
      return (text?.id ?? "", text?.layer ?? "", text?.path ?? "", entry.0)
    }
    return key(one) < key(other)
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
                for (hash, entry) in entries.sorted(by: Self.areInOrder) {
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
    guard let id = value.object?["id"]?.string else { return }
    description = Baseline.Description(
      id: id, path: value.object?["path"]?.string ?? "",
      layer: value.object?["layer"]?.string ?? "")
  }

  /// Adds a finding to the accepted ones.
  fileprivate mutating func add(_ finding: Finding) {
    places += finding.placeCount
    description =
      description
      ?? Baseline.Description(
        id: finding.kind.id, path: PrintableText.line(finding.path.description),
        layer: FindingText.trail(finding.breadcrumb))
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

  /// Writes only the number if there is nothing else to store.
  fileprivate func write(to writer: inout JSONWriter) {
    let measured = measured.flatMap { $0 == Double(places) ? nil : $0 }
    if description == nil, measured == nil { return writer.integer(places) }
    writer.object(.oneLine) { writer in
      if let description {
        writer.member("id", description.id)
        writer.member("path", description.path)
        if !description.layer.isEmpty { writer.member("layer", description.layer) }
      }
      writer.member("places", places)
      if let measured { writer.member("measured", measured) }
    }
  }
}

extension Finding {
  /// The number of locations that the finding reports.
  fileprivate var placeCount: Int { max(1, occurrences ?? 1) }
}
