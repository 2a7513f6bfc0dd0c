public import PegbarGeometry

/// The kinds of outline.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum Geometry: Hashable, Sendable {
  /// A free path.
  case path(Animated<Path>)
  /// A rectangle.
  case rectangle(Rectangle)
  /// An ellipse.
  case ellipse(Ellipse)
  /// A star or a polygon.
  case polystar(Polystar)
}

/// A rectangle; starts at the top right corner and goes clockwise unless reversed.
public struct Rectangle: Hashable, Sendable {
  /// The centre, in points.
  public var center: AnimatedPoint
  /// Width and height, in points.
  public var size: AnimatedPoint
  /// The radius of the corners, in points; at most half of the smaller side counts.
  public var cornerRadius: Animated<Double>
  /// Whether it goes counter-clockwise.
  public var isReversed: Bool

  /// Makes a rectangle.
  public init(
    center: AnimatedPoint, size: AnimatedPoint, cornerRadius: Animated<Double> = .constant(0),
    isReversed: Bool = false
  ) {
    self.center = center
    self.size = size
    self.cornerRadius = cornerRadius
    self.isReversed = isReversed
  }
}

/// An ellipse; starts at the top and goes clockwise unless reversed.
public struct Ellipse: Hashable, Sendable {
  /// The centre, in points.
  public var center: AnimatedPoint
  /// Width and height, in points.
  public var size: AnimatedPoint
  /// Whether it goes counter-clockwise.
  public var isReversed: Bool

  /// Makes an ellipse.
  public init(center: AnimatedPoint, size: AnimatedPoint, isReversed: Bool = false) {
    self.center = center
    self.size = size
    self.isReversed = isReversed
  }
}

/// A star or a regular polygon; starts at the top and goes clockwise unless reversed.
public struct Polystar: Hashable, Sendable {
  /// Whether there are inner points.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Outer and inner points alternate.
    case star
    /// Only outer points.
    case polygon
  }

  /// Whether there are inner points.
  public var kind: Kind
  /// The centre, in points.
  public var center: AnimatedPoint
  /// How many outer points there are; the whole part counts.
  public var pointCount: Animated<Double>
  /// The turn in degrees.
  public var rotation: Animated<Double>
  /// The distance of the outer points from the centre, in points.
  public var outerRadius: Animated<Double>
  /// How round the outer points are, as a fraction (1 for 100 %).
  public var outerRoundness: Animated<Double>
  /// The distance of the inner points from the centre, in points; without meaning for a polygon.
  public var innerRadius: Animated<Double>
  /// How round the inner points are, as a fraction; without meaning for a polygon.
  public var innerRoundness: Animated<Double>
  /// Whether it goes counter-clockwise.
  public var isReversed: Bool

  /// Makes a star or a polygon.
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
  private static let path = FieldFacts("path", "The outline.", .expected)

  package var unionCase: UnionCase<Self> {
    switch self {
    case .path(let path):
      UnionCase(
        "path", "A free path.", walked: { path.walked($0, .path, at: $1).map(Self.path) }
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
  package static let documentation = "A rectangle; starts at the top right corner, clockwise."
  package static let blank = Rectangle(center: .constant(.zero), size: .constant(.zero))
  package static let fields: [Field<Rectangle>] = [
    .point("center", \.center, .center, "The centre, in points."),
    .point("size", \.size, .size, "Width and height, in points.", .expected),
    .track(
      "cornerRadius", \.cornerRadius, .cornerRadius, "The radius of the corners, in points."),
    .value("isReversed", \.isReversed, "Whether it goes counter-clockwise."),
  ]
}

extension Ellipse: SceneRecord {
  package static let documentation = "An ellipse; starts at the top, clockwise."
  package static let blank = Ellipse(center: .constant(.zero), size: .constant(.zero))
  package static let fields: [Field<Ellipse>] = [
    .point("center", \.center, .center, "The centre, in points."),
    .point("size", \.size, .size, "Width and height, in points.", .expected),
    .value("isReversed", \.isReversed, "Whether it goes counter-clockwise."),
  ]
}

extension Polystar: SceneRecord {
  package static let documentation = "A star or a regular polygon; starts at the top, clockwise."
  package static let blank = empty(.star)
  package static let fields: [Field<Polystar>] = [
    .implied("kind", \.kind),
    .point("center", \.center, .center, "The centre, in points."),
    .track(
      "pointCount", \.pointCount, .pointCount,
      "How many outer points there are; the whole part counts.", .expected),
    .track("rotation", \.rotation, .rotation, "The turn in degrees."),
    .track(
      "outerRadius", \.outerRadius, .outerRadius,
      "The distance of the outer points from the centre, in points.", .expected),
    .track(
      "outerRoundness", \.outerRoundness, .outerRoundness,
      "How round the outer points are, as a fraction."),
    .track(
      "innerRadius", \.innerRadius, .innerRadius,
      "The distance of the inner points from the centre, in points; without meaning for a "
        + "polygon."),
    .track(
      "innerRoundness", \.innerRoundness, .innerRoundness,
      "How round the inner points are, as a fraction; without meaning for a polygon."),
    .value("isReversed", \.isReversed, "Whether it goes counter-clockwise."),
  ]

  /// A star or a polygon without fields.
  fileprivate static func empty(_ kind: Kind) -> Polystar {
    Polystar(
      kind: kind, center: .constant(.zero), pointCount: .constant(0), rotation: .constant(0),
      outerRadius: .constant(0))
  }
}
