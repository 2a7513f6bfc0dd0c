internal import PegbarGeometry

/// Everything a shape layer draws.
///
/// Paths, groups and modifiers are stored once, in tables; styles refer to them by index. A style
/// paints in the space of its group. Transforms of groups between a path and the style apply to the
/// path; those of the style's own group and the groups around it apply to the painted result
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
  @inline(__always)
  fileprivate static func groups(
    _ name: StaticString, _ path: @autoclosure @escaping Path<[ShapeGroup]>, _ documentation: String
  ) -> Field {
    records(FieldFacts(name, documentation), path()) { $2.group($0, named: $1.name) }
  }

  /// What shapes paint.
  @inline(__always)
  fileprivate static func nodes(
    _ name: StaticString, _ path: @autoclosure @escaping Path<[ShapeNode]>, _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(
      facts, .init(path()),
      walk: { nodes, walk, context in nodes.replacing { $1.walked(walk, at: context) } }
    ) { nodes, change, context in change.nodes(nodes, facts, context) }
  }
}
