package import PegbarDiagnostics
internal import PegbarJSON

/// A layer style.
///
/// - Source: Lottie `sy`; After Effects "Layer Styles".
package struct LayerStyle: Sendable, Hashable {
  /// The kind of a layer style (`ty`).
  package enum Kind: Int, Sendable, Hashable {
    /// A stroke around the layer (0).
    case stroke = 0
    /// A shadow behind the layer (1).
    case dropShadow = 1
    /// A shadow inside the layer (2).
    case innerShadow = 2
    /// A glow behind the layer (3).
    case outerGlow = 3
    /// A glow inside the layer (4).
    case innerGlow = 4
    /// A bevel or embossing (5).
    case bevelEmboss = 5
    /// A satin shading (6).
    case satin = 6
    /// A color over the layer (7).
    case colorOverlay = 7
    /// A gradient over the layer (8).
    case gradientOverlay = 8
    /// An unknown number, or none.
    case unknown = -1
  }

  /// The kind of the style.
  package var kind: Kind
  /// The display name (`nm`).
  package var name: String?
  /// `true` if the style is enabled (`en`).
  package var isEnabled = true
  /// The settings, by key.
  ///
  /// `c` color, `o` opacity in percent, `a` angle in degrees, `s` size and `d` distance in pixels,
  /// `ch` choke, `no` noise in percent…
  package var members: [String: AnyProperty] = [:]
  /// The source location of the style, for findings.
  package var source: SourceID

  /// Returns the setting with a key as a property of the requested type, or `nil` if there is none.
  package func property<Content>(_ key: String) -> Property<Content>? { members[key]?.property() }

  /// Creates a layer style from an element of `sy`.
  init(reading object: JSONObject, in context: ReadingContext) {
    let context = context.inside(object)
    let type = object["ty"]?.readInt()
    kind = type.flatMap(Kind.init(rawValue:)) ?? .unknown
    source = object.source
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
        members[key.text] = reading(value, context)
      }
    }
    object.name(name ?? kind.title)
  }

  private typealias Reading = (JSONValue, ReadingContext) -> AnyProperty?

  /// Returns the function that reads the member with a key, or `nil` for a key that no style has.
  private static func reading(of key: JSONKey) -> Reading? {
    switch key {
    // Colors of the style, of highlights and of shadows.
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
  /// The name in After Effects, for styles without a name.
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
