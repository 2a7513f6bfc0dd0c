import PegbarJSON

/// Moves the outlines before it outwards or inwards.
///
/// - Source: Lottie shape `"ty": "op"`; After Effects "Offset Paths".
package struct OffsetPath: PropertyHolder, Sendable, Hashable {
  /// How far, in pixels; positive is outwards (`a`).
  package var amount: Property<Double>
  /// How corners look (`lj`).
  package var join: Stroke.Join = .miter
  /// How long a pointed corner may be (`ml`).
  package var miterLimit: Property<Double>

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(amount, ["Amount", "ADBE Vector Offset Amount"])
    list.add(miterLimit, ["Miter Limit", "ADBE Vector Offset Miter Limit"])
  }

  /// Reads an item of type `op`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    amount = Property(0, source: object.source)
    miterLimit = Property(4, source: object.source)
    for (key, value) in object {
      switch key {
      case "a": amount.read(value, in: context)
      case "ml": miterLimit.read(value, in: context)
      case "lj": join = value.readCase(called: "line join") ?? join
      default: item.read(key, value, of: object)
      }
    }
  }
}
