import PegbarJSON

/// A modifier that trims the paths before it to a visible part.
///
/// - Source: Lottie shape `"ty": "tm"`; After Effects "Trim Paths".
package struct TrimPath: PropertyHolder, Sendable, Hashable {
  /// The mode of trimming several paths (`m`).
  package enum Mode: Int, Sendable, Hashable, CaseIterable {
    /// Each path separately.
    case simultaneously = 1
    /// One path after the other, as if they were one long path.
    case individually = 2
  }

  /// The start of the visible part, in percent of the length (`s`).
  package var start: Property<Double>
  /// The end of the visible part, in percent of the length (`e`).
  package var end: Property<Double>
  /// The offset of both along the path, in degrees, where 360 is the whole length (`o`).
  package var offset: Property<Double>
  /// The mode of trimming several paths (`m`).
  package var mode: Mode = .simultaneously

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(start, ["Start", "ADBE Vector Trim Start"])
    list.add(end, ["End", "ADBE Vector Trim End"])
    list.add(offset, ["Offset", "ADBE Vector Trim Offset"])
  }

  /// Creates a modifier from an item of type `tm`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    start = Property(0, source: object.source)
    end = Property(100, source: object.source)
    offset = Property(0, source: object.source)
    for (key, value) in object {
      switch key {
      case "s": start.read(value, in: context)
      case "e": end.read(value, in: context)
      case "o": offset.read(value, in: context)
      case "m": mode = value.readCase(called: "Trim Paths mode") ?? mode
      default: item.read(key, value, of: object)
      }
    }
  }
}
