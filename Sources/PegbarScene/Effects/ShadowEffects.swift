/// A shadow of a layer's picture, in the layer's own space.
///
/// - Source: After Effects “Drop Shadow” (effect and layer style), “Inner Shadow”; lottie-web
///   SVGDropShadowEffect.js.
public struct ShadowEffect: Hashable, Sendable {
  /// Where a shadow lies.
  public enum Offset: Hashable, Sendable {
    /// In a direction, in degrees clockwise from up, at a distance in points.
    case polar(direction: Animated<Double>, distance: Animated<Double>)
    /// To the right and down, in points.
    case point(AnimatedPoint)
  }

  /// The colour; its alpha does not count.
  public var color: Animated<Color>
  /// How opaque it is, 0…1.
  public var opacity: Animated<Double>
  /// Where it lies.
  public var offset: Offset
  /// The standard deviation of its blur, in points.
  public var radius: Animated<Double>
  /// Whether the shadow shows alone, without what casts it.
  public var isAlone: Bool

  /// Makes a shadow.
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

/// A line around the outside of a layer's picture, drawn below it.
///
/// - Source: After Effects layer style “Stroke”.
public struct OutlineEffect: Hashable, Sendable {
  /// The colour; its alpha does not count.
  public var color: Animated<Color>
  /// How opaque it is, 0…1.
  public var opacity: Animated<Double>
  /// How far it reaches, in points.
  public var width: Animated<Double>

  /// Makes a line.
  public init(
    color: Animated<Color>, opacity: Animated<Double> = .constant(1), width: Animated<Double>
  ) {
    self.color = color
    self.opacity = opacity
    self.width = width
  }
}

/// Softens a layer's picture.
///
/// - Source: After Effects “Gaussian Blur”; lottie-web SVGGaussianBlurEffect.js.
public struct BlurEffect: Hashable, Sendable {
  /// Along which axes of the layer a picture is softened.
  public enum Axes: String, Hashable, Sendable, CaseIterable {
    /// Both.
    case both
    /// From left to right alone.
    case horizontal
    /// From top to bottom alone.
    case vertical
  }

  /// The standard deviation in points.
  public var radius: Animated<Double>
  /// Along which axes.
  public var axes: Axes

  /// Makes a blur.
  public init(radius: Animated<Double>, axes: Axes = .both) {
    self.radius = radius
    self.axes = axes
  }
}

extension ShadowEffect: SceneRecord {
  package static let fields: [Field<ShadowEffect>] = [
    .track("color", \.color, .shadowColor),
    .track("opacity", \.opacity, .shadowOpacity),
    .union("offset", \.offset),
    .track("radius", \.radius, .shadowRadius),
    .plain("isAlone", \.isAlone),
  ]
}

extension ShadowEffect.Offset: SceneUnion {
  package func mapped(_ change: some PayloadChange, at place: TrackPlace) -> ShadowEffect.Offset {
    switch self {
    case .polar(let direction, let distance):
      .polar(
        direction: change.changed(direction, .shadowDirection, at: place),
        distance: change.changed(distance, .shadowDistance, at: place))
    case .point(.joined(let point)):
      .point(.joined(change.changed(point, .shadowOffset, at: place)))
    case .point(.split(let x, let y)):
      .point(
        .split(
          x: change.changed(x, .shadowOffsetX, at: place),
          y: change.changed(y, .shadowOffsetY, at: place)))
    }
  }
}

extension OutlineEffect: SceneRecord {
  package static let fields: [Field<OutlineEffect>] = [
    .track("color", \.color, .strokeColor),
    .track("opacity", \.opacity, .opacity),
    .track("width", \.width, .lineWidth),
  ]
}

extension BlurEffect: SceneRecord {
  package static let fields: [Field<BlurEffect>] = [
    .track("radius", \.radius, .blurRadius),
    .plain("axes", \.axes),
  ]
}
