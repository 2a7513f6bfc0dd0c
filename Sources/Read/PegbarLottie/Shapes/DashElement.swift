package import PegbarDiagnostics
internal import PegbarJSON

/// An element of a dash pattern.
///
/// - Source: Lottie `d` of strokes; After Effects "Dashes".
package struct DashElement: Sendable, Hashable {
  /// The meaning of a length (`n`).
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The length of a dash.
    case dash = "d"
    /// The length of a gap.
    case gap = "g"
    /// The offset into the pattern at the start of the path.
    case offset = "o"
  }

  /// The meaning of the length.
  package var kind: Kind
  /// The length in pixels (`v`).
  package var length: Property<Double>
  /// The source location of the element, for findings.
  package var source: SourceID

  /// Creates a dash element from JSON; `nil`, after a finding, if its length is missing.
  ///
  /// An element with a missing or unknown kind is a dash.
  init?(reading object: JSONObject, in context: ReadingContext) {
    let context = context.inside(object)
    var kind = Kind.dash
    var length: Property<Double>?
    for (key, value) in object {
      switch key {
      case "n": kind = value.readCase(called: "dash pattern element") ?? kind
      case "v": length = Property(reading: value, in: context, else: 0)
      case "nm", "mn": break
      default: object.skip(key)
      }
    }
    guard let length else {
      object.report(
        .propertyWithoutValue, "an element of the dash pattern has no length and is ignored",
        outcome: .dropped)
      return nil
    }
    self.kind = kind
    self.length = length
    source = object.source
  }
}
