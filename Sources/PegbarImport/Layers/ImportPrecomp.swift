internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// A precomposition layer as an instance of its definition.
  ///
  /// Its own time is (frame − start) / stretch, or the value of Time Remap, which is in seconds
  /// (lottie-web CompElement.js).
  func instance(
    _ precomp: PrecompContent, of layer: SourceLayer, _ usage: AssetUsage
  ) -> LayerContent {
    guard let id = precomp.refID, let asset = assets[id] else {
      report(
        .missingAsset,
        "the precomposition '\(precomp.refID ?? "")' does not exist; the layer is empty",
        at: layer.source)
      return .empty
    }
    guard case .precomp = asset.kind else {
      report(
        .wrongAssetKind, "the asset '\(id)' is no precomposition; the layer is empty",
        at: layer.source)
      return .empty
    }
    guard !usage.cyclic.contains(layer.source) else {
      report(
        .precompCycle, "the precomposition '\(id)' contains itself; this layer is left empty",
        at: layer.source)
      return .empty
    }
    let size = self.size(precomp.width ?? document.width, precomp.height ?? document.height)
    // A stretch so close to 0 that the limit matters is over at once either way.
    let timeMap = TimeMap(
      begin: seconds(layer.startTime), rate: bounded(1 / layer.stretch),
      remap: precomp.timeRemap.map { number($0, "Time Remap", tolerance: 0.0005) })
    return .instance(
      Instance(
        definition: id, timeMap: timeMap, clip: layer.collapseTransform ? nil : size,
        keepsDepth: layer.collapseTransform && layer.is3D))
  }

  /// The size of the first layer that shows each precomposition: the file gives it nowhere else.
  func firstPrecompSizes() -> [String: Size] {
    var sizes: [String: Size] = [:]
    var lists = [document.layers]
    for asset in document.assets {
      if case .precomp(let precomp) = asset.kind { lists.append(precomp.layers) }
    }
    for layer in lists.joined() {
      guard case .precomp(let precomp) = layer.kind, let id = precomp.refID, sizes[id] == nil,
        let width = precomp.width, let height = precomp.height
      else { continue }
      sizes[id] = size(width, height)
    }
    return sizes
  }
}
