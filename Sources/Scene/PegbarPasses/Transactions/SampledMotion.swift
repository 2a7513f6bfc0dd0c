internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// A linear motion from one value to another, as shares of the distance at frames.
struct SampledMotion {
  /// The shares of the motion at the frames between its ends, in seconds from its start.
  let samples: [Sample<Double>]
  /// The indices of the first and last keyframe.
  let keys: ClosedRange<Int>
  /// The distance of the motion, in the unit of the value.
  let travel: Double
  /// The duration in seconds.
  let length: Double
  /// `true` if there is a keyframe at every frame or two, with linear segments between them.
  let isDense: Bool

  /// The maximum deviation of values from the line, as a share of the motion.
  private static let straightness = 1e-4
  /// Half the number of keyframes up to which a motion does not count as sampled.
  private static let fewestKeys = 4

  /// `true` if the motion overshoots its end.
  var swingsOver: Bool { samples.contains { $0.value > 1.01 } }

  /// Samples a track; `nil` if it is curved, jumps, repeats, or does not move.
  init?(_ track: Track<Point>, _ frameRate: Double) {
    func product(_ left: Point, _ right: Point) -> Double { left.x * right.x + left.y * right.y }
    guard track.repetition == nil, track.fidelity == .exact, let range = track.moving else {
      return nil
    }
    let (first, last) = (track.keys[range.lowerBound], track.keys[range.upperBound])
    let whole = last.value - first.value
    let square = product(whole, whole)
    let length = last.time - first.time
    let frames = (length * frameRate).rounded()
    guard square > 0, square.isFinite, frames >= 4, frames <= Limits.springFrames else {
      return nil
    }
    for key in track.keys[range] {
      let moved = key.value - first.value
      let along = product(moved, whole) / square
      let beside = product(moved, moved) / square - along * along
      guard beside < Self.straightness * Self.straightness else { return nil }
    }
    keys = range
    travel = square.squareRoot()
    self.length = length
    isDense =
      Double(range.count) > frames / 2 && range.count > 2 * Self.fewestKeys
      && track.keys[range].dropLast().allSatisfy { $0.curve == .linear }
    samples = stride(from: 1, to: frames, by: 1).map { frame in
      let seconds = length * frame / frames
      let moved = track.value(at: first.time + seconds) - first.value
      return Sample(time: seconds, value: product(moved, whole) / square)
    }
  }

  /// Returns the nearest named easing within a limit.
  ///
  /// Its last frames may be so close to the end that the keyframes are constant there.
  ///
  /// - Parameter limit: The maximum difference, as a share of the motion.
  func easing(within limit: Double) -> Easing? {
    var best: Easing?
    let frame = length / Double(samples.count + 1)
    for late in 0...3 {
      let length = length + frame * Double(late)
      for curve in StandardCurves.curves {
        var found = Easing(curve: curve, length: length)
        let isNear = samples.allSatisfy { sample in
          let difference = abs(curve.progress(at: sample.time / length) - sample.value)
          if difference > found.error { (found.error, found.worst) = (difference, sample.time) }
          return difference < best?.error ?? limit
        }
        if isNear { best = found }
      }
    }
    return best
  }

  /// A matching easing.
  struct Easing {
    /// The curve.
    var curve: TimingCurve
    /// The duration in seconds.
    var length: Double
    /// The largest difference from a sample, as a share of the motion.
    var error = 0.0
    /// The time of the largest difference, in seconds from the start.
    var worst = 0.0
  }
}

extension Track {
  /// The keyframes from the first to the last change, or `nil` if there are fewer than four or if
  /// one of them jumps or is curved.
  fileprivate var moving: ClosedRange<Int>? {
    guard
      let begin = keys.indices.dropLast().first(where: { keys[$0].value != keys[$0 + 1].value }),
      let end = keys.indices.dropFirst().last(where: { keys[$0].value != keys[$0 - 1].value }),
      end - begin >= 3
    else { return nil }
    let moving = keys[begin...end]
    let isSmooth = zip(moving, moving.dropFirst()).allSatisfy { key, next in
      next.time > key.time && key.curve != .hold && key.motionPath == nil && !key.curve.isSpring
    }
    return isSmooth ? begin...end : nil
  }
}
