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
    let isUnclear = uses[own, default: 1] > 1 && !context.isEmpty
    let text: String
    if isStep, !isMask, !own.isEmpty, own == context || isUnclear && context.hasPrefix(own) {
      text = names.unique(context, orNumber: "")
    } else if isStep, isMask, isUnclear {
      text = names.unique("\(context) mask", orNumber: "")
    } else if own.isEmpty || own == context {
      let number = context.isEmpty ? DefaultNames.number(of: layer.designerName) : ""
      text = names.unique(
        context.isEmpty ? part : "\(context) \(part)", orNumber: number)
    } else if uses[own, default: 1] > 1, layer.isCarrier {
      // A parent that moves others in front of what it draws itself is there once more.
      text = names.unique("\(own) peg", orNumber: "")
    } else if uses[own, default: 1] > 1, layer.isStyle {
      // What one group draws with several styles.
      text = names.unique("\(own) \(part)", orNumber: "")
    } else {
      // The layer around it tells two things of one name apart better than a number.
      text = names.unique(isUnclear ? "\(context) \(own)" : own, orNumber: "")
    }
    layer.name = text
    // A group without a name of its own stands for the layer around it.
    var inner = own.isEmpty && !context.isEmpty ? context : (own.isEmpty ? text : own)
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
  fileprivate var isStyle: Bool {
    content != .none && source.contains(".shapes[")
  }

  /// Whether it shows nothing of the layer that it stands for and only moves others.
  fileprivate var isCarrier: Bool {
    content == .none && mask == nil && !source.isEmpty && !sublayers.isEmpty
      && sublayers.allSatisfy { !$0.isPart(of: self) }
  }
}
