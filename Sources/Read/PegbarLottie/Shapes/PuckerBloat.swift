import PegbarJSON

/// Pulls vertices towards the centre and handles away from it, or the other way round.
///
/// - Source: Lottie shape `"ty": "pb"`; After Effects "Pucker & Bloat".
package struct PuckerBloat: PropertyHolder, Sendable, Hashable {
  /// How much, in percent; negative puckers (`a`).
  package var amount: Property<Double>

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(amount, ["Amount", "ADBE Vector PuckerBloat Amount"])
  }

  /// Reads an item of type `pb`.
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
