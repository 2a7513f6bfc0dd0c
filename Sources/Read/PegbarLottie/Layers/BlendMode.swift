/// How a layer or a paint is mixed with what lies behind it.
///
/// - Source: Lottie `bm`; After Effects "Mode".
package enum BlendMode: Int, Sendable, Hashable, CaseIterable {
  /// Source over destination.
  case normal = 0
  /// Product of the colours.
  case multiply = 1
  /// Inverse of the product of the inverses.
  case screen = 2
  /// Multiply or screen, by the backdrop.
  case overlay = 3
  /// The darker of each component.
  case darken = 4
  /// The lighter of each component.
  case lighten = 5
  /// Brightens the backdrop.
  case colorDodge = 6
  /// Darkens the backdrop.
  case colorBurn = 7
  /// Multiply or screen, by the source.
  case hardLight = 8
  /// A softer hard light.
  case softLight = 9
  /// Distance of the colours.
  case difference = 10
  /// Difference with less contrast.
  case exclusion = 11
  /// Hue of the source.
  case hue = 12
  /// Saturation of the source.
  case saturation = 13
  /// Hue and saturation of the source.
  case color = 14
  /// Luminosity of the source.
  case luminosity = 15
  /// Sum of the colours.
  case add = 16
  /// Each component all or nothing.
  case hardMix = 17
}
