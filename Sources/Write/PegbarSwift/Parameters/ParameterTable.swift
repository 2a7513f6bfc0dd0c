internal import PegbarBase
internal import PegbarExport
internal import PegbarGeometry
internal import PegbarScene

/// The parameters of a generated class, which change its appearance.
struct ParameterTable {
  /// The type of a parameter.
  enum Kind {
    case number, point, color, colors, text
    /// An image with a file name.
    case image(String)
  }

  /// A layer value that follows a parameter.
  struct Use {
    var layer: String
    var part: Part
    var map = Matrix.identity
  }

  /// The part of a layer that follows a parameter.
  enum Part: Hashable {
    case bound(ParameterBinding.Part)
    /// The color of the layer's shadow, which only follows colors of the palette.
    case shadowColor
  }

  /// A parameter.
  struct Entry {
    var name: String
    var kind: Kind
    /// The summary for the documentation.
    var summary: String
    /// The default value.
    var initial: SwiftExpression
    /// The values that follow the parameter, by composition ID.
    var uses: [String: [Use]] = [:]
    /// The compositions with keyframes that use the parameter's value.
    var keyed: Set<String> = []
    /// The compositions that show a composition in which a value follows the parameter.
    fileprivate(set) var reached: Set<String> = []

    /// Returns `true` if a value in a composition, or in one that it shows, follows the parameter.
    func reaches(_ composition: String) -> Bool {
      uses[composition] != nil || keyed.contains(composition) || reached.contains(composition)
    }
  }

  private(set) var entries: [Entry] = []
  /// The parameters that replace colors in keyframes.
  private(set) var colors: [Color: String] = [:]
  /// The image parameters by image ID.
  private(set) var images: [String: String] = [:]

  /// The names of all parameters.
  var names: [String] { entries.map(\.name) }

  /// `true` if keyframes use the value of a parameter.
  var feedsKeys: Bool { entries.contains { !$0.keyed.isEmpty } }

  /// Returns `true` if a parameter requires access to a layer.
  func isBound(_ layer: String, in composition: String) -> Bool {
    entries.contains { $0.uses[composition]?.contains { $0.layer == layer } ?? false }
  }

  /// Registers the compositions that show a composition in which a value follows a parameter.
  ///
  /// Compositions are in order, each after those that it shows.
  fileprivate mutating func spread(over compositions: [NormalizedComposition]) {
    for composition in compositions {
      for index in entries.indices
      where composition.shownDefinitions.contains(where: { entries[index].reaches($0) }) {
        entries[index].reached.insert(composition.id)
      }
    }
  }

  /// Adds a parameter, unless it has no use.
  ///
  /// - Parameters:
  ///   - color: The color that the parameter replaces in keyframes.
  ///   - image: The ID of the image that the parameter contains.
  mutating func add(_ entry: Entry, for color: Color? = nil, image: String? = nil) {
    guard !entry.uses.isEmpty || !entry.keyed.isEmpty else { return }
    entries.append(entry)
    if let color { colors[color] = entry.name }
    if let image { images[image] = entry.name }
  }
}

/// Collects the parameters of a scene.
struct ParameterCollector {
  let scene: NormalizedScene
  let exposed: Set<ExposedValue>
  /// The names of the palette colors.
  let palette: ColorNames
  let imageNames: ImageNames
  private(set) var table = ParameterTable()
  private var names: SwiftNames
  /// The visible layers by composition, without masks.
  private var shown: [(composition: String, layer: NormalizedLayer)] = []
  /// The values that already follow a slot.
  private var taken: Set<BoundPart> = []

  private struct BoundPart: Hashable {
    var composition: String
    var layer: String
    var part: ParameterTable.Part
  }

