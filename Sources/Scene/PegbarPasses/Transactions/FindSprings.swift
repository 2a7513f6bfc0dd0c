internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Finds tracks whose keyframes are samples of a spring or a named easing, and replaces the
/// keyframes with it.
///
/// A curve matches if its error is at most 1% of the motion at every frame. If it is not exact,
/// the track states the error. A motion that overshoots its end may be a spring, and a motion
/// sampled at every frame or two may be an easing.
struct FindSprings {
  /// The maximum difference from the keyframes, as a share of the motion.
  private static let tolerance = 0.01
  /// The difference up to which keyframes count as exact samples of a curve, as a share of the
  /// motion.
  private static let exact = 1e-9

  /// The frame rate, in frames per second.
  let frameRate: Double
  /// The maximum error of an easing, in points.
  let points: Double
  let log: FindingLog

  init(frameRate: Double, tolerance: Double, log: FindingLog) {
    self.frameRate = frameRate.isFinite && frameRate > 0 ? frameRate : 60
    points = tolerance
    self.log = log
  }

  func apply(to scene: inout NormalizedScene) {
    scene.changeCompositions { composition in
      let breadcrumb = [composition.name]
      composition.layers.changeEach { apply(to: &$0, breadcrumb) }
    }
  }

  private func apply(to layer: inout NormalizedLayer, _ outer: [String]) {
    let breadcrumb = layer.source.isEmpty ? outer : outer + [layer.designerName]
    for (index, track) in layer.tracks.enumerated() where !Cancellation.isRequested {
      let found = found(track, reach: layer.reach)
      layer.tracks[index] = found
      // Only exact tracks are replaced.
      guard track.fidelity == .exact, let error = found.bakedError else { continue }
      log.add(
        Finding(
          .curveFound,
          "the keyframes of \(track.property.facts.title) are samples of an easing curve",
          at: FindingSubject(source: layer.source, breadcrumb: breadcrumb),
          outcome: .baked(keys: 2, error: error, unit: track.property.facts.unit)))
    }
    layer.changeHeldLayers { apply(to: &$0, breadcrumb) }
  }

  private func found(_ track: NormalizedTrack, reach: Double) -> NormalizedTrack {
    var track = track
    let points = self.points / track.property.pointsPerUnit(reach: reach)
    switch track.keys {
    case .number(let keys):
      let motion = SampledMotion(keys.map { Point(x: $0, y: 0) }, frameRate)
      let found = found(keys, motion, points)
      // A curve that leaves the range of the property would have to be clamped.
      if let range = track.property.facts.range, found.swingsOut(of: range) { break }
      track.keys = .number(found)
    case .point(let keys):
      track.keys = .point(found(keys, SampledMotion(keys, frameRate), points))
    case .color, .colors, .numbers, .path, .flag: break
    }
    return track
  }

  private func found<Value>(
    _ track: Track<Value>, _ motion: SampledMotion?, _ points: Double
  ) -> Track<Value> {
    guard let motion else { return track }
    let curve: Curve
    let miss: (error: Double, seconds: Double)
    var end = track.keys[motion.keys.upperBound]
    if motion.swingsOver {
      guard let fit = SpringFit(motion.samples), fit.error < Self.tolerance,
        !fit.spring.isOverdamped
      else { return track }
      (curve, miss) = (.spring(fit.spring), (fit.error, fit.worst))
    } else {
      let limit = min(Self.tolerance, points / motion.travel)
      guard motion.isDense, let fit = motion.easing(within: limit) else { return track }
      (curve, miss) = (.bezier(fit.curve), (fit.error, fit.worst))
      end.time = track.keys[motion.keys.lowerBound].time + fit.length
    }
    var start = track.keys[motion.keys.lowerBound]
    start.curve = curve
    var result = track
    result.keys = [start, end]
    if miss.error > Self.exact {
      result.fidelity = .baked(error: miss.error * motion.travel, time: start.time + miss.seconds)
    }
    return result
  }
}

extension Track where Value == Double {
  /// Returns `true` if the track, or a spring in it, is ever outside of a range.
  fileprivate func swingsOut(of range: ClosedRange<Double>) -> Bool {
    let keys = withoutSprings.keys
    let ends = [keys.max { $0.value < $1.value }, keys.min { $0.value < $1.value }]
    // A spring may turn between two of its keyframes.
    return ends.compactMap { $0?.time }.contains { time in
      (-128...128).contains { !range.contains(value(at: time + Double($0) / 128 / 60)) }
    }
  }
}

extension LayerProperty {
  /// Returns the distance in points that something moves when the value changes by 1.
  fileprivate func pointsPerUnit(reach: Double) -> Double {
    switch facts.unit {
    case .degrees: max(reach, 1) * .pi / 180
    case .fraction: max(reach, 1)
    case .points: 1
    }
  }
}

extension NormalizedLayer {
  /// The maximum distance of its area from the anchor point.
  fileprivate var reach: Double { bounds.corners.map { ($0 - anchor).length }.max() ?? 0 }
}
