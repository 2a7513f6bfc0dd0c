import PegbarJSON

/// A modifier that pulls vertices toward the center and handles away from it, or vice versa.
///
/// - Source: Lottie shape `"ty": "pb"`; After Effects "Pucker & Bloat".
package struct PuckerBloat: PropertyHolder, Sendable, Hashable {
  /// The amount in percent, negative for Pucker (`a`).
  package var amount: Property<Double>

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(amount, ["Amount", "ADBE Vector PuckerBloat Amount"])
  }

  /// Creates a modifier from an item of type `pb`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    amount = Property(0, source: object.source)
    for (key, value) in object {
      switch key {
      case "a": amount.read(value, in: context)
      default: item.read(key, value, of: object)
      }
    }
  }
}
