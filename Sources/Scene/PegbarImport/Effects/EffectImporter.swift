internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// The parts of a layer that its effects refer to.
struct EffectSetting {
  /// The masks of the layer.
  var masks: [SourceMask]
  /// The positions of the layers that Set Matte can use, by `ind`.
  var positions: [Int: Int]
  /// `true` if the content of the layer reaches its own edges: solids, images, and compositions.
  var fillsFrame = false
  /// `true` if the content of the layer is known to be translucent.
  var isTranslucent = false
  /// `true` if the content of the layer is known to be opaque everywhere.
  var isOpaque = false
  /// `true` if the layer has no content for an effect to change.
  var isEmpty = false

  init(_ layer: SourceLayer, _ content: LayerContent, _ links: LayerLinks) {
    masks = layer.masks
    positions = links.positions
    switch content {
    case .solid(let solid):
      fillsFrame = true
      isTranslucent = solid.color.alpha < 1
      isOpaque = !isTranslucent
    case .image: fillsFrame = true
    case .instance(let instance): fillsFrame = instance.clip != nil
    case .shapes(let shapes):
      isEmpty = shapes.nodes.isEmpty
      isTranslucent =
        shapes.nodes.contains(where: \.isTranslucent)
        || shapes.groups.contains { !$0.opacity.isAlways(1) }
    case .text, .camera, .empty: break
    }
  }
}

/// Imports the effects and layer styles of a layer.
struct EffectImporter {
  let properties: PropertyImporter
  let limits: Limits

  private var colors: ColorEffectImporter { ColorEffectImporter(properties: properties) }
  private var pictures: PictureEffectImporter { PictureEffectImporter(properties: properties) }
  private var shadows: ShadowEffectImporter { ShadowEffectImporter(properties: properties) }
  private var styles: LayerStyleImporter { LayerStyleImporter(properties: properties) }
  private var log: ImportLog { properties.log }

  /// Returns the effects and layer styles that change the look of a layer, in the order in which
  /// they apply, and reports the dropped ones.
  func effects(
    of layer: SourceLayer, _ content: LayerContent, _ links: LayerLinks
  ) -> [LayerEffect] {
    guard !layer.effects.isEmpty || !layer.styles.isEmpty else { return [] }
    let setting = EffectSetting(layer, content, links)
    var names = UniqueNames()
    for name in content.partNames where name.hasPrefix("effect ") {
      // Tracks of effects are named “effect” plus the name of the effect, so names that such a part
      // already uses are reserved.
      _ = names.unique(String(name.dropFirst("effect ".count)), or: "")
    }
    var result: [LayerEffect] = []
    // Adds a change, or reports that the limit is exceeded.
    func add(_ change: LayerEffect.Kind, named name: String, from source: SourceID) -> Bool {
      guard result.count < limits.effects else {
        log.report(
          .effectLimit,
          "'\(layer.name ?? "")' has more than \(limits.text(\.effects)); the rest are dropped",
          at: source, outcome: .dropped)
        return false
      }
      result.append(LayerEffect(name: name, source: log.path(of: source), kind: change))
      noteBlur(result[result.count - 1], source)
      return true
    }
    for effect in layer.effects where effect.isEnabled {
      // Expression controls only store values for expressions.
      guard let kind = effect.kind, kind.isDrawn else { continue }
      reportUnknownParameters(of: effect, kind)
      guard let change = change(effect, kind, setting) else { continue }
      let name = names.unique(effect.name ?? "", or: kind.title)
      guard add(change, named: name, from: effect.source) else { return result }
    }
    for style in layer.styles where style.isEnabled {
      guard let change = styles.change(style, setting) else { continue }
      let name = names.unique(style.name ?? "", or: style.kind.title)
      guard add(change, named: name, from: style.source) else { return result }
    }
    return result
  }

  /// Registers a blur for the scene checks, because frames cannot reproduce every blur.
  private func noteBlur(_ effect: LayerEffect, _ source: SourceID) {
    switch effect.kind {
    case .blur, .dropShadow, .innerShadow:
      log.leaveToSceneChecks(.blur(source: effect.source), at: source)
    case .color, .outline, .stroke, .transform, .matte: return
    }
  }

  /// Returns the change that an effect makes, or `nil` if it has none or is dropped.
  private func change(
    _ effect: Effect, _ kind: Effect.Kind, _ setting: EffectSetting
  ) -> LayerEffect.Kind? {
    switch kind {
    case .color(let kind): return colors.change(effect, kind, setting).map { .color($0) }
    case .dropShadow: return shadows.dropShadow(effect)
    case .gaussianBlur: return shadows.gaussianBlur(effect, setting)
    case .stroke: return pictures.stroke(effect, setting)
    case .transform: return pictures.transform(effect)
    case .setMatte: return pictures.setMatte(effect, setting)
    case .control: return nil
    case .radialWipe: return leaveOut(effect, kind, .effectRadialWipe)
    case .displacementMap: return leaveOut(effect, kind, .effectDisplacement)
    case .other: return leaveOut(effect, kind, .effectOther)
    }
  }

