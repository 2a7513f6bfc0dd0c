internal import PegbarGeometry
package import PegbarScene

/// The placement of a static layer in its plane.
struct StillTransform {
  /// The map from the layer's own space to that of its superlayer.
  let matrix: Matrix
  /// The scale factors.
  let scale: Point
  /// The rotation in degrees.
  let rotation: Double

  /// Creates the transform of a layer; `nil` if the layer moves or is in 3D space.
  init?(_ layer: NormalizedLayer) {
    guard layer.isFlat, !layer.movesInPlane else { return nil }
    scale = layer.scale
    rotation = layer.rotation
    matrix = Matrix.translation(Point.zero - layer.anchor).concatenating(.scale(scale))
      .concatenating(.rotation(degrees: rotation)).concatenating(.translation(layer.position))
    guard matrix.isFinite else { return nil }
  }

  /// `true` if there is no rotation except by whole turns.
  var isUpright: Bool { rotation.remainder(dividingBy: 360) == 0 }

  /// `true` if the transform changes nothing.
  var isIdentity: Bool { matrix == .identity }

  /// The map from the superlayer's space to the layer's own, or `nil` if the transform cannot be
  /// inverted.
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

  /// Returns a sublayer as placed without this layer around it, or `nil` if one layer cannot
  /// express both transforms.
  func around(_ layer: NormalizedLayer) -> NormalizedLayer? {
    guard layer.isFlat else { return nil }
    // Rotated coordinates can no longer be animated separately.
    if layer.has(.positionX) || layer.has(.positionY), !isUpright { return nil }
    let isEven = scale.x == scale.y && scale.x > 0
    // A rotation followed by an uneven scale is a shear.
    if !isEven, layer.rotation != 0 || layer.has(.rotation) || layer.isBound(.rotation) {
      return nil
    }
    // An uneven scale changes the proportions of lengths along a motion path.
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

  /// Returns a layer that also applies this transform of its sublayer, so that its space becomes
  /// the sublayer's, or `nil` if one layer cannot express both.
  func inside(_ layer: NormalizedLayer) -> NormalizedLayer? {
    guard layer.isFlat, let inverse else { return nil }
    if !isUpright {
      // An uneven scale, a rotation, and another uneven scale combine into a shear.
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

  /// Multiplies the scale of the model and of all keyframes of a layer.
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
  /// `true` if a property that places the layer in its plane is animated.
  package var movesInPlane: Bool {
    tracks.contains { $0.property.placesLayer && !$0.property.isSpatial }
  }

  /// `true` if the layer and its contents are in the plane of its superlayer.
  package var isFlat: Bool {
    rotationX == 0 && rotationY == 0 && zPosition == 0 && !opensSpace
      && !tracks.contains(where: \.property.isSpatial)
  }

  /// Changes the keyframes of every track.
  mutating func changeTracks(
    _ change: (LayerProperty, NormalizedTrack.Keys) -> NormalizedTrack.Keys
  ) {
    tracks = tracks.map {
      NormalizedTrack(property: $0.property, keys: change($0.property, $0.keys))
    }
  }

  /// `true` if Core Animation can separate rotation and scale when one of them is animated.
  ///
  /// Its key paths decompose the product in the model, which is impossible with a negative factor.
  fileprivate var canTurnAndScale: Bool {
    let factors = tracks.filter { [.scale, .scaleX, .scaleY].contains($0.property) }
    guard position.isFinite, anchor.isFinite, scale.isFinite, !mirrorsTwice else { return false }
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

  /// `true` if both factors are ever negative and one of them is animated alone.
  ///
  /// Core Animation may decompose the matrix again for each animation, and only the last one can
  /// then mirror.
  private var mirrorsTwice: Bool {
    func reachesNegative(_ property: LayerProperty, _ value: Double) -> Bool {
      guard case .number(let track)? = tracks.first(where: { $0.property == property })?.keys else {
        return value < 0
      }
      return track.range.low < 0
    }
    return (has(.scaleX) || has(.scaleY)) && reachesNegative(.scaleX, scale.x)
      && reachesNegative(.scaleY, scale.y)
  }
}

extension Matrix {
  /// `true` if all numbers are finite.
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
