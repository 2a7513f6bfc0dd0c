package import PegbarJSON

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
}
