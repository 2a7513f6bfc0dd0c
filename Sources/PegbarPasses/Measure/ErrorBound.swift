internal import PegbarDiagnostics
package import PegbarScene

/// How far what is drawn may be off by the errors of sampled tracks: those of layers inside each
/// other add up.
package struct ErrorBound: Sendable {
  /// The largest sum of errors from a layer outwards, in points of the canvas.
  ///
  /// A turn and a scale count by how far they move what is a diagonal of the canvas away, a trim by
  /// the length of its outline. Tracks that only come near have no bound and do not count.
  package let distance: Double

  /// Adds up the errors of a scene.
  package init(_ scene: NormalizedScene) {
    let size = scene.root.size
    var sums = ErrorSums(diagonal: Point(x: size.width, y: size.height).length)
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
  /// The diagonal of the canvas, in points.
  let diagonal: Double
  var definitions: [String: ErrorSum] = [:]
  /// Trims are drawn in steps of this size, whether sampled or not (see `Trim`); an outline that is
  /// run through several times has other steps than the source.
  private static let trimStep = 1e-4

  func sum(of layers: [NormalizedLayer]) -> ErrorSum {
    var sum = ErrorSum()
    for layer in layers { sum.formLarger(self.sum(of: layer)) }
    return sum
  }

  private func sum(of layer: NormalizedLayer) -> ErrorSum {
    var sum = sum(of: layer.sublayers)
    sum.formLarger(self.sum(of: layer.mask?.layers ?? []))
    if case .instance(let id, _, _) = layer.content, let inner = definitions[id] {
      sum.formLarger(inner)
    }
    for track in layer.tracks {
      let error = track.bakedError
      switch track.property.effect {
      case .none: continue
      case .length: sum.points += error ?? 0
      case .turn: sum.points += (error ?? 0) * .pi / 180 * diagonal
      case .factor: sum.points += (error ?? 0) * diagonal
      case .trim: sum.enlarged += ((error ?? 0) + Self.trimStep) * layer.longestOutline
      }
    }
    sum.enlarged *= layer.largestScale
    return sum
  }
}

/// What an error of a property does to what is drawn.
private enum ErrorEffect {
  /// Colours and opacity are measured by themselves.
  case none
  case length
  case turn
  case factor
  case trim
}

extension Property {
  fileprivate var effect: ErrorEffect {
    switch unit {
    case .points: .length
    case .degrees: .turn
    case .fraction:
      if [.scale, .scaleX, .scaleY, .scaleZ].contains(self) {
        .factor
      } else if [.strokeStart, .strokeEnd].contains(self) {
        .trim
      } else {
        .none
      }
    }
  }
}

extension NormalizedTrack {
  /// How far a sampled track is off, in its own unit; nothing for others.
  fileprivate var bakedError: Double? {
    let fidelity: Fidelity
    switch keys {
    case .number(let track): fidelity = track.fidelity
    case .point(let track): fidelity = track.fidelity
    case .color(let track): fidelity = track.fidelity
    case .colors(let track): fidelity = track.fidelity
    case .numbers(let track): fidelity = track.fidelity
    case .path(let track): fidelity = track.fidelity
    case .flag(let track): fidelity = track.fidelity
    }
    switch fidelity {
    case .baked(let error, _): return error
    case .exact, .approximate: return nil
    }
  }

  /// The largest factor among the keys.
  fileprivate var largestNumber: Double {
    switch keys {
    case .number(let track): track.keys.reduce(0) { max($0, abs($1.value)) }
    case .point, .color, .colors, .numbers, .path, .flag: 0
    }
  }
}

extension NormalizedLayer {
  /// The largest factor by which it enlarges what stands in it.
  var largestScale: Double {
    tracks.reduce(max(abs(scale.x), abs(scale.y))) { largest, track in
      [.scale, .scaleX, .scaleY].contains(track.property)
        ? max(largest, track.largestNumber) : largest
    }
  }

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
    contours.reduce(0) { length, contour in
      let ends = contour.vertices.dropFirst() + (contour.isClosed ? contour.vertices.prefix(1) : [])
      return zip(contour.vertices, ends).reduce(length) { length, pair in
        length + (pair.0.outControl - pair.0.point).length
          + (pair.1.inControl - pair.0.outControl).length
          + (pair.1.point - pair.1.inControl).length
      }
    }
  }
}
