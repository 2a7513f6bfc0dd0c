internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// One layer of a composition.
  func layer(
    _ source: SourceLayer, at position: Int, parent: Int?, matte: Matte?, _ usage: AssetUsage
  ) -> PegbarScene.Layer {
    reportThreeDimensions(source)
    if source.motionBlur {
      report(
        .motionBlur, "motion blur is left out; the layer is shown sharp", at: source.source)
    }
    let content = content(of: source, usage)
    // A null never draws, so what would change its look cannot be missed.
    return muted(if: content == .empty) {
      reportEffects(source)
      reportStyles(source)
      return PegbarScene.Layer(
        id: LayerID(position),
        name: name(of: source, at: position),
        designerName: source.name ?? "",
        source: path(of: source.source),
        content: content,
        transform: transform(source.transform, orientsAlongPath: source.autoOrient),
        transformParent: parent.map { LayerID($0) },
        window: window(of: source),
        opacity: number(source.transform.opacity, "Opacity", factor: 0.01, default: 1),
        blendMode: source.blendMode.sceneMode,
        masks: masks(source.masks),
        matte: matte,
        isHidden: source.isHidden,
        isMatteSource: source.isMatteSource)
    }
  }

  /// When a layer shows, in seconds; a layer with negative stretch may have its ends swapped.
  func window(of layer: SourceLayer) -> TimeRange {
    var ends = (seconds(layer.inPoint), seconds(layer.outPoint))
    if layer.stretch < 0, ends.0 > ends.1 { ends = (ends.1, ends.0) }
    return TimeRange(start: ends.0, end: ends.1)
  }

  private func name(of layer: SourceLayer, at position: Int) -> String {
    if let name = layer.name, !name.isEmpty { return name }
    return "\(layer.kind.title) \(position + 1)"
  }

  private func content(of layer: SourceLayer, _ usage: AssetUsage) -> LayerContent {
    switch layer.kind {
    case .precomp(let precomp):
      return instance(precomp, of: layer, usage)
    case .solid(let solid):
      // A solid whose colour is empty is black, as in players.
      return .solid(
        Solid(
          size: Size(width: solid.width, height: solid.height),
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
    case .text:
      report(
        .textLayer,
        "the text layer is left out; use Layer > Create > Create Shapes from Text",
        at: layer.source)
    case .audio:
      report(.audioLayer, "the sound is left out; play it from the app", at: layer.source)
    case .camera:
      report(
        .camera, "the camera is left out and the scene is shown from the front", at: layer.source)
    case .adjustment:
      report(
        .adjustmentLayer,
        "the adjustment layer is left out; put its effects on the layers themselves",
        at: layer.source)
    case .light:
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

extension SourceLayer.Kind {
  /// What After Effects calls such a layer.
  var title: String {
    switch self {
    case .precomp: "Precomp"
    case .solid: "Solid"
    case .image: "Image"
    case .null: "Null"
    case .shape: "Shape Layer"
    case .text: "Text"
    case .audio: "Audio"
    case .camera: "Camera"
    case .adjustment: "Adjustment Layer"
    case .light: "Light"
    case .data: "Data"
    case .unknown: "Layer"
    }
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
