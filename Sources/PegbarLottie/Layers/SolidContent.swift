/// The content of a layer that is a rectangle of one colour.
package struct SolidContent: Sendable, Hashable {
  /// The colour (`sc`): `#RRGGBB`, `#AARRGGBB`; nil where it is empty, which players draw black.
  package var color: Color?
  /// The width in pixels (`sw`).
  package var width: Double
  /// The height in pixels (`sh`).
  package var height: Double
}
