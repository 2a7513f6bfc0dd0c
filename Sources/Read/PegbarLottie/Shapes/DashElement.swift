package import PegbarDiagnostics
internal import PegbarJSON

/// One length of a dash pattern.
///
/// - Source: Lottie `d` of strokes; After Effects "Dashes".
package struct DashElement: Sendable, Hashable {
  /// What a length means (`n`).
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// So long is painted.
    case dash = "d"
    /// So long is not painted.
    case gap = "g"
    /// So far into the pattern the path begins.
    case offset = "o"
  }

  /// What the length means.
  package var kind: Kind
  /// The length in pixels (`v`).
  package var length: Property<Double>
  /// Names the element in findings.
  package var source: SourceID

  /// Reads an element of `d`; nil, after a finding, where its length is missing.
  ///
  /// Without a kind, or with one that the format does not know, it is a length like the others.
  init?(reading object: JSONObject, in context: ReadingContext) {
    let context = context.inside(object)
    var kind = Kind.dash
    var length: Property<Double>?
    for (key, value) in object {
      switch key {
      case "n": kind = value.readCase(called: "part of a dash pattern") ?? kind
      case "v": length = Property(reading: value, in: context, else: 0)
      case "nm", "mn": break
      default: object.skip(key)
      }
    }
    guard let length else {
      object.report(
        .propertyWithoutValue, "the dash has no length; it is left out", outcome: .dropped)
      return nil
    }
    self.kind = kind
    self.length = length
    source = object.source
  }
}
