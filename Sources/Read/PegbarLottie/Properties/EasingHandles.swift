import PegbarBase
import PegbarDiagnostics
import PegbarJSON

/// The two inner control points of the easing curve between two keyframes.
///
/// The curve runs from (0, 0) to (1, 1), where x is time and y is progress.
/// - Source: Lottie keyframes, `"o": {"x": …, "y": …}, "i": {"x": …, "y": …}`.
package struct EasingHandles: Sendable, Hashable {
  /// The time of the first control point, 0…1 (`o.x`, clamped).
  package var outX: Double
  /// The progress of the first control point (`o.y`), which overshoots outside of 0…1.
  package var outY: Double
  /// The time of the second control point, 0…1 (`i.x`, clamped).
  package var inX: Double
  /// The progress of the second control point (`i.y`), which overshoots outside of 0…1.
  package var inY: Double

  /// Creates easing handles.
  package init(outX: Double, outY: Double, inX: Double, inY: Double) {
    self.outX = outX
    self.outY = outY
    self.inX = inX
    self.inY = inY
  }

  /// Linear easing.
  package static let linear = EasingHandles(outX: 0, outY: 0, inX: 1, inY: 1)
  /// Linear easing for all components, in the form of `Keyframe.easing`.
  package static let linearForAll = [linear]

  /// `true` if both control points are on the straight line, so that the easing is linear.
  package var isLinear: Bool { outX == outY && inX == inY }
}

/// A control point of a keyframe, as written in the file: a number for each component.
struct EasingPoint {
  /// The time.
  var x: Components
  /// The progress.
  var y: Components

  /// Creates a control point from `{"x": …, "y": …}`, where both are a number or an array.
  init?(reading value: JSONValue, else fallback: Double) {
    guard let object = value.readObject() else { return nil }
    x = Components(count: 1, values: [fallback, 0, 0, 0])
    y = x
    for (key, member) in object {
      switch key {
      case "x": x = Self.read(member) ?? x
      case "y": y = Self.read(member) ?? y
      default: object.skip(key)
      }
    }
  }

  private static func read(_ value: JSONValue) -> Components? {
    let components = value.components
    if components == nil { value.reportWrongType("a number or an array of numbers") }
    return components
  }
}

extension EasingHandles {
  /// Returns the handles for each component, or one element if all are equal.
  static func combine(_ out: EasingPoint?, _ into: EasingPoint?, in key: JSONObject) -> [Self] {
    guard out != nil || into != nil else { return linearForAll }
    let count = max(
      max(out?.x.count ?? 1, out?.y.count ?? 1), max(into?.x.count ?? 1, into?.y.count ?? 1))
    var isClamped = false
    // A list that is too short continues with its first number (lottie-web PropertyFactory.js).
    let all = (0..<count).map {
      let asRead = EasingHandles(
        outX: out?.x[$0] ?? 0, outY: out?.y[$0] ?? 0, inX: into?.x[$0] ?? 1, inY: into?.y[$0] ?? 1)
      let handles = asRead.clamped
      isClamped = isClamped || handles != asRead
      return handles
    }
    if isClamped {
      key.report(
        .easingRange,
        "an easing handle has a time outside 0…1 or an extreme value, and is clamped",
        outcome: .approximated(error: nil))
    }
    guard let first = all.first, count > 1 else { return all }
    return all.allSatisfy { $0 == first } ? [first] : all
  }

  private var clamped: EasingHandles {
    EasingHandles(
      outX: min(max(outX, 0), 1), outY: min(max(outY, -Limits.largestNumber), Limits.largestNumber),
      inX: min(max(inX, 0), 1), inY: min(max(inY, -Limits.largestNumber), Limits.largestNumber))
  }
}
