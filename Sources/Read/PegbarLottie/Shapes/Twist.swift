import PegbarJSON

/// Turns the middle of the paths before it more than their edge.
///
/// - Source: Lottie shape `"ty": "tw"`; After Effects "Twist".
package struct Twist: PropertyHolder, Sendable, Hashable {
  /// How far the middle is turned, in degrees (`a`).
  package var angle: Property<Double>
  /// The centre in pixels (`c`).
  package var center: Property<Vector>

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(angle, ["Angle", "ADBE Vector Twist Angle"])
    list.add(center, ["Center", "ADBE Vector Twist Center"])
  }

  /// Reads an item of type `tw`.
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
