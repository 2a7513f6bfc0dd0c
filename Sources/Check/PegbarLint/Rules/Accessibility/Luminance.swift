#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#else
  #error("unknown C library")
#endif
internal import PegbarLottie

extension Color {
  /// The relative luminance, 0…1 (WCAG 2.2, relative luminance).
  var luminance: Double {
    let (red, green, blue) = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The difference of chromaticity from white if the color is a saturated red, otherwise 0
  /// (WCAG 2.2, general flash and red flash thresholds).
  var redness: Double {
    let (red, green, blue) = linear
    let sum = red + green + blue
    guard sum > 0, red / sum >= 0.8 else { return 0 }
    let x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
    let whole = x + 15 * y + 3 * z
    guard whole > 0 else { return 0 }
    let (u, v) = (4 * x / whole - 0.1978, 9 * y / whole - 0.4683)
    return (u * u + v * v).squareRoot()
  }

  /// Returns the contrast ratio with another color, 1…21 (WCAG 2.2, contrast ratio).
  func contrast(with other: Color) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var linear: (red: Double, green: Double, blue: Double) {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return (linear(red), linear(green), linear(blue))
  }
}
