internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Finds tracks whose keys are samples of a spring or of an easing that has a name, and gives them
/// that instead.
///
/// It counts where it is nowhere more than 1 % of the motion off, at every frame; where it is not exact,
/// the track says how far it is off. What swings over its end may be a spring, what was sampled at
/// every frame or two an easing.
struct FindSprings {
  /// The largest difference from the keys, as a share of the motion.
  private static let tolerance = 0.01
  /// Up to which difference, as a share of the motion, a curve is what the keys are samples of.
  private static let exact = 1e-9

  /// Frames a second.
  let frameRate: Double
  /// How far an easing may miss the keys, in points.
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
      // Only exact tracks become something else.
      guard track.fidelity == .exact, let error = found.bakedError else { continue }
      log.add(
        Finding(
          .curveFound,
          "\(track.property.facts.title) is played by the curve whose samples its keys are",
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
      // What swings out of where its numbers lie would have to be cut off.
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
  /// Whether the track, or a spring of it, is ever outside of a range.
  fileprivate func swingsOut(of range: ClosedRange<Double>) -> Bool {
    let keys = withoutSprings.keys
    let ends = [keys.max { $0.value < $1.value }, keys.min { $0.value < $1.value }]
    // A spring turns back between two of its keys.
    return ends.compactMap { $0?.time }.contains { time in
      (-128...128).contains { !range.contains(value(at: time + Double($0) / 128 / 60)) }
    }
  }
}

extension LayerProperty {
  /// How many points something at a distance moves when the value changes by 1.
  fileprivate func pointsPerUnit(reach: Double) -> Double {
    switch facts.unit {
    case .degrees: max(reach, 1) * .pi / 180
    case .fraction: max(reach, 1)
    case .points: 1
    }
  }
}

extension NormalizedLayer {
  /// How far its area reaches from the anchor.
  fileprivate var reach: Double { bounds.corners.map { ($0 - anchor).length }.max() ?? 0 }
}
