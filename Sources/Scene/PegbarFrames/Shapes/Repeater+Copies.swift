internal import PegbarBase
package import PegbarGeometry
package import PegbarScene

/// One copy that a repeater draws.
package struct RepeaterCopy: Hashable, Sendable {
  /// The map from the space of the content to that of the group.
  package var matrix: Matrix
  /// The opacity of the copy, 0…1.
  package var opacity: Double
}

extension Repeater {
  /// Returns the copies at a time, frontmost first.
  package func copies(at time: Double) -> [RepeaterCopy] {
    let count = copyCount(at: time)
    let indices = (0..<count).map { order == .below ? $0 : count - 1 - $0 }
    let step = CopyStep(self, at: time)
    return indices.map {
      RepeaterCopy(
        matrix: step.matrix(ofCopy: $0), opacity: opacity(ofCopy: $0, of: count, at: time))
    }
  }

  /// Returns the number of copies at a time, including the original.
  ///
  /// A partial copy counts as a whole one. The tolerance allows for rounding errors of sums.
  package func copyCount(at time: Double) -> Int {
    let count = (copies.value(at: time) - 1e-6).rounded(.up)
    guard count > 0 else { return 0 }
    return Int(min(count, Double(Self.maximumCopies)))
  }

  /// Returns the map of a copy: its number of steps from the original, plus the offset.
  package func matrix(ofCopy index: Int, at time: Double) -> Matrix {
    CopyStep(self, at: time).matrix(ofCopy: index)
  }

  /// The step from copy to copy at one time, evaluated once for all copies.
  ///
  /// Rotation and scale accumulate separately, both about the anchor point and before the position:
  /// rotation before scale.
  ///
  /// - Source: lottie-web RepeaterModifier.js (`applyTransforms`).
  private struct CopyStep {
    private let offset: Double
    private let anchor: Point
    private let position: Point
    private let scale: Point
    private let rotation: Double

    init(_ repeater: Repeater, at time: Double) {
      offset = repeater.offset.value(at: time)
      anchor = repeater.step.anchor.value(at: time)
      position = repeater.step.position.value(at: time)
      scale = repeater.step.scale.value(at: time)
      rotation = repeater.step.rotation.value(at: time)
    }

    func matrix(ofCopy index: Int) -> Matrix {
      let steps = Double(index) + offset
      guard steps != 0 else { return .identity }
      return Matrix.translation(Point.zero - anchor)
        .concatenating(.rotation(degrees: rotation * steps))
        .concatenating(.scale(Repeater.scale(scale, ofCopy: index, offset: offset)))
        .concatenating(.translation(anchor + position * steps))
    }
  }

  /// Returns the opacity of one of several copies, 0…1.
  package func opacity(ofCopy index: Int, of count: Int, at time: Double) -> Double {
    let share = count > 1 ? Double(index) / Double(count - 1) : 0
    let opacity = Double.interpolate(
      startOpacity.value(at: time), endOpacity.value(at: time), share)
    return min(max(opacity, 0), 1)
  }

  /// Returns the scale factors of a copy: those of one step, multiplied for each step.
  package static func scale(_ step: Point, ofCopy index: Int, offset: Double) -> Point {
    Point(
      x: scale(step.x, ofCopy: index, offset: offset),
      y: scale(step.y, ofCopy: index, offset: offset))
  }

  /// Returns the scale factor of a copy; a partial step is a fraction of the difference between 1
  /// and the factor of a step.
  private static func scale(_ step: Double, ofCopy index: Int, offset: Double) -> Double {
    if step == 1 { return 1 }
    guard offset.isFinite else { return 1 }
    let distance = abs(offset)
    let whole = distance.rounded(.down)
    let share = 1 + (step - 1) * (distance - whole)
    // More whole steps than this are beyond any canvas in either direction.
    let moved = power(step, Int(min(whole, Limits.repeaterSteps))) * share
    return (offset < 0 ? 1 / moved : moved) * power(step, index)
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    var square = base
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }
}
