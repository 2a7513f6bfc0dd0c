public import PegbarGeometry

/// The shadow of a layer's rendered content, in the layer's own space (`CALayer.shadowColor` and
/// related properties).
public struct NormalizedShadow: Hashable, Sendable {
  /// The color.
  public var color: Color
  /// The opacity, 0…1.
  public var opacity: Double
  /// The offset to the right and down, in points.
  public var offset: Point
  /// The standard deviation of the blur, in points.
  public var radius: Double

  /// Creates a shadow.
  public init(color: Color, opacity: Double = 1, offset: Point = .zero, radius: Double = 0) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
  }
}

extension NormalizedShadow: SceneRecord {
  package static let documentation = "A shadow behind a layer, in the layer's own space."
  package static let blank = NormalizedShadow(color: .black)
  package static let isShort = true
  package static let fields: [Field<NormalizedShadow>] = [
    .value("color", \.color, "The color.", .expected),
    .value("opacity", \.opacity, "The opacity, 0 to 1."),
    .value("offset", \.offset, "The offset, in points."),
    .value("radius", \.radius, "The standard deviation of the blur, in points."),
  ]
}
