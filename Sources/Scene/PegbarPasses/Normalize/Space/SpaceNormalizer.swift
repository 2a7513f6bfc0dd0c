internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// How a layer is seen.
enum LayerView: Hashable {
  /// In the plane of its composition.
  case flat
  /// Turned, from the front; or as a part of the space around its composition.
  case turned
  /// Through the camera of its composition.
  case seen
}

/// Says how layers are seen in space, and puts them before the camera.
struct SpaceNormalizer {
  let sampler: TrackSampler
  let log: NormalizationLog
  /// How transforms become layers.
  var transforms: TransformNormalizer { TransformNormalizer(sampler: sampler) }

  /// How a layer is seen: depth alone does not show from the front.
  func view(of layer: Layer, _ pegs: [Layer], _ setting: LayerSetting) -> LayerView {
    if setting.isInside { return .turned }
    if setting.camera != nil, layer.transform.space != nil { return .seen }
    let turns = (pegs + [layer]).contains { $0.transform.space?.neverTurns == false }
    if turns { return .turned }
    // What stands in a definition may turn, or lie before or behind others.
    guard case .instance(let instance) = layer.content, instance.keepsDepth else { return .flat }
    return .turned
  }

  /// A layer that shows others in a plane of their own.
  ///
  /// Core Animation lets layers in one superlayer cut through each other; in planes of their own
  /// they stay in order.
  func plane(
    _ layers: [NormalizedLayer], of name: String, _ setting: LayerSetting
  ) -> NormalizedLayer {
    NormalizedLayer(name: "\(name) plane", bounds: setting.bounds, sublayers: layers)
  }

  /// Reports a layer that leaves the space around its composition, because a matte or a blend mode
  /// needs a picture of it.
  func reportFlattened(_ layer: Layer, _ setting: LayerSetting) {
    guard setting.isInside else { return }
    log.report(
      .spaceFlattened, "'\(layer.name)' is shown in the plane of '\(setting.composition.name)'",
      at: setting.place(of: layer))
  }
}

extension NormalizedLayer {
  /// Whether a part of its matrix moves and the matrix ever mirrors, at the end or at keys.
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
