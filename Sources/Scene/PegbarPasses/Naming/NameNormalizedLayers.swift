internal import PegbarBase
internal import PegbarScene

/// Gives every layer of a normalized scene a descriptive name that is unique in its composition.
///
/// A designer-given name is kept, and a fill or a stroke has the name of its group. A layer that
/// After Effects or the conversion named gets the name of the layer around it and its kind, as in
/// “Heart fill”. The names of two equal layers state their location or size, as in “left Eye”.
/// Names depend on names, positions, and content, never on keyframes. Only names that are still
/// equal are numbered, in drawing order.
struct NameNormalizedLayers {
  func apply(to scene: inout NormalizedScene) {
    scene.changeCompositions { composition in
      var names = LayerNames()
      for layer in composition.layers { names.collect(layer) }
      names.name(&composition.layers, within: LayerNames.Context())
    }
  }
}

/// The names of one composition.
private struct LayerNames {
  private var names = UniqueNames()
  /// The number of uses of each designer-given name.
  private var uses: [String: Int] = [:]
  /// The colors of the layers with each name that After Effects or the conversion made.
  private var colors: [String: Set<String>] = [:]

  mutating func collect(_ layer: NormalizedLayer, within context: String = "") {
    let own = Self.ownName(of: layer)
    // A style with the name of its layer is a part of it, not another use of the name.
    if !layer.isStyle || own != context { uses[own, default: 0] += 1 }
    for held in layer.heldLayers { collect(held, within: own) }
  }

  /// The layer around a layer.
  struct Context {
    /// The name that a designer gave it, or that of the layer around it.
    var name = ""
    /// Its name in the scene, which is unique.
    var host = ""
    /// `true` if the layer is part of its mask.
    var isMask = false
    /// `true` if the conversion added it for the layer that `name` names.
    var isStep = false
  }

  /// Names layers of one host and their contents.
  mutating func name(_ layers: inout [NormalizedLayer], within context: Context) {
    let sides = Sides.words(
      layers.map { layer in
        let own = Self.ownName(of: layer)
        // Letters of a text are in the order of the text.
        return own.count == 1 ? nil : own.isEmpty ? part(of: layer, within: context.name) : own
      }, layers)
    for index in layers.indices { name(&layers[index], within: context, side: sides[index]) }
  }

