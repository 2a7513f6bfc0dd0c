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
  }

  private let exact: SceneEvaluator
  private let normalized: SceneEvaluator

  /// Prepares both scenes for drawing.
  package init(exact: Scene, normalized: NormalizedScene) {
    self.exact = SceneEvaluator(exact)
    self.normalized = SceneEvaluator(normalized.scene)
  }

  /// The difference at a time.
  package func sample(at time: Double) -> Sample {
    Sample(
      time: time,
      difference: FrameDifference(exact.frame(at: time), normalized.frame(at: time)))
  }

  /// The times of all frames of the source, the last moment included; at most `limit`, spread evenly.
  ///
  /// They lie a ten-millionth of a second after the frames: the time of an instance is a difference
  /// of two numbers, and its last digit would decide whether a jump at the frame has come.
  package func frameTimes(limit: Int = 10_000) -> [Double] {
    let rate = exact.scene.frameRate
    let count = exact.scene.duration * rate
    guard rate > 0, count > 0, count.isFinite else { return [0] }
    let step = max(1, (count / Double(max(limit, 1))).rounded(.up))
    return stride(from: 0, to: count, by: step).map { $0 / rate + 1e-7 } + [exact.scene.duration]
  }

  /// What was found over some times.
  package struct Worst: Sendable {
    /// The largest difference in distance.
    package var distance: Sample?
    /// The largest difference in colour.
    package var color: Sample?
    /// The first difference in kind.
    package var other: Sample?
    /// How many frames cannot be compared.
    package var uncompared = 0
  }

  /// The worst difference in distance, in colour, and in kind, over some times.
  package func worst(at times: [Double]) -> Worst {
    var worst = Worst()
    for time in times {
      let sample = sample(at: time)
      if !sample.difference.isComparable { worst.uncompared += 1 }
      if sample.difference.isOther, worst.other == nil { worst.other = sample }
      if sample.difference.distance > worst.distance?.difference.distance ?? 0 {
        worst.distance = sample
      }
      if sample.difference.color > worst.color?.difference.color ?? 0 { worst.color = sample }
    }
    return worst
  }
}
