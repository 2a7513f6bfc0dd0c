/// A change of paths before they are painted, each in its own space.
public struct PathModifier: Hashable, Sendable {
  /// The kinds of modifiers.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: Hashable, Sendable {
    /// Keeps a part of the length.
    case trim(Trim)
    /// Rounds corners.
    case roundedCorners(RoundedCorners)
    /// Pulls vertices and control points apart.
    case puckerBloat(PuckerBloat)
    /// Makes paths jagged or wavy.
    case zigZag(ZigZag)
    /// Moves paths sideways.
    case offsetPath(OffsetPath)
    /// Combines the areas of paths.
    case merge(MergePaths)
  }

  /// The designer's name, made unique within the layer.
  public var name: String
  /// The JSON path in the source, for findings.
  public var source: String
  /// The kind of modifier.
  public var kind: Kind
  /// The indices of the paths it changes, in the order of the source (frontmost first).
  public var paths: [Int]

  /// Creates a modifier.
  public init(name: String, source: String = "$", kind: Kind, paths: [Int]) {
    self.name = name
    self.source = source
    self.kind = kind
    self.paths = paths
  }
}

extension PathModifier: SceneRecord {
  package static let documentation = "Changes paths before they are painted."
  package static let blank = PathModifier(name: "", kind: .trim(.blank), paths: [])
  package static let fields: [Field<PathModifier>] = [
    .type(\.kind),
    .value("name", \.name, "The name, unique within the layer.", .expected),
    .value("source", \.source, "The JSON path in the source."),
    .union("kind", \.kind),
    .value(
      "paths", \.paths, "The indices of the paths, in the order of the source.", .optional,
      .index(.paths)),
  ]
}

extension PathModifier.Kind: SceneUnion {
  package static let blanks: [PathModifier.Kind] = [
    .trim(.blank), .roundedCorners(.blank), .puckerBloat(.blank), .zigZag(.blank),
    .offsetPath(.blank), .merge(.blank),
  ]

  package var unionCase: UnionCase<Self> {
    switch self {
    case .trim(let trim): UnionCase("trim", trim, Self.trim)
    case .roundedCorners(let corners): UnionCase("roundedCorners", corners, Self.roundedCorners)
    case .puckerBloat(let pucker): UnionCase("puckerBloat", pucker, Self.puckerBloat)
    case .zigZag(let zigZag): UnionCase("zigZag", zigZag, Self.zigZag)
    case .offsetPath(let offset): UnionCase("offsetPath", offset, Self.offsetPath)
    case .merge(let merge): UnionCase("merge", merge, Self.merge)
    }
  }
}
