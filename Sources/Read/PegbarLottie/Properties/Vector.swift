import PegbarJSON

/// A point, a direction, a size or a scale of up to three components.
///
/// - Source: Lottie vectors, `[x, y]` or `[x, y, z]`. The unit is that of the property.
package struct Vector: PropertyValue {
  /// The first component.
  package var x: Double
  /// The second component; a position grows downwards.
  package var y: Double
  /// The third component; 0 where the file has none.
  package var z: Double

  /// Makes a vector.
  package init(x: Double, y: Double, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// All components are 0.
  package static let zero = Vector(x: 0, y: 0)
  /// All components are 100, the identity of a scale in percent.
  package static let hundred = Vector(x: 100, y: 100, z: 100)

  /// Whether all components are 0.
  package var isZero: Bool { x == 0 && y == 0 && z == 0 }
}

extension Vector: ReadableValue {
  static var description: String { "an array of two or three numbers" }

  static func read(_ value: JSONValue, in context: ReadingContext) -> Vector? {
    guard let components = value.components else { return nil }
    return Vector(x: components[0], y: components[1], z: components.values.z)
  }
}
