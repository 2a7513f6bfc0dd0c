public import PegbarGeometry

/// The shadow of all that a layer shows, in the layer's own space (`CALayer.shadowColor` and so on).
public struct NormalizedShadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// How opaque it is, 0…1.
  public var opacity: Double
  /// How far it is moved, to the right and down, in points.
  public var offset: Point
  /// The standard deviation of its blur, in points.
  public var radius: Double

  /// Makes a shadow.
  public init(color: Color, opacity: Double = 1, offset: Point = .zero, radius: Double = 0) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
  }
}

extension NormalizedShadow: SceneRecord {
  package static let documentation = "A shadow behind what a layer shows, in its own space."
  package static let blank = NormalizedShadow(color: .black)
  package static let isShort = true
  package static let fields: [Field<NormalizedShadow>] = [
    .value("color", \.color, "The colour.", .expected),
    .value("opacity", \.opacity, "How opaque it is, 0 to 1."),
    .value("offset", \.offset, "How far it is moved, in points."),
    .value("radius", \.radius, "The standard deviation of its blur, in points."),
  ]
}
