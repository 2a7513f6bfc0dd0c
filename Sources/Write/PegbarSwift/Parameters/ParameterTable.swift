internal import PegbarBase
internal import PegbarExport
internal import PegbarGeometry
internal import PegbarScene

/// The properties of a generated class that change what shows.
struct ParameterTable {
  /// What a property holds.
  enum Kind {
    case number, point, color, colors, text
    /// The file name of the picture.
    case image(String)
  }

  /// A value of a layer that follows a property.
  struct Use {
    var layer: String
    var part: Part
    var map = Matrix.identity
  }

  /// What of a layer follows.
  enum Part: Hashable {
    case bound(ParameterBinding.Part)
    /// The colour of its shadow, which only a palette's colour can be.
    case shadowColor
  }

  /// A property.
  struct Entry {
    var name: String
    var kind: Kind
    /// What it is, for the documentation.
    var summary: String
    /// Its value unless it is changed.
    var initial: SwiftExpression
    /// What follows it, by the id of the composition.
    var uses: [String: [Use]] = [:]
    /// The compositions in which keyframes have its value.
    var keyed: Set<String> = []
    /// The compositions that show one in which something follows it.
    fileprivate(set) var reached: Set<String> = []

    /// Whether a composition, or one that it shows, has something that follows it.
    func reaches(_ composition: String) -> Bool {
      uses[composition] != nil || keyed.contains(composition) || reached.contains(composition)
    }
  }

  private(set) var entries: [Entry] = []
  /// The properties that are spelt instead of a colour among keyframes.
  private(set) var colors: [Color: String] = [:]
  /// The properties that hold a picture, by the id of the image.
  private(set) var images: [String: String] = [:]

  /// The names of all properties.
  var names: [String] { entries.map(\.name) }

  /// Whether keyframes have the value of a property.
  var feedsKeys: Bool { entries.contains { !$0.keyed.isEmpty } }

  /// Whether a layer has to be at hand for what follows a property.
  func isBound(_ layer: String, in composition: String) -> Bool {
    entries.contains { $0.uses[composition]?.contains { $0.layer == layer } ?? false }
  }

  /// Notes which compositions show one in which something follows a property; those that are shown
  /// come before those that show them.
  fileprivate mutating func spread(over compositions: [NormalizedComposition]) {
    for composition in compositions {
      for index in entries.indices
      where composition.shownDefinitions.contains(where: { entries[index].reaches($0) }) {
        entries[index].reached.insert(composition.id)
      }
    }
  }

  /// Adds a property; what has no use is left out.
  ///
  /// - Parameters:
  ///   - color: The colour for which it stands among keyframes.
  ///   - image: The id of the image that it holds.
  mutating func add(_ entry: Entry, for color: Color? = nil, image: String? = nil) {
    guard !entry.uses.isEmpty || !entry.keyed.isEmpty else { return }
    entries.append(entry)
    if let color { colors[color] = entry.name }
    if let image { images[image] = entry.name }
  }
}

/// Collects what becomes a property.
struct ParameterCollector {
  let scene: NormalizedScene
  let exposed: Set<ExposedValue>
  /// The names of the palette's colours.
  let palette: ColorNames
  let imageNames: ImageNames
  private(set) var table = ParameterTable()
  private var names: SwiftNames
  /// The layers that show, by composition; masks are none of them.
  private var shown: [(composition: String, layer: NormalizedLayer)] = []
  /// What follows a slot already.
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
    // The name of a layer, most likely: it is clearer with what it is than with a number.
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
      summary: "The slot “\(SwiftLiteral.comment(parameter.name))” of the source.",
      initial: initial)
    for binding in parameter.bindings {
      let part = ParameterTable.Part.bound(binding.part)
      let place = BoundPart(composition: binding.composition, layer: binding.layer, part: part)
      // A scene that was written by hand may name what is not there.
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
    entry.summary = "The colour of \(Self.list(users))."
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
          summary: "What \(Self.list([layer.name])) says.",
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
    entry.summary = "The picture \(SwiftLiteral.comment(file))."
    table.add(entry, image: image.id)
  }

  /// Some names of layers, as a part of a sentence.
  private static func list(_ names: [String]) -> String {
    let names = names.grouped { $0 }.map(\.key)
    let some = names.prefix(3).map { "“\(SwiftLiteral.comment($0, limit: 30))”" }
    return some.joined(separator: ", ") + (names.count > 3 ? " and others" : "")
  }
}

extension ParameterTable.Kind {
  /// What of layers can hold it.
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
  /// What can follow a property.
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

  /// Where the model has a colour.
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

  /// Whether keyframes have a colour.
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
