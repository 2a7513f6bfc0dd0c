import PegbarDiagnostics
import PegbarJSON

/// Colours that change along a line or from a centre outwards.
///
/// - Source: Lottie shapes `"ty": "gf"` and `"gs"`.
package struct Gradient: PropertyHolder, Sendable, Hashable {
  /// How the colours spread (`t`).
  package enum Kind: Int, Sendable, Hashable, CaseIterable {
    /// Along a line.
    case linear = 1
    /// From a centre outwards.
    case radial = 2
    /// Around a centre, clockwise; it is drawn like a radial one.
    case conic = 3
  }

  /// How the colours spread (`t`); from a centre where missing.
  package var kind: Kind = .radial
  /// Where it begins, or its centre, in pixels (`s`).
  package var start: Property<Vector>
  /// Where it ends, or a point of its edge, in pixels (`e`).
  package var end: Property<Vector>
  /// How far the focus of a radial gradient is from the centre, in percent of the radius (`h`).
  package var highlightLength: Property<Double>
  /// The direction of the focus, in degrees from start to end (`a`).
  package var highlightAngle: Property<Double>
  /// How many colours there are (`g.p`); where missing, as many as the first value has room for.
  package var stopCount: Int = 0
  /// The stops (`g.k`): `stopCount` times offset, red, green, blue, then pairs of offset, alpha.
  package var stops: Property<[Double]>

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(start, ["Start Point", "ADBE Vector Grad Start Pt"])
    list.add(end, ["End Point", "ADBE Vector Grad End Pt"])
    list.add(highlightLength, ["Highlight Length", "ADBE Vector Grad HiLite Length"])
    list.add(highlightAngle, ["Highlight Angle", "ADBE Vector Grad HiLite Angle"])
    list.add(stops)
  }

  /// The gradient of a paint whose members are all missing.
  init(of object: JSONObject) {
    start = Property(.zero, source: object.source)
    end = Property(.zero, source: object.source)
    highlightLength = Property(0, source: object.source)
    highlightAngle = Property(0, source: object.source)
    stops = Property([], source: object.source)
  }

  /// Reads a member of a paint; false where it is none of the gradient's.
  mutating func read(_ key: JSONKey, _ value: JSONValue, in context: ReadingContext) -> Bool {
    switch key {
    case "t":
      kind = value.readCase(called: "kind of gradient") ?? kind
      if kind == .conic { value.reportUnknownValue("3", of: "kind of gradient") }
    case "s": start.read(value, in: context)
    case "e": end.read(value, in: context)
    case "h": highlightLength.read(value, in: context)
    case "a": highlightAngle.read(value, in: context)
    case "g": (stops, stopCount) = Self.stops(reading: value, in: context) ?? (stops, stopCount)
    default: return false
    }
    return true
  }

  /// Reads `g`: how many colours (`p`), and the numbers (`k`), which are a property by themselves.
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
      // Some exporters put the slot beside the numbers.
      case "sid": slot = value.readName()
      case "a", "ix", "ty": break
      default: object.skip(key)
      }
    }
    stops.slot = stops.slot ?? slot
    return (stops, max(count ?? (stops.firstValue?.count ?? 0) / 4, 0))
  }

  /// Says where the numbers do not come out even, and counts only colours that are complete.
  mutating func finish(_ object: JSONObject) {
    // A slot brings numbers of its own.
    guard stops.slot == nil else { return }
    let values = stops.keyframes.isEmpty ? [stops.firstValue ?? []] : stops.keyframes.map(\.value)
    let declared = stopCount
    stopCount = values.reduce(declared) { min($0, $1.count / 4) }
    let uneven = values.first { ($0.count - stopCount * 4) % 2 != 0 || stopCount == 0 }
    guard stopCount < declared || uneven != nil else { return }
    object.report(
      .gradientLength,
      "the gradient has \((uneven ?? values[0]).count) numbers for \(declared) colours; "
        + "incomplete stops are left out", outcome: .approximated(error: nil))
  }
}
