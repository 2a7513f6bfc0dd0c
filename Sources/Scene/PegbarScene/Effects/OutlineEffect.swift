/// A line around the outside of a layer's rendered image, drawn below it.
///
/// - Source: After Effects layer style “Stroke”.
public struct OutlineEffect: Hashable, Sendable {
  /// The color; its alpha is ignored.
  public var color: Animated<Color>
  /// The opacity, 0…1.
  public var opacity: Animated<Double>
  /// The width of the line outside the content, in points.
  public var width: Animated<Double>

  /// Creates an outline effect.
  public init(
    color: Animated<Color>, opacity: Animated<Double> = .constant(1), width: Animated<Double>
  ) {
    self.color = color
    self.opacity = opacity
    self.width = width
  }
}

extension OutlineEffect: SceneRecord {
  package static let documentation = "Draws a line around the outside of the image."
  package static let blank = OutlineEffect(color: .constant(.black), width: .constant(0))
  package static let fields: [Field<OutlineEffect>] = [
    .track("color", \.color, .strokeColor, "The color.", .expected),
    .track("opacity", \.opacity, .opacity, "The opacity, 0 to 1."),
    .track("width", \.width, .lineWidth, "The width of the line, in points.", .expected),
  ]
}
