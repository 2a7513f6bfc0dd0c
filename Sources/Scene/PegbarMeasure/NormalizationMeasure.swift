internal import PegbarBase
package import PegbarDiagnostics
internal import PegbarFrames
package import PegbarScene

/// Measures the changes made by normalizing, by rendering both scenes.
package struct NormalizationMeasure: Sendable {
  /// The result at one time.
  package struct Sample: Hashable, Sendable {
    /// The time in seconds from the start.
    package var time: Double
    /// The difference between the frames.
    package var difference: FrameDifference
    /// The work of rendering and comparing the frames.
    ///
    /// It is 1 per pair of point and line segment, 1,000 per item, and 200 per examined layer and
    /// style.
    package var effort: Int
  }

  private let exact: SceneEvaluator
  private let normalized: SceneEvaluator
  /// The layers to compare, or `nil` for all.
  private let exactLayers: ExactLayers?

  /// Prepares both scenes for rendering.
  ///
  /// With `findings`, which are those of normalizing, only content that exact tracks change counts,
  /// except for reported losses. The normalized scene must then be unrounded (see
  /// `Normalizer.rounds`).
  package init(exact: Scene, normalized: NormalizedScene, findings: [Finding]? = nil) {
    let drawn = normalized.scene
    self.exact = SceneEvaluator(exact)
    self.normalized = SceneEvaluator(drawn)
    exactLayers = findings.map { ExactLayers(drawn, findings: $0) }
  }

  /// Compares whole frames of two evaluators.
  private init(_ exact: SceneEvaluator, _ normalized: SceneEvaluator) {
    (self.exact, self.normalized, exactLayers) = (exact, normalized, nil)
  }

  /// `true` if there are exact tracks to compare.
  package var hasExactTracks: Bool { exactLayers?.haveTracks ?? false }

  /// Returns the difference at a time.
  ///
  /// If the frames differ clearly, only the difference that remains for a quarter of a frame counts.
  /// Jumps between outlines that cannot be blended are only as accurate (see `AdaptiveSampler`).
  package func sample(at time: Double) -> Sample {
    let sample = momentarySample(at: time)
    let later = min(time + 0.26 / max(exact.scene.frameRate, 1), exact.scene.duration)
    guard sample.difference.isClear, later > time else { return sample }
    var other = momentarySample(at: later)
    let effort = sample.effort + other.effort
    other.time = time
    var result = other.difference.isLess(than: sample.difference) ? other : sample
    result.effort = effort
    return result
  }

  private func momentarySample(at time: Double) -> Sample {
    let (left, right) = (exact.countedFrame(at: time), normalized.countedFrame(at: time))
    let difference = FrameDifference(left.frame, right.frame, exactLayers: exactLayers)
    return Sample(
      time: time, difference: difference,
      effort: difference.effort + 200 * (left.parts + right.parts))
  }

  /// Returns the times of the source frames, at most `limit` and evenly spread, and the end of the
  /// scene.
  ///
  /// The times are slightly after the frames. The time of an instance is a difference of two
  /// numbers, whose last digit would decide whether a jump at the frame has occurred. Content that
  /// plays backward jumps 2 µs after a frame (see `TimeFunction.moment`), and times are rounded to
  /// thousandths of a frame (see `FrameGrid`).
  package func frameTimes(limit: Int = Limits.measuredFrames) -> [Double] {
    let rate = exact.scene.frameRate
    let count = exact.scene.duration * rate
    guard rate > 0, count > 0, count.isFinite else { return [0] }
    let step = max(1, (count / Double(max(limit, 1))).rounded(.up))
    let later = 5e-6 + 0.001 / rate
    return stride(from: 0, to: count, by: step).map { $0 / rate + later } + [exact.scene.duration]
  }

  /// Returns the times of `frameTimes`, each followed by a time between frames.
  package func closeTimes(limit: Int = Limits.measuredFrames) -> [Double] {
    let between = 0.37 / max(exact.scene.frameRate, 1)
    return frameTimes(limit: limit).flatMap { [$0, $0 + between] }
  }

  /// The worst results over some times.
  package struct Worst: Sendable {
    /// The sample with the largest distance.
    package var distance: Sample?
    /// The sample with the largest difference in color.
    package var color: Sample?
    /// The first sample with a difference in kind.
    package var other: Sample?
    /// The sample with the largest difference of content that only exact tracks change.
    package var exact: Sample?
    /// The number of exact tracks compared.
    package var exactTracks = 0
    /// The numbers of the layers whose movement was compared, and of those whose colors were
    /// compared.
    fileprivate var places: Set<Int> = []
    fileprivate var colors: Set<Int> = []
    /// The number of rendered frames.
    package var frames = 0
    /// The number of frames that cannot be compared.
    package var uncompared = 0

    fileprivate mutating func add(_ sample: Sample) {
      frames += 1
      if !sample.difference.isComparable { uncompared += 1 }
      if sample.difference.isOther, sample.time < other?.time ?? .infinity { other = sample }
      if sample.isWorse(than: distance, in: \.distance) { distance = sample }
      if sample.isWorse(than: color, in: \.color) { color = sample }
      if sample.isWorse(than: exact, in: \.exact.worst) { exact = sample }
      places.formUnion(sample.difference.exact.places)
      colors.formUnion(sample.difference.exact.colors)
    }
  }

  /// Returns the worst differences in distance, color and kind over some times.
  ///
  /// If the work exceeds `effort` (see `Sample.effort`), only an evenly spread subset of the times
  /// is compared.
  package func worst(at times: [Double], effort: Int = .max) -> Worst {
    var worst = Worst()
    var remaining = effort
    for time in Self.spread(times) {
      guard remaining > 0 else { break }
      let sample = sample(at: time)
      remaining -= sample.effort
      worst.add(sample)
    }
    worst.exactTracks = exactLayers?.trackCount(places: worst.places, colors: worst.colors) ?? 0
    return worst
  }

  /// Returns times in an order that spreads them at any count.
  private static func spread(_ times: [Double]) -> [Double] {
    [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15].flatMap { start in
      stride(from: start, to: times.count, by: 16).map { times[$0] }
    }
  }
}

