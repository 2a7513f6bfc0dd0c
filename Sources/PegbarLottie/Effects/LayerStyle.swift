package import PegbarJSON

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
  /// What can be set, in the order of the file, by its key: `c` colour, `o` opacity in percent,
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
