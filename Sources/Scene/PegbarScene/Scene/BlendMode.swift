/// The blending of a layer's colors with the content below it.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum BlendMode: String, Hashable, Sendable, CaseIterable, SceneOption {
  /// Covers the content below.
  case normal
  /// Multiplies the colors.
  case multiply
  /// Multiplies the inverted colors.
  case screen
  /// Multiplies or screens, depending on the content below.
  case overlay
  /// Keeps the darker color.
  case darken
  /// Keeps the lighter color.
  case lighten
  /// Brightens the content below.
  case colorDodge
  /// Darkens the content below.
  case colorBurn
  /// Multiplies or screens, depending on the layer.
  case hardLight
  /// Darkens or lightens softly, depending on the layer.
  case softLight
  /// The absolute difference.
  case difference
  /// A difference of lower contrast.
  case exclusion
  /// Uses the hue of the layer.
  case hue
  /// Uses the saturation of the layer.
  case saturation
  /// Uses the hue and saturation of the layer.
  case color
  /// Uses the luminosity of the layer.
  case luminosity
  /// Adds the colors.
  case add
  /// Reduces to eight colors.
  case hardMix
  /// Keeps the areas that only one of the two covers (Porter and Duff, 1984): for coverages a and
  /// b, a + b − 2ab.
  ///
  /// Not an After Effects mode: it combines masks in the mode Difference.
  case xor
}
