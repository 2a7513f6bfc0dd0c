/// An sRGB color with straight alpha; every component is 0…1.
public struct Color: Hashable, Sendable {
  /// The red component, 0…1.
  public var red: Double
  /// The green component, 0…1.
  public var green: Double
  /// The blue component, 0…1.
  public var blue: Double
  /// The opacity, 0…1; the other components are not multiplied by it.
  public var alpha: Double

  /// Creates a color from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from hexadecimal digits as in CSS.
  ///
  /// - Parameter hex: `RGB`, `RRGGBB` or `RRGGBBAA`, with or without `#`. Returns `nil` for other
  ///   strings.
  public init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// The color as hexadecimal digits: `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  ///
  /// Components are rounded to 1/255, and limited to 0…1.
  public var hex: String {
    let bytes = numbers.map { Int(exactly: (min(max($0, 0), 1) * 255).rounded()) ?? 0 }
    let digits = bytes.prefix(bytes[3] < 255 ? 4 : 3).map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }

  /// The components.
  package var numbers: [Double] { [red, green, blue, alpha] }

  /// Returns the color with every component transformed.
  package func map(_ change: (Double) -> Double) -> Color {
    Color(red: change(red), green: change(green), blue: change(blue), alpha: change(alpha))
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
}
