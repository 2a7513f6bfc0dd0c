import PegbarJSON

/// Strokes paths with one colour.
///
/// - Source: Lottie shape `"ty": "st"`; After Effects "Stroke".
package struct Stroke: Sendable, Hashable {
  /// The colour (`c`).
  package var color: Property<Color>
  /// Width, ends, corners, dashes and opacity.
  package var style: StrokeStyle
}

extension Stroke {
  /// Reads an item of type `st`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    color = Property(.black, source: object.source)
    style = StrokeStyle(of: object)
    for (key, value) in object {
      switch key {
      case "c": color.read(value, in: context)
      case _ where style.read(key, value, in: context): break
      default: item.read(key, value, of: object)
      }
    }
  }
}