extension NormalizationMeasure {
  /// Returns the largest differences by layer number over some times; layers without one are
  /// omitted.
  ///
  /// Frames that show none of the undecided layers are not compared. If the work exceeds `effort`
  /// (see `Sample.effort`), only an evenly spread subset of the times is compared. The value is `nil`
  /// if a frame cannot be compared layer by layer, or if too few are compared.
  ///
  /// - Parameter undecided: Returns the layers whose differences at other times matter; if there are
  ///   none, no other time is compared.
  package func layerDifferences(
    at times: [Double], effort: Int, undecided: ([Int: LayerDifference]) -> Set<Int>
  ) -> [Int: LayerDifference]? {
    var remaining = effort
    var result: [Int: LayerDifference] = [:]
    var wanted = undecided(result)
    let subjects = SubjectLayers(wanted, of: exact, in: normalized)
    var part = subjects.parts.map { Self($0.exact, $0.normalized) }
    for (count, time) in Self.spread(times).enumerated() {
      guard !Cancellation.isRequested else { return nil }
      guard remaining > 0 else { return count < Limits.leastJudgedFrames ? nil : result }
      guard subjects.canShow(wanted, at: time) else { continue }
      let partial = part?.sample(at: time)
      if let partial {
        remaining -= partial.effort
        let sum = result.adding(partial.difference.layers)
        // Only a difference that decides something requires a closer look.
        if partial.difference.isAlike, undecided(sum) == wanted {
          result = sum
          continue
        }
      }
      let sample = sample(at: time)
      remaining -= sample.effort
      let difference = sample.difference
      guard difference.isComparable, !difference.isOther || !difference.layers.isEmpty else {
        return nil
      }
      // Parts of frames that do not correspond, while the whole frames do, are useless.
      if difference.isAlike, partial?.difference.isAlike == false { part = nil }
      result = result.adding(difference.layers)
      guard !difference.layers.isEmpty else { continue }
      wanted = undecided(result)
      if wanted.isEmpty { return result }
    }
    return result
  }
}

extension FrameDifference {
  /// `true` if the frames paint items of the same number and kind.
  fileprivate var isAlike: Bool { isComparable && !isOther }
}

extension [Int: LayerDifference] {
  fileprivate func adding(_ others: Self) -> Self {
    merging(others) { known, other in
      var sum = known
      sum.add(other)
      return sum
    }
  }
}

extension NormalizationMeasure.Sample {
  /// Returns `true` if the sample differs more than another, or equally and earlier.
  fileprivate func isWorse(than other: Self?, in part: KeyPath<FrameDifference, Double>) -> Bool {
    let (own, known) = (difference[keyPath: part], other?.difference[keyPath: part] ?? 0)
    if own == known, let other { return time < other.time }
    return own > known
  }
}
