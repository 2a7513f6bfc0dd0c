internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
package import PegbarScene

/// How far what is drawn may be off by the errors of sampled tracks: those of layers inside each
/// other add up.
package struct ErrorBound: Sendable {
  /// The largest sum of errors from a layer outwards, in points of the canvas.
  ///
  /// A turn and a scale count by how far they move what lies farthest from the anchor, a trim by the
  /// length of its outline. Tracks that only come near have no bound and do not count.
  package let distance: Double

  /// Adds up the errors of a scene; `magnification` is the factor by which the cameras of the exact
  /// scene enlarge at most (see `Scene.largestMagnification`).
  package init(_ scene: NormalizedScene, magnification: Double) {
    var sums = ErrorSums(scene, magnification: magnification)
    // Each definition stands after those that it shows.
    for definition in scene.definitions {
      sums.definitions[definition.id] = sums.sum(of: definition.layers)
    }
    let root = sums.sum(of: scene.root.layers)
    distance = root.points + root.enlarged
  }
}

/// Errors of layers inside each other, added up.
private struct ErrorSum {
  /// What is measured on the canvas, in points.
  var points = 0.0
  /// What grows with the layers around it.
  var enlarged = 0.0

  mutating func formLarger(_ other: ErrorSum) {
    points = max(points, other.points)
    enlarged = max(enlarged, other.enlarged)
  }
}

private struct ErrorSums {
  /// The factor by which cameras enlarge at most.
  let magnification: Double
  var definitions: [String: ErrorSum] = [:]
  private var radius: ContentRadius

  init(_ scene: NormalizedScene, magnification: Double) {
    self.magnification = magnification
    let definitions = scene.definitions.keyed(by: \.id)
    radius = ContentRadius { definitions[$0]?.layers }
  }

  mutating func sum(of layers: [NormalizedLayer]) -> ErrorSum {
    layers.reduce(into: ErrorSum()) { $0.formLarger(sum(of: $1)) }
  }

  private mutating func sum(of layer: NormalizedLayer) -> ErrorSum {
    var sum = sum(of: layer.heldLayers)
    if case .instance(let id, _, _) = layer.content, let inner = definitions[id] {
      sum.formLarger(inner)
    }
    // Turns move what stands inside, factors the same as it stands around.
    var (turns, factors) = (0.0, 0.0)
    for track in layer.tracks {
      let error = track.bakedError ?? 0
      switch track.property.facts.errorEffect {
      // Colours and opacity are measured by themselves.
      case .changesLook: continue
      case .movesLayer, .movesContent: sum.points += error
      case .turnsLayer: turns += error * .pi / 180
      case .scalesLayer: factors += error
      // Trims are drawn in steps, whether sampled or not; an outline that is run through several
      // times has other steps than the source.
      case .cutsLine: sum.enlarged += (error + 1 / Trim.steps) * layer.longestOutline
      }
    }
    let radius = turns + factors > 0 ? radius.around(layer) : 0
    sum.enlarged = (sum.enlarged + turns * radius) * layer.largestScale + factors * radius
    if layer.perspective != nil { sum.enlarged *= magnification }
    return sum
  }
}

extension NormalizedLayer {
  /// The length of its outline, where it is longest; not less than it is.
  fileprivate var longestOutline: Double {
    guard case .shape(let shape) = content else { return 0 }
    return tracks.reduce(shape.path.polygonLength) { longest, track in
      guard case .path(let track) = track.keys else { return longest }
      return track.keys.reduce(longest) { max($0, $1.value.polygonLength) }
    }
  }
}

extension Path {
  /// The length of the polygons of its control points.
  fileprivate var polygonLength: Double {
    contours.flatMap(\.curves).reduce(0) { $0 + $1.extent }
  }
}
