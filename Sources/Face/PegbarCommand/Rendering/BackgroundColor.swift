internal import ArgumentParser
internal import Pegbar
internal import PegbarScene

/// A color in a command-line argument: `#rgb`, `#rrggbb`, `#rrggbbaa` or a name.
struct BackgroundColor: ExpressibleByArgument {
  /// The color.
  let color: Color

  /// The color names of CSS 2.1, and `grey`, as `0xRRGGBB`.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080,
    "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500,
  ]

  init?(argument: String) {
    if let number = Self.names[argument.lowercased()] {
      color = Self.color(number << 8 | 0xFF)
      return
    }
    guard argument.first == "#" else { return nil }
    let digits = argument.dropFirst()
    // `UInt32(_:radix:)` also accepts a sign.
    guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
      return nil
    }
    switch digits.count {
    case 3:
      let parts = [number >> 8, number >> 4 & 0xF, number & 0xF].map { $0 * 0x11 }
      color = Self.color(parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | 0xFF)
    case 6: color = Self.color(number << 8 | 0xFF)
    case 8: color = Self.color(number)
    default: return nil
    }
  }

  /// Returns the color of a number `0xRRGGBBAA`.
  private static func color(_ number: UInt32) -> Color {
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    return Color(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
