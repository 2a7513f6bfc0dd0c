import PegbarJSON

/// A modifier that rotates the center of the paths before it more than their edge.
///
/// - Source: Lottie shape `"ty": "tw"`; After Effects "Twist".
package struct Twist: PropertyHolder, Sendable, Hashable {
  /// The rotation of the center, in degrees (`a`).
  package var angle: Property<Double>
  /// The center in pixels (`c`).
  package var center: Property<Vector>

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(angle, ["Angle", "ADBE Vector Twist Angle"])
    list.add(center, ["Center", "ADBE Vector Twist Center"])
  }

  /// Creates a modifier from an item of type `tw`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    angle = Property(0, source: object.source)
    center = Property(.zero, source: object.source)
    for (key, value) in object {
      switch key {
      case "a": angle.read(value, in: context)
      case "c": center.read(value, in: context)
      default: item.read(key, value, of: object)
      }
    }
  }
}
