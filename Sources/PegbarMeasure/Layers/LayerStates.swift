internal import PegbarDiagnostics
internal import PegbarGeometry
package import PegbarScene

/// What every layer of a normalized scene looks like, by the scene's own tracks.
///
/// Generated code is held against it, so it knows nothing of how code is generated.
package struct LayerStates: Sendable {
  /// The layers.
  package let layers: ShownLayers

  /// Prepares a scene.
  package init(_ scene: NormalizedScene, limit: Int = Limits.listedLayers) {
    layers = ShownLayers(scene, limit: limit)
  }

  /// The values of every layer at a time of the scene, in the order of `layers.entries`.
  package func values(at time: Double) -> [LayerValues] {
    var worlds: [Matrix4] = []
    worlds.reserveCapacity(layers.entries.count)
    // What the sublayers of each are seen through.
    var lenses: [Matrix4?] = []
    lenses.reserveCapacity(layers.entries.count)
    return layers.entries.map { entry in
      let local = entry.clock.local(time)
      let placement = Placement(of: entry.layer, at: local)
      var world = placement.matrix
      if let parent = entry.parent {
        // The perspective of the layer that has it is not for a mask.
        if !entry.isMask, let lens = lenses[parent] { world = world.concatenating(lens) }
        if !layers.entries[parent].layer.keepsDepth { world.flatten() }
        world = world.concatenating(worlds[parent])
      }
      worlds.append(world)
      lenses.append(placement.perspective)
      var values = LayerValues(of: entry.layer, at: local)
      values.set(world: world)
      return values
    }
  }
}

extension Matrix4 {
  /// Ends the depth: what follows sees a picture in the plane.
  fileprivate mutating func flatten() {
    for row in rows.indices { rows[row][2] = row == 2 ? 1 : 0 }
  }
}

/// Where a layer stands at a time.
private struct Placement {
  /// The map from its space to that of the layer that holds it.
  let matrix: Matrix4
  /// What its sublayers are seen through.
  let perspective: Matrix4?

  init(of layer: NormalizedLayer, at time: Double) {
    let tracks = TrackReader(layer.tracks, time: time)
    let anchor = tracks.point(.anchor, layer.anchor)
    let both = tracks.point(.position, layer.position)
    var scale = tracks.point(.scale, layer.scale)
    var depth = layer.scaleZ
    if tracks.has(.scale) {
      // A uniform scale is a list of numbers.
      scale.x = tracks.number(.scale, scale.x)
      scale.y = tracks.number(.scale, scale.y)
      depth = tracks.number(.scale, depth)
    }
    matrix = Matrix4.translation(x: -anchor.x, y: -anchor.y, z: 0)
      .concatenating(
        .scale(
          x: tracks.number(.scaleX, scale.x), y: tracks.number(.scaleY, scale.y),
          z: tracks.number(.scaleZ, depth))
      )
      .concatenating(.rotation(degrees: tracks.number(.rotation, layer.rotation), about: .z))
      .concatenating(.rotation(degrees: tracks.number(.rotationY, layer.rotationY), about: .y))
      .concatenating(.rotation(degrees: tracks.number(.rotationX, layer.rotationX), about: .x))
      .concatenating(
        .translation(
          x: tracks.number(.positionX, both.x), y: tracks.number(.positionY, both.y),
          z: tracks.number(.zPosition, layer.zPosition)))
    perspective = layer.perspective.map { distance in
      var lens = Matrix4.identity
      lens.rows[2][3] = -1 / distance
      return Matrix4.translation(x: -anchor.x, y: -anchor.y, z: 0).concatenating(lens)
        .concatenating(.translation(x: anchor.x, y: anchor.y, z: 0))
    }
  }
}