  /// Reports a dropped effect, unless its settings make it invisible.
  private func leaveOut(
    _ effect: Effect, _ kind: Effect.Kind, _ finding: FindingKind
  ) -> LayerEffect.Kind? {
    guard !changesNothing(effect, kind) else { return nil }
    let name = effect.name.flatMap { $0.isEmpty ? nil : $0 } ?? effect.matchName ?? kind.title
    log.report(
      finding,
      "the effect '\(name)' is ignored",
      at: effect.source, outcome: .dropped)
    return nil
  }

  /// The positions of the parameters that make an effect invisible if they are 0, by match name.
  ///
  /// - Source: the order of the parameters in the Effect Controls panel of After Effects.
  private static let amounts: [String: [Int]] = [
    // Blurs: Blurriness, Blur Radius, Blur Length, Amount.
    "ADBE Fast Blur": [0], "ADBE Box Blur": [0], "ADBE Box Blur2": [0], "ADBE Motion Blur": [1],
    "ADBE Radial Blur": [0], "ADBE Channel Blur": [0, 1, 2, 3],
    // Transitions: Transition Completion.
    "ADBE Linear Wipe": [0], "ADBE Venetian Blinds": [0], "ADBE Block Dissolve": [0],
    "ADBE Gradient Wipe": [0],
    // Brightness and Contrast; Amount of Noise; Angle; Amount, Wave Height after the type.
    "ADBE Brightness & Contrast": [0, 1], "ADBE Brightness & Contrast 2": [0, 1],
    "ADBE Noise": [0], "ADBE Twirl": [0], "ADBE Turbulent Displace": [1], "ADBE Wave Warp": [1],
    "ADBE Spherize": [0], "ADBE Sharpen": [0],
  ]

  /// Returns `true` if the settings of a dropped effect make it invisible.
  private func changesNothing(_ effect: Effect, _ kind: Effect.Kind) -> Bool {
    let amounts: [SourceProperty<Double>?]
    switch kind {
    // Transition Completion.
    case .radialWipe: amounts = [effect.property("0001", at: 0)]
    // Max Horizontal Displacement, Max Vertical Displacement.
    case .displacementMap:
      amounts = [effect.property("0003", at: 2), effect.property("0005", at: 4)]
    case .other:
      guard let positions = Self.amounts[effect.matchName ?? ""] else { return false }
      amounts = positions.map { effect.property("000\($0 + 1)", at: $0) }
    case .color, .stroke, .dropShadow, .setMatte, .gaussianBlur, .transform, .control: return false
    }
    return amounts.allSatisfy { amount in
      guard let amount else { return false }
      return log.muted { properties.number(amount, "Amount") }.isAlways(0)
    }
  }

  /// Reports parameters that are ignored because the file does not specify their type.
  private func reportUnknownParameters(of effect: Effect, _ kind: Effect.Kind) {
    if [.radialWipe, .displacementMap, .other].contains(kind) { return }
    for parameter in effect.parameters {
      guard case .unknown = parameter.kind, parameter.value != .none else { continue }
      log.report(
        .unknownValue,
        "the effect parameter '\(parameter.name ?? "")' has an unknown type; the default is used",
        at: parameter.source, outcome: .approximated(error: nil))
    }
  }
}

extension SourceLayer {
  /// `true` if the layer has an effect or a layer style that can be visible.
  var changesLook: Bool {
    effects.contains { $0.isEnabled && $0.kind?.isDrawn == true }
      || styles.contains(where: \.isEnabled)
  }
}

extension LayerContent {
  /// The names of the parts that can have tracks.
  fileprivate var partNames: [String] {
    guard case .shapes(let shapes) = self else { return [] }
    return shapes.paths.map(\.name) + shapes.modifiers.map(\.name) + shapes.groups.map(\.name)
      + shapes.nodes.flatMap(\.styles).map(\.name)
  }
}

extension ShapeNode {
  /// `true` if a style is translucent; the importer limits the depth of groups.
  fileprivate var isTranslucent: Bool {
    switch self {
    case .style(let style):
      if case .gradient(let gradient) = style.paint, gradient.isTranslucent { return true }
      return !style.opacity.isAlways(1) && !style.opacity.isAlways(0)
    case .group(_, let children):
      return children.contains(where: \.isTranslucent)
    }
  }
}

extension PegbarScene.Gradient {
  /// `true` if any stop is translucent at any time.
  fileprivate var isTranslucent: Bool {
    stops.values.contains { $0.alphas.contains { $0.alpha < 1 } }
  }
}