  init(
    _ scene: NormalizedScene, exposed: Set<ExposedValue>, palette: ColorNames,
    imageNames: ImageNames, besides names: [String]
  ) {
    (self.scene, self.exposed, self.palette) = (scene, exposed, palette)
    self.imageNames = imageNames
    self.names = SwiftNames(besides: names)
    guard !exposed.isEmpty || scene.parameters.contains(where: { !$0.bindings.isEmpty }) else {
      return
    }
    var used: Set<String> = [""]
    for composition in [scene.root] + scene.definitions.reversed()
    where used.contains(composition.id) {
      var waiting = Array(composition.layers.reversed())
      while let layer = waiting.popLast() {
        shown.append((composition.id, layer))
        if case .instance(let id, _, _) = layer.content { used.insert(id) }
        waiting += layer.sublayers.reversed()
      }
    }
    for parameter in scene.parameters { slot(parameter) }
    if exposed.contains(.colors) { for color in scene.palette { self.color(color) } }
    if exposed.contains(.text) { texts() }
    if exposed.contains(.images) { for image in scene.images { self.image(image) } }
    table.spread(over: scene.compositions)
  }

  private mutating func name(_ text: String, kind: String) -> String {
    var candidate = names
    let plain = candidate.name(for: text, .lower, fallback: kind)
    if plain == SwiftNames.identifier(from: text, .lower, fallback: kind) {
      names = candidate
      return plain
    }
    // Probably the name of a layer, for which a suffix with the kind is clearer than a number.
    return names.name(for: "\(text) \(kind)", .lower, fallback: kind)
  }

  private mutating func slot(_ parameter: Parameter) {
    guard !parameter.bindings.isEmpty else { return }
    let (kind, initial, word): (ParameterTable.Kind, SwiftExpression, String) =
      switch parameter.value {
      case .number(let value): (.number, .number(value), "value")
      case .point(let point):
        (.point, .value(.own("CGPoint"), [.init("x", point.x), .init("y", point.y)]), "point")
      case .color(let color): (.color, palette.spelling(color), "color")
      case .colors(let colors): (.colors, .list(colors.map(palette.spelling)), "colors")
      case .text(let text): (.text, .string(text), "text")
      case .image(let id): (.image(imageNames.name(of: id)), .word("nil"), "image")
      }
    var entry = ParameterTable.Entry(
      name: name(parameter.name, kind: word), kind: kind,
      summary: "The slot “\(SwiftLiteral.comment(parameter.name))” in the source.",
      initial: initial)
    for binding in parameter.bindings {
      let part = ParameterTable.Part.bound(binding.part)
      let place = BoundPart(composition: binding.composition, layer: binding.layer, part: part)
      // A handwritten scene may refer to missing layers.
      let layer = shown.first {
        $0.composition == binding.composition && $0.layer.name == binding.layer
      }
      guard layer?.layer.parts.contains(binding.part) ?? false, kind.parts.contains(binding.part),
        taken.insert(place).inserted
      else { continue }
      entry.uses[binding.composition, default: []].append(
        .init(layer: binding.layer, part: part, map: binding.map))
    }
    let image: String? = if case .image(let id) = parameter.value { id } else { nil }
    table.add(entry, image: image)
  }

  private mutating func color(_ named: NamedColor) {
    var entry = ParameterTable.Entry(
      name: "", kind: .color, summary: "", initial: palette.spelling(named.color))
    var users: [String] = []
    for (composition, layer) in shown {
      for part in layer.parts(with: named.color) {
        let place = BoundPart(composition: composition, layer: layer.name, part: part)
        guard !taken.contains(place) else { continue }
        entry.uses[composition, default: []].append(.init(layer: layer.name, part: part))
        users.append(layer.name)
      }
      guard layer.hasKey(with: named.color) else { continue }
      entry.keyed.insert(composition)
      users.append(layer.name)
    }
    guard !users.isEmpty else { return }
    entry.name = name(named.name, kind: "color")
    entry.summary = "The color of \(Self.list(users))."
    table.add(entry, for: named.color)
  }

