internal import PegbarMeasure
internal import PegbarPasses
internal import PegbarScene

/// The deviation of the normalized scene from the exact scene over all frames.
///
/// The same evaluator renders both scenes, and the results are compared outline by outline.
public struct ConversionMeasure: Hashable, Sendable, Codable {
  /// The number of rendered frames: all, or an evenly spread subset if all frames would take too
  /// long.
  public var frames = 0
  /// The number of frames that cannot be compared because a layer has thousands of masks.
  public var uncompared = 0
  /// The largest distance between outlines, in points of the canvas.
  public var distance = 0.0
  /// The largest distance that sampling errors can explain, in points of the canvas.
  ///
  /// The errors of nested layers add up.
  public var bound = 0.0
  /// The time of the largest distance, in seconds.
  public var time = 0.0
  /// The name of the layer with the largest distance.
  public var layer = ""
  /// The largest difference of a color or opacity, 0…1.
  public var color = 0.0
  /// The time of the largest color difference, in seconds.
  public var colorTime = 0.0
  /// A description of items that differ in number or kind; `nil` if there are none.
  public var difference: String?
  /// The comparison of pixels; `nil` if none were compared.
  ///
  /// The library draws no pixels: `pegbar convert --measure` and programs fill it in.
  public var pixels: PixelMeasure?
  /// The comparison of content that only exact tracks animate.
  public var exact = ExactMeasure()
  /// The comparison of the scene before and after clean-up.
  public var cleanUp = CleanUpMeasure()

  /// The largest unnoticeable difference of a color or opacity, 0…1: five steps of 255.
  public static let unnoticedColor = 0.02

  /// Returns a description of the deviation if it is not acceptable.
  ///
  /// Regardless of `points`, it reports items that differ in number or kind, frames that cannot be
  /// compared, and color differences above `unnoticedColor`.
  ///
  /// - Parameter points: The largest accepted distance between outlines, in points of the canvas.
  /// - Returns: A description, or `nil` if the deviation is accepted.
  public func excess(over points: Double) -> String? {
    if let difference { return difference }
    if uncompared > 0 { return "\(Words.counted(uncompared, "frame")) cannot be compared" }
    if !(distance <= points) { return "outlines differ by \(distance) pt (limit: \(points) pt)" }
    guard !(color <= Self.unnoticedColor) else { return nil }
    return "a color or opacity differs by \(color) (limit: \(Self.unnoticedColor))"
  }
}

/// The deviation of the normalized scene in pixels.
public struct PixelMeasure: Hashable, Sendable, Codable {
  /// The largest share of pixels that differ visibly in a frame, 0…1.
  ///
  /// A pixel differs if red, green, blue or alpha differs by more than 32 of 255.
  public var share: Double
  /// The time of the largest share, in seconds.
  public var time: Double
  /// The number of compared frames.
  public var frames: Int

  /// Creates a deviation.
  public init(share: Double, time: Double, frames: Int) {
    (self.share, self.time, self.frames) = (share, time, frames)
  }
}

/// The deviation from the source of content that only exact tracks animate.
///
/// `worst` is measured before numbers are rounded. `rounding` is the effect of rounding on
/// keyframes.
public struct ExactMeasure: Hashable, Sendable, Codable {
  /// The number of exact tracks compared.
  ///
  /// A track is compared if its layer is visible, is not nested in a layer that a sampled track
  /// moves, and has no finding about a loss.
  public var tracks = 0
  /// The largest difference, in points of the canvas, or 0…1 for a color or opacity.
  ///
  /// It is measured at frames and at times between them.
  public var worst = 0.0
  /// The time of the largest difference, in seconds.
  public var time = 0.0
  /// The name of the layer with the largest difference.
  public var layer = ""
  /// The largest change of a keyframe by rounding, or `nil` if the keyframes cannot be matched.
  public var rounding: KeyRounding?
}

/// The deviation of the scene after clean-up from the scene before it, both before rounding.
public struct CleanUpMeasure: Hashable, Sendable, Codable {
  /// The largest distance between outlines, in points of the canvas.
  public var distance = 0.0
  /// The largest difference of a color or opacity, 0…1.
  public var color = 0.0
  /// A description of items that differ in number or kind, or of an invalid layer; otherwise `nil`.
  ///
  /// A layer is invalid if its bounds are empty or its name is not unique in its composition.
  public var difference: String?
}

/// The largest changes of keyframes by rounding.
public struct KeyRounding: Hashable, Sendable, Codable {
  /// The largest change of a number, in the unit of its property, except colors and curves.
  public var value: Double
  /// The largest change of a time, in seconds.
  public var time: Double
}

extension Conversion {
  /// Returns a comparison of the exact and the normalized scene, rendered at all frames of the
  /// source.
  public func measured() -> ConversionMeasure {
    LargeStack.run {
      let measure = NormalizationMeasure(exact: scene, normalized: normalized)
      let worst = measure.worst(at: measure.frameTimes(), effort: Limits.measureEffort)
      var result = ConversionMeasure(frames: worst.frames, uncompared: worst.uncompared)
      result.bound = ErrorBound(normalized, magnification: scene.largestMagnification).distance
      if let sample = worst.distance {
        result.distance = sample.difference.distance
        (result.time, result.layer) = (sample.time, sample.difference.layer)
      }
      if let sample = worst.color {
        (result.color, result.colorTime) = (sample.difference.color, sample.time)
      }
      result.difference = worst.other?.text
      let log = FindingLog()
      var normalizer = Normalizer(tolerance: options.tolerance, limits: options.limits)
      normalizer.rounds = false
      let plain = normalizer.normalized(scene, log: log)
      result.exact = measuredExact(plain, findings: log.findings)
      result.cleanUp = Self.measuredCleanUp(
        normalizer.cleaned(plain, log: FindingLog()), of: plain)
      result.cleanUp.difference = result.cleanUp.difference ?? normalized.layerFlaw
      return result
    }
  }

  /// Returns a comparison with an unrounded scene, in which exact tracks must match the source.
  private func measuredExact(_ plain: NormalizedScene, findings: [Finding]) -> ExactMeasure {
    let measure = NormalizationMeasure(exact: scene, normalized: plain, findings: findings)
    let times = measure.hasExactTracks ? measure.closeTimes(limit: Limits.closeFrames) : []
    let worst = measure.worst(at: times, effort: Limits.closeEffort)
    var result = ExactMeasure(tracks: worst.exactTracks)
    if let sample = worst.exact {
      result.worst = sample.difference.exact.worst
      (result.time, result.layer) = (sample.time, sample.difference.exact.layer)
    }
    let rounding = RoundingDifference(of: Normalizer().rounded(plain), from: plain)
    if !rounding.isOther {
      result.rounding = KeyRounding(value: rounding.value, time: rounding.time)
    }
    return result
  }

  /// Returns a comparison of the scene after clean-up with the scene before it.
  private static func measuredCleanUp(
    _ clean: NormalizedScene, of plain: NormalizedScene
  ) -> CleanUpMeasure {
    let measure = NormalizationMeasure(exact: plain.scene, normalized: clean)
    let worst = measure.worst(
      at: measure.frameTimes(limit: Limits.closeFrames), effort: Limits.cleanUpEffort)
    return CleanUpMeasure(
      distance: worst.distance?.difference.distance ?? 0,
      color: worst.color?.difference.color ?? 0, difference: worst.other?.text)
  }
}

extension NormalizationMeasure.Sample {
  /// A description of the difference with its time and layer.
  fileprivate var text: String {
    "\(difference.what) differs at \(time) s in “\(difference.layer)”"
  }
}
