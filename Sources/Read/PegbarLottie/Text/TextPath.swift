import PegbarJSON

/// The mask that a text follows.
///
/// - Source: Lottie `t.p`; After Effects "Path Options".
package struct TextPath: PropertyHolder, Sendable, Hashable {
  /// The index of the mask in the layer, from 0 (`m`).
  package var maskIndex: Int
  /// The start of the text, in pixels along the path (`f`).
  package var firstMargin: Property<Double>
  /// The distance from the end of the path to the end of the text beyond it, in pixels (`l`).
  package var lastMargin: Property<Double>
  /// The Force Alignment switch, which stretches text from margin to margin (`a`).
  package var forceAlignment: Property<Double>
  /// The Perpendicular To Path switch, which places letters at right angles to the path (`p`).
  package var isPerpendicular: Property<Double>
  /// The Reverse Path switch (`r`).
  package var isReversed: Property<Double>

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(firstMargin)
    list.add(lastMargin)
    list.add(forceAlignment)
    list.add(isPerpendicular)
    list.add(isReversed)
  }
}

extension TextPath {
  /// Creates a text path from `t.p`; `nil` if it names no mask, which exporters write for no path.
  init?(reading value: JSONValue, in context: ReadingContext) {
    guard let object = value.readObject(), let mask = object["m"]?.readInt() else { return nil }
    let context = context.inside(object)
    let zero = Property(0.0, source: object.source)
    self.init(
      maskIndex: mask, firstMargin: zero, lastMargin: zero, forceAlignment: zero,
      isPerpendicular: Property(1, source: object.source), isReversed: zero)
    for (key, value) in object {
      switch key {
      case "m": break
      case "f": firstMargin.read(value, in: context)
      case "l": lastMargin.read(value, in: context)
      case "a": forceAlignment.read(value, in: context)
      case "p": isPerpendicular.read(value, in: context)
      case "r": isReversed.read(value, in: context)
      default: object.skip(key)
      }
    }
  }
}
