/// The blend mode of a layer or paint with its backdrop.
///
/// - Source: Lottie `bm`; After Effects "Mode".
package enum BlendMode: Int, Sendable, Hashable, CaseIterable {
  /// Source over destination.
  case normal = 0
  /// Product of the colors.
  case multiply = 1
  /// Inverse of the product of the inverses.
  case screen = 2
  /// Multiply or screen, depending on the backdrop.
  case overlay = 3
  /// The darker of each component.
  case darken = 4
  /// The lighter of each component.
  case lighten = 5
  /// Brightened backdrop.
  case colorDodge = 6
  /// Darkened backdrop.
  case colorBurn = 7
  /// Multiply or screen, depending on the source.
  case hardLight = 8
  /// Softer variant of hard light.
  case softLight = 9
  /// Absolute difference of the colors.
  case difference = 10
  /// Difference with lower contrast.
  case exclusion = 11
  /// Hue of the source.
  case hue = 12
  /// Saturation of the source.
  case saturation = 13
  /// Hue and saturation of the source.
  case color = 14
  /// Luminosity of the source.
  case luminosity = 15
  /// Sum of the colors.
  case add = 16
  /// Minimum or maximum of each component.
  case hardMix = 17
}
