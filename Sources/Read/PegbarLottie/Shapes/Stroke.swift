import PegbarJSON

/// Strokes paths with one colour or a gradient.
///
/// - Source: Lottie shapes `"ty": "st"` and `"gs"`; After Effects "Stroke" and "Gradient Stroke".
package struct Stroke: PropertyHolder, Sendable, Hashable {
  /// How open ends look (`lc`).
  package enum Cap: Int, Sendable, Hashable, CaseIterable {
    /// Ends at the end of the path.
    case butt = 1
    /// Ends with a half circle.
    case round = 2
    /// Ends with half a square.
    case square = 3
  }

  /// How corners look (`lj`).
  package enum Join: Int, Sendable, Hashable, CaseIterable {
    /// Pointed, up to the miter limit.
    case miter = 1
    /// Rounded.
    case round = 2
    /// Cut off.
    case bevel = 3
  }

  /// The colour or the gradient.
  package var paint: Paint
  /// The width in pixels (`w`).
  package var width: Property<Double>
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>
  /// How open ends look (`lc`); round where missing.
  package var cap: Cap = .round
  /// How corners look (`lj`); round where missing.
  package var join: Join = .round
  /// How long a pointed corner may be, as a multiple of the width (`ml2`, else `ml`).
  package var miterLimit: Property<Double>
  /// The dashes in the order of the file (`d`); empty for a solid line.
  package var dashes: [DashElement] = []
  /// Whether it is switched on (`fillEnabled`).
  package var isEnabled = true

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    paint.list(in: &list)
    list.add(width, ["Stroke Width", "ADBE Vector Stroke Width"])
    list.add(opacity, ["Opacity", "ADBE Vector Stroke Opacity"])
    list.add(miterLimit, ["Miter Limit", "ADBE Vector Stroke Miter Limit"])
    for dash in dashes { list.add(dash.length) }
  }

  /// Reads an item of type `st` or `gs`.
  init(
    reading object: JSONObject, isGradient: Bool = false, item: inout ShapeItem,
    in context: ReadingContext
  ) {
    paint = Paint(of: object, isGradient: isGradient)
    width = Property(0, source: object.source)
    opacity = Property(100, source: object.source)
    miterLimit = Property(4, source: object.source)
    for (key, value) in object {
      switch key {
      case "w": width.read(value, in: context)
      case "o": opacity.read(value, in: context)
      case "lc": cap = value.readCase(called: "line cap") ?? cap
      case "lj": join = value.readCase(called: "line join") ?? join
      // The limit as a plain number stands beside the one that can move, which counts.
      case "ml": if miterLimit.source == context.owner { miterLimit.read(value, in: context) }
      case "ml2": miterLimit.read(value, in: context)
      case "d": dashes = value.readList { object, _ in DashElement(reading: object, in: context) }
      case "fillEnabled": isEnabled = value.readBool() ?? true
      case _ where paint.read(key, value, in: context): break
      default: item.read(key, value, of: object)
      }
    }
    paint.finish(object)
  }
}
