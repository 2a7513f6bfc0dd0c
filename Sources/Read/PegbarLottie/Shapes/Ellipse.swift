import PegbarJSON

/// An ellipse.
///
/// - Source: Lottie shape `"ty": "el"`; After Effects "Ellipse Path".
package struct Ellipse: PropertyHolder, Sendable, Hashable {
  /// The centre in pixels (`p`).
  package var position: Property<Vector>
  /// Width and height in pixels (`s`).
  package var size: Property<Vector>
  /// Whether it runs backwards (`d` 3).
  package var isReversed = false

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(size, ["Size", "ADBE Vector Ellipse Size"])
    list.add(position, ["Position", "ADBE Vector Ellipse Position"])
  }

  /// Reads an item of type `el`.
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
