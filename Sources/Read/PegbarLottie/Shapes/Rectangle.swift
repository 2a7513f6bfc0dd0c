import PegbarJSON

/// A rectangle, possibly with round corners.
///
/// - Source: Lottie shape `"ty": "rc"`; After Effects "Rectangle Path".
package struct Rectangle: PropertyHolder, Sendable, Hashable {
  /// The centre in pixels (`p`).
  package var position: Property<Vector>
  /// Width and height in pixels (`s`).
  package var size: Property<Vector>
  /// The radius of the corners in pixels (`r`).
  package var roundness: Property<Double>
  /// Whether it runs backwards (`d` 3).
  package var isReversed = false

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(size, ["Size", "ADBE Vector Rect Size"])
    list.add(position, ["Position", "ADBE Vector Rect Position"])
    list.add(roundness, ["Roundness", "ADBE Vector Rect Roundness"])
  }

  /// Reads an item of type `rc`.
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