  private mutating func texts() {
    for (composition, layer) in shown {
      guard case .text(let line) = layer.content else { continue }
      let part = ParameterTable.Part.bound(.text)
      guard
        taken.insert(BoundPart(composition: composition, layer: layer.name, part: part)).inserted
      else { continue }
      table.add(
        ParameterTable.Entry(
          name: name("\(layer.name) text", kind: "text"), kind: .text,
          summary: "The text of \(Self.list([layer.name])).",
          initial: .string(line.string),
          uses: [composition: [.init(layer: layer.name, part: part)]]))
    }
  }

  private mutating func image(_ image: ImageAsset) {
    let file = imageNames.name(of: image.id)
    var entry = ParameterTable.Entry(
      name: "", kind: .image(file), summary: "", initial: .word("nil"))
    for (composition, layer) in shown where layer.content == .image(image.id) {
      let place = BoundPart(composition: composition, layer: layer.name, part: .bound(.image))
      guard taken.insert(place).inserted else { continue }
      entry.uses[composition, default: []].append(.init(layer: layer.name, part: place.part))
    }
    guard !entry.uses.isEmpty else { return }
    entry.name = name(String(file.prefix { $0 != "." }), kind: "image")
    entry.summary = "The image \(SwiftLiteral.comment(file))."
    table.add(entry, image: image.id)
  }

  /// Returns up to three names of layers for use in a sentence.
  private static func list(_ names: [String]) -> String {
    let names = names.grouped { $0 }.map(\.key)
    let some = names.prefix(3).map { "“\(SwiftLiteral.comment($0, limit: 30))”" }
    guard names.count <= 3 else { return some.joined(separator: ", ") + " and others" }
    guard let last = some.last, some.count > 1 else { return some.joined() }
    return some.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ParameterTable.Kind {
  /// The parts of layers that accept values of this kind.
  fileprivate var parts: [ParameterBinding.Part] {
    switch self {
    case .number, .point:
      [.opacity, .rotation, .scale, .position, .lineWidth, .gradientStart, .gradientEnd]
    case .color: [.color, .strokeColor]
    case .colors: [.colors]
    case .text: [.text]
    case .image: [.image]
    }
  }
}

extension NormalizedLayer {
  /// The parts of the layer that can follow a parameter.
  fileprivate var parts: [ParameterBinding.Part] {
    let own: [ParameterBinding.Part] =
      switch content {
      case .none, .instance: []
      case .color: [.color]
      case .text: [.color, .text]
      case .image: [.image]
      case .gradient: [.colors, .gradientStart, .gradientEnd]
      case .shape(let shape):
        switch shape.style {
        case .fill: [.color]
        case .stroke: [.color, .lineWidth]
        case .both: [.color, .lineWidth, .strokeColor]
        }
      }
    return [.opacity, .rotation, .scale, .position] + own
  }

  /// Returns the parts of the layer whose model value contains a color.
  fileprivate func parts(with color: Color) -> [ParameterTable.Part] {
    let own: [(part: ParameterBinding.Part, colors: [Color?])] =
      switch content {
      case .none, .image, .instance: []
      case .color(let own): [(.color, [own])]
      case .text(let line): [(.color, [line.color])]
      case .gradient(let gradient): [(.colors, gradient.colors)]
      case .shape(let shape):
        switch shape.style.fillColor {
        case .none: [(.color, [shape.style.strokeColor])]
        case let fill?: [(.color, [fill]), (.strokeColor, [shape.style.strokeColor])]
        }
      }
    let parts = own.filter { $0.colors.contains(color) }.map { ParameterTable.Part.bound($0.part) }
    return shadow?.color == color ? parts + [.shadowColor] : parts
  }

  /// Returns `true` if keyframes contain a color.
  func hasKey(with color: Color) -> Bool {
    tracks.contains { track in
      switch track.keys {
      case .color(let track): track.keys.contains { $0.value == color }
      case .colors(let track): track.keys.contains { $0.value.values.contains(color) }
      case .number, .point, .numbers, .path, .flag: false
      }
    }
  }
}