  /// Names a layer and its contents.
  ///
  /// - Parameter side: The word that distinguishes the layer from the other one with its name.
  private mutating func name(
    _ layer: inout NormalizedLayer, within around: Context, side: String?
  ) {
    let (context, isMask, isStep) = (around.name, around.isMask, around.isStep)
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
        // A parent that moves others in front of its own content occurs again.
        "\(own) carrier"
      } else if isShared, layer.isStyle {
        // One of several styles of a group.
        "\(own) \(part)"
      } else {
        // The containing layer distinguishes equal names better than a number.
        isUnclear ? "\(context) \(own)" : own
      }
    let isAlone = own.isEmpty && context.isEmpty
    layer.name = names.unique(
      distinct(
        side.map { Self.inserted($0, text, own, part) } ?? text, part, layer, in: around.host),
      orNumber: isAlone ? DefaultNames.number(of: layer.designerName) : "")
    // A group without a name of its own represents the layer around it.
    var inner = isAlone ? layer.name : own.isEmpty ? context : own
    let stem = Self.stem(of: inner)
    let adds = layer.designerName.isEmpty && stem != inner && !stem.isEmpty
    if adds { inner = stem }
    var inside = Context(name: inner, host: layer.name, isStep: adds)
    name(&layer.sublayers, within: inside)
    inside.isMask = true
    if var mask = layer.mask {
      name(&mask.layers, within: inside)
      layer.mask = mask
    }
  }

  /// Returns a name with a word before the part of it that the layer itself has.
  private static func inserted(
    _ word: String, _ name: String, _ own: String, _ part: String
  ) -> String {
    let end = [own, part].first { !$0.isEmpty && name.hasSuffix($0) } ?? name
    return "\(name.dropLast(end.count))\(word) \(end)"
  }

  /// Returns a name that is in use for a layer of another color with the color of the layer, as in
  /// “Heart coral fill”, or with the whole name of its host, as in “Heart mask 2 fill”.
  private mutating func distinct(
    _ name: String, _ part: String, _ layer: NormalizedLayer, in host: String
  ) -> String {
    guard name == part || name.hasSuffix(" \(part)") else { return name }
    let color = layer.plainColor.map(StandardColors.name)
    let isNew = color.map { colors[name, default: []].insert($0).inserted } ?? false
    guard !names.isFree(name) else { return name }
    if isNew, let color { return "\(name.dropLast(part.count))\(color) \(part)" }
    let whole = "\(host) \(part)"
    return !host.isEmpty && whole.count <= Self.longest && names.isFree(whole) ? whole : name
  }

  /// The maximum number of characters in a name with the whole name of a host.
  private static let longest = 36

  /// Returns the kind of a layer; a group without a named layer around it has the kind of its only
  /// content.
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

  /// Returns the designer-given name, or an empty string for a default name.
  private static func ownName(of layer: NormalizedLayer) -> String {
    let name = layer.designerName.isEmpty ? layer.name : layer.designerName
    let line =
      name.isTidy ? name : name.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    let stem = stem(of: line)
    if layer.designerName.isEmpty, DefaultNames.contains(stem) { return "" }
    if DefaultNames.contains(line) { return "" }
    return line.utf8.count <= longestOwn ? line : String(line.prefix(longestOwn))
  }

  /// The maximum number of characters in a designer-given name.
  private static let longestOwn = 80

  /// The suffixes of the layers that the conversion adds to a source layer.
  private static let steps: Set<String> = [
    "turn", "skew", "matted", "plane", "view", "depth", "gradient", "outline", "cut", "outside",
    "edge", "expanded", "rest", "area", "scale", "flip",
  ]

  private static func step(in name: String) -> String {
    // Byte by byte, because this is required several times for each layer.
    let bytes = name.utf8
    let end = bytes.lastIndex { $0 != UInt8(ascii: " ") }.map(bytes.index(after:)) ?? name.endIndex
    let space = bytes[..<end].lastIndex(of: UInt8(ascii: " "))
    let word = String(name[(space.map(bytes.index(after:)) ?? name.startIndex)..<end])
    return steps.contains(word) ? word : ""
  }

  private static func stem(of name: String) -> String {
    let step = step(in: name)
    return step.isEmpty ? name : String(name.dropLast(step.count + 1))
  }
}

extension String {
  /// `true` if the string is printable ASCII text with single spaces between words.
  fileprivate var isTidy: Bool {
    let space = UInt8(ascii: " ")
    var last = space
    for byte in utf8 {
      guard (space..<0x7F).contains(byte), byte != space || last != space else { return false }
      last = byte
    }
    return last != space
  }
}

extension NormalizedLayer {
  /// The opaque color of the layer or of its first content, unless the color is animated.
  fileprivate var plainColor: Color? {
    let isAnimated = tracks.contains { track in
      switch track.keys {
      case .color, .colors: true
      case .number, .point, .numbers, .path, .flag: false
      }
    }
    guard !isAnimated else { return nil }
    let color: Color? =
      switch content {
      case .none: sublayers.first?.plainColor
      case .color(let color): color
      case .shape(let shape): shape.style.fillColor ?? shape.style.strokeColor
      case .gradient(let gradient): gradient.colors.first
      case .text(let text): text.color
      case .image, .instance: nil
      }
    return color.map { Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
  }

  /// `true` if the layer draws a style of a shape layer.
  fileprivate var isStyle: Bool { content != .none && source.hasBytes(of: ".shapes[") }

  /// `true` if the layer draws nothing of its source layer and only moves others.
  fileprivate var isCarrier: Bool {
    content == .none && mask == nil && !source.isEmpty && !sublayers.isEmpty
      && sublayers.allSatisfy { !$0.isPart(of: self) }
  }
}
