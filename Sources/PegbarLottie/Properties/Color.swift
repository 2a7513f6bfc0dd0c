/// A colour in sRGB, not premultiplied; every component is 0…1.
///
/// - Source: Lottie colours, `[r, g, b]` or `[r, g, b, a]`.
package struct Color: PropertyValue {
  /// How much red.
  package var red: Double
  /// How much green.
  package var green: Double
  /// How much blue.
  package var blue: Double
  /// How opaque; players ignore it in shapes, where the opacity is a property of its own.
  package var alpha: Double

  /// Makes a colour.
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
