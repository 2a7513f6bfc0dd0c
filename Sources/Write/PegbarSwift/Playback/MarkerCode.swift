internal import PegbarScene

/// The scene's markers as an enumeration in order of time, starting with the whole scene.
///
/// Markers of the source keep their text as the raw value if it differs from the name of the case.
/// Markers of transactions do not have other strings.
struct MarkerCode {
  private let facts: SceneFacts
  private var duration: Double { facts.duration }

  init(_ facts: SceneFacts) { self.facts = facts }

  var nodes: [SwiftNode] {
    let cases = markerCases()
    guard !cases.isEmpty else { return [] }
    let ranges = ([("whole", 0, duration)] + cases.map { ($0.name, $0.start, $0.end) }).map {
      "case .\($0): \(edge($1))...\(edge($2))"
    }
    let range = SwiftNode.block(
      "\(facts.access)var range: ClosedRange<TimeInterval> {",
      SwiftNode.lines(["switch self {"] + ranges + ["}"]))
    let protocols = "CaseIterable, \(facts.isShared ? SupportFile.marker : "Sendable")"
    return [
      .line("/// The parts of the scene that can be played."),
      .type(
        "\(facts.access)enum Marker: String, \(protocols)",
        [.line("case whole")] + cases.map { .line($0.declaration) }
          + [.blank, .line("/// The time range, in seconds of the scene."), range]),
      .blank,
    ]
  }

  /// Returns the start or the end of a range.
  private func edge(_ time: Double) -> String {
    let text = facts.times.spelling(seconds: time)
    return text.contains(" ") ? "(\(text))" : text
  }

  private struct MarkerCase {
    var name: String
    var text: String
    var start: Double
    var end: Double
    /// `true` if the raw value can be omitted.
    var isPlain: Bool

    var declaration: String {
      "case \(name)" + (isPlain ? "" : " = \(SwiftLiteral.string(text))")
    }
  }

  /// Returns the cases with their ranges.
  ///
  /// A marker without a duration ends at the next marker or at the end of the scene. A marker at
  /// the end of the scene covers the moment before it.
  private func markerCases() -> [MarkerCase] {
    var names = SwiftNames(taken: [
      "whole", "range", "init", "self", "Type", "allCases", "AllCases", "rawValue", "RawValue",
      "hash", "hashValue", "some", "none",
    ])
    var strings = UniqueNames()
    _ = strings.unique("whole", or: "whole")
    let starts = Set(facts.scene.markers.map { clamp($0.time) }).sorted()
    let nextStarts = Dictionary(
      uniqueKeysWithValues: zip(starts, starts.dropFirst() + [duration]))
    let cases = facts.scene.markers.enumerated().map { index, marker in
      let time = clamp(marker.time)
      let start = min(time, duration - Self.moment)
      let end =
        marker.duration > 0 ? clamp(marker.time + marker.duration) : nextStarts[time] ?? duration
      let name = names.name(for: marker.name, .lower, fallback: "marker")
      let text = strings.unique(marker.name, or: marker.name)
      return MarkerCase(
        name: name, text: text, start: start, end: min(max(start + Self.moment, end), duration),
        isPlain: name == text || index >= facts.sourceMarkers)
    }
    return cases.sorted { $0.start < $1.start }
  }

  /// The minimum duration of a part, in seconds, because code divides by it.
  private static let moment = 0.001

  private func clamp(_ time: Double) -> Double {
    time.isFinite ? min(max(time, 0), duration) : 0
  }
}
