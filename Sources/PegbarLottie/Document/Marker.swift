package import PegbarDiagnostics
internal import PegbarJSON

/// A named time of the composition.
///
/// - Source: Lottie `markers`; After Effects "Composition Marker".
package struct Marker: Sendable, Hashable {
  /// The name: the comment (`cm`), or the `name` in a comment that is JSON or `key:value` lines.
  package var name: String
  /// When, in frames (`tm`).
  package var time: Double
  /// How long, in frames (`dr`).
  package var duration: Double
  /// Names the marker in findings.
  package var source: SourceID
}

extension Marker {
  /// Reads a marker.
  init(reading object: JSONObject) {
    self.init(name: "", time: 0, duration: 0, source: object.source)
    for (key, value) in object {
      switch key {
      case "tm": time = value.readNumber() ?? 0
      case "dr": duration = value.readNumber() ?? 0
      case "cm": name = MarkerComment.name(in: value.readText() ?? "")
      // LottieFiles writes what Bodymovin has read from the comment beside it.
      case "payload": break
      default: object.skip(key)
      }
    }
    object.name(name)
  }
}
