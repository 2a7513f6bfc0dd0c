public import PegbarGeometry

/// A shadow of a layer's rendered image, in the layer's own space.
///
/// - Source: After Effects “Drop Shadow” (effect and layer style), “Inner Shadow”; lottie-web
///   SVGDropShadowEffect.js.
public struct ShadowEffect: Hashable, Sendable {
  /// The offset of a shadow.
  public enum Offset: Hashable, Sendable {
    /// A direction in degrees clockwise from up, and a distance in points.
    case polar(direction: Animated<Double>, distance: Animated<Double>)
    /// An offset to the right and down, in points.
    case point(AnimatedPoint)
  }

  /// The color; its alpha is ignored.
  public var color: Animated<Color>
  /// The opacity, 0…1.
  public var opacity: Animated<Double>
  /// The offset.
  public var offset: Offset
  /// The standard deviation of the blur, in points.
  public var radius: Animated<Double>
  /// A Boolean value that indicates whether only the shadow is drawn, without the content.
  public var isAlone: Bool

  /// Creates a shadow effect.
  public init(
    color: Animated<Color> = .constant(.black), opacity: Animated<Double> = .constant(1),
    offset: Offset = .point(.constant(.zero)), radius: Animated<Double> = .constant(0),
    isAlone: Bool = false
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.isAlone = isAlone
  }
}

extension ShadowEffect: SceneRecord {
  package static let documentation = "A shadow of a layer's rendered image."
  package static let blank = ShadowEffect()
  package static let fields: [Field<ShadowEffect>] = [
    .track("color", \.color, .shadowColor, "The color.", .expected),
    .track("opacity", \.opacity, .shadowOpacity, "The opacity, 0 to 1."),
    .alternatives("offset", \.offset),
    .track("radius", \.radius, .shadowRadius, "The standard deviation of the blur, in points."),
    .value("isAlone", \.isAlone, "`true` if only the shadow is drawn."),
  ]
}

extension ShadowEffect.Offset: SceneUnion {
  package static let blanks: [ShadowEffect.Offset] = [
    .polar(direction: .constant(0), distance: .constant(0)), .point(.constant(.zero)),
  ]
  private static let direction = FieldFacts(
    "direction", "The direction of the offset, in degrees clockwise from up.", .always)
  private static let distance = FieldFacts(
    "distance", "The distance of the offset, in points.", .always)
  private static let offset = FieldFacts("offset", "The offset, in points.")
  private static let offsetRole = FieldRole(
    .shadowOffset, coordinates: (.shadowOffsetX, .shadowOffsetY))

  package var unionCase: UnionCase<Self> {
    switch self {
    case .polar(let direction, let distance):
      UnionCase(
        "direction", "A direction and a distance.", members: [Self.direction, Self.distance],
        walked: { walk, context in
          let moved = (
            direction.walked(walk, .shadowDirection, at: context),
            distance.walked(walk, .shadowDistance, at: context)
          )
          guard moved != (nil, nil) else { return nil }
          return .polar(direction: moved.0 ?? direction, distance: moved.1 ?? distance)
        }
      ) { change, context in
        .polar(
          direction: change.animated(
            direction, .constant(0), Self.direction, FieldRole(.shadowDirection).at(context)),
          distance: change.animated(
            distance, .constant(0), Self.distance, FieldRole(.shadowDistance).at(context)))
      }
    case .point(let point):
      UnionCase(
        "offset", "An offset.", members: [Self.offset],
        walked: { point.walked($0, Self.offsetRole, at: $1).map(Self.point) }
      ) { change, context in
        .point(change.point(point, .constant(.zero), Self.offset, Self.offsetRole.at(context)))
      }
    }
  }
}
