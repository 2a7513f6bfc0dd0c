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
