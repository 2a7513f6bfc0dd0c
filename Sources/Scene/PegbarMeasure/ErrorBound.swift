internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
package import PegbarScene

/// The largest deviation that errors of sampled tracks can cause, including those of nested layers.
package struct ErrorBound: Sendable {
  /// The largest sum of errors from a layer outward, in points of the canvas.
  ///
  /// Rotation and scale errors count by the displacement of the point farthest from the anchor
  /// point. Trim errors count by the length of the outline. Approximate tracks have no bound and do
  /// not count.
  package let distance: Double

  /// Adds up the errors of a scene.
  ///
  /// `magnification` is the largest factor by which the cameras of the exact scene enlarge (see
  /// `Scene.largestMagnification`).
  package init(_ scene: NormalizedScene, magnification: Double) {
    var sums = ErrorSums(scene, magnification: magnification)
    // Each definition follows the definitions that it instantiates.
    for definition in scene.definitions {
      sums.definitions[definition.id] = sums.sum(of: definition.layers)
    }
    let root = sums.sum(of: scene.root.layers)
    distance = root.points + root.enlarged
  }
}

/// The sum of the errors of nested layers.
private struct ErrorSum {
  /// The errors on the canvas, in points.
  var points = 0.0
  /// The errors that the enclosing layers enlarge.
  var enlarged = 0.0

  mutating func formLarger(_ other: ErrorSum) {
    points = max(points, other.points)
    enlarged = max(enlarged, other.enlarged)
  }
}

private struct ErrorSums {
  /// The largest factor by which cameras enlarge.
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
    // The layer's own scale enlarges rotation errors but not scale errors.
    var (turns, factors) = (0.0, 0.0)
    for track in layer.tracks {
      let error = track.bakedError ?? 0
      switch track.property.facts.errorEffect {
      // Colors and opacity are measured separately.
      case .changesLook: continue
      case .movesLayer, .movesContent: sum.points += error
      case .turnsLayer: turns += error * .pi / 180
      case .scalesLayer: factors += error
      // Trims are rendered in steps, whether sampled or not. An outline that is traversed several
      // times has different steps than the source.
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
  /// An upper bound of the length of the outline over time.
  fileprivate var longestOutline: Double {
    guard case .shape(let shape) = content else { return 0 }
    return tracks.reduce(shape.path.polygonLength) { longest, track in
      guard case .path(let track) = track.keys else { return longest }
      return track.keys.reduce(longest) { max($0, $1.value.polygonLength) }
    }
  }
}

extension Path {
  /// The total length of the control polygons.
  fileprivate var polygonLength: Double {
    contours.flatMap(\.curves).reduce(0) { $0 + $1.extent }
  }
}
