internal import PegbarGeometry
internal import PegbarScene

// The appearance of all layers of a normalized scene, from the scene's own tracks. Generated code
// is compared with it, so it does not depend on code generation.

extension ShownLayers {
  /// Returns the values of all layers at a time of the scene, in the order of `entries`.
  package func values(at time: Double) -> [LayerValues] {
    var worlds: [Matrix4] = []
    worlds.reserveCapacity(entries.count)
    // The perspective that each layer applies to its sublayers.
    var lenses: [Matrix4?] = []
    lenses.reserveCapacity(entries.count)
    return entries.map { entry in
      let local = entry.clock.local(time)
      let placement = Placement(of: entry.layer, at: local)
      var world = placement.matrix
      if let parent = entry.parent {
        // A layer's perspective does not apply to its mask.
        if !entry.isMask, let lens = lenses[parent] { world = world.concatenating(lens) }
        if !entries[parent].layer.keepsDepth {
          // The parent flattens its sublayers into a plane.
          for row in world.rows.indices { world.rows[row][2] = row == 2 ? 1 : 0 }
        }
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

/// The placement of a layer at a time.
private struct Placement {
  /// The transform from the layer's space to that of its parent.
  let matrix: Matrix4
  /// The perspective of its sublayers.
  let perspective: Matrix4?

  init(of layer: NormalizedLayer, at time: Double) {
    let tracks = TrackReader(tracks: layer.tracks, time: time)
    let anchor = layer.bounds.place(
      of: tracks.value(.anchor, layer.anchor), resizedTo: tracks.size(of: layer))
    let both = tracks.value(.position, layer.position)
    var scale = tracks.value(.scale, layer.scale)
    var depth = layer.scaleZ
    if layer.has(.scale) {
      // A track of a uniform scale has single numbers.
      scale.x = tracks.value(.scale, scale.x)
      scale.y = tracks.value(.scale, scale.y)
      depth = tracks.value(.scale, depth)
    }
    matrix = Matrix4.translation(x: -anchor.x, y: -anchor.y, z: 0)
      .concatenating(
        .scale(
          x: tracks.value(.scaleX, scale.x), y: tracks.value(.scaleY, scale.y),
          z: tracks.value(.scaleZ, depth))
      )
      .concatenating(.rotation(degrees: tracks.value(.rotation, layer.rotation), about: .z))
      .concatenating(.rotation(degrees: tracks.value(.rotationY, layer.rotationY), about: .y))
      .concatenating(.rotation(degrees: tracks.value(.rotationX, layer.rotationX), about: .x))
      .concatenating(
        .translation(
          x: tracks.value(.positionX, both.x), y: tracks.value(.positionY, both.y),
          z: tracks.value(.zPosition, layer.zPosition)))
    perspective = layer.perspective.map { distance in
      var lens = Matrix4.identity
      lens.rows[2][3] = -1 / distance
      return Matrix4.translation(x: -anchor.x, y: -anchor.y, z: 0).concatenating(lens)
        .concatenating(.translation(x: anchor.x, y: anchor.y, z: 0))
    }
  }
}
