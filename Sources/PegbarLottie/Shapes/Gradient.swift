/// Colours that change along a line or from a centre outwards.
///
/// - Source: Lottie shapes `"ty": "gf"` and `"gs"`.
package struct Gradient: Sendable, Hashable {
  /// How the colours spread (`t`).
  package enum Kind: Int, Sendable, Hashable, CaseIterable {
    /// Along a line.
    case linear = 1
    /// From a centre outwards.
    case radial = 2
  }

  /// How the colours spread (`t`).
  package var kind: Kind = .linear
  /// Where it begins, or its centre, in pixels (`s`).
  package var start: Property<Vector>
  /// Where it ends, or a point of its edge, in pixels (`e`).
  package var end: Property<Vector>
  /// How far the focus of a radial gradient is from the centre, in percent of the radius (`h`).
  package var highlightLength: Property<Double>
  /// The direction of the focus, in degrees from start to end (`a`).
  package var highlightAngle: Property<Double>
  /// How many colours there are (`g.p`); where missing, as many as the first value has room for.
  package var stopCount: Int = 0
  /// The stops (`g.k`): `stopCount` times offset, red, green, blue, then pairs of offset, alpha.
  package var stops: Property<[Double]>
}
