internal import PegbarScene

extension SceneCode {
  /// The scene's markers as an enumeration, with the whole scene first.
  ///
  /// Those of the source keep their texts where those are not the names of their cases; beats have
  /// no others.
  func markers(in text: inout SwiftText) {
    let access = access
    let cases = markerCases()
    guard !cases.isEmpty else { return }
    text.line("/// Parts of the scene that can be played.")
    text.block("\(access)enum Marker: String, CaseIterable, Sendable {") { text in
      var line = "case whole"
      let own = cases.prefix(sourceMarkers)
      for marker in own.filter(\.isPlain) + cases.dropFirst(sourceMarkers) {
        if line.utf8.count + marker.name.utf8.count + 2 > text.room {
          text.line(line)
          line = "case \(marker.name)"
        } else {
          line += ", \(marker.name)"
        }
      }
      text.line(line)
      for marker in own where !marker.isPlain {
        text.line("case \(marker.name) = \(SwiftLiteral.string(marker.text))")
      }
      text.line()
      text.line("/// In seconds of the scene.")
      text.block("\(access)var range: ClosedRange<TimeInterval> {") { text in
        text.line("switch self {")
        text.line("case .whole: 0...\(SwiftLiteral.number(duration))")
        for marker in cases {
          let range = "\(SwiftLiteral.number(marker.start))...\(SwiftLiteral.number(marker.end))"
          text.line("case .\(marker.name): \(range)")
        }
        text.line("}")
      }
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
    /// Whether its case has its text anyway.
    var isPlain: Bool { name == text }
  }

  /// A marker without a duration lasts to the next one or to the end of the scene.
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
    return scene.markers.map { marker in
      let start = clamp(marker.time)
      let end =
        marker.duration > 0
        ? clamp(marker.time + marker.duration) : nextStarts[start] ?? duration
      return MarkerCase(
        name: names.name(for: marker.name, .lower, fallback: "marker"),
        text: texts.unique(marker.name, or: marker.name), start: start, end: max(start, end))
    }
  }

  private func clamp(_ time: Double) -> Double {
    time.isFinite ? min(max(time, 0), duration) : 0
  }
}
