import PegbarJSON

/// A rectangle, optionally with rounded corners.
///
/// - Source: Lottie shape `"ty": "rc"`; After Effects "Rectangle Path".
package struct Rectangle: PropertyHolder, Sendable, Hashable {
  /// The center in pixels (`p`).
  package var position: Property<Vector>
  /// The width and height in pixels (`s`).
  package var size: Property<Vector>
  /// The radius of the corners in pixels (`r`).
  package var roundness: Property<Double>
  /// `true` if the direction is reversed (`d` 3).
  package var isReversed = false

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(size, ["Size", "ADBE Vector Rect Size"])
    list.add(position, ["Position", "ADBE Vector Rect Position"])
    list.add(roundness, ["Roundness", "ADBE Vector Rect Roundness"])
  }

  /// Creates a rectangle from an item of type `rc`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    position = Property(.zero, source: object.source)
    size = Property(.zero, source: object.source)
    roundness = Property(0, source: object.source)
    for (key, value) in object {
      switch key {
      case "p": position.read(value, in: context)
      case "s": size.read(value, in: context)
      case "r": roundness.read(value, in: context)
      case "d": isReversed = object.readIsReversed(value)
      default: item.read(key, value, of: object)
      }
    }
  }
}
