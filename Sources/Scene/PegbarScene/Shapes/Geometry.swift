public import PegbarGeometry

/// The geometry of a path.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Geometry: Hashable, Sendable {
  /// A freeform path.
  case path(Animated<Path>)
  /// A rectangle.
  case rectangle(Rectangle)
  /// An ellipse.
  case ellipse(Ellipse)
  /// A star or a polygon.
  case polystar(Polystar)
}

/// A rectangle; starts at the top-right corner and runs clockwise unless reversed.
public struct Rectangle: Hashable, Sendable {
  /// The center, in points.
  public var center: AnimatedPoint
  /// The width (x) and height (y), in points.
  public var size: AnimatedPoint
  /// The corner radius in points; limited to half of the shorter side.
  public var cornerRadius: Animated<Double>
  /// A Boolean value that indicates whether the path runs counterclockwise.
  public var isReversed: Bool

  /// Creates a rectangle.
  public init(
    center: AnimatedPoint, size: AnimatedPoint, cornerRadius: Animated<Double> = .constant(0),
    isReversed: Bool = false
  ) {
    self.center = center
    self.size = size
    self.cornerRadius = cornerRadius
    self.isReversed = isReversed
  }

  /// Creates a rectangle that is not animated.
  public init(
    center: Point, size: Size, cornerRadius: Double = 0, isReversed: Bool = false
  ) {
    self.init(
      center: .constant(center), size: .constant(size.vector),
      cornerRadius: .constant(cornerRadius), isReversed: isReversed)
  }
}

/// An ellipse; starts at the top and runs clockwise unless reversed.
public struct Ellipse: Hashable, Sendable {
  /// The center, in points.
  public var center: AnimatedPoint
  /// The width (x) and height (y), in points.
  public var size: AnimatedPoint
  /// A Boolean value that indicates whether the path runs counterclockwise.
  public var isReversed: Bool

  /// Creates an ellipse.
  public init(center: AnimatedPoint, size: AnimatedPoint, isReversed: Bool = false) {
    self.center = center
    self.size = size
    self.isReversed = isReversed
  }

  /// Creates an ellipse that is not animated.
  public init(center: Point, size: Size, isReversed: Bool = false) {
    self.init(
      center: .constant(center), size: .constant(size.vector), isReversed: isReversed)
  }
}

/// A star or a regular polygon; starts at the top and runs clockwise unless reversed.
public struct Polystar: Hashable, Sendable {
  /// The kind of polystar.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A star with alternating outer and inner points.
    case star
    /// A polygon with outer points only.
    case polygon
  }

  /// The kind of polystar.
  public var kind: Kind
  /// The center, in points.
  public var center: AnimatedPoint
  /// The number of outer points, rounded down.
  public var pointCount: Animated<Double>
  /// The rotation in degrees.
  public var rotation: Animated<Double>
  /// The distance of the outer points from the center, in points.
  public var outerRadius: Animated<Double>
  /// The roundness of the outer points, as a fraction (1 for 100%).
  public var outerRoundness: Animated<Double>
  /// The distance of the inner points from the center, in points; ignored for a polygon.
  public var innerRadius: Animated<Double>
  /// The roundness of the inner points, as a fraction; ignored for a polygon.
  public var innerRoundness: Animated<Double>
  /// A Boolean value that indicates whether the path runs counterclockwise.
  public var isReversed: Bool

  /// Creates a star or a polygon.
  public init(
    kind: Kind, center: AnimatedPoint, pointCount: Animated<Double>, rotation: Animated<Double>,
    outerRadius: Animated<Double>, outerRoundness: Animated<Double> = .constant(0),
    innerRadius: Animated<Double> = .constant(0), innerRoundness: Animated<Double> = .constant(0),
    isReversed: Bool = false
  ) {
    self.kind = kind
    self.center = center
    self.pointCount = pointCount
    self.rotation = rotation
    self.outerRadius = outerRadius
    self.outerRoundness = outerRoundness
    self.innerRadius = innerRadius
    self.innerRoundness = innerRoundness
    self.isReversed = isReversed
  }
}

extension Geometry: SceneUnion {
  package static let blanks: [Geometry] = [
    .path(.constant(Path())), .rectangle(.blank), .ellipse(.blank),
    .polystar(.empty(.star)), .polystar(.empty(.polygon)),
  ]
  private static let path = FieldFacts("path", "The path.", .expected)

  package var unionCase: UnionCase<Self> {
    switch self {
    case .path(let path):
      UnionCase(
        "path", "A freeform path.", walked: { path.walked($0, .path, at: $1).map(Self.path) }
      ) { change, context in
        .path(change.animated(path, .constant(Path()), Self.path, FieldRole(.path).at(context)))
      }
    case .rectangle(let rectangle): UnionCase("rectangle", rectangle, Self.rectangle)
    case .ellipse(let ellipse): UnionCase("ellipse", ellipse, Self.ellipse)
    case .polystar(let polystar): UnionCase(polystar.kind.rawValue, polystar, Self.polystar)
    }
  }
}

extension Rectangle: SceneRecord {
  package static let documentation =
    "A rectangle; starts at the top-right corner and runs clockwise."
  package static let blank = Rectangle(center: .constant(.zero), size: .constant(.zero))
  package static let fields: [Field<Rectangle>] = [
    .point("center", \.center, .center, "The center, in points."),
    .point("size", \.size, .size, "The width and height, in points.", .expected),
    .track(
      "cornerRadius", \.cornerRadius, .cornerRadius, "The corner radius in points."),
    .value("isReversed", \.isReversed, "`true` if the path runs counterclockwise."),
  ]
}

extension Ellipse: SceneRecord {
  package static let documentation = "An ellipse; starts at the top and runs clockwise."
  package static let blank = Ellipse(center: .constant(.zero), size: .constant(.zero))
  package static let fields: [Field<Ellipse>] = [
    .point("center", \.center, .center, "The center, in points."),
    .point("size", \.size, .size, "The width and height, in points.", .expected),
    .value("isReversed", \.isReversed, "`true` if the path runs counterclockwise."),
  ]
}

extension Polystar: SceneRecord {
  package static let documentation =
    "A star or a regular polygon; starts at the top and runs clockwise."
  package static let blank = empty(.star)
  package static let fields: [Field<Polystar>] = [
    .implied("kind", \.kind),
    .point("center", \.center, .center, "The center, in points."),
    .track(
      "pointCount", \.pointCount, .pointCount,
      "The number of outer points, rounded down.", .expected),
    .track("rotation", \.rotation, .rotation, "The rotation in degrees."),
    .track(
      "outerRadius", \.outerRadius, .outerRadius,
      "The distance of the outer points from the center, in points.", .expected),
    .track(
      "outerRoundness", \.outerRoundness, .outerRoundness,
      "The roundness of the outer points, as a fraction."),
    .track(
      "innerRadius", \.innerRadius, .innerRadius,
      "The distance of the inner points from the center, in points; ignored for a "
        + "polygon."),
    .track(
      "innerRoundness", \.innerRoundness, .innerRoundness,
      "The roundness of the inner points, as a fraction; ignored for a polygon."),
    .value("isReversed", \.isReversed, "`true` if the path runs counterclockwise."),
  ]

  /// Returns a star or a polygon with blank fields.
  fileprivate static func empty(_ kind: Kind) -> Polystar {
    Polystar(
      kind: kind, center: .constant(.zero), pointCount: .constant(0), rotation: .constant(0),
      outerRadius: .constant(0))
  }
}

extension Size {
  /// The width and the height as a point, as in animated sizes.
  fileprivate var vector: Point { Point(x: width, y: height) }
}
