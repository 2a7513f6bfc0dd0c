package import PegbarDiagnostics
internal import PegbarJSON

/// A layer style.
///
/// - Source: Lottie `sy`; After Effects "Layer Styles".
package struct LayerStyle: Sendable, Hashable {
  /// Which style it is (`ty`).
  package enum Kind: Sendable, Hashable {
    /// A stroke around the layer (0).
    case stroke
    /// A shadow behind the layer (1).
    case dropShadow
    /// A shadow inside the layer (2).
    case innerShadow
    /// A glow behind the layer (3).
    case outerGlow
    /// A glow inside the layer (4).
    case innerGlow
    /// A relief (5).
    case bevelEmboss
    /// A silky shading (6).
    case satin
    /// A colour over the layer (7).
    case colorOverlay
    /// A gradient over the layer (8).
    case gradientOverlay
    /// Another number, or nil where `ty` is missing.
    case unknown(type: Int?)
  }

  /// What a member is set to.
  package enum Value: Sendable, Hashable {
    /// A number.
    case scalar(Property<Double>)
    /// A colour.
    case color(Property<Color>)
    /// A point.
    case vector(Property<Vector>)
    /// The stops of a gradient and how many colours there are.
    case gradient(Property<[Double]>, stopCount: Int)
  }

  /// Something that can be set.
  package struct Member: Sendable, Hashable {
    /// Its key in the file.
    package var key: String
    /// What it is set to.
    package var value: Value
  }

  /// Which style it is.
  package var kind: Kind
  /// The designer's name (`nm`).
  package var name: String?
  /// Whether it is switched on (`en`).
  package var isEnabled: Bool
  /// What can be set, in the order of the file, by its key.
  ///
  /// `c` colour, `o` opacity in percent,
  /// `a` angle in degrees, `s` size and `d` distance in pixels, `ch` choke, `no` noise in percent…
  package var members: [Member]
  /// Names the style in findings.
  package var source: SourceID

  /// The number under a key.
  package func scalar(_ key: String) -> Property<Double>? {
    for member in members where member.key == key {
      if case .scalar(let property) = member.value { return property }
    }
    return nil
  }

  /// The colour under a key.
  package func color(_ key: String) -> Property<Color>? {
    for member in members where member.key == key {
      if case .color(let property) = member.value { return property }
    }
    return nil
  }

  /// The point under a key.
  package func vector(_ key: String) -> Property<Vector>? {
    for member in members where member.key == key {
      if case .vector(let property) = member.value { return property }
    }
    return nil
  }
}

extension LayerStyle {
  /// Reads `sy` of a layer; elements that are no objects are left out.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [LayerStyle] {
    guard let array = value.readArray() else { return [] }
    return array.compactMap { element in
      element.readObject().map { LayerStyle(reading: $0, in: context) }
    }
  }

  /// Reads a style.
  init(reading object: JSONObject, in context: ReadingContext) {
    let context = context.inside(object)
    self.init(
      kind: Kind(type: object["ty"]?.readInt()), isEnabled: true, members: [],
      source: object.source)
    for (key, value) in object {
      switch key {
      case "ty", "mn", "ix": break
      case "nm": name = value.readName()
      case "en": isEnabled = value.readBool() ?? true
      default:
        guard let reading = Self.reading(of: key) else {
          object.skip(key)
          continue
        }
        if let value = reading(value, context) {
          members.append(Member(key: key.text, value: value))
        }
      }
    }
    object.name(name ?? kind.title)
  }

  private typealias Reading = (JSONValue, ReadingContext) -> Value?

  /// How the member under a key is read; nil for a key that no style has.
  private static func reading(of key: JSONKey) -> Reading? {
    switch key {
    // Colours: of the style, of highlights and of shadows.
    case "c", "hc", "sc": { Property(reading: $0, in: $1, else: .black).map { .color($0) } }
    // Offset of a gradient.
    case "of": { Property(reading: $0, in: $1, else: .zero).map { .vector($0) } }
    // Stops of a gradient.
    case "gf": { Gradient.stops(reading: $0, in: $1).map { .gradient($0, stopCount: $1) } }
    // Numbers: opacity, angle, size, distance, choke, noise, blend mode, conceal, range, jitter,
    // technique, source, depth, softening, altitude, smoothness, type, reverse, align, invert…
    case "o", "a", "s", "d", "ch", "bm", "no", "lc", "r", "j", "gt", "sr", "bs", "bt", "sf", "ga",
      "ll", "gl", "hm", "ho", "sm", "so", "in", "gs", "re", "al", "p":
      { Property(reading: $0, in: $1, else: 0).map { .scalar($0) } }
    default: nil
    }
  }
}

extension LayerStyle.Kind {
  init(type: Int?) {
    switch type {
    case 0: self = .stroke
    case 1: self = .dropShadow
    case 2: self = .innerShadow
    case 3: self = .outerGlow
    case 4: self = .innerGlow
    case 5: self = .bevelEmboss
    case 6: self = .satin
    case 7: self = .colorOverlay
    case 8: self = .gradientOverlay
    default: self = .unknown(type: type)
    }
  }

  /// What After Effects calls it, for styles without a name.
  package var title: String {
    switch self {
    case .stroke: "Stroke"
    case .dropShadow: "Drop Shadow"
    case .innerShadow: "Inner Shadow"
    case .outerGlow: "Outer Glow"
    case .innerGlow: "Inner Glow"
    case .bevelEmboss: "Bevel and Emboss"
    case .satin: "Satin"
    case .colorOverlay: "Color Overlay"
    case .gradientOverlay: "Gradient Overlay"
    case .unknown: "Layer Style"
    }
  }
}
