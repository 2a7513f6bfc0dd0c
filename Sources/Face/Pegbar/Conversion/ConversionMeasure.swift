internal import PegbarMeasure
internal import PegbarPasses
internal import PegbarScene

/// The deviation of the normalized scene from the exact scene over all frames.
///
/// The same evaluator draws both scenes; the results are compared outline by outline.
public struct ConversionMeasure: Hashable, Sendable {
  /// The number of frames drawn: all, or an evenly spread subset if all would take too long.
  public var frames = 0
  /// How many of them cannot be compared: those with thousands of masks on a layer.
  public var uncompared = 0
  /// The largest distance between outlines, in points of the canvas.
  public var distance = 0.0
  /// The largest distance that sampling errors can explain, in points of the canvas.
  ///
  /// The errors of nested layers add up.
  public var bound = 0.0
  /// When the largest distance is, in seconds.
  public var time = 0.0
  /// The name of the layer with that distance.
  public var layer = ""
  /// The largest difference of a colour or opacity, 0…1.
  public var color = 0.0
  /// When that is, in seconds.
  public var colorTime = 0.0
  /// A description of items that differ in number or kind; `nil` if there are none.
  public var difference: String?
  /// The comparison of content that only exact tracks animate.
  public var exact = ExactMeasure()
  /// The comparison of the scene before and after clean-up.
  public var cleanUp = CleanUpMeasure()

  /// The largest difference of a colour or opacity that goes unnoticed, 0…1: five steps of 255.
  public static let unnoticedColor = 0.02

  /// Describes a deviation that is not accepted.
  ///
  /// Regardless of `points`, it reports items that differ in number or kind, frames that cannot be
  /// compared, and colour differences above `unnoticedColor`.
  ///
  /// - Parameter points: The largest accepted distance between outlines, in points of the canvas.
  /// - Returns: A description; `nil` if the deviation is accepted.
  public func excess(over points: Double) -> String? {
    if let difference { return difference }
    if uncompared > 0 { return "\(uncompared) frames cannot be compared" }
    if !(distance <= points) { return "\(distance) points off, more than \(points)" }
    guard !(color <= Self.unnoticedColor) else { return nil }
    return "a colour or opacity is \(color) off, more than \(Self.unnoticedColor)"
  }
}

/// The deviation from the source of content that only exact tracks animate.
///
/// `worst` is measured before numbers are rounded; `rounding` is the effect of rounding on keys.
public struct ExactMeasure: Hashable, Sendable {
  /// The number of exact tracks compared.
  ///
  /// A track is compared if its layer is visible, is not nested in a layer that a sampled track
  /// moves, and has no finding about a loss.
  public var tracks = 0
  /// The largest difference, in points of the canvas, or 0…1 for a colour or an opacity.
  ///
  /// It is measured at frames and at times between them.
  public var worst = 0.0
  /// When that is, in seconds.
  public var time = 0.0
  /// The name of the layer with that difference.
  public var layer = ""
  /// The largest change of a key by rounding; `nil` if the keys cannot be matched.
  public var rounding: KeyRounding?
}

/// The deviation of the scene after clean-up from the scene before it, both unrounded.
public struct CleanUpMeasure: Hashable, Sendable {
  /// The largest distance between outlines, in points of the canvas.
  public var distance = 0.0
  /// The largest difference of a colour or opacity, 0…1.
  public var color = 0.0
  /// A description of items that differ in number or kind, or of an invalid layer; otherwise `nil`.
  ///
  /// A layer is invalid if its bounds are empty or its name is not unique in its composition.
  public var difference: String?
}

/// How far rounding moves keys.
public struct KeyRounding: Hashable, Sendable {
  /// The largest change of a number, in the unit of its property.
  public var value: Double
  /// The largest change of a time, in seconds.
  public var time: Double
}

extension Conversion {
  /// Draws the exact and the normalized scene at all frames of the source and compares them.
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

  /// Draws a scene that was not rounded, so that exact tracks must be what the source is.
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

  /// Draws what cleaning up left and what there was.
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
  /// What differs, when and where.
  fileprivate var text: String {
    "\(difference.what) differs at \(time) s in “\(difference.layer)”"
  }
}
