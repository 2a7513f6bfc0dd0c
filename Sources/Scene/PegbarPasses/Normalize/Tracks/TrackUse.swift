internal import PegbarScene

/// The use of a track during normalization.
enum TrackUse {
  /// An animation of its own.
  case played
  /// An animation of its own if the track is always within 0…1.
  case opacity
  /// A sampled track, possibly together with others, or an input of a sampled track.
  case sampled
}

/// The uses of the tracks of a layer.
struct TrackUses {
  private let transform: Transform
  private var groups: [ShapeGroup] = []
  private var outlined: Set<Int> = []

  init(_ layer: Layer) {
    transform = layer.transform
    guard case .shapes(let shapes) = layer.content else { return }
    groups = shapes.groups
    outlined = shapes.outlinedGroups
  }

  /// Returns the use of a track.
  func use(of role: TrackRole) -> TrackUse {
    let property = role.reference.property
    switch role.owner {
    case .layer:
      return property == .opacity ? .opacity : Self.use(of: property, in: transform)
    case .group(let index):
      if property == .opacity { return .opacity }
      guard groups.indices.contains(index), !outlined.contains(index) else { return .sampled }
      return Self.use(of: property, in: groups[index].transform)
    case .style:
      switch property {
      case .opacity: return .opacity
      case .fillColor, .strokeColor, .lineWidth, .miterLimit, .dashPhase: return .played
      case _: return .sampled
      }
    case .other: return .sampled
    }
  }

  private static func use(of property: Property, in transform: Transform) -> TrackUse {
    switch property {
    // The coordinates of an anchor point are sampled together.
    case .anchor, .scale, .scaleX, .scaleY: .played
    case .position, .positionX, .positionY: transform.orientsAlongPath ? .sampled : .played
    case .rotation:
      transform.orientsAlongPath || !transform.skew.isAlways(0) ? .sampled : .played
    // Rotations in 3D space are played, but several layers of them share their times with sampled
    // tracks.
    case _: .sampled
    }
  }
}

extension ShapeContent {
  /// The groups whose transform is part of an outline: those between a path and a style that paints
  /// it from outside.
  fileprivate var outlinedGroups: Set<Int> {
    var found: Set<Int> = []
    for style in nodes.flatMap(\.styles) {
      for path in style.paths where paths.indices.contains(path) {
        found.formUnion(groups(from: paths[path].group, to: style.group))
      }
    }
    return found
  }
}
