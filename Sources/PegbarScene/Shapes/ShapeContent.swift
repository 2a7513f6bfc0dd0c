/// Everything a shape layer draws.
///
/// Paths, groups and modifiers stand in tables, each once; styles refer to them by index. A style
/// paints in the space of the group it stands in: the transforms of groups between a path and the
/// style move the path, those of the style's own group and above move the painted result
/// (lottie-web SVGShapeElement.searchShapes).
public struct ShapeContent: Hashable, Sendable {
  /// The outlines, in the order of the source (first is front-most).
  public var paths: [ShapePath]
  /// The groups, each after the one it stands in.
  public var groups: [ShapeGroup]
  /// What changes outlines before they are painted, in the order in which it is applied.
  public var modifiers: [PathModifier]
  /// What is painted, back to front.
  public var nodes: [ShapeNode]

  /// Makes content from its tables.
  public init(
    paths: [ShapePath] = [], groups: [ShapeGroup] = [], modifiers: [PathModifier] = [],
    nodes: [ShapeNode] = []
  ) {
    self.paths = paths
    self.groups = groups
    self.modifiers = modifiers
    self.nodes = nodes
  }
}

extension ShapeContent {
  /// The indices of the groups from one outwards, without the one in which the climb ends; up to the
  /// root of the layer where that is none of them.
  package func groups(from inner: Int?, to outer: Int? = nil) -> [Int] {
    var found: [Int] = []
    var next = inner
    while let index = next, index != outer, groups.indices.contains(index) {
      found.append(index)
      // A group stands after the one it stands in, so this ends.
      next = groups[index].parent.flatMap { $0 < index ? $0 : nil }
    }
    return found
  }
}

/// One thing that is painted: a style, or a group of things.
public indirect enum ShapeNode: Hashable, Sendable {
  /// Paints paths.
  case style(ShapeStyle)
  /// Paints its children with the transform and opacity of the group at an index of the table.
  case group(Int, [ShapeNode])
}

// Without calls inside of calls: whoever compares or hashes may have a small stack.
extension ShapeNode {
  /// Whether two nodes, and all that is in them, are the same.
  public static func == (left: ShapeNode, right: ShapeNode) -> Bool {
    var waiting = [(left, right)]
    while let pair = waiting.popLast() {
      switch pair {
      case (.style(let one), .style(let other)):
        guard one == other else { return false }
      case (.group(let one, let nodes), .group(let other, let otherNodes)):
        guard one == other, nodes.count == otherNodes.count else { return false }
        waiting += zip(nodes, otherNodes)
      case (.style, .group), (.group, .style):
        return false
      }
    }
    return true
  }

  /// Hashes a node and all that is in it.
  public func hash(into hasher: inout Hasher) {
    var waiting = [self]
    while let node = waiting.popLast() {
      switch node {
      case .style(let style):
        hasher.combine(style)
      case .group(let index, let nodes):
        hasher.combine(index)
        hasher.combine(nodes.count)
        waiting += nodes
      }
    }
  }
}

extension ShapeNode {
  /// All styles, back to front; groups are no deeper than import makes them.
  package var styles: [ShapeStyle] {
    switch self {
    case .style(let style): [style]
    case .group(_, let children): children.flatMap(\.styles)
    }
  }
}

/// A group of shapes with a transform and an opacity of its own.
public struct ShapeGroup: Hashable, Sendable {
  /// The designer's name, made unique within the layer.
  public var name: String
  /// Where it stands in the source (a JSON path), for findings.
  public var source: String
  /// The index of the group it stands in; none at the root of the layer.
  public var parent: Int?
  /// Where it stands.
  public var transform: Transform
  /// How opaque it is as a whole, 0…1.
  public var opacity: Animated<Double>
  /// How it is mixed with what lies below.
  public var blendMode: BlendMode
  /// How its content is repeated inside of it, before its own transform.
  public var repeater: Repeater?

  /// Makes a group.
  public init(
    name: String, source: String = "$", parent: Int? = nil, transform: Transform = .identity,
    opacity: Animated<Double> = .constant(1), blendMode: BlendMode = .normal,
    repeater: Repeater? = nil
  ) {
    self.name = name
    self.source = source
    self.parent = parent
    self.transform = transform
    self.opacity = opacity
    self.blendMode = blendMode
    self.repeater = repeater
  }
}

