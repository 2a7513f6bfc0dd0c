import PegbarJSON

/// The mask along which a text runs.
///
/// - Source: Lottie `t.p`; After Effects "Path Options".
package struct TextPath: PropertyHolder, Sendable, Hashable {
  /// The number of the mask in the layer, from 0 (`m`).
  package var maskIndex: Int
  /// Where the text begins, in pixels along the path (`f`).
  package var firstMargin: Property<Double>
  /// How far beyond the end it ends, in pixels (`l`).
  package var lastMargin: Property<Double>
  /// Whether it is stretched from margin to margin (`a`).
  package var forceAlignment: Property<Double>
  /// Whether letters stand on the path at right angles (`p`).
  package var isPerpendicular: Property<Double>
  /// Whether it runs backwards (`r`).
  package var isReversed: Property<Double>

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(firstMargin)
    list.add(lastMargin)
    list.add(forceAlignment)
    list.add(isPerpendicular)
    list.add(isReversed)
  }
}

extension TextPath {
  /// Reads `t.p`; nil where it names no mask, which is how exporters say that there is no path.
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
