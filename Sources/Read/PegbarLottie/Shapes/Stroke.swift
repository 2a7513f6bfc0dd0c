import PegbarJSON

/// A stroke of paths with one color or a gradient.
///
/// - Source: Lottie shapes `"ty": "st"` and `"gs"`; After Effects "Stroke" and "Gradient Stroke".
package struct Stroke: PropertyHolder, Sendable, Hashable {
  /// The line cap (`lc`).
  package enum Cap: Int, Sendable, Hashable, CaseIterable {
    /// An end at the end of the path.
    case butt = 1
    /// A half circle at the end.
    case round = 2
    /// Half a square at the end.
    case square = 3
  }

  /// The line join (`lj`).
  package enum Join: Int, Sendable, Hashable, CaseIterable {
    /// A pointed corner, up to the miter limit.
    case miter = 1
    /// A rounded corner.
    case round = 2
    /// A beveled corner.
    case bevel = 3
  }

  /// The color or gradient.
  package var paint: Paint
  /// The width in pixels (`w`).
  package var width: Property<Double>
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>
  /// The line cap (`lc`), round if missing.
  package var cap: Cap = .round
  /// The line join (`lj`), round if missing.
  package var join: Join = .round
  /// The miter limit, as a multiple of the width (`ml2`, or else `ml`).
  package var miterLimit: Property<Double>
  /// The dash pattern in file order (`d`), empty for a solid line.
  package var dashes: [DashElement] = []
  /// `true` if the stroke is enabled (`fillEnabled`).
  package var isEnabled = true

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    paint.list(in: &list)
    list.add(width, ["Stroke Width", "ADBE Vector Stroke Width"])
    list.add(opacity, ["Opacity", "ADBE Vector Stroke Opacity"])
    list.add(miterLimit, ["Miter Limit", "ADBE Vector Stroke Miter Limit"])
    for dash in dashes { list.add(dash.length) }
  }

  /// Creates a stroke from an item of type `st` or `gs`.
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
      // The limit as a plain number is next to the animatable one, which takes precedence.
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
