import PegbarJSON

/// Strokes paths with a gradient.
///
/// - Source: Lottie shape `"ty": "gs"`; After Effects "Gradient Stroke".
package struct GradientStroke: Sendable, Hashable {
  /// The gradient.
  package var gradient: Gradient
  /// Width, ends, corners, dashes and opacity.
  package var style: StrokeStyle
}

extension GradientStroke {
  /// Reads an item of type `gs`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    gradient = Gradient(of: object)
    style = StrokeStyle(of: object)
    for (key, value) in object {
      switch key {
      case _ where style.read(key, value, in: context): break
      case _ where gradient.read(key, value, in: context): break
      default: item.read(key, value, of: object)
      }
    }
    gradient.finish(object)
  }
}
