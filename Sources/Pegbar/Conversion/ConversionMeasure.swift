internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarMeasure
internal import PegbarPasses
internal import PegbarScene

/// How far what keyframes play is off from what the designer made, over all frames.
///
/// Both scenes are drawn by one evaluator and compared outline by outline.
public struct ConversionMeasure: Hashable, Sendable {
  /// The number of frames that were drawn: all, or some spread evenly where that is too much work.
  public var frames = 0
  /// How many of them cannot be compared: those with thousands of masks on a layer.
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
  /// What was found of what exact tracks alone move.
  public var exact = ExactMeasure()
  /// What was found of what cleaning up alone changes.
  public var cleanUp = CleanUpMeasure()

  /// The largest difference of a colour or opacity that nobody notices, 0…1: five steps of 255.
  public static let unnoticedColor = 0.02

  /// What is further off than a number of points, or off in a way that points do not tell: another
  /// number or kind of things, a colour that is noticed, or frames that cannot be compared; nothing
  /// where all is near enough.
  public func excess(over points: Double) -> String? {
    if let difference { return difference }
    if uncompared > 0 { return "\(uncompared) frames cannot be compared" }
    if !(distance <= points) { return "\(distance) points off, more than \(points)" }
    guard !(color <= Self.unnoticedColor) else { return nil }
    return "a colour or opacity is \(color) off, more than \(Self.unnoticedColor)"
  }
}

/// How far what exact tracks alone move is off from the source, before numbers are rounded, and how
/// far rounding then moves keys.
public struct ExactMeasure: Hashable, Sendable {
  /// How many exact tracks were compared: those whose layer shows, stands in no layer that a sampled
  /// track moves, and is not reported to have lost something.
  public var tracks = 0
  /// The largest difference over frames and times between them: in points of the canvas, or 0…1
  /// for a colour or an opacity.
  public var worst = 0.0
  /// When that is, in seconds.
  public var time = 0.0
  /// The name of the layer with that difference.
  public var layer = ""
  /// How far rounding moves the keys of all tracks at most; nothing where keys have no counterpart.
  public var rounding: KeyRounding?
}

/// How far what cleaning up leaves is off from what there was before, neither of them rounded.
public struct CleanUpMeasure: Hashable, Sendable {
  /// The largest distance between outlines, in points of the canvas.
  public var distance = 0.0
  /// The largest difference of a colour or opacity, 0…1.
  public var color = 0.0
  /// What is drawn in another number or kind, or which layer has no extent or the name of another;
  /// nothing where nothing is.
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
  public func measured() -> ConversionMeasure { LargeStack.run { compared() } }

  private func compared() -> ConversionMeasure {
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    let worst = measure.worst(at: measure.frameTimes(), effort: Limits.measureEffort)
    var result = ConversionMeasure(frames: worst.frames, uncompared: worst.uncompared)
    result.bound =
      ErrorBound(
        normalized, magnification: scene.largestMagnification
      ).distance
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

  /// Draws a scene that was not rounded, so that exact tracks must be what the source is.
  private func measuredExact(_ plain: NormalizedScene, findings: [Finding]) -> ExactMeasure {
    let measure = NormalizationMeasure(exact: scene, unrounded: plain, findings: findings)
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
