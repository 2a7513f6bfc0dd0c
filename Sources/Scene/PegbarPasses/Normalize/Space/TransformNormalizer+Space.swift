internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

extension TransformNormalizer {
  /// Returns the layers that apply a transform in 3D space, each about one axis; all except the
  /// innermost keep depth.
  ///
  /// Each layer applies one component, so the order in which Core Animation applies several
  /// components is irrelevant.
  func spatialNodes(
    _ transform: Transform, of name: String, bounds: Rect, scale: Double, source: String
  ) -> TransformNodes {
    let space = transform.space ?? SpatialTransform()
    var flat = transform
    (flat.space, flat.orientsAlongPath) = (nil, false)
    let turns = turns(of: transform)
    let hasDeepAnchor = !space.anchorZ.isAlways(0)
    let isUpright = flat.isUpright && !parameters.bindsRotation(source)
    var nodes: TransformNodes
    if !hasDeepAnchor, turns.isEmpty || turns.count == 1 && isUpright {
      nodes = self.nodes(flat, of: name, bounds: bounds, scale: scale, source: source)
      if let turn = turns.first { nodes.changeOuter { $0 = turn.applied(to: $0, sampler) } }
    } else {
      flat.position = .constant(.zero)
      nodes = self.nodes(flat, of: name, bounds: bounds, scale: scale, source: source)
      nodes.changeOuter { $0.parameterUses[.position] = nil }
      if hasDeepAnchor {
        let depth = product(space.anchorZ, space.scaleZ, scale: scale)
        nodes.changeOuter { setDepth(depth, &$0) }
      }
      var outer = turns.map {
        $0.applied(to: NormalizedLayer(name: "\(name) \($0.name)", bounds: bounds), sampler)
      }
      if outer.isEmpty { outer = [NormalizedLayer(name: "\(name) depth", bounds: bounds)] }
      setPosition(transform.position, &outer[0], scale)
      parameters.bindPosition(of: &outer[0], to: source, transform)
      nodes.layers = outer + nodes.layers
    }
    nodes.changeOuter { setDepth(space.positionZ.map { -$0 }, &$0) }
    nodes.changeInner { setDepthScale(space.scaleZ, &$0) }
    for index in nodes.layers.indices.dropLast() { nodes.layers[index].keepsDepth = true }
    return nodes
  }

  /// Sets the distance of a layer toward the viewer.
  func setDepth(_ depth: Animated<Double>, _ layer: inout NormalizedLayer) {
    guard !depth.isAlways(0) else { return }
    sampler.set(.zPosition, of: &layer, to: depth)
  }

  private func setDepthScale(_ factor: Animated<Double>, _ layer: inout NormalizedLayer) {
    layer.scaleZ = factor.value(at: sampler.endTime)
    if let index = layer.tracks.firstIndex(where: { $0.property == .scale }),
      case .number(let keys) = layer.tracks[index].keys
    {
      // The track of the even scale includes depth, as in Core Animation.
      if case .keyed(let track) = factor, track.keys == keys.keys { return }
      layer.tracks[index].property = .scaleX
      layer.tracks.insert(NormalizedTrack(property: .scaleY, keys: .number(keys)), at: index + 1)
    }
    layer.addTrack(.scaleZ, factor)
  }

  /// Returns the product of two numbers; `scale` converts an error to points.
  private func product(
    _ left: Animated<Double>, _ right: Animated<Double>, scale: Double
  ) -> Animated<Double> {
    if let factor = right.constant { return left.map { $0 * factor } }
    if let factor = left.constant { return right.map { $0 * factor } }
    return .keyed(
      sampler.sampled(
        Set(left.keyTimes + right.keyTimes).sorted(), tolerance: sampler.options.tolerance / scale
      ) { left.value(at: $0) * right.value(at: $0) }.track(scale: scale))
  }

  /// Returns the rotations of a transform in 3D space in addition to its main rotation, outermost
  /// first.
  private func turns(of transform: Transform) -> [Turn] {
    var turns: [Turn?] = []
    let orientation = transform.space.map { angles(of: $0.orientation) }
    if transform.orientsAlongPath {
      let travel = Transform(position: transform.position, orientsAlongPath: true)
      turns.append(Turn(turn(of: travel), about: .z))
    }
    if let space = transform.space, let orientation {
      turns += [
        Turn(orientation.x, about: .x), Turn(orientation.y, about: .y),
        Turn(orientation.z, about: .z), Turn(space.rotationX, about: .x),
        Turn(space.rotationY, about: .y),
      ]
    }
    return turns.compactMap(\.self)
  }

  /// Returns an orientation as rotations about each axis, sampled if it is animated.
  func angles(
    of orientation: Animated<Orientation>
  ) -> (x: Animated<Double>, y: Animated<Double>, z: Animated<Double>) {
    guard let track = orientation.track else {
      return (orientation.map(\.x), orientation.map(\.y), orientation.map(\.z))
    }
    let result = sampler.sampled(track.keyTimes, tolerance: 0.1) { time in
      let value = orientation.value(at: time)
      return Numbers([value.x, value.y, value.z])
    }
    func part(_ index: Int) -> Animated<Double> {
      let track = Track(result.keys, fidelity: .baked(error: result.error))
        .map { $0.values[index] }
      return track.keys.contains { $0.value != 0 } ? .keyed(track) : .constant(0)
    }
    return (part(0), part(1), part(2))
  }
}

extension Transform {
  /// `true` if only scale changes the shape, so that a scaled layer may also rotate about x or y.
  fileprivate var isUpright: Bool {
    rotation.isAlways(0) && skew.isAlways(0) && !scale.isEverNegativeOrZero
  }
}

/// A rotation about one axis, with the sign of Core Animation.
struct Turn {
  var axis: Matrix4.Axis
  var degrees: Animated<Double>

  /// Creates a rotation from that of the scene, or its reverse; `nil` if nothing rotates.
  init?(_ degrees: Animated<Double>, about axis: Matrix4.Axis, isReversed: Bool = false) {
    guard !degrees.isAlways(0) else { return nil }
    self.axis = axis
    // About x and y, the scene and Core Animation rotate in opposite directions, because the z axis
    // of Core Animation points toward the viewer.
    let isNegative = axis == .z ? isReversed : !isReversed
    self.degrees = isNegative ? degrees.map { -$0 } : degrees
  }

  /// The name suffix of a layer with this rotation.
  var name: String { part.name }

  private var part: (property: LayerProperty, name: String) {
    switch axis {
    case .x: (.rotationX, "turn x")
    case .y: (.rotationY, "turn y")
    case .z: (.rotation, "turn z")
    }
  }

  /// Returns a layer, not yet rotated about the axis, with the rotation.
  func applied(to layer: NormalizedLayer, _ sampler: TrackSampler) -> NormalizedLayer {
    var layer = layer
    sampler.set(part.property, of: &layer, to: degrees)
    return layer
  }
}
