internal import PegbarBase
package import PegbarDiagnostics
internal import PegbarFrames
package import PegbarScene

/// Measures what normalizing changed, by drawing both scenes.
package struct NormalizationMeasure: Sendable {
  /// What was found at one time.
  package struct Sample: Hashable, Sendable {
    /// When, in seconds from the beginning.
    package var time: Double
    /// How much the frames differ.
    package var difference: FrameDifference
    /// How much work it was to draw and compare them: pairs of points and pieces, a thousand for each
    /// item, and 200 for each layer and style that was looked at.
    package var effort: Int
  }

  private let exact: SceneEvaluator
  private let normalized: SceneEvaluator
  /// The layers that are looked at; all where there are none.
  private let exactLayers: ExactLayers?

  /// Prepares both scenes for drawing.
  ///
  /// With `findings`, those of normalizing, it is what exact tracks alone change that counts, but for
  /// what they say is lost; then the normalized scene must not be rounded (see `Normalizer.rounds`).
  package init(exact: Scene, normalized: NormalizedScene, findings: [Finding]? = nil) {
    let drawn = normalized.scene
    self.exact = SceneEvaluator(exact)
    self.normalized = SceneEvaluator(drawn)
    exactLayers = findings.map { ExactLayers(drawn, findings: $0) }
  }

  /// Whether there are exact tracks to compare.
  package var hasExactTracks: Bool { exactLayers?.haveTracks ?? false }

  /// The difference at a time.
  package func sample(at time: Double) -> Sample {
    let (left, right) = (exact.countedFrame(at: time), normalized.countedFrame(at: time))
    let difference = FrameDifference(left.frame, right.frame, exactLayers: exactLayers)
    return Sample(
      time: time, difference: difference,
      effort: difference.effort + 200 * (left.parts + right.parts))
  }

  /// The times of all frames of the source, the last moment included; at most `limit`, spread evenly.
  ///
  /// They lie five millionths of a second after the frames: the time of an instance is a difference
  /// of two numbers, and its last digit would decide whether a jump at the frame has come; and what
  /// plays backwards jumps two millionths after a frame (see `TimeFunction.moment`).
  package func frameTimes(limit: Int = Limits.measuredFrames) -> [Double] {
    let rate = exact.scene.frameRate
    let count = exact.scene.duration * rate
    guard rate > 0, count > 0, count.isFinite else { return [0] }
    let step = max(1, (count / Double(max(limit, 1))).rounded(.up))
    return stride(from: 0, to: count, by: step).map { $0 / rate + 5e-6 } + [exact.scene.duration]
  }

  /// The times of `frameTimes`, and one between each and the next.
  package func closeTimes(limit: Int = Limits.measuredFrames) -> [Double] {
    let between = 0.37 / max(exact.scene.frameRate, 1)
    return frameTimes(limit: limit).flatMap { [$0, $0 + between] }
  }

  /// What was found over some times.
  package struct Worst: Sendable {
    /// The largest difference in distance.
    package var distance: Sample?
    /// The largest difference in colour.
    package var color: Sample?
    /// The first difference in kind.
    package var other: Sample?
    /// The largest difference of what exact tracks alone move.
    package var exact: Sample?
    /// How many exact tracks were compared.
    package var exactTracks = 0
    /// The layers whose movement was compared, by number, and those whose colours were.
    fileprivate var places: Set<Int> = []
    fileprivate var colors: Set<Int> = []
    /// How many frames were drawn.
    package var frames = 0
    /// How many of them cannot be compared.
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

  /// The worst difference in distance, in colour, and in kind, over some times.
  ///
  /// Where that takes more than an effort (see `Sample.effort`), only some of them, spread
  /// evenly, are looked at.
  package func worst(at times: [Double], effort: Int = .max) -> Worst {
    var worst = Worst()
    var remaining = effort
    for start in [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15] {
      for index in stride(from: start, to: times.count, by: 16) {
        guard remaining > 0 else { break }
        let sample = sample(at: times[index])
        remaining -= sample.effort
        worst.add(sample)
      }
    }
    worst.exactTracks = exactLayers?.trackCount(places: worst.places, colors: worst.colors) ?? 0
    return worst
  }
}

extension NormalizationMeasure.Sample {
  /// Whether it differs more, or as much and earlier.
  fileprivate func isWorse(than other: Self?, in part: KeyPath<FrameDifference, Double>) -> Bool {
    let (own, known) = (difference[keyPath: part], other?.difference[keyPath: part] ?? 0)
    if own == known, let other { return time < other.time }
    return own > known
  }
}
