import PegbarJSON

/// A fill of paths with one color or a gradient.
///
/// - Source: Lottie shapes `"ty": "fl"` and `"gf"`; After Effects "Fill" and "Gradient Fill".
package struct Fill: PropertyHolder, Sendable, Hashable {
  /// The color or gradient.
  package var paint: Paint
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>
  /// The fill rule (`r`).
  package var rule: FillRule = .nonZero
  /// `true` if the fill is enabled (`fillEnabled`).
  package var isEnabled = true

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    paint.list(in: &list)
    list.add(opacity, ["Opacity", "ADBE Vector Fill Opacity"])
  }

  /// Creates a fill from an item of type `fl` or `gf`.
  init(
    reading object: JSONObject, isGradient: Bool = false, item: inout ShapeItem,
    in context: ReadingContext
  ) {
    paint = Paint(of: object, isGradient: isGradient)
    opacity = Property(100, source: object.source)
    for (key, value) in object {
      switch key {
      case "o": opacity.read(value, in: context)
      case "r": rule = value.readCase(called: "fill rule") ?? rule
      case "fillEnabled": isEnabled = value.readBool() ?? true
      case _ where paint.read(key, value, in: context): break
      default: item.read(key, value, of: object)
      }
    }
    paint.finish(object)
  }
}
