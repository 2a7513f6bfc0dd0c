import PegbarJSON

/// A modifier that makes the outlines before it jagged or wavy.
///
/// - Source: Lottie shape `"ty": "zz"`; After Effects "Zig Zag".
package struct ZigZag: PropertyHolder, Sendable, Hashable {
  /// The height of the ridges, in pixels (`s`).
  package var size: Property<Double>
  /// The number of ridges for each segment (`r`).
  package var ridges: Property<Double>
  /// The type of the points (`pt`): 1 corner, 2 smooth.
  package var points: Property<Double>

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(size, ["Size", "ADBE Vector Zigzag Size"])
    list.add(ridges, ["Ridges Per Segment", "Ridges per segment", "ADBE Vector Zigzag Detail"])
    list.add(points, ["Points", "ADBE Vector Zigzag Points"])
  }

  /// Creates a modifier from an item of type `zz`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    size = Property(0, source: object.source)
    ridges = Property(0, source: object.source)
    points = Property(1, source: object.source)
    for (key, value) in object {
      switch key {
      case "s": size.read(value, in: context)
      case "r": ridges.read(value, in: context)
      case "pt": points.read(value, in: context)
      default: item.read(key, value, of: object)
      }
    }
  }
}
