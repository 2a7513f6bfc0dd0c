package import PegbarDiagnostics
internal import PegbarJSON

/// A named time of the composition.
///
/// - Source: Lottie `markers`; After Effects "Composition Marker".
package struct Marker: Sendable, Hashable {
  /// What the comment holds besides the name, in order.
  package struct Field: Sendable, Hashable {
    /// The name of the entry.
    package var key: String
    /// Its value as text; JSON values other than text, numbers and truth values are left out.
    package var value: String
  }

  /// The name: the comment (`cm`), or the `name` in a comment that is JSON or `key:value` lines.
  package var name: String
  /// When, in frames (`tm`).
  package var time: Double
  /// How long, in frames (`dr`).
  package var duration: Double
  /// What else the comment says.
  package var payload: [Field]
  /// Names the marker in findings.
  package var source: SourceID
}

extension Marker {
  /// Reads `markers`; elements that are no objects are left out.
  static func list(reading value: JSONValue) -> [Marker] {
    guard let array = value.readArray() else { return [] }
    return array.compactMap { element in element.readObject().map { Marker(reading: $0) } }
  }

  /// Reads a marker.
  init(reading object: JSONObject) {
    self.init(name: "", time: 0, duration: 0, payload: [], source: object.source)
    for (key, value) in object {
      switch key {
      case "tm": time = value.readNumber() ?? 0
      case "dr": duration = value.readNumber() ?? 0
      case "cm": (name, payload) = MarkerComment.read(value.readText() ?? "")
      // LottieFiles writes what Bodymovin has read from the comment beside it.
      case "payload": break
      default: object.skip(key)
      }
    }
    object.name(name)
  }
}
