import PegbarJSON

/// A modifier that offsets the outlines before it outward or inward.
///
/// - Source: Lottie shape `"ty": "op"`; After Effects "Offset Paths".
package struct OffsetPath: PropertyHolder, Sendable, Hashable {
  /// The distance in pixels, positive outward (`a`).
  package var amount: Property<Double>
  /// The line join (`lj`).
  package var join: Stroke.Join = .miter
  /// The miter limit (`ml`).
  package var miterLimit: Property<Double>

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(amount, ["Amount", "ADBE Vector Offset Amount"])
    list.add(miterLimit, ["Miter Limit", "ADBE Vector Offset Miter Limit"])
  }

  /// Creates a modifier from an item of type `op`.
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
