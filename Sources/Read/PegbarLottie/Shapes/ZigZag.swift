import PegbarJSON

/// Makes the outlines before it jagged or wavy.
///
/// - Source: Lottie shape `"ty": "zz"`; After Effects "Zig Zag".
package struct ZigZag: PropertyHolder, Sendable, Hashable {
  /// How high the ridges are, in pixels (`s`).
  package var size: Property<Double>
  /// How many ridges each segment has (`r`).
  package var ridges: Property<Double>
  /// How the ridges look (`pt`): 1 corner, 2 smooth.
  package var points: Property<Double>

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(size, ["Size", "ADBE Vector Zigzag Size"])
    list.add(ridges, ["Ridges Per Segment", "Ridges per segment", "ADBE Vector Zigzag Detail"])
    list.add(points, ["Points", "ADBE Vector Zigzag Points"])
  }

  /// Reads an item of type `zz`.
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
