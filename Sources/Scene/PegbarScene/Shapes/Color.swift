/// A colour in sRGB with straight alpha; every component is 0…1.
public struct Color: Hashable, Sendable {
  /// The red part, 0…1.
  public var red: Double
  /// The green part, 0…1.
  public var green: Double
  /// The blue part, 0…1.
  public var blue: Double
  /// How opaque it is, 0…1; the other parts are not multiplied by it.
  public var alpha: Double

  /// Makes a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The components.
  package var numbers: [Double] { [red, green, blue, alpha] }

  /// The colour with every component changed.
  package func map(_ change: (Double) -> Double) -> Color {
    Color(red: change(red), green: change(green), blue: change(blue), alpha: change(alpha))
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
}
