/// Changes outlines before they are painted, each in its own space.
public struct PathModifier: Hashable, Sendable {
  /// The kinds of change.
  public enum Kind: Hashable, Sendable {
    /// Keeps a part of the length.
    case trim(Trim)
    /// Rounds corners.
    case roundedCorners(RoundedCorners)
    /// Pulls vertices and control points apart.
    case puckerBloat(PuckerBloat)
    /// Makes outlines jagged or wavy.
    case zigZag(ZigZag)
    /// Moves outlines sideways.
    case offsetPath(OffsetPath)
    /// Combines the areas of outlines.
    case merge(MergePaths)
  }

  /// The designer's name, made unique within the layer.
  public var name: String
  /// Where it stands in the source (a JSON path), for findings.
  public var source: String
  /// What it does.
  public var kind: Kind
  /// The indices of the paths it changes, in the order of the source (front-most first).
  public var paths: [Int]

  /// Makes a modifier.
  public init(name: String, source: String = "$", kind: Kind, paths: [Int]) {
    self.name = name
    self.source = source
    self.kind = kind
    self.paths = paths
  }
}

/// Keeps a part of the length of outlines (Trim Paths).
public struct Trim: Hashable, Sendable {
  /// What the part is measured on.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Every path is trimmed for itself.
    case simultaneously
    /// All paths are trimmed as if they were one.
    case individually
  }

  /// Where the part begins, as a fraction of the length.
  public var start: Animated<Double>
  /// Where the part ends, as a fraction of the length.
  public var end: Animated<Double>
  /// How far both are moved along, in turns; wraps.
  public var offset: Animated<Double>
  /// What the part is measured on.
  public var mode: Mode

  /// Makes a trim.
  public init(
    start: Animated<Double>, end: Animated<Double>, offset: Animated<Double>, mode: Mode
  ) {
    self.start = start
    self.end = end
    self.offset = offset
    self.mode = mode
  }
}

/// Rounds the corners of outlines.
public struct RoundedCorners: Hashable, Sendable {
  /// The radius in points; at most half of either neighbouring side counts.
  public var radius: Animated<Double>

  /// Makes a rounding.
  public init(radius: Animated<Double>) {
    self.radius = radius
  }
}

extension Trim: SceneRecord {
  package static let documentation = "Keeps a part of the length (Trim Paths)."
  package static let blank = Trim(
    start: .constant(0), end: .constant(1), offset: .constant(0), mode: .simultaneously)
  package static let fields: [Field<Trim>] = [
    .track("start", \.start, .trimStart, "Where the part begins, as a fraction of the length."),
    .track("end", \.end, .trimEnd, "Where the part ends, as a fraction of the length."),
    .track("offset", \.offset, .trimOffset, "How far both are moved along, in turns."),
    .option(
      "mode", \.mode,
      "Whether every path is trimmed for itself (simultaneously) or all as if they were one "
        + "(individually).", .expected),
  ]
}

extension RoundedCorners: SceneRecord {
  package static let documentation = "Rounds corners (Round Corners)."
  package static let blank = RoundedCorners(radius: .constant(0))
  package static let fields: [Field<RoundedCorners>] = [
    .track("radius", \.radius, .cornerRadius, "The radius in points.", .expected)
  ]
}

extension PathModifier: SceneRecord {
  package static let documentation = "Changes outlines before they are painted."
  package static let blank = PathModifier(name: "", kind: .trim(.blank), paths: [])
  package static let fields: [Field<PathModifier>] = [
    .type(\.kind),
    .value("name", \.name, "The name, unique within the layer.", .expected),
    .value("source", \.source, "Where it stands in the source (a JSON path)."),
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

  package var unionCase: UnionCase {
    switch self {
    case .trim: UnionCase("trim", Trim.documentation)
    case .roundedCorners: UnionCase("roundedCorners", RoundedCorners.documentation)
    case .puckerBloat: UnionCase("puckerBloat", PuckerBloat.documentation)
    case .zigZag: UnionCase("zigZag", ZigZag.documentation)
    case .offsetPath: UnionCase("offsetPath", OffsetPath.documentation)
    case .merge: UnionCase("merge", MergePaths.documentation)
    }
  }

  package func mapped(_ change: any FieldChange, at place: TrackPlace) -> PathModifier.Kind {
    switch self {
    case .trim(let trim): .trim(change.inline(trim, place))
    case .roundedCorners(let corners): .roundedCorners(change.inline(corners, place))
    case .puckerBloat(let pucker): .puckerBloat(change.inline(pucker, place))
    case .zigZag(let zigZag): .zigZag(change.inline(zigZag, place))
    case .offsetPath(let offset): .offsetPath(change.inline(offset, place))
    case .merge(let merge): .merge(change.inline(merge, place))
    }
  }
}
