internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension SpaceNormalizer {
  /// Returns the camera for the 3D layers of a composition: the topmost one.
  ///
  /// Keyframes cannot cut from one camera to another, so it is used at all times.
  func camera(of composition: Composition, shown: TimeRange) -> Layer? {
    guard composition.layers.contains(where: { $0.transform.space != nil && $0.draws }) else {
      return nil
    }
    let cameras = composition.layers.reversed().filter { layer in
      guard case .camera = layer.content, !layer.isHidden else { return false }
      return layer.window.start < shown.end && layer.window.end > shown.start
    }
    guard let first = cameras.first, case .camera(let camera) = first.content,
      camera.zoom.value(at: sampler.endTime) > 0
    else { return nil }
    if first.window.start > max(shown.start, 0)
      || first.window.end < shown.end && shown.end.isFinite
    {
      log.report(
        .cameraCut, "'\(first.name)' covers only part of the time, but is used throughout",
        at: FindingSubject(source: first.source, breadcrumb: [composition.name, first.name]))
    }
    return first
  }

  /// Closes the run of layers that the camera sees together.
  func finish(_ stage: inout CarrierTree?, in tree: inout CarrierTree, _ setting: LayerSetting) {
    guard var open = stage else { return }
    stage = nil
    let layer = self.stage(open.finished(), setting)
    tree.add(layer, under: []) { _ in TransformNodes(layers: []) }
  }

  /// Returns layers as the camera sees them.
  ///
  /// The eye is static above the center of the canvas, and the layers move in the opposite
  /// direction. They follow the camera's position, rotations, and parents, all with their own
  /// keyframes. An animated zoom scales the visible content.
  func stage(_ layers: [NormalizedLayer], _ setting: LayerSetting) -> NormalizedLayer {
    guard let layer = setting.camera, case .camera(let camera) = layer.content else {
      return plane(layers, of: setting.composition.name, setting)
    }
    let zoom = camera.zoom.value(at: sampler.endTime)
    let size = setting.composition.size
    let center = Point(x: size.width / 2, y: size.height / 2)
    var eye = NormalizedLayer(
      name: layer.name, designerName: layer.designerName, source: layer.source,
      bounds: setting.bounds, position: center, zPosition: zoom)
    if case .keyed(let track) = camera.zoom {
      let factor = track.map { $0 / zoom }
      eye.addTrack(.scaleX, .keyed(factor))
      eye.addTrack(.scaleY, .keyed(factor))
    }
    var nodes = TransformNodes(layers: [eye])
    nodes.layers += viewNodes(of: layer, camera, setting)
    nodes.layers.changeEach { $0.keepsDepth = true }
    return NormalizedLayer(
      name: "\(layer.name) view", bounds: setting.bounds, anchor: center, position: center,
      perspective: zoom, sublayers: [nodes.wrapping(layers)])
  }

  /// Returns the layers that bring the camera to the origin, outermost first.
  private func viewNodes(
    of layer: Layer, _ camera: Camera, _ setting: LayerSetting
  ) -> [NormalizedLayer] {
    let back = Undoing(layer: layer, setting: setting)
    let transform = layer.transform
    sampler.parameters.lose(below: layer.transformSource)
    var nodes = back.turned(turns(undoing: transform, isCamera: true), sampler)
    if camera.looksAtAnchor { nodes += back.turned(gaze(of: transform), sampler) }
    nodes += [moved(undoing: transform, back)]
    for (index, parent) in layer.parents(in: setting.layers).enumerated() {
      guard index + 2 <= Limits.cameraParents else {
        log.report(
          .parentDepth,
          "the camera '\(layer.name)' has a chain of more than \(Limits.cameraParents) parents",
          at: setting.place(of: layer))
        break
      }
      if !parent.transform.skew.isAlways(0) || parent.transform.orientsAlongPath {
        log.report(
          .threeDimensions,
          "the camera '\(layer.name)' ignores the skew or Auto-Orient of "
            + "'\(parent.name)'; animate the rotation of the camera itself",
          at: setting.place(of: parent))
      }
      nodes += undone(parent, setting)
    }
    return nodes
  }

  /// Returns the reversed rotations of a transform, outermost first.
  private func turns(undoing transform: Transform, isCamera: Bool) -> [Turn] {
    let space = transform.space ?? SpatialTransform()
    let angles = transforms.angles(of: space.orientation)
    let orientation = [
      Turn(angles.z, about: .z, isReversed: true), Turn(angles.y, about: .y, isReversed: true),
      Turn(angles.x, about: .x, isReversed: true),
    ]
    let turns = [
      Turn(transform.rotation, about: .z, isReversed: true),
      Turn(space.rotationY, about: .y, isReversed: true),
      Turn(space.rotationX, about: .x, isReversed: true),
    ]
    // A camera's orientation applies before its rotations, a layer's after them.
    return (isCamera ? orientation + turns : turns + orientation).compactMap { $0 }
  }

  /// Returns the rotations that bring the point of interest straight ahead, outermost first.
  private func gaze(of transform: Transform) -> [Turn] {
    let space = transform.space ?? SpatialTransform()
    let times =
      transform.position.keyTimes + transform.anchor.keyTimes + space.positionZ.keyTimes
      + space.anchorZ.keyTimes
    func part(_ angle: @escaping (Double) -> Double) -> Animated<Double> {
      let result = sampler.derived(from: times, tolerance: 0.02, angle)
      guard let keys = result.track?.keys, !keys.contains(where: { abs($0.value) > 1e-9 }) else {
        return result
      }
      return .constant(0)
    }
    return [
      Turn(part { transform.gaze(at: $0).x }, about: .x),
      Turn(part { transform.gaze(at: $0).y }, about: .y),
    ].compactMap { $0 }
  }

  private func moved(undoing transform: Transform, _ back: Undoing) -> NormalizedLayer {
    var layer = back.layer("position")
    transforms.setPosition(
      transform.position.map { Point(x: -$0.x, y: -$0.y) }, &layer, back.setting.scale)
    transforms.setDepth(transform.space?.positionZ ?? .constant(0), &layer)
    return layer
  }

  /// Returns the layers that undo the transform of a camera's parent, outermost first.
  private func undone(_ parent: Layer, _ setting: LayerSetting) -> [NormalizedLayer] {
    let back = Undoing(layer: parent, setting: setting)
    let transform = parent.transform
    sampler.parameters.lose(below: parent.transformSource)
    let space = transform.space ?? SpatialTransform()
    var outer = back.layer("scale")
    transforms.setPosition(transform.anchor, &outer, setting.scale)
    transforms.setDepth(space.anchorZ.map { -$0 }, &outer)
    sampler.set(.scaleX, of: &outer, to: inverse(transform.scale.x))
    sampler.set(.scaleY, of: &outer, to: inverse(transform.scale.y))
    sampler.set(.scaleZ, of: &outer, to: inverse(space.scaleZ))
    return [outer] + back.turned(turns(undoing: transform, isCamera: false), sampler)
      + [moved(undoing: transform, back)]
  }

  /// Returns the reciprocal of a factor, bounded for factors near 0.
  private func inverse(_ factor: Animated<Double>) -> Animated<Double> {
    func inverse(_ value: Double) -> Double {
      abs(value) < 0.001 ? (value < 0 ? -1000 : 1000) : 1 / value
    }
    guard factor.track != nil else { return factor.map(inverse) }
    return sampler.derived(from: factor.keyTimes, tolerance: 0.0005) {
      inverse(factor.value(at: $0))
    }
  }
}

/// The layers that undo the parts of one layer's transform.
private struct Undoing {
  let layer: Layer
  let setting: LayerSetting

  func layer(_ part: String) -> NormalizedLayer {
    NormalizedLayer(
      name: "\(layer.name) \(part)", designerName: layer.designerName, source: layer.source,
      bounds: setting.bounds)
  }

  func turned(_ turns: [Turn], _ sampler: TrackSampler) -> [NormalizedLayer] {
    turns.map { $0.applied(to: layer($0.name), sampler) }
  }
}

extension Layer {
  /// `true` if the layer draws content.
  fileprivate var draws: Bool {
    switch content {
    case .empty, .camera: false
    case .solid, .image, .shapes, .text, .instance: !isHidden
    }
  }
}
