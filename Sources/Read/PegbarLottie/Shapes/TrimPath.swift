import PegbarJSON

/// Shortens the visible part of the paths before it.
///
/// - Source: Lottie shape `"ty": "tm"`; After Effects "Trim Paths".
package struct TrimPath: PropertyHolder, Sendable, Hashable {
  /// How several paths are trimmed (`m`).
  package enum Mode: Int, Sendable, Hashable, CaseIterable {
    /// Each by itself.
    case simultaneously = 1
    /// One after the other, as if they were one long path.
    case individually = 2
  }

  /// Where the visible part begins, in percent of the length (`s`).
  package var start: Property<Double>
  /// Where the visible part ends, in percent of the length (`e`).
  package var end: Property<Double>
  /// How far both are moved along the path, in degrees; 360 is the whole length (`o`).
  package var offset: Property<Double>
  /// How several paths are trimmed (`m`).
  package var mode: Mode = .simultaneously

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(start, ["Start", "ADBE Vector Trim Start"])
    list.add(end, ["End", "ADBE Vector Trim End"])
    list.add(offset, ["Offset", "ADBE Vector Trim Offset"])
  }

  /// Reads an item of type `tm`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    start = Property(0, source: object.source)
    end = Property(100, source: object.source)
    offset = Property(0, source: object.source)
    for (key, value) in object {
      switch key {
      case "s": start.read(value, in: context)
      case "e": end.read(value, in: context)
      case "o": offset.read(value, in: context)
      case "m": mode = value.readCase(called: "trim mode") ?? mode
      default: item.read(key, value, of: object)
      }
    }
  }
}
