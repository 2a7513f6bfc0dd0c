public import PegbarGeometry

/// A gradient over the bounds of a layer.
public struct NormalizedGradient: Hashable, Sendable {
  /// The kind of gradient.
  public var kind: Gradient.Kind
  /// The start point in the layer's space, in points; the center of a radial gradient.
  public var start: Point
  /// The end point in the layer's space, in points.
  ///
  /// A radial gradient has its radius on both axes there: start + (radius, radius), as in
  /// CAGradientLayer.h.
  public var end: Point
  /// The end point of a radial gradient in the source, on the outermost circle, at the scene's end.
  ///
  /// `nil` is the rightmost point of the circle. A parameter that moves the start keeps it fixed.
  public var rim: Point?
  /// The colors, including alpha.
  public var colors: [Color]
  /// The locations of the colors, 0…1, in ascending order; as many as colors.
  public var locations: [Double]

  /// Creates a gradient.
  public init(
    kind: Gradient.Kind, start: Point, end: Point, rim: Point? = nil, colors: [Color],
    locations: [Double]
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    self.rim = rim
    self.colors = colors
    self.locations = locations
  }

  /// The end point in the source; for a radial gradient, a point on the outermost circle.
  package var sourceEnd: Point {
    switch kind {
    case .linear: end
    case .radial: rim ?? Point(x: end.x, y: start.y)
    }
  }
}

extension NormalizedGradient: SceneRecord {
  package static let documentation = "A gradient over the bounds."
  package static let blank = NormalizedGradient(
    kind: .linear, start: .zero, end: .zero, colors: [], locations: [])
  package static let fields: [Field<NormalizedGradient>] = [
    .option(
      "kind", \.kind, "The kind: linear, or radial around the start.", .expected),
    .value(
      "start", \.start,
      "The start point in the layer's space, in points; the center if radial.", .expected),
    .value(
      "end", \.end,
      "The end point, in points; for a radial gradient, offset from the start by the radius on "
        + "both axes, as in CAGradientLayer.", .expected),
    .value(
      "rim", \.rim,
      "The end point of a radial gradient in the source: on the outermost circle, by default the "
        + "rightmost point. A parameter that moves the start keeps this point fixed."),
    .value("colors", \.colors, "The colors, including alpha.", .expected),
    .value(
      "locations", \.locations,
      "The locations of the colors, 0 to 1, ascending; one for each color.", .expected),
  ]
}
