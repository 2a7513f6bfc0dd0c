package import PegbarJSON

/// Cuts a layer along a path.
///
/// - Source: Lottie `masksProperties`; After Effects "Masks". `hasMask` is ignored, as in players.
package struct Mask: Sendable, Hashable {
  /// How a mask combines with the masks before it.
  package enum Mode: String, Sendable, Hashable, CaseIterable {
    /// Not used as a mask.
    case none = "n"
    /// Adds its area.
    case add = "a"
    /// Takes its area away.
    case subtract = "s"
    /// Keeps the common area.
    case intersect = "i"
    /// Keeps the larger coverage.
    case lighten = "l"
    /// Keeps the smaller coverage.
    case darken = "d"
    /// Keeps what belongs to one of both.
    case difference = "f"
  }

  /// The designer's name (`nm`).
  package var name: String?
  /// How it combines with the masks before it (`mode`); add where missing or unknown.
  package var mode: Mode
  /// Whether the outside counts as inside (`inv`).
  package var isInverted: Bool
  /// The outline in the layer's space (`pt`).
  package var path: Property<BezierPath>
  /// How much it masks, in percent (`o`).
  package var opacity: Property<Double>
  /// How far the outline is moved outwards, in pixels (`x`).
  package var expansion: Property<Double>
  /// How far the edge is softened in x and y, in pixels (`f`).
  package var feather: Property<Vector>?
  /// Names the mask in findings.
  package var source: SourceID
}
