internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarLottie
internal import PegbarScene

/// What effects refer to in the layer that has them.
struct EffectSetting {
  /// The masks of the layer.
  var masks: [SourceMask]
  /// The positions of the layers that Set Matte takes, by `ind`.
  var positions: [Int: Int]
}

extension ImportContext {
  /// The effects and layer styles of a layer that change its picture, in the order in which they
  /// apply; what is left out is reported.
  func effects(
    of layer: SourceLayer, _ content: LayerContent, _ links: LayerLinks
  ) -> [LayerEffect] {
    guard !layer.effects.isEmpty || !layer.styles.isEmpty else { return [] }
    let setting = EffectSetting(masks: layer.masks, positions: links.positions)
    var names = UniqueNames()
    for name in content.partNames where name.hasPrefix("effect ") {
      // Tracks of effects are called “effect” and the name, so such a part keeps it for itself.
      _ = names.unique(String(name.dropFirst("effect ".count)), or: "")
    }
    var result: [LayerEffect] = []
    func hasRoom(at source: SourceID) -> Bool {
      guard result.count >= Self.maximumEffects else { return true }
      report(
        .effectLimit,
        "'\(layer.name ?? "")' has more than \(Self.maximumEffects) effects; the others are left out",
        at: source)
      return false
    }
    for effect in layer.effects where effect.isEnabled {
      // Controls hold values for expressions; they draw nothing themselves.
      guard let kind = EffectKind(effect), let change = change(effect, kind, setting) else {
        continue
      }
      guard hasRoom(at: effect.source) else { return result }
      let name = names.unique(effect.name ?? "", or: kind.title)
      result.append(LayerEffect(name: name, source: path(of: effect.source), kind: change))
    }
    for style in layer.styles where style.isEnabled {
      guard let change = change(style) else { continue }
      guard hasRoom(at: style.source) else { return result }
      let name = names.unique(style.name ?? "", or: style.kind.title)
      result.append(LayerEffect(name: name, source: path(of: style.source), kind: change))
    }
    return result
  }

  /// No designer stacks as many; each may become a level of the tree.
  private static let maximumEffects = 100

  /// What an effect does; nothing where it changes nothing or is left out.
  private func change(
    _ effect: Effect, _ kind: EffectKind, _ setting: EffectSetting
  ) -> LayerEffect.Kind? {
    switch kind {
    case .fill: return fill(effect)
    case .tint: return tint(effect)
    case .tritone: return tritone(effect)
    case .levels: return levels(effect)
    case .dropShadow: return dropShadow(effect)
    case .gaussianBlur: return gaussianBlur(effect)
    case .stroke: return stroke(effect, setting)
    case .transform: return transform(effect)
    case .setMatte: return setMatte(effect, setting)
    case .left(let finding):
      let name =
        effect.name.flatMap { $0.isEmpty ? nil : $0 } ?? effect.matchName ?? finding.title
      report(
        finding,
        "the effect '\(name)' is left out; draw its look with shapes, or render it to an image",
        at: effect.source)
      return nil
    }
  }

  /// A number of an effect, or the usual value where the file has none.
  func number(
    _ property: SourceProperty<Double>?, _ label: String, factor: Double = 1, else usual: Double
  ) -> Animated<Double> {
    property.map { number($0, label, factor: factor, default: usual) } ?? .constant(usual)
  }

  /// An opacity of an effect as a fraction; `factor` is what one unit of the file means.
  func opacity(
    _ property: SourceProperty<Double>?, factor: Double, else usual: Double = 1
  ) -> Animated<Double> {
    let opacity = number(property, "Opacity", factor: factor, else: usual)
    return opacity.constant.map { .constant(min(max($0, 0), 1)) } ?? opacity
  }

  /// A colour of an effect, or the usual one where the file has none.
  func color(
    _ property: SourceProperty<PegbarLottie.Color>?, _ label: String,
    else usual: PegbarScene.Color
  ) -> Animated<PegbarScene.Color> {
    property.map { color($0, label) } ?? .constant(usual)
  }
}

extension SourceLayer {
  /// Whether it has an effect or a layer style that would show.
  var changesLook: Bool {
    effects.contains { $0.isEnabled && EffectKind($0) != nil }
      || styles.contains(where: \.isEnabled)
  }
}

extension LayerContent {
  /// The names of the parts that can have tracks.
  fileprivate var partNames: [String] {
    guard case .shapes(let shapes) = self else { return [] }
    return shapes.paths.map(\.name) + shapes.modifiers.map(\.name) + shapes.groups.map(\.name)
      + shapes.nodes.flatMap(\.styleNames)
  }
}

extension ShapeNode {
  /// The names of all styles; groups are no deeper than import makes them.
  fileprivate var styleNames: [String] {
    switch self {
    case .style(let style): [style.name]
    case .group(_, let children): children.flatMap(\.styleNames)
    }
  }
}
