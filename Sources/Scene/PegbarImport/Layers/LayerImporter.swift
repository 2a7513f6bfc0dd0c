internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports one layer.
///
/// Invisible properties are not reported, such as the content of a hidden layer or the look of a
/// null. The transform is also reported if it moves another layer.
struct LayerImporter {
  let layer: SourceLayer
  /// The position in the layers of the composition.
  let position: Int
  let links: LayerLinks
  let context: ImportContext
  let properties: PropertyImporter

  private var log: ImportLog { context.log }

  /// Returns the layer of the scene.
  func imported() -> PegbarScene.Layer {
    let isSeen = links.isSeen[position]
    let content = log.muted(if: !isSeen) { self.content() }
    let shows = isSeen && content != .empty
    let transform = log.muted(if: !shows && !links.isCarrying[position]) { self.transform() }
    return log.muted(if: !shows) {
      reportMotionBlur()
      reportReversal()
      let frames = layer.frames
      var result = PegbarScene.Layer(
        id: LayerID(position),
        name: layer.sceneName(at: position),
        designerName: layer.name ?? "",
        source: log.path(of: layer.source),
        content: content,
        transform: transform,
        transformParent: links.parents[position].map { LayerID($0) },
        window: TimeRange(
          start: properties.clock.seconds(frames.start), end: properties.clock.seconds(frames.end)),
        opacity: properties.opacity(layer.transform.opacity),
        blendMode: layer.blendMode.sceneMode,
        masks: MaskImporter(properties: properties).masks(layer.masks, of: content),
        effects: EffectImporter(properties: properties, limits: context.limits)
          .effects(of: layer, content, links),
        matte: matte,
        isHidden: layer.isHidden,
        isMatteSource: layer.isMatteSource)
      if content == .empty { result.lostSize = Unlisted(lostSize) }
      return result
    }
  }

  /// The size of content that is not imported, or `nil` if it is unknown or there is none.
  private var lostSize: Size? {
    let document = context.document
    switch layer.kind {
    case .null, .data, .audio, .camera, .light, .solid, .shape, .text: return nil
    case .adjustment:
      // It changes everything below it.
      return properties.layer?.composition.flatMap { context.precompSizes[$0] } ?? document.size
    case .precomp(let precomp):
      return Size(
        boundedWidth: precomp.width ?? document.width, height: precomp.height ?? document.height)
    case .image(let id), .unknown(_, let id):
      guard case .image(let image) = id.flatMap({ context.assets[$0] })?.kind else { return nil }
      return Size(
        boundedWidth: image.width ?? document.width, height: image.height ?? document.height)
    }
  }

  private func transform() -> PegbarScene.Transform {
    let space = SpaceImporter(properties: properties)
    space.reportFlattened(layer)
    var transform = TransformImporter(properties: properties)
      .transform(layer.transform, orientsAlongPath: layer.autoOrient)
    transform.space = space.space(of: layer)
    return transform
  }

  private var matte: PegbarScene.Matte? {
    guard let reference = layer.matte, let matte = links.mattes[position] else { return nil }
    return PegbarScene.Matte(source: LayerID(matte), mode: reference.mode.sceneMode)
  }

  private func reportMotionBlur() {
    guard layer.motionBlur else { return }
    log.report(
      .motionBlur, "motion blur is ignored; the layer is sharp", at: layer.source,
      outcome: .dropped)
  }

  private func reportReversal() {
    guard layer.isReversed, layer.kind.isPicture else { return }
    log.report(
      .reversedLayer,
      """
      '\(layer.sceneName(at: position))' plays backward, with its In point after its Out point; \
      most players never show the layer
      """,
      at: layer.source, outcome: .kept, frames: layer.outPoint...layer.inPoint)
  }

  private func content() -> LayerContent {
    // Cameras and lights only affect 3D layers.
    let isLit = links.isSeen[position] && links.hasSpace
    switch layer.kind {
    case .precomp(let precomp):
      return instance(precomp)
    case .solid(let color, let width, let height):
      // As in players, a solid with an empty color is black.
      return .solid(
        Solid(
          size: Size(boundedWidth: width, height: height), color: color?.sceneColor ?? .black))
    case .image:
      return ImageImporter(context: context).image(of: layer)
    case .shape(let items):
      return .shapes(ShapeWalk(properties, context.limits).content(of: items))
    case .null, .data:
      // Data is only used by expressions, which are reported at their own location.
      return .empty
    case .text(let text):
      return TextImporter(properties: properties, fonts: context.fonts, limits: context.limits)
        .text(text, of: layer)
    case .audio:
      log.report(
        .audioLayer, "the audio is not played", at: layer.source,
        outcome: .dropped)
    case .camera(let perspective):
      return log.muted(if: !isLit) {
        .camera(SpaceImporter(properties: properties).camera(perspective, of: layer))
      }
    case .adjustment:
      // Without a visible effect, it changes nothing unless it blends the picture with itself.
      guard layer.changesLook || layer.blendMode.sceneMode != .normal else { break }
      log.report(
        .adjustmentLayer,
        "the adjustment layer has no effect on the layers below it",
        at: layer.source, outcome: .dropped)
    case .light:
      // A light has no effect without 3D layers.
      guard isLit else { break }
      log.report(
        .light, "the light does not illuminate the 3D layers", at: layer.source, outcome: .dropped)
    case .unknown(11, _):
      // After Effects does not render guide layers.
      break
    case .unknown(let type, _): reportUnknown(type)
    }
    return .empty
  }

  /// Reports footage, or a layer of an unknown type.
  private func reportUnknown(_ type: Int?) {
    guard let footage = layer.kind.footageTitle else {
      return log.report(
        .unknownLayer,
        "the layer \(type.map { "of type \($0)" } ?? "without a type") is empty",
        at: layer.source, outcome: .dropped)
    }
    log.report(
      .footage, "the layer is empty, because its source is not supported (\(footage))",
      at: layer.source, outcome: .dropped)
  }

  /// Returns a precomposition layer as an instance of its definition.
  ///
  /// Its time is (frame − start) / stretch, or the value of Time Remap, which is in seconds
  /// (lottie-web CompElement.js).
  private func instance(_ precomp: PrecompContent) -> LayerContent {
    guard let id = context.asset(of: layer, called: "precomposition")?.id else { return .empty }
    guard !context.usage.cyclic.contains(layer.source) else {
      log.report(
        .precompCycle, "the precomposition '\(id)' contains itself; this layer is empty",
        at: layer.source, outcome: .dropped)
      return .empty
    }
    let size = Size(
      boundedWidth: precomp.width ?? context.document.width,
      height: precomp.height ?? context.document.height)
    // If the stretch is so close to 0 that the limit applies, the layer ends immediately in both
    // cases.
    let timeMap = TimeMap(
      begin: properties.clock.seconds(layer.startTime), rate: (1 / layer.stretch).bounded,
      remap: precomp.timeRemap.map { properties.number($0, "Time Remap", tolerance: 0.0005) })
    return .instance(
      Instance(
        definition: id, timeMap: timeMap, clip: layer.collapseTransform ? nil : size,
        keepsDepth: layer.collapseTransform && layer.is3D))
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

extension SourceLayer {
  /// Returns the name of the layer, or the After Effects name of its kind and its position in the
  /// list, counted from 1.
  func sceneName(at position: Int) -> String {
    if let name, !name.isEmpty { return name }
    return "\(kind.title) \(position + 1)"
  }
}
