internal import PegbarScene

/// A color with premultiplied alpha.
struct PixelColor: Hashable {
  /// The opacity.
  var alpha: UInt8
  /// Red times alpha.
  var red: UInt8
  /// Green times alpha.
  var green: UInt8
  /// Blue times alpha.
  var blue: UInt8

  /// Creates a color from the four bytes of a number, alpha highest, then red, green, and blue.
  init(_ word: UInt32) {
    alpha = UInt8(truncatingIfNeeded: word >> 24)
    red = UInt8(truncatingIfNeeded: word >> 16)
    green = UInt8(truncatingIfNeeded: word >> 8)
    blue = UInt8(truncatingIfNeeded: word)
  }

  /// Creates a color from components without alpha, 0…255, and alpha.
  init(straight red: Int, _ green: Int, _ blue: Int, alpha: Int) {
    func part(_ value: Int) -> UInt8 {
      UInt8(clamping: (min(max(value, 0), 255) * alpha + 127) / 255)
    }
    (self.red, self.green, self.blue) = (part(red), part(green), part(blue))
    self.alpha = UInt8(clamping: alpha)
  }

  /// Creates the nearest color, with its alpha times another one.
  init(_ color: Color, alpha: Double) {
    func byte(_ value: Double) -> Int { value > 0 ? Int((min(value, 1) * 255).rounded()) : 0 }
    self.init(
      straight: byte(color.red), byte(color.green), byte(color.blue),
      alpha: byte(color.alpha * alpha))
  }

  /// The four bytes as a number.
  var word: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The components without alpha, 0…255: red, green, and blue.
  var straight: (red: Int, green: Int, blue: Int) {
    guard alpha > 0, alpha < 255 else { return (Int(red), Int(green), Int(blue)) }
    let alpha = Int(alpha)
    func part(_ value: UInt8) -> Int { min((Int(value) * 255 + alpha / 2) / alpha, 255) }
    return (part(red), part(green), part(blue))
  }
}
