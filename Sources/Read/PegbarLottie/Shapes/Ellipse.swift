import PegbarJSON

/// An ellipse.
///
/// - Source: Lottie shape `"ty": "el"`; After Effects "Ellipse Path".
package struct Ellipse: PropertyHolder, Sendable, Hashable {
  /// The center in pixels (`p`).
  package var position: Property<Vector>
  /// The width and height in pixels (`s`).
  package var size: Property<Vector>
  /// `true` if the direction is reversed (`d` 3).
  package var isReversed = false

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(size, ["Size", "ADBE Vector Ellipse Size"])
    list.add(position, ["Position", "ADBE Vector Ellipse Position"])
  }

  /// Creates an ellipse from an item of type `el`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    position = Property(.zero, source: object.source)
    size = Property(.zero, source: object.source)
    for (key, value) in object {
      switch key {
      case "p": position.read(value, in: context)
      case "s": size.read(value, in: context)
      case "d": isReversed = object.readIsReversed(value)
      default: item.read(key, value, of: object)
      }
    }
  }
}
