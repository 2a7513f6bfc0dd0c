import PegbarJSON

/// A repeater that copies the items before it.
///
/// - Source: Lottie shape `"ty": "rp"`; After Effects "Repeater".
package struct Repeater: PropertyHolder, Sendable, Hashable {
  /// The stacking order of the copies (`m`).
  package enum Order: Int, Sendable, Hashable, CaseIterable {
    /// Later copies in front ("Above").
    case above = 2
    /// Later copies behind ("Below").
    case below = 1
  }

  /// The number of copies (`c`).
  package var copies: Property<Double>
  /// The offset of the first copy, in steps (`o`).
  package var offset: Property<Double>
  /// The stacking order (`m`), later copies in front if missing.
  package var order: Order = .above
  /// The transform from copy to copy, with the opacities of the first and the last (`tr`).
  package var transform: Transform

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(copies, ["Copies", "ADBE Vector Repeater Copies"])
    list.add(offset, ["Offset", "ADBE Vector Repeater Offset"])
  }

  /// Creates a repeater from an item of type `rp`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    copies = Property(1, source: object.source)
    offset = Property(0, source: object.source)
    transform = Transform(identityOf: object.source)
    for (key, value) in object {
      switch key {
      case "c": copies.read(value, in: context)
      case "o": offset.read(value, in: context)
      case "m": order = value.readCase(called: "Repeater Composite setting") ?? order
      case "tr":
        if let part = value.readObject() { transform = Transform(reading: part, in: context) }
      default: item.read(key, value, of: object)
      }
    }
  }
}
