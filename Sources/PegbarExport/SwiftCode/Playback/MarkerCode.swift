internal import PegbarScene

extension SceneCode {
  /// The scene's markers as an enumeration in the order of time, with the whole scene first.
  ///
  /// Those of the source keep their texts where those are not the names of their cases; beats have
  /// no others.
  func markers(in text: inout SwiftText) {
    let cases = markerCases()
    guard !cases.isEmpty else { return }
    text.line("/// Parts of the scene that can be played.")
    let protocols = "CaseIterable, \(isShared ? SupportFile.marker : "Sendable")"
    text.block("\(access)enum Marker: String, \(protocols) {") { text in
      var line = "case whole"
      for marker in cases {
        // A case with a text of its own stands alone, so that all are in the order of time.
        if marker.isPlain, line.utf8.count + marker.name.utf8.count + 2 <= text.room, !line.isEmpty
        {
          line += ", \(marker.name)"
          continue
        }
        if !line.isEmpty { text.line(line) }
        line = "case \(marker.name)"
        guard !marker.isPlain else { continue }
        text.line("\(line) = \(SwiftLiteral.string(marker.text))")
        line = ""
      }
      if !line.isEmpty { text.line(line) }
      text.lines("\n/// In seconds of the scene.")
      let ranges = ([("whole", 0, duration)] + cases.map { ($0.name, $0.start, $0.end) }).map {
        "case .\($0): \(SwiftLiteral.number($1))...\(SwiftLiteral.number($2))"
      }
      text.block(
        "\(access)var range: ClosedRange<TimeInterval> {", of: ["switch self {"] + ranges + ["}"])
    }
    text.line()
  }

  /// How long the scene plays; nothing that a range could not hold, or that nothing divides.
  var duration: Double { scene.duration.isFinite ? max(scene.duration, 0.001) : 0.001 }

  private struct MarkerCase {
    var name: String
    var text: String
    var start: Double
    var end: Double
    /// Whether its case has its text anyway, or needs none.
    var isPlain: Bool
  }

  /// A marker without a duration lasts to the next one or to the end of the scene, and one that
  /// stands there for the moment before it.
  private func markerCases() -> [MarkerCase] {
    var names = SwiftNames(taken: [
      "whole", "range", "init", "self", "Type", "allCases", "AllCases", "rawValue", "RawValue",
      "hash", "hashValue", "some", "none",
    ])
    var texts = UniqueNames()
    _ = texts.unique("whole", or: "whole")
    let starts = Set(scene.markers.map { clamp($0.time) }).sorted()
    let nextStarts = Dictionary(
      uniqueKeysWithValues: zip(starts, starts.dropFirst() + [duration]))
    let cases = scene.markers.enumerated().map { index, marker in
      let time = clamp(marker.time)
      let start = min(time, duration - Self.moment)
      let end =
        marker.duration > 0 ? clamp(marker.time + marker.duration) : nextStarts[time] ?? duration
      let name = names.name(for: marker.name, .lower, fallback: "marker")
      let text = texts.unique(marker.name, or: marker.name)
      return MarkerCase(
        name: name, text: text, start: start, end: min(max(start + Self.moment, end), duration),
        isPlain: name == text || index >= sourceMarkers)
    }
    return cases.sorted { $0.start < $1.start }
  }

  /// The shortest part, in seconds: something divides by its length.
  private static let moment = 0.001

  private func clamp(_ time: Double) -> Double {
    time.isFinite ? min(max(time, 0), duration) : 0
  }
}
