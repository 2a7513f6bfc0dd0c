internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports compositions and their layers.
struct CompositionImporter {
  let context: ImportContext

  private var log: ImportLog { context.log }

  /// Returns the main composition.
  func main(named name: String) -> Composition {
    let document = context.document
    return Composition(
      name: name, size: document.size,
      layers: layers(document.layers, of: nil, shownIn: document.frames))
  }

  /// Returns a precomposition as a definition, or `nil` for other assets and for unused ones.
  func definition(_ asset: Asset) -> Composition? {
    guard case .precomp(let content, let rate) = asset.kind,
      context.usage.reached.contains(asset.id)
    else { return nil }
    return log.muted(if: !context.usage.visible.contains(asset.id)) {
      if let rate, rate != context.document.frameRate {
        log.report(
          .precompFrameRate,
          "the precomposition's frame rate of \(rate) is ignored, as in Lottie players",
          at: asset.source, outcome: .kept)
      }
      return Composition(
        id: asset.id, name: asset.name.flatMap { $0.isEmpty ? nil : $0 } ?? asset.id,
        size: context.precompSizes[asset.id] ?? context.document.size,
        layers: layers(content, of: asset.id, shownIn: nil))
    }
  }

  /// Returns the layers of a composition, back to front.
  ///
  /// `frames` are the frames of the composition that are ever visible, if known.
  private func layers(
    _ source: [SourceLayer], of composition: String?, shownIn frames: Range<Double>?
  ) -> [PegbarScene.Layer] {
    let links = LayerLinks(source, shownIn: frames)
    for problem in links.problems { report(problem, of: source, links) }
    for position in links.mattesWithMattes { reportMatteOfMatte(source, position, links) }
    var clock = CompositionClock(context.document)
    // Only the main composition can start at another frame.
    if composition != nil { clock.origin = 0 }
    let layers = source.indices.mapUntilCancelled { position in
      let address = LayerAddress(composition: composition, id: LayerID(position))
      return LayerImporter(
        layer: source[position], position: position, links: links, context: context,
        properties: context.properties(of: address, clock)
      ).imported()
    }
    return layers.reversed()
  }

  private func reportMatteOfMatte(
    _ layers: [SourceLayer], _ position: Int, _ links: LayerLinks
  ) {
    guard layers[position].kind.isPicture, let inner = links.mattes[position] else { return }
    let name = layers[position].sceneName(at: position)
    let matte = layers[inner].sceneName(at: inner)
    log.report(
      .matteOfMatte,
      """
      the web player ignores the matte '\(matte)' of the matte '\(name)'
      """,
      at: layers[position].source, outcome: .kept)
  }

  /// Reports a problem with a reference between layers, if it is visible.
  private func report(
    _ problem: LayerLinks.Problem, of layers: [SourceLayer], _ links: LayerLinks
  ) {
    let index = problem.index.map(String.init) ?? ""
    var outcome = Finding.Outcome.dropped
    let message: String
    switch problem.kind {
    case .duplicateIndex:
      message = """
        layer index \(index) is used more than once in the composition; references to this index \
        use the first layer
        """
      outcome = .kept
    case .missingParent:
      message =
        "the parent with index \(index) does not exist; the layer is placed without a parent"
    case .parentCycle:
      message = "the parents of this layer form a cycle; the layer is placed without a parent"
    case .missingMatteSource:
      message = "the layer's track matte does not exist; the whole layer is visible"
    default:
      message = "the track mattes of this layer form a cycle; the layer is shown without a matte"
    }
    let places = problem.positions.filter { position in
      switch problem.kind {
      case .duplicateIndex: true
      case .missingParent, .parentCycle: links.isCarrying[position] || isPicture(position)
      default: isPicture(position)
      }
    }
    guard let first = places.first else { return }
    log.report(
      problem.kind, message, at: layers[first].source, outcome: outcome,
      occurrences: problem.index == nil ? nil : places.count)

    func isPicture(_ position: Int) -> Bool {
      links.isSeen[position] && layers[position].kind.isPicture
    }
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
