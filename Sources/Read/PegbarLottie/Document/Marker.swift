package import PegbarDiagnostics
internal import PegbarJSON

/// A named time of the composition.
///
/// - Source: Lottie `markers`; After Effects "Composition Marker".
package struct Marker: Sendable, Hashable {
  /// The name: the comment (`cm`), or the `name` in a comment that is JSON or `key:value` lines.
  package var name = ""
  /// When, in frames (`tm`).
  package var time = 0.0
  /// How long, in frames (`dr`).
  package var duration = 0.0
  /// Names the marker in findings.
  package var source: SourceID

  /// Reads a marker.
  init(reading object: JSONObject) {
    source = object.source
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
