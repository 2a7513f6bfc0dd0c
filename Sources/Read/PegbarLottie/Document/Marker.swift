package import PegbarDiagnostics
internal import PegbarJSON

/// A named time of the composition.
///
/// - Source: Lottie `markers`; After Effects "Composition Marker".
package struct Marker: Sendable, Hashable {
  /// The name: the comment (`cm`), or `name` in a comment of JSON or `key:value` lines.
  package var name = ""
  /// The time, in frames (`tm`).
  package var time = 0.0
  /// The duration, in frames (`dr`).
  package var duration = 0.0
  /// The source location of the marker, for findings.
  package var source: SourceID

  /// Creates a marker from a JSON object.
  init(reading object: JSONObject) {
    source = object.source
    for (key, value) in object {
      switch key {
      case "tm": time = value.readNumber() ?? 0
      case "dr": duration = value.readNumber() ?? 0
      case "cm": name = MarkerComment.name(in: value.readText() ?? "")
      // LottieFiles also writes the content that Bodymovin has read from the comment.
      case "payload": break
      default: object.skip(key)
      }
    }
    object.name(name)
  }
}