/// An outline in the space of the group it stands in.
public struct ShapePath: Hashable, Sendable {
  /// The designer's name, made unique within the layer.
  public var name: String
  /// Where it stands in the source (a JSON path), for findings.
  public var source: String
  /// The index of the group it stands in; none at the root of the layer.
  public var group: Int?
  /// The outline.
  public var geometry: Geometry

  /// Makes a path.
  public init(name: String, source: String = "$", group: Int? = nil, geometry: Geometry) {
    self.name = name
    self.source = source
    self.group = group
    self.geometry = geometry
  }
}

/// The kinds of outline.
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

extension ShapePath: SceneRecord {
  package static let documentation = "An outline in the space of the group it stands in."
  package static let blank = ShapePath(name: "", geometry: .path(.constant(Path())))
  package static let fields: [Field<ShapePath>] = [
    .type(\.geometry),
    .value("name", \.name, "The name, unique within the layer.", .expected),
    .value("source", \.source, "Where it stands in the source (a JSON path)."),
    .value(
      "group", \.group, "The index of the group it stands in; none at the root of the layer.",
      .optional, .index(.groups)),
    .union("geometry", \.geometry),
  ]
}

extension Geometry: SceneUnion {
  package static let blanks: [Geometry] = [
    .path(.constant(Path())), .rectangle(.blank), .ellipse(.blank),
    .polystar(.empty(.star)), .polystar(.empty(.polygon)),
  ]
  private static let path = FieldFacts("path", "The outline.", .expected)

  package var unionCase: UnionCase {
    switch self {
    case .path: UnionCase("path", "A free path.")
    case .rectangle: UnionCase("rectangle", Rectangle.documentation)
    case .ellipse: UnionCase("ellipse", Ellipse.documentation)
    case .polystar(let polystar): UnionCase(polystar.kind.rawValue, Polystar.documentation)
    }
  }

  package func mapped(_ change: any FieldChange, at place: TrackPlace) -> Geometry {
    switch self {
    case .path(let path):
      .path(change.animated(path, .constant(Path()), Self.path, FieldRole(.path).at(place)))
    case .rectangle(let rectangle): .rectangle(change.inline(rectangle, place))
    case .ellipse(let ellipse): .ellipse(change.inline(ellipse, place))
    case .polystar(let polystar): .polystar(change.inline(polystar, place))
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

extension ShapeGroup: SceneRecord {
  package static let documentation =
    "A group of shapes with a transform and an opacity of its own."
  package static let blank = ShapeGroup(name: "")
  package static let fields: [Field<ShapeGroup>] = [
    .value("name", \.name, "The name, unique within the layer.", .expected),
    .value("source", \.source, "Where it stands in the source (a JSON path)."),
    .value(
      "parent", \.parent, "The index of the group it stands in, less than its own.", .optional,
      .index(.earlierGroups)),
    .record("transform", \.transform, "Where it stands."),
    .track("opacity", \.opacity, .opacity, "How opaque it is as a whole, 0 to 1."),
    .option("blendMode", \.blendMode, "How it is mixed with what lies below."),
    .record(
      "repeater", \.repeater, part: "copies",
      "How its content is repeated inside of it, before its own transform."),
  ]
}

extension ShapeContent: SceneRecord {
  package static let documentation =
    "Drawn shapes. Paths, groups and modifiers stand in tables; others refer to them by index, "
    + "from 0."
  package static let blank = ShapeContent()
  package static let fields: [Field<ShapeContent>] = [
    .records("paths", \.paths, "The outlines, front-most first.") { $0.name },
    .groups("groups", \.groups, "The groups, each after the one it stands in."),
    .records(
      "modifiers", \.modifiers, "What changes outlines before they are painted, in order."
    ) { $0.name },
    .nodes("nodes", \.nodes, "What is painted, back to front."),
  ]
}

extension Field where Owner: SceneRecord {
  /// The groups of shapes, of which each has tracks of its own.
  fileprivate static func groups(
    _ name: StaticString, _ path: Path<[ShapeGroup]>, _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(facts, path) { groups, change, place in
      change.records(groups, facts) { index, group in place.group(index, named: group.name) }
    }
  }

  /// What shapes paint.
  fileprivate static func nodes(
    _ name: StaticString, _ path: Path<[ShapeNode]>, _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(facts, path) { nodes, change, place in change.nodes(nodes, facts, place) }
  }
}
