import PegbarDiagnostics
import PegbarJSON

/// A color in sRGB, not premultiplied, with components of 0…1.
///
/// - Source: Lottie colors, `[r, g, b]` or `[r, g, b, a]`.
package struct Color: PropertyValue {
  /// The red component.
  package var red: Double
  /// The green component.
  package var green: Double
  /// The blue component.
  package var blue: Double
  /// The alpha component.
  ///
  /// Players ignore it in shapes, where the opacity is a separate property.
  package var alpha: Double

  /// Creates a color.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = Color(red: 1, green: 1, blue: 1)
}

extension Color: ReadableValue {
  static var description: String { "an array of three or four numbers" }

  /// The tolerance for rounding errors of components outside of 0…1.
  private static let tolerance = 1e-4

  static func read(_ value: JSONValue, in context: ReadingContext) -> Color? {
    if let text = value.string { return Color(hexadecimal: text) }
    guard let components = value.components, components.count >= 3 else { return nil }
    var rgb = SIMD3(components.values.x, components.values.y, components.values.z)
    var alpha = components.count > 3 ? components.values.w : 1
    if context.hasByteColors, rgb.max() > 1 {
      rgb /= 255
      if alpha > 1 { alpha /= 255 }
    }
    if rgb.min() < -tolerance || rgb.max() > 1 + tolerance {
      value.report(
        .colorRange, "a color component is outside 0…1 and is clamped",
        outcome: .approximated(error: nil))
    }
    rgb.clamp(lowerBound: .zero, upperBound: .one)
    return Color(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: min(max(alpha, 0), 1))
  }

  /// Creates a color from `#RGB`, `#RRGGBB` or `#AARRGGBB`, with or without the `#`; `nil` for
  /// other text.
  init?(hexadecimal text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.allSatisfy(\.isHexDigit), let code = Int(digits, radix: 16) else { return nil }
    func part(_ shift: Int, bits: Int) -> Double {
      let highest = (1 << bits) - 1
      return Double((code >> shift) & highest) / Double(highest)
    }
    switch digits.count {
    case 3: self.init(red: part(8, bits: 4), green: part(4, bits: 4), blue: part(0, bits: 4))
    case 6: self.init(red: part(16, bits: 8), green: part(8, bits: 8), blue: part(0, bits: 8))
    case 8:
      self.init(
        red: part(16, bits: 8), green: part(8, bits: 8), blue: part(0, bits: 8),
        alpha: part(24, bits: 8))
    default: return nil
    }
  }
}
