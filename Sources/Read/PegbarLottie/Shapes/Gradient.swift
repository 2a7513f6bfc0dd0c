import PegbarDiagnostics
import PegbarJSON

/// A gradient of colors along a line or from a center outward.
///
/// - Source: Lottie shapes `"ty": "gf"` and `"gs"`.
package struct Gradient: PropertyHolder, Sendable, Hashable {
  /// The type of a gradient (`t`).
  package enum Kind: Int, Sendable, Hashable, CaseIterable {
    /// Along a line.
    case linear = 1
    /// From a center outward.
    case radial = 2
    /// Around a center, clockwise; drawn like a radial gradient.
    case conic = 3
  }

  /// The type (`t`), radial if missing.
  package var kind: Kind = .radial
  /// The start point, or the center, in pixels (`s`).
  package var start: Property<Vector>
  /// The end point, or a point on the edge, in pixels (`e`).
  package var end: Property<Vector>
  /// The distance of the focus of a radial gradient from the center, in percent of the radius
  /// (`h`).
  package var highlightLength: Property<Double>
  /// The direction of the focus, in degrees from the line between start and end (`a`).
  package var highlightAngle: Property<Double>
  /// The number of colors (`g.p`).
  ///
  /// If it is missing, as many as fit into the first value.
  package var stopCount: Int = 0
  /// The stops (`g.k`): offset, red, green and blue for each of `stopCount` colors, then pairs of
  /// offset and alpha.
  package var stops: Property<[Double]>

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(start, ["Start Point", "ADBE Vector Grad Start Pt"])
    list.add(end, ["End Point", "ADBE Vector Grad End Pt"])
    list.add(highlightLength, ["Highlight Length", "ADBE Vector Grad HiLite Length"])
    list.add(highlightAngle, ["Highlight Angle", "ADBE Vector Grad HiLite Angle"])
    list.add(stops)
  }

  /// Creates the gradient of a paint without members.
  init(of object: JSONObject) {
    start = Property(.zero, source: object.source)
    end = Property(.zero, source: object.source)
    highlightLength = Property(0, source: object.source)
    highlightAngle = Property(0, source: object.source)
    stops = Property([], source: object.source)
  }

  /// Reads a member of a paint, and returns `false` if it does not belong to the gradient.
  mutating func read(_ key: JSONKey, _ value: JSONValue, in context: ReadingContext) -> Bool {
    switch key {
    case "t":
      kind = value.readCase(called: "gradient type") ?? kind
      if kind == .conic { value.reportUnknownValue("3", of: "gradient type") }
    case "s": start.read(value, in: context)
    case "e": end.read(value, in: context)
    case "h": highlightLength.read(value, in: context)
    case "a": highlightAngle.read(value, in: context)
    case "g": (stops, stopCount) = Self.stops(reading: value, in: context) ?? (stops, stopCount)
    default: return false
    }
    return true
  }

  /// Returns the numbers (`k`) of `g`, which are a property, and the number of colors (`p`).
  static func stops(
    reading value: JSONValue, in context: ReadingContext
  ) -> (Property<[Double]>, stopCount: Int)? {
    guard let object = value.readObject() else { return nil }
    let context = context.inside(object)
    var count: Int?
    var stops = Property([Double](), source: object.source)
    var slot: String?
    for (key, value) in object {
      switch key {
      case "p": count = value.readInt()
      case "k": stops.read(value, in: context)
      // Some exporters write the slot next to the numbers.
      case "sid": slot = value.readName()
      case "a", "ix", "ty": break
      default: object.skip(key)
      }
    }
    if stops.slot == nil, let slot {
      stops.slot = slot
      context.slotUses.add(stops)
    }
    return (stops, max(count ?? (stops.firstValue?.count ?? 0) / 4, 0))
  }

  /// Reports an invalid number of values, and counts only complete colors.
  mutating func finish(_ object: JSONObject) {
    // A slot provides its own numbers.
    guard stops.slot == nil else { return }
    let values = stops.keyframes.isEmpty ? [stops.firstValue ?? []] : stops.keyframes.map(\.value)
    let declared = stopCount
    stopCount = values.reduce(declared) { min($0, $1.count / 4) }
    let uneven = values.first { ($0.count - stopCount * 4) % 2 != 0 || stopCount == 0 }
    guard stopCount < declared || uneven != nil else { return }
    object.report(
      .gradientLength,
      "the gradient has \((uneven ?? values[0]).count) numbers for \(declared) colors; "
        + "incomplete stops are dropped", outcome: .approximated(error: nil))
  }
}
