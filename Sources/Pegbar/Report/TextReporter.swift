internal import PegbarDiagnostics
internal import PegbarJSON

/// Writes reports for people: findings grouped by what they are, in the designer's words.
///
/// ```
/// warning shape/merge-paths: Merge Paths is left out (2 places)
///   logo.json:12:40  Main ▸ Arm ▸ Merge Paths 1
///     merge mode subtract is not drawn; the paths are painted one over the other (dropped)
///   …
///   way out: Combine the paths in After Effects …
///
/// logo.json: layers 12 as 41 → 17 · keyframes 340 · …
/// ```
public struct TextReporter: Reporter {
  /// The name by which it is asked for.
  public let name = "text"
  /// How many places of one kind are listed.
  ///
  /// The rest is counted; JSON lists them all. Of notes, a third as many.
  public var placesPerKind: Int

  /// Makes a reporter that lists so many places of one kind of finding.
  public init(placesPerKind: Int = 10) {
    self.placesPerKind = placesPerKind
  }

  /// The text of the reports.
  public func text(of reports: [Report]) -> String {
    guard reports.count > 1 else { return reports.map(text(of:)).joined() }
    // Of many files only those that something is said about.
    let worthReading = reports.filter { !$0.findings.isEmpty || $0.statistics != nil }
    let all = Self.counts(of: reports.flatMap(\.findings))
    let clean = reports.count - worthReading.count
    let rest = clean > 0 && clean < reports.count ? "; \(clean) files without any" : ""
    let summary = "\(reports.count) files: \(all)\(rest)"
    return worthReading.map { text(of: $0) + "\n" }.joined() + summary + "\n"
  }

  private func text(of report: Report) -> String {
    var text = ""
    for group in Self.groups(of: report.findings) {
      text += self.text(of: group, in: report.file) + "\n"
    }
    text += "\(report.file): \(Self.summary(of: report))\n"
    if let measure = report.measure { text += "\(report.file): \(Self.text(of: measure))\n" }
    return text
  }

  /// The findings by kind and weight: the gravest first, then in the order they were met.
  private static func groups(of findings: [Finding]) -> [[Finding]] {
    struct Heading: Hashable {
      let kind: FindingKind
      let severity: Severity
    }
    var order: [Heading] = []
    var groups: [Heading: [Finding]] = [:]
    for finding in findings {
      let heading = Heading(kind: finding.kind, severity: finding.severity)
      if groups[heading] == nil { order.append(heading) }
      groups[heading, default: []].append(finding)
    }
    return Severity.allCases.reversed().flatMap { severity in
      order.filter { $0.severity == severity }.compactMap { groups[$0] }
    }
  }

  private func text(of group: [Finding], in file: String) -> String {
    guard let first = group.first else { return "" }
    let count = group.count == 1 ? "" : " (\(group.count) places)"
    var text = "\(first.severity.rawValue) \(first.kind.id): \(first.kind.title)\(count)\n"
    // Notes must not bury what is lost.
    let shown = first.severity == .note ? (placesPerKind + 2) / 3 : placesPerKind
    for finding in group.prefix(shown) {
      text += "  \(Self.place(of: finding, in: file))\n"
      text += "    \(finding.message)\(Self.remark(on: finding))\n"
    }
    if group.count > shown {
      text += "  … and \(group.count - shown) more places; the JSON report lists them all\n"
    }
    return text + "  way out: \(first.kind.wayOut)\n"
  }

  private static func place(of finding: Finding, in file: String) -> String {
    let position = finding.position.map { ":\($0)" } ?? ""
    let place = file + position
    guard finding.breadcrumb.isEmpty else { return "\(place)  \(trail(finding.breadcrumb))" }
    // The root is the file itself.
    return finding.path.steps.isEmpty ? place : "\(place)  \(finding.path)"
  }

  /// The names that lead to a place; line breaks in a name would break the report.
  private static func trail(_ names: [String]) -> String {
    names.map { name in
      String(String.UnicodeScalarView(name.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
    }.joined(separator: " ▸ ")
  }

  /// What was done, and when it shows, in brackets.
  private static func remark(on finding: Finding) -> String {
    var remarks: [String] = []
    switch finding.outcome {
    case .kept: break
    case .dropped: remarks.append("dropped")
    case .approximated(let error):
      remarks.append("approximated" + (error.map { ", \(distance($0)) off" } ?? ""))
    case .baked(_, let error, let unit):
      // The message says into how many keys.
      remarks.append("at most \(bound(error, unit)) off")
    }
    if let frames = finding.frames {
      remarks.append("frames \(rounded(frames.lowerBound)) to \(rounded(frames.upperBound))")
    }
    return remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
  }

  /// One line: how much there is and how well it survived, or how many findings there are.
  static func summary(of report: Report) -> String {
    guard let statistics = report.statistics else { return counts(of: report.findings) }
    return [
      layers(statistics),
      "keyframes \(statistics.sourceKeyframes) → \(statistics.keyframes)",
      "transactions \(statistics.transactions)", "exact \(statistics.exactTracks)",
      "baked \(statistics.bakedTracks)\(worst(of: statistics))",
      "approximate \(statistics.approximated)",
      "dropped \(statistics.dropped)",
    ].joined(separator: " · ")
  }

  /// `layers 12 as 41 → 17`: those of the designer, and those that play them, before and after those
  /// that are not needed went away.
  private static func layers(_ statistics: ConversionStatistics) -> String {
    let own = "layers \(statistics.layers)"
    guard statistics.layersBefore > 0 else { return own }
    return "\(own) as \(statistics.layersBefore) → \(statistics.layersAfter)"
  }

  /// ` (worst 0.12 pt at 1.433 s, "Arm" Position)`.
  private static func worst(of statistics: ConversionStatistics) -> String {
    guard let worst = statistics.worstTrack else { return "" }
    let time = worst.time.map { " at \(rounded($0)) s" } ?? ""
    return
      " (worst \(distance(statistics.worstError))\(time), \"\(trail([worst.layer]))\" \(worst.property))"
  }

  /// One line: how far what is written is off, over all frames.
  private static func text(of measure: ConversionMeasure) -> String {
    var text = "measured over \(measure.frames) frames: "
    if let difference = measure.difference { text += "\(trail([difference])) · " }
    text += "worst \(distance(measure.distance))"
    if measure.distance > 0 {
      text += " at \(rounded(measure.time)) s, \"\(trail([measure.layer]))\""
    }
    text += " · colour \(bound(measure.color, .fraction))"
    if measure.color > 0 { text += " at \(rounded(measure.colorTime)) s" }
    guard measure.uncompared > 0 else { return text }
    return text + " · \(measure.uncompared) frames with too many masks not compared"
  }

  private static func counts(of findings: [Finding]) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
  }

  /// A bound in points.
  private static func distance(_ points: Double) -> String { bound(points, .points) }

  /// A bound, rounded up: one that is not 0 never reads as none.
  private static func bound(_ error: Double, _ unit: Finding.Unit) -> String {
    func text(_ value: Double) -> String {
      NumberText.text((value * 1000 - 1e-6).rounded(.up) / 1000)
    }
    switch unit {
    case .points: return "\(text(error)) pt"
    case .degrees: return "\(text(error))°"
    case .fraction: return "\(text(error * 100)) %"
    }
  }

  /// A number for reading: three digits after the point at most.
  private static func rounded(_ number: Double) -> String {
    NumberText.text((number * 1000).rounded() / 1000)
  }
}
