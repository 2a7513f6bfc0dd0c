import PegbarJSON

/// Fills paths with one colour.
///
/// - Source: Lottie shape `"ty": "fl"`; After Effects "Fill".
package struct Fill: Sendable, Hashable {
  /// The colour (`c`).
  package var color: Property<Color>
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>
  /// What counts as inside (`r`).
  package var rule: FillRule = .nonZero
  /// Whether it is switched on (`fillEnabled`).
  package var isEnabled = true
}

extension Fill {
  /// Reads an item of type `fl`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    self.init(
      color: Property(.black, source: object.source), opacity: Property(100, source: object.source))
    for (key, value) in object {
      switch key {
      case "c": color.read(value, in: context)
      case "o": opacity.read(value, in: context)
      case "r": rule = value.readCase(FillRule.self, called: "fill rule") ?? rule
      case "fillEnabled": isEnabled = value.readBool() ?? true
      default: item.read(key, value, of: object)
      }
    }
  }
}
