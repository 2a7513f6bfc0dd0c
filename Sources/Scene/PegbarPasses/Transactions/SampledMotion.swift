internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// A motion from one value straight to another, as shares of the distance at frames.
struct SampledMotion {
  /// The shares of the motion at the frames between its ends, in seconds from its start.
  let samples: [Sample<Double>]
  /// The first and the last key.
  let keys: ClosedRange<Int>
  /// How long the motion is, in the unit of the value.
  let travel: Double
  /// How long it takes, in seconds.
  let length: Double
  /// Whether it has a key at every frame or two, with straight segments between.
  let isDense: Bool

  /// How far values may lie beside the motion, as a share of it.
  private static let straightness = 1e-4
  /// How few keys nobody took for samples.
  private static let fewestKeys = 4

  /// Whether it goes beyond its end.
  var swingsOver: Bool { samples.contains { $0.value > 1.01 } }

  /// Samples a track; nothing where the motion bends, jumps, repeats or is none.
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

  /// The easing with a name that is nearest, where it is near enough.
  ///
  /// Its last frames may be so near the end that the keys stand still there.
  ///
  /// - Parameter limit: The largest difference, as a share of the motion.
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

  /// An easing that was found.
  struct Easing {
    /// The curve.
    var curve: TimingCurve
    /// How long it takes, in seconds.
    var length: Double
    /// The largest difference from a sample, as a share of the motion.
    var error = 0.0
    /// When that is, in seconds from the start.
    var worst = 0.0
  }
}

extension Track {
  /// The keys from the first to the last change, where there are enough of them and nothing between
  /// jumps or bends.
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
