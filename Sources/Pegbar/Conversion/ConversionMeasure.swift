internal import PegbarPasses

/// How far what keyframes play is off from what the designer made, over all frames.
///
/// Both scenes are drawn by one evaluator and compared outline by outline.
public struct ConversionMeasure: Hashable, Sendable {
  /// The number of frames that were drawn: all, or some spread evenly where that is too much work.
  public var frames = 0
  /// How many of them cannot be compared: masks of several paths and mattes by brightness are built
  /// in another way.
  public var uncompared = 0
  /// The largest distance between outlines, in points of the canvas.
  public var distance = 0.0
  /// The distance that the errors of sampled tracks explain, those of layers inside each other added
  /// up, in points of the canvas.
  public var bound = 0.0
  /// When the largest distance is, in seconds.
  public var time = 0.0
  /// The name of the layer with that distance.
  public var layer = ""
  /// The largest difference of a colour or opacity, 0…1.
  public var color = 0.0
  /// When that is, in seconds.
  public var colorTime = 0.0
  /// What is drawn in another number or kind; nothing where nothing is.
  public var difference: String?
}

extension Conversion {
  /// How many points and pieces may be compared.
  private static let maximumEffort = 1_000_000_000

  /// Draws the exact and the normalized scene at all frames of the source and compares them.
  public func measured() -> ConversionMeasure {
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    let worst = measure.worst(at: measure.frameTimes(), effort: Self.maximumEffort)
    var result = ConversionMeasure(frames: worst.frames, uncompared: worst.uncompared)
    result.bound = ErrorBound(normalized).distance
    if let sample = worst.distance {
      result.distance = sample.difference.distance
      (result.time, result.layer) = (sample.time, sample.difference.layer)
    }
    if let sample = worst.color {
      (result.color, result.colorTime) = (sample.difference.color, sample.time)
    }
    if let sample = worst.other {
      let difference = sample.difference
      result.difference = "\(difference.what) differs at \(sample.time) s in “\(difference.layer)”"
    }
    return result
  }
}
