internal import PegbarGeometry
package import PegbarScene

/// Where a layer that does not move stands in its plane.
struct StillTransform {
  /// From the layer's own space to that of its superlayer.
  let matrix: Matrix
  /// The factors by which it is enlarged.
  let scale: Point
  /// Its turn in degrees.
  let rotation: Double

  /// Nothing for a layer that moves or stands in space.
  init?(_ layer: NormalizedLayer) {
    guard layer.isFlat, !layer.movesInPlane else { return nil }
    scale = layer.scale
    rotation = layer.rotation
    matrix = Matrix.translation(Point.zero - layer.anchor).concatenating(.scale(scale))
      .concatenating(.rotation(degrees: rotation)).concatenating(.translation(layer.position))
    guard matrix.isFinite else { return nil }
  }

  /// Whether nothing is turned but by whole turns.
  var isUpright: Bool { rotation.remainder(dividingBy: 360) == 0 }

  /// Whether nothing changes.
  var isIdentity: Bool { matrix == .identity }

  /// From the superlayer's space to the layer's own; nothing where all falls on a line.
  var inverse: Matrix? {
    guard scale.x != 0, scale.y != 0 else { return nil }
    let turn = Matrix.rotation(degrees: -rotation)
    let factors = Point(x: 1 / scale.x, y: 1 / scale.y)
    let linear = turn.concatenating(.scale(factors))
    let origin = linear.apply(Point(x: matrix.tx, y: matrix.ty))
    let result = linear.concatenating(.translation(Point.zero - origin))
    return result.isFinite ? result : nil
  }

  // MARK: Joining

  /// A layer that stands in this one as it stands without it; nothing where one layer cannot.
  func around(_ layer: NormalizedLayer) -> NormalizedLayer? {
    guard layer.isFlat else { return nil }
    // A point's parts no longer move by themselves once they are turned.
    if layer.has(.positionX) || layer.has(.positionY), !isUpright { return nil }
    let isEven = scale.x == scale.y && scale.x > 0
    // A turn, then factors that differ: that is a shear.
    if !isEven, layer.rotation != 0 || layer.has(.rotation) || layer.isBound(.rotation) {
      return nil
    }
    // Factors that differ change which part of a path is which part of its length.
    if abs(scale.x) != abs(scale.y), layer.tracks.contains(where: { $0.keys.track.hasMotionPaths })
    {
      return nil
    }
    var result = layer
    result.position = matrix.apply(layer.position)
    result.rotation += rotation
    result.parameterUses[.position] = layer.parameterUses[.position]?.transformed(by: matrix)
    result.parameterUses[.scale] = layer.parameterUses[.scale]?.transformed(by: .scale(scale))
    multiplyScale(of: &result)
    result.changeTracks { property, keys in
      switch (property, keys) {
      case (.position, .point(let track)): .point(track.mapPoints(matrix.apply))
      case (.positionX, .number(let track)): .number(track.map { matrix.a * $0 + matrix.tx })
      case (.positionY, .number(let track)): .number(track.map { matrix.d * $0 + matrix.ty })
      case (.rotation, .number(let track)): .number(track.map { $0 + rotation })
      case (_, _): keys
      }
    }
    return result.canTurnAndScale ? result : nil
  }

  /// A layer with what this one, which it holds, does put in it, so that its space becomes that of
  /// this one; nothing where one layer cannot do both.
  func inside(_ layer: NormalizedLayer) -> NormalizedLayer? {
    guard layer.isFlat, let inverse else { return nil }
    if !isUpright {
      // Factors that differ, then a turn, then others: that is a shear.
      guard !layer.has(.scaleX), !layer.has(.scaleY),
        layer.has(.scale) || layer.scale.x == layer.scale.y
      else { return nil }
    }
    var result = layer
    result.anchor = inverse.apply(layer.anchor)
    result.rotation += rotation
    multiplyScale(of: &result)
    result.changeTracks { property, keys in
      switch (property, keys) {
      case (.anchor, .point(let track)): .point(track.map(inverse.apply))
      case (.rotation, .number(let track)): .number(track.map { $0 + rotation })
      case (_, _): keys
      }
    }
    return result.canTurnAndScale ? result : nil
  }

  /// Enlarges the model and all keys of a layer.
  private func multiplyScale(of layer: inout NormalizedLayer) {
    guard scale != .one else { return }
    layer.scale = Point(x: layer.scale.x * scale.x, y: layer.scale.y * scale.y)
    if scale.x == scale.y { layer.scaleZ *= scale.x }
    layer.tracks = layer.tracks.flatMap { track -> [NormalizedTrack] in
      guard case .number(let keys) = track.keys else { return [track] }
      func times(_ factor: Double, _ property: LayerProperty) -> NormalizedTrack {
        let enlarged = keys.map { $0 * factor }.measured(in: abs(factor))
        return NormalizedTrack(property: property, keys: .number(enlarged))
      }
      if track.property == .scaleX { return [times(scale.x, .scaleX)] }
      if track.property == .scaleY { return [times(scale.y, .scaleY)] }
      guard track.property == .scale else { return [track] }
      if scale.x == scale.y { return [times(scale.x, .scale)] }
      return [times(scale.x, .scaleX), times(scale.y, .scaleY)]
    }
  }
}

extension NormalizedLayer {
  /// Whether a property moves that says where in its plane the layer stands.
  package var movesInPlane: Bool {
    tracks.contains { $0.property.placesLayer && !$0.property.isSpatial }
  }

  /// Whether the layer and what it holds stay in the plane of its superlayer.
  package var isFlat: Bool {
    rotationX == 0 && rotationY == 0 && zPosition == 0 && !opensSpace
      && !tracks.contains(where: \.property.isSpatial)
  }

  /// Changes the keys of every track.
  mutating func changeTracks(
    _ change: (LayerProperty, NormalizedTrack.Keys) -> NormalizedTrack.Keys
  ) {
    tracks = tracks.map {
      NormalizedTrack(property: $0.property, keys: change($0.property, $0.keys))
    }
  }

  /// Whether Core Animation can tell the turn from the factors, where one of them moves: its key
  /// paths take the model's product apart, and cannot with a negative factor.
  fileprivate var canTurnAndScale: Bool {
    let factors = tracks.filter { [.scale, .scaleX, .scaleY].contains($0.property) }
    guard position.isFinite, anchor.isFinite, scale.isFinite else { return false }
    guard !factors.isEmpty || has(.rotation), rotation != 0 || has(.rotation) else { return true }
    let isJoint = has(.scale)
    guard isJoint || has(.scaleX) || scale.x > 0, isJoint || has(.scaleY) || scale.y > 0 else {
      return false
    }
    return factors.allSatisfy { factor in
      guard case .number(let track) = factor.keys else { return false }
      return track.range.low > 0
    }
  }
}

extension Matrix {
  /// Whether all numbers are finite.
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
