internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// A precomposition as a definition; nothing for other assets and for those that no layer shows.
  func definition(_ asset: Asset, size: Size, _ usage: AssetUsage) -> Composition? {
    guard case .precomp(let precomp) = asset.kind, usage.reached.contains(asset.id) else {
      return nil
    }
    return muted(if: !usage.visible.contains(asset.id)) {
      if let rate = precomp.frameRate, rate != document.frameRate {
        report(
          .precompFrameRate,
          "the precomposition's own frame rate of \(rate) is ignored, as in players",
          at: asset.source, outcome: .kept)
      }
      let name = asset.name.flatMap { $0.isEmpty ? nil : $0 } ?? asset.id
      return withOrigin(0) {
        Composition(
          id: asset.id, name: name, size: precompSizes[asset.id] ?? size,
          layers: layers(precomp.layers, window: nil, usage))
      }
    }
  }

  /// The layers of a composition, back to front.
  ///
  /// `window` is the time that is ever shown of it, where that is known.
  func layers(_ source: [SourceLayer], window: TimeRange?, _ usage: AssetUsage) -> [PegbarScene
    .Layer]
  {
    let positions = positionsByIndex(source)
    let parents = parents(of: source, positions)
    let mattes = mattes(of: source, positions)
    let matteSources = Set(mattes.compactMap { $0?.source.rawValue })
    let layers = source.enumerated().map { position, layer in
      let isNeeded = !layer.isMatteSource || matteSources.contains(position)
      let isSeen =
        isNeeded && (!layer.isHidden || matteSources.contains(position))
        && isEverShown(layer, in: window)
      return muted(if: !isSeen) {
        self.layer(
          layer, at: position, parent: parents[position], matte: mattes[position], usage)
      }
    }
    return layers.reversed()
  }

  private func isEverShown(_ layer: SourceLayer, in window: TimeRange?) -> Bool {
    let own = self.window(of: layer)
    guard own.start < own.end else { return false }
    guard let window else { return true }
    return own.start < window.end && own.end > window.start
  }

  // MARK: Who refers to whom

  /// The position of the layer with each `ind`; the first wins, others are reported.
  private func positionsByIndex(_ layers: [SourceLayer]) -> [Int: Int] {
    var positions: [Int: Int] = [:]
    for (position, layer) in layers.enumerated() {
      guard let index = layer.index else { continue }
      if positions[index] == nil {
        positions[index] = position
      } else {
        report(
          .duplicateIndex,
          """
          layer index \(index) is used more than once in this composition; parents and mattes \
          that name it mean the first one
          """,
          at: layer.source, outcome: .kept)
      }
    }
    return positions
  }

  /// The parent of each layer; dangling and cyclic ones are reported and left out.
  private func parents(of layers: [SourceLayer], _ positions: [Int: Int]) -> [Int?] {
    var parents: [Int?] = layers.map { layer in
      guard let index = layer.parent else { return nil }
      guard let position = positions[index] else {
        report(
          .missingParent,
          "the parent with index \(index) does not exist; the layer stands without a parent",
          at: layer.source)
        return nil
      }
      return position
    }
    for start in parents.indices {
      var seen: Set<Int> = [start]
      var current = start
      while let next = parents[current] {
        guard seen.insert(next).inserted else {
          report(
            .parentCycle, "the parents of this layer lead back to itself; its parent is left out",
            at: layers[current].source)
          parents[current] = nil
          break
        }
        current = next
      }
    }
    return parents
  }

  /// The matte of each layer; missing and cyclic ones are reported and left out.
  private func mattes(of layers: [SourceLayer], _ positions: [Int: Int]) -> [Matte?] {
    var sources: [Int?] = layers.enumerated().map { position, layer in
      guard let reference = layer.matte else { return nil }
      let source = Self.matteSource(reference, of: position, positions)
      if source == nil {
        report(
          .missingMatteSource,
          "the layer's track matte does not exist; the layer is shown whole",
          at: layer.source)
      }
      return source
    }
    for start in sources.indices {
      var seen: Set<Int> = [start]
      var current = start
      while let next = sources[current] {
        guard seen.insert(next).inserted else {
          report(
            .matteCycle, "the layer's track mattes lead back to itself; its matte is left out",
            at: layers[current].source)
          sources[current] = nil
          break
        }
        current = next
      }
    }
    return zip(layers, sources).map { layer, source in
      guard let reference = layer.matte, let source else { return nil }
      return Matte(source: LayerID(source), mode: reference.mode.sceneMode)
    }
  }

  /// Where the matte of a layer stands: the layer it names, else the one before it in the file.
  private static func matteSource(
    _ reference: MatteReference, of position: Int, _ positions: [Int: Int]
  ) -> Int? {
    if let index = reference.sourceIndex {
      let source = positions[index]
      return source == position ? nil : source
    }
    return position > 0 ? position - 1 : nil
  }

  /// The positions of layers that others use as a matte.
  static func matteSources(of layers: [SourceLayer]) -> Set<Int> {
    var positions: [Int: Int] = [:]
    for (position, layer) in layers.enumerated() {
      if let index = layer.index, positions[index] == nil { positions[index] = position }
    }
    var sources: Set<Int> = []
    for (position, layer) in layers.enumerated() {
      guard let reference = layer.matte else { continue }
      if let source = matteSource(reference, of: position, positions) { sources.insert(source) }
    }
    return sources
  }
}

extension MatteReference.Mode {
  var sceneMode: Matte.Mode {
    switch self {
    case .alpha: .alpha
    case .alphaInverted: .alphaInverted
    case .luma: .luma
    case .lumaInverted: .lumaInverted
    }
  }
}
