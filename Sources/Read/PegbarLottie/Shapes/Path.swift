import PegbarJSON

/// A drawn path.
///
/// - Source: Lottie shape `"ty": "sh"`; After Effects "Path".
package struct Path: PropertyHolder, Sendable, Hashable {
  /// The path (`ks`).
  package var path: Property<BezierPath>
  /// Whether it runs backwards (`d` 3).
  package var isReversed = false

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(path, ["Path", "shape", "ADBE Vector Shape"])
  }

  /// Reads an item of type `sh`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    path = Property(.empty, source: object.source)
    var isClosed = false
    for (key, value) in object {
      switch key {
      case "ks": path.read(value, in: context)
      case "d": isReversed = object.readIsReversed(value)
      // Exporters before 4.4.18 put the flag beside the path.
      case "closed":
        isClosed = value.bool ?? false
        object.note(.closedBesidePath)
      default: item.read(key, value, of: object)
      }
    }
    if isClosed { path.close() }
  }
}
