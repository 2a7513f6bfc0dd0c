internal import PegbarGeometry

/// The content of a shape layer.
///
/// Paths, groups and modifiers are stored once, in tables; styles refer to them by index. A style
/// paints in the space of its group. Transforms of groups between a path and the style apply to the
/// path; those of the style's own group and its enclosing groups apply to the painted result
/// (lottie-web SVGShapeElement.searchShapes).
public struct ShapeContent: Hashable, Sendable {
  /// The paths, in the order of the source (frontmost first).
  public var paths: [ShapePath]
  /// The groups, each after its enclosing group.
  public var groups: [ShapeGroup]
  /// The path modifiers, in the order in which they are applied.
  public var modifiers: [PathModifier]
  /// The painted nodes, back to front.
  public var nodes: [ShapeNode]

  /// Creates content from its tables.
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
  /// Returns the indices of a group and its enclosing groups, up to but excluding an outer group.
  ///
  /// Continues to the root of the layer if the outer group is not among them.
  package func groups(from inner: Int?, to outer: Int? = nil) -> [Int] {
    var found: [Int] = []
    var next = inner
    while let index = next, index != outer, groups.indices.contains(index) {
      found.append(index)
      // A group follows its enclosing group, so the loop ends.
      next = groups[index].parent.flatMap { $0 < index ? $0 : nil }
    }
    return found
  }
}

/// A painted node: a style, or a group of nodes.
public indirect enum ShapeNode: Hashable, Sendable {
  /// A style that paints paths.
  case style(ShapeStyle)
  /// Nodes with the transform and opacity of the group at an index of the table.
  case group(Int, [ShapeNode])
}

// Comparison and hashing are iterative because the caller may have a small stack.
extension ShapeNode {
  /// Returns `true` if two nodes and everything in them are equal.
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

  /// Hashes the node and everything in it.
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
  /// All styles, back to front; import limits the nesting of groups.
  package var styles: [ShapeStyle] {
    switch self {
    case .style(let style): [style]
    case .group(_, let children): children.flatMap(\.styles)
    }
  }
}

/// A group of shapes with its own transform and opacity.
public struct ShapeGroup: Hashable, Sendable {
  /// The designer's name, made unique within the layer.
  public var name: String
  /// The JSON path in the source, for findings.
  public var source: String
  /// The index of the enclosing group, or `nil` at the root of the layer.
  public var parent: Int?
  /// The transform.
  public var transform: Transform
  /// The opacity of the group as a whole, 0…1.
  public var opacity: Animated<Double>
  /// The blending with the content below.
  public var blendMode: BlendMode
  /// The repeater of its content, applied before its own transform.
  public var repeater: Repeater? {
    get { storedRepeater.first }
    set { storedRepeater = newValue.map { [$0] } ?? [] }
  }
  /// The repeater, if any, which is rare and as large as the rest of a group.
  private var storedRepeater: [Repeater] = []

  /// Creates a group.
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

/// A path in the space of its group.
public struct ShapePath: Hashable, Sendable {
  /// The designer's name, made unique within the layer.
  public var name: String
  /// The JSON path in the source, for findings.
  public var source: String
  /// The index of the enclosing group, or `nil` at the root of the layer.
  public var group: Int?
  /// The geometry.
  public var geometry: Geometry

  /// Creates a path.
  public init(name: String, source: String = "$", group: Int? = nil, geometry: Geometry) {
    self.name = name
    self.source = source
    self.group = group
    self.geometry = geometry
  }
}

extension ShapePath: SceneRecord {
  package static let documentation = "A path in the space of its group."
  package static let blank = ShapePath(name: "", geometry: .path(.constant(Path())))
  package static let fields: [Field<ShapePath>] = [
    .type(\.geometry),
    .value("name", \.name, "The name, unique within the layer.", .expected),
    .value("source", \.source, "The JSON path in the source."),
    .value(
      "group", \.group, "The index of the enclosing group; none at the root of the layer.",
      .optional, .index(.groups)),
    .union("geometry", \.geometry),
  ]
}

extension ShapeGroup: SceneRecord {
  package static let documentation =
    "A group of shapes with its own transform and opacity."
  package static let blank = ShapeGroup(name: "")
  package static let fields: [Field<ShapeGroup>] = [
    .value("name", \.name, "The name, unique within the layer.", .expected),
    .value("source", \.source, "The JSON path in the source."),
    .value(
      "parent", \.parent, "The index of the enclosing group, less than that of the group.",
      .optional,
      .index(.earlierGroups)),
    .record("transform", \.transform, "The transform."),
    .track("opacity", \.opacity, .opacity, "The opacity of the group as a whole, 0 to 1."),
    .option("blendMode", \.blendMode, "The blending with the content below."),
    .record(
      "repeater", \.repeater, part: "copies",
      "The repeater of the content, applied before the group's own transform."),
  ]
}

extension ShapeContent: SceneRecord {
  package static let documentation =
    "Drawn shapes. Paths, groups and modifiers are in tables; other parts refer to them by index, "
    + "from 0."
  package static let blank = ShapeContent()
  package static let fields: [Field<ShapeContent>] = [
    .records("paths", \.paths, "The paths, frontmost first.") { $0.name },
    .groups("groups", \.groups, "The groups, each after its enclosing group."),
    .records(
      "modifiers", \.modifiers, "The path modifiers, in the order in which they are applied."
    ) { $0.name },
    .nodes("nodes", \.nodes, "The painted nodes, back to front."),
  ]
}

extension Field where Owner: SceneRecord {
  /// Returns a field for shape groups, each of which has its own tracks.
  @inline(__always)
  fileprivate static func groups(
    _ name: StaticString, _ path: @autoclosure @escaping Path<[ShapeGroup]>, _ documentation: String
  ) -> Field {
    records(FieldFacts(name, documentation), path()) { $2.group($0, named: $1.name) }
  }

  /// Returns a field for painted nodes.
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
