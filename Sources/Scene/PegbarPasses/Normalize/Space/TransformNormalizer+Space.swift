internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

extension TransformNormalizer {
  /// The layers that move their content like a transform in space, each about one axis; all but
  /// the innermost one keep depth.
  ///
  /// One component each, so that it never matters in which order Core Animation applies several.
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

  /// Sets how far a layer lies in front.
  func setDepth(_ depth: Animated<Double>, _ layer: inout NormalizedLayer) {
    guard !depth.isAlways(0) else { return }
    sampler.set(.zPosition, of: &layer, to: depth)
  }

  private func setDepthScale(_ factor: Animated<Double>, _ layer: inout NormalizedLayer) {
    layer.scaleZ = factor.value(at: sampler.endTime)
    if let index = layer.tracks.firstIndex(where: { $0.property == .scale }),
      case .number(let keys) = layer.tracks[index].keys
    {
      // Together with the others, as Core Animation does it by itself.
      if case .keyed(let track) = factor, track.keys == keys.keys { return }
      layer.tracks[index].property = .scaleX
      layer.tracks.insert(NormalizedTrack(property: .scaleY, keys: .number(keys)), at: index + 1)
    }
    layer.addTrack(.scaleZ, factor)
  }

  /// Two numbers multiplied; `scale` turns an error into points.
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

  /// The turns that a transform in space has besides its rotation, outermost first.
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

  /// An orientation as turns about each axis, sampled where it turns about several.
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
  /// Whether scale alone changes the form, so that a layer that scales may also turn about x or y.
  fileprivate var isUpright: Bool {
    rotation.isAlways(0) && skew.isAlways(0) && !scale.isEverNegativeOrZero
  }
}

/// One turn about one axis, as Core Animation counts it.
struct Turn {
  var axis: Matrix4.Axis
  var degrees: Animated<Double>

  /// A turn of the scene, or the other way round; nothing where nothing turns.
  init?(_ degrees: Animated<Double>, about axis: Matrix4.Axis, isReversed: Bool = false) {
    guard !degrees.isAlways(0) else { return nil }
    self.axis = axis
    // About x and y the scene counts against Core Animation, whose z points to the viewer.
    let isNegative = axis == .z ? isReversed : !isReversed
    self.degrees = isNegative ? degrees.map { -$0 } : degrees
  }

  /// What a layer is called that turns so.
  var name: String { part.name }

  private var part: (property: LayerProperty, name: String) {
    switch axis {
    case .x: (.rotationX, "turn x")
    case .y: (.rotationY, "turn y")
    case .z: (.rotation, "turn z")
    }
  }

  /// A layer, which does not turn about the axis yet, turned.
  func applied(to layer: NormalizedLayer, _ sampler: TrackSampler) -> NormalizedLayer {
    var layer = layer
    sampler.set(part.property, of: &layer, to: degrees)
    return layer
  }
}
