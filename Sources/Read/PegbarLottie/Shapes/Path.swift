import PegbarJSON

/// A drawn path.
///
/// - Source: Lottie shape `"ty": "sh"`; After Effects "Path".
package struct Path: PropertyHolder, Sendable, Hashable {
  /// The path (`ks`).
  package var path: Property<BezierPath>
  /// `true` if the direction is reversed (`d` 3).
  package var isReversed = false

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(path, ["Path", "shape", "ADBE Vector Shape"])
  }

  /// Creates a path from an item of type `sh`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    path = Property(.empty, source: object.source)
    var isClosed = false
    for (key, value) in object {
      switch key {
      case "ks": path.read(value, in: context)
      case "d": isReversed = object.readIsReversed(value)
      // Exporters before 4.4.18 wrote the flag next to the path.
      case "closed":
        isClosed = value.bool ?? false
        object.note(.closedBesidePath)
      default: item.read(key, value, of: object)
      }
    }
    if isClosed { path.close() }
  }
}
