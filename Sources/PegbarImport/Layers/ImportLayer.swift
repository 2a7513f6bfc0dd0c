internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// One layer of a composition.
  ///
  /// What nobody can see is not reported: a hidden layer's content, the look of a null. The
  /// transform counts as well where it moves another layer.
  func layer(
    _ source: SourceLayer, at position: Int, _ links: LayerLinks, _ usage: AssetUsage
  ) -> PegbarScene.Layer {
    let isLit = links.isSeen[position] && links.hasSpace
    let content = muted(if: !links.isSeen[position]) { self.content(of: source, usage, isLit) }
    let shows = links.isSeen[position] && content != .empty
    let transform = muted(if: !shows && !links.isCarrying[position]) {
      reportFlattened(source)
      var transform = self.transform(source.transform, orientsAlongPath: source.autoOrient)
      transform.space = space(of: source)
      return transform
    }
    return muted(if: !shows) {
      reportMotionBlur(source)
      reportReversal(source, at: position)
      return PegbarScene.Layer(
        id: LayerID(position),
        name: name(of: source, at: position),
        designerName: source.name ?? "",
        source: path(of: source.source),
        content: content,
        transform: transform,
        transformParent: links.parents[position].map { LayerID($0) },
        window: TimeRange(start: seconds(source.frames.start), end: seconds(source.frames.end)),
        opacity: opacity(source.transform.opacity),
        blendMode: source.blendMode.sceneMode,
        masks: masks(source.masks, of: content),
        effects: effects(of: source, content, links),
        matte: matte(of: source, at: position, links),
        isHidden: source.isHidden,
        isMatteSource: source.isMatteSource)
    }
  }

  private func matte(
    of layer: SourceLayer, at position: Int, _ links: LayerLinks
  ) -> PegbarScene.Matte? {
    guard let reference = layer.matte, let source = links.mattes[position] else { return nil }
    return PegbarScene.Matte(source: LayerID(source), mode: reference.mode.sceneMode)
  }

  private func reportMotionBlur(_ layer: SourceLayer) {
    guard layer.motionBlur else { return }
    report(.motionBlur, "motion blur is left out; the layer is shown sharp", at: layer.source)
  }

  private func reportReversal(_ layer: SourceLayer, at position: Int) {
    guard layer.isReversed, layer.kind.isPicture else { return }
    report(
      .reversedLayer,
      """
      '\(name(of: layer, at: position))' plays backwards, from an in-point after its out-point, and \
      other players never show it; use Time-Reverse Keyframes instead of Time-Reverse Layer
      """,
      at: layer.source, outcome: .kept, frames: layer.outPoint...layer.inPoint)
  }

  func name(of layer: SourceLayer, at position: Int) -> String {
    if let name = layer.name, !name.isEmpty { return name }
    return "\(layer.kind.title) \(position + 1)"
  }

  private func content(
    of layer: SourceLayer, _ usage: AssetUsage, _ isLit: Bool
  ) -> LayerContent {
    switch layer.kind {
    case .precomp(let precomp):
      return instance(precomp, of: layer, usage)
    case .solid(let solid):
      // A solid whose colour is empty is black, as in players.
      return .solid(
        Solid(
          size: size(solid.width, solid.height),
          color: solid.color?.sceneColor ?? .black))
    case .image(let id):
      return image(id, of: layer)
    case .shape(let items):
      return .shapes(shapes(items))
    case .null:
      return .empty
    case .data:
      // Data feeds expressions only, and those are reported where they stand.
      return .empty
    case .text(let text):
      return self.text(text, of: layer)
    case .audio:
      report(.audioLayer, "the sound is left out; play it from the app", at: layer.source)
    case .camera(let camera):
      return muted(if: !isLit) { .camera(self.camera(camera, of: layer)) }
    case .adjustment:
      // Without an effect that shows it changes nothing, unless it blends the picture with itself.
      guard layer.changesLook || layer.blendMode.sceneMode != .normal else { break }
      report(
        .adjustmentLayer,
        """
        the adjustment layer is left out; put its effects and its blend mode on the layers themselves
        """,
        at: layer.source)
    case .light:
      // Without a 3D layer there is nothing that it could shine on.
      guard isLit else { break }
      report(.light, "the light is left out", at: layer.source)
    case .unknown(let type):
      report(
        .unknownLayer,
        "layers of type \(type.map(String.init) ?? "none") are not known; the layer is left out",
        at: layer.source)
    }
    return .empty
  }
}

extension PegbarLottie.BlendMode {
  var sceneMode: PegbarScene.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .hardLight: .hardLight
    case .softLight: .softLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .add: .add
    case .hardMix: .hardMix
    }
  }
}
