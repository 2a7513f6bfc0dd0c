package import PegbarJSON

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
