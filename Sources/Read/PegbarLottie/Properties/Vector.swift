import PegbarJSON

/// A point, direction, size or scale with up to three components.
///
/// - Source: Lottie vectors, `[x, y]` or `[x, y, z]`. The unit is that of the property.
package struct Vector: PropertyValue {
  /// The first component.
  package var x: Double
  /// The second component, which increases downward for positions.
  package var y: Double
  /// The third component, 0 if the file has none.
  package var z: Double

  /// Creates a vector.
  package init(x: Double, y: Double, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// A vector of zeros.
  package static let zero = Vector(x: 0, y: 0)
  /// A vector whose components are 100, the identity of a scale in percent.
  package static let hundred = Vector(x: 100, y: 100, z: 100)

  /// `true` if all components are 0.
  package var isZero: Bool { x == 0 && y == 0 && z == 0 }
}

extension Vector: ReadableValue {
  static var description: String { "an array of two or three numbers" }

  static func read(_ value: JSONValue, in context: ReadingContext) -> Vector? {
    guard let components = value.components else { return nil }
    return Vector(x: components[0], y: components[1], z: components.values.z)
  }
}
