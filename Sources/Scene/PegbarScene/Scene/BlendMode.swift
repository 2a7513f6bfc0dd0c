/// How a layer's colours are mixed with what lies below it.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum BlendMode: String, Hashable, Sendable, CaseIterable, SceneOption {
  /// Covers what lies below.
  case normal
  /// Multiplies.
  case multiply
  /// Multiplies the inverses.
  case screen
  /// Multiplies or screens, by what lies below.
  case overlay
  /// Keeps the darker.
  case darken
  /// Keeps the lighter.
  case lighten
  /// Brightens what lies below.
  case colorDodge
  /// Darkens what lies below.
  case colorBurn
  /// Multiplies or screens, by the layer.
  case hardLight
  /// Darkens or lightens softly, by the layer.
  case softLight
  /// The absolute difference.
  case difference
  /// A difference of lower contrast.
  case exclusion
  /// Takes the hue of the layer.
  case hue
  /// Takes the saturation of the layer.
  case saturation
  /// Takes hue and saturation of the layer.
  case color
  /// Takes the luminosity of the layer.
  case luminosity
  /// Adds.
  case add
  /// Reduces to eight colours.
  case hardMix
  /// Keeps what only one of the two covers (Porter and Duff, 1984): of coverages a and b,
  /// a + b − 2ab.
  ///
  /// No mode of After Effects: it is how masks in the mode Difference are combined.
  case xor
}
