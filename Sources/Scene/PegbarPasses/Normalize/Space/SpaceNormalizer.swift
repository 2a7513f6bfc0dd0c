internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// The view of a layer.
enum LayerView: Hashable {
  /// In the plane of its composition.
  case flat
  /// Rotated and seen from the front, or a part of the space around its composition.
  case turned
  /// Seen through the camera of its composition.
  case seen
}

/// Determines the view of layers in 3D space, and places them before the camera.
struct SpaceNormalizer {
  let sampler: TrackSampler
  let log: NormalizationLog
  /// The normalizer for transforms.
  var transforms: TransformNormalizer { TransformNormalizer(sampler: sampler) }

  /// Returns the view of a layer; depth alone is invisible from the front.
  func view(of layer: Layer, _ carriers: [LayerID], _ setting: LayerSetting) -> LayerView {
    if setting.isInside { return .turned }
    if setting.camera != nil, layer.transform.space != nil { return .seen }
    func turns(_ layer: Layer?) -> Bool { layer?.transform.space?.neverTurns == false }
    if turns(layer) { return .turned }
    if setting.isSpatial, carriers.contains(where: { turns(setting.layers[$0]) }) {
      return .turned
    }
    // Layers in a definition may be rotated, or be in front of or behind others.
    guard case .instance(let instance) = layer.content, instance.keepsDepth else { return .flat }
    return .turned
  }

  /// Returns a layer that shows others in a plane of their own.
  ///
  /// Core Animation lets layers in one superlayer intersect. In planes of their own, they keep
  /// their order.
  func plane(
    _ layers: [NormalizedLayer], of name: String, _ setting: LayerSetting
  ) -> NormalizedLayer {
    NormalizedLayer(name: "\(name) plane", bounds: setting.bounds, sublayers: layers)
  }

  /// Reports a layer that leaves the space around its composition, because a matte or a blend mode
  /// requires a picture of it.
  func reportFlattened(_ layer: Layer, _ setting: LayerSetting) {
    guard setting.isInside else { return }
    log.report(
      .spaceFlattened,
      "'\(layer.name)' is flattened into the plane of '\(setting.composition.name)'",
      at: setting.place(of: layer))
  }
}

extension NormalizedLayer {
  /// `true` if part of the matrix is animated and the matrix mirrors, at the end or at a keyframe.
  var mirrorsAsItMoves: Bool {
    guard tracks.contains(where: \.property.turnsOrScales) else { return false }
    if scale.x * scale.y * scaleZ < 0 { return true }
    return tracks.contains { track in
      guard track.property.facts.errorEffect == .scalesLayer,
        case .number(let keys) = track.keys
      else { return false }
      return keys.keys.contains { $0.value < 0 }
    }
  }
}
