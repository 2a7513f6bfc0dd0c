internal import PegbarDiagnostics
internal import PegbarGeometry
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
          layers: inside(asset.id) { layers(precomp.layers, shownIn: nil, usage) })
      }
    }
  }

  /// The layers of a composition, back to front.
  ///
  /// `frames` are those that are ever shown of it, where that is known.
  func layers(
    _ source: [SourceLayer], shownIn frames: Range<Double>?, _ usage: AssetUsage
  ) -> [PegbarScene.Layer] {
    let links = LayerLinks(source, shownIn: frames)
    for problem in links.problems { report(problem, of: source, links) }
    for position in links.mattesWithMattes { reportMatteOfMatte(source, position, links) }
    let layers = source.indices.map { position in
      at(position) { layer(source[position], at: position, links, usage) }
    }
    return layers.reversed()
  }

  private func reportMatteOfMatte(
    _ layers: [SourceLayer], _ position: Int, _ links: LayerLinks
  ) {
    guard layers[position].kind.isPicture, let inner = links.mattes[position] else { return }
    let (name, matte) = (
      name(of: layers[position], at: position), name(of: layers[inner], at: inner)
    )
    report(
      .matteOfMatte,
      """
      '\(name)' is a matte and has the matte '\(matte)' itself, which the web player leaves out; \
      pre-compose the two
      """,
      at: layers[position].source, outcome: .kept)
  }

  /// Reports what is wrong with a reference between layers, where it can be seen.
  private func report(
    _ problem: LayerLinks.Problem, of layers: [SourceLayer], _ links: LayerLinks
  ) {
    let index = problem.index.map(String.init) ?? ""
    var outcome = Finding.Outcome.dropped
    var isVisible = links.isSeen[problem.position] && layers[problem.position].kind.isPicture
    let message: String
    switch problem.kind {
    case .duplicateIndex:
      message = """
        layer index \(index) is used more than once in this composition; parents and mattes \
        that name it mean the first one
        """
      (outcome, isVisible) = (.kept, true)
    case .missingParent:
      message = "the parent with index \(index) does not exist; the layer stands without a parent"
      isVisible = isVisible || links.isCarrying[problem.position]
    case .parentCycle:
      message = "the parents of this layer lead back to itself; its parent is left out"
      isVisible = isVisible || links.isCarrying[problem.position]
    case .missingMatteSource:
      message = "the layer's track matte does not exist; the layer is shown whole"
    default:
      message = "the layer's track mattes lead back to itself; its matte is left out"
    }
    guard isVisible else { return }
    report(problem.kind, message, at: layers[problem.position].source, outcome: outcome)
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
