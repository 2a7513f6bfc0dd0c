internal import PegbarDiagnostics
internal import PegbarScene

/// Reports layers whose mask is itself masked.
struct CheckNestedMasks {
  let log: FindingLog

  func report(_ scene: NormalizedScene) {
    for composition in scene.compositions {
      let place = FindingSubject(source: "$", breadcrumb: [composition.name])
      for layer in composition.layers { check(layer, place) }
    }
  }

  private func check(_ layer: NormalizedLayer, _ outside: FindingSubject) {
    let place = outside.inside(layer)
    if layer.mask?.layers.contains(where: \.containsMask) ?? false {
      log.add(
        Finding(
          .nestedMask, "the mask of '\(layer.name)' is itself masked", at: place, outcome: .kept))
      return
    }
    for layer in layer.heldLayers { check(layer, place) }
  }
}

extension NormalizedLayer {
  /// `true` if the layer or a layer in it has a mask.
  fileprivate var containsMask: Bool { mask != nil || sublayers.contains(where: \.containsMask) }
}
