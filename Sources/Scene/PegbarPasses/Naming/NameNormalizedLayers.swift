internal import PegbarScene

/// Gives every layer of a normalized scene a name that a person would choose, unique in its
/// composition.
///
/// A designer's name stays, and a fill or a stroke has that of its group. What After Effects or
/// the conversion named gets the name of the layer around it and what it is, as in “Heart fill”.
/// Names depend on names, places in the tree and content, never on keyframes. Only equal names get
/// numbers, in drawing order.
struct NameNormalizedLayers {
  func apply(to scene: inout NormalizedScene) {
    scene.changeCompositions { composition in
      var names = LayerNames()
      for layer in composition.layers { names.collect(layer) }
      composition.layers.changeEach { names.name(&$0, within: "") }
    }
  }
}

/// The names of one composition.
private struct LayerNames {
  private var names = UniqueNames()
  /// How often a designer used each name.
  private var uses: [String: Int] = [:]

  mutating func collect(_ layer: NormalizedLayer, within context: String = "") {
    let own = Self.ownName(of: layer)
    // A group that has the name of its layer is called after it once more, as a part.
    if !layer.isStyle || own != context { uses[own, default: 0] += 1 }
    for held in layer.heldLayers { collect(held, within: own) }
  }

  /// Names a layer and what is in it.
  ///
  /// - Parameter isStep: Whether the layer around was added for the one that `context` names.
  mutating func name(
    _ layer: inout NormalizedLayer, within context: String, isMask: Bool = false,
    isStep: Bool = false
  ) {
    let own = Self.ownName(of: layer)
    let part = isMask ? "mask" : part(of: layer, within: context)
    let isShared = uses[own, default: 1] > 1
    let isUnclear = isShared && !context.isEmpty
    let text =
      if isStep, !isMask, !own.isEmpty, own == context || isUnclear && context.hasPrefix(own) {
        context
      } else if isStep, isMask, isUnclear {
        "\(context) mask"
      } else if own.isEmpty || own == context {
        context.isEmpty ? part : "\(context) \(part)"
      } else if isShared, layer.isCarrier {
        // A parent that moves others in front of what it draws itself is there once more.
        "\(own) peg"
      } else if isShared, layer.isStyle {
        // What one group draws with several styles.
        "\(own) \(part)"
      } else {
        // The layer around it tells two things of one name apart better than a number.
        isUnclear ? "\(context) \(own)" : own
      }
    let isAlone = own.isEmpty && context.isEmpty
    layer.name = names.unique(
      text, orNumber: isAlone ? DefaultNames.number(of: layer.designerName) : "")
    // A group without a name of its own stands for the layer around it.
    var inner = isAlone ? layer.name : own.isEmpty ? context : own
    let stem = Self.stem(of: inner)
    let adds = layer.designerName.isEmpty && stem != inner && !stem.isEmpty
    if adds { inner = stem }
    layer.sublayers.changeEach { name(&$0, within: inner, isStep: adds) }
    layer.mask?.layers.changeEach { name(&$0, within: inner, isMask: true, isStep: adds) }
  }

  /// What a layer is; a group without a name around it is what it holds, if that is one thing.
  private func part(of layer: NormalizedLayer, within context: String) -> String {
    let step = Self.step(in: layer.name)
    if !step.isEmpty, layer.designerName.isEmpty { return step }
    var inner = layer
    while case .none = inner.content, context.isEmpty, inner.sublayers.count == 1 {
      inner = inner.sublayers[0]
    }
    let part = inner.partName
    let hasIt = context == part || context.hasSuffix(" \(part)") || context.hasPrefix("\(part) ")
    return hasIt ? "shape" : part
  }

  /// The designer's name without what says nothing; empty where nothing is left.
  private static func ownName(of layer: NormalizedLayer) -> String {
    let name = layer.designerName.isEmpty ? layer.name : layer.designerName
    let line = name.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    let stem = stem(of: line)
    if layer.designerName.isEmpty, DefaultNames.contains(stem) { return "" }
    return DefaultNames.contains(line) ? "" : String(line.prefix(80))
  }

  /// What the conversion calls the layers that it adds to one of the source.
  private static let steps: Set<String> = [
    "turn", "skew", "matted", "plane", "view", "depth", "gradient", "outline", "cut", "outside",
    "edge", "expanded", "rest", "area", "scale",
  ]

  private static func step(in name: String) -> String {
    name.split(separator: " ").last.map(String.init).flatMap { steps.contains($0) ? $0 : nil } ?? ""
  }

  private static func stem(of name: String) -> String {
    let step = step(in: name)
    return step.isEmpty ? name : String(name.dropLast(step.count + 1))
  }
}

extension NormalizedLayer {
  /// Whether it is what a style of a shape layer draws.
  fileprivate var isStyle: Bool { content != .none && source.contains(".shapes[") }

  /// Whether it shows nothing of the layer that it stands for and only moves others.
  fileprivate var isCarrier: Bool {
    content == .none && mask == nil && !source.isEmpty && !sublayers.isEmpty
      && sublayers.allSatisfy { !$0.isPart(of: self) }
  }
}
