import PegbarJSON

/// Fills paths with a gradient.
///
/// - Source: Lottie shape `"ty": "gf"`; After Effects "Gradient Fill".
package struct GradientFill: Sendable, Hashable {
  /// The gradient.
  package var gradient: Gradient
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>
  /// What counts as inside (`r`).
  package var rule: FillRule = .nonZero
  /// Whether it is switched on (`fillEnabled`).
  package var isEnabled = true
}

extension GradientFill {
  /// Reads an item of type `gf`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    gradient = Gradient(of: object)
    opacity = Property(100, source: object.source)
    for (key, value) in object {
      switch key {
      case "o": opacity.read(value, in: context)
      case "r": rule = value.readCase(FillRule.self, called: "fill rule") ?? rule
      case "fillEnabled": isEnabled = value.readBool() ?? true
      case _ where gradient.read(key, value, in: context): break
      default: item.read(key, value, of: object)
      }
    }
    gradient.finish(object)
  }
}
