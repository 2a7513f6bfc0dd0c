import PegbarJSON

/// Copies what stands before it.
///
/// - Source: Lottie shape `"ty": "rp"`; After Effects "Repeater".
package struct Repeater: PropertyHolder, Sendable, Hashable {
  /// Which copy lies in front (`m`).
  package enum Order: Int, Sendable, Hashable, CaseIterable {
    /// Later copies lie in front ("Above").
    case above = 2
    /// Later copies lie behind ("Below").
    case below = 1
  }

  /// How many copies (`c`).
  package var copies: Property<Double>
  /// By how many steps the first copy is moved (`o`).
  package var offset: Property<Double>
  /// Which copy lies in front (`m`); the later one where missing.
  package var order: Order = .above
  /// One step from copy to copy, and the opacities of the first and the last (`tr`).
  package var transform: Transform

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(copies, ["Copies", "ADBE Vector Repeater Copies"])
    list.add(offset, ["Offset", "ADBE Vector Repeater Offset"])
  }

  /// Reads an item of type `rp`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    copies = Property(1, source: object.source)
    offset = Property(0, source: object.source)
    transform = Transform(identityOf: object.source)
    for (key, value) in object {
      switch key {
      case "c": copies.read(value, in: context)
      case "o": offset.read(value, in: context)
      case "m": order = value.readCase(called: "order of copies") ?? order
      case "tr":
        if let part = value.readObject() { transform = Transform(reading: part, in: context) }
      default: item.read(key, value, of: object)
      }
    }
  }
}
