internal import PegbarGeometry
internal import PegbarScene

extension GradientNormalizer {
  /// Adds what moves the two points of a gradient.
  ///
  /// The end of a radial one follows from both points of the source: with their keys and curves
  /// where the radius goes as both points do, sampled elsewhere.
  func addPoints(of gradient: Gradient, to layer: inout NormalizedLayer, scale: Double) {
    let start = sampler.joinedTrack(gradient.start, scale: scale)
    layer.addTrack(.gradientStart, start)
    switch gradient.kind {
    case .linear: layer.addTrack(.gradientEnd, sampler.joinedTrack(gradient.end, scale: scale))
    case .radial: layer.addTrack(.gradientEnd, radialEnd(of: gradient, from: start, scale: scale))
    }
  }

  private func radialEnd(
    of gradient: Gradient, from start: Track<Point>?, scale: Double
  ) -> Track<Point>? {
    let end = sampler.joinedTrack(gradient.end, scale: scale)
    guard let either = end ?? start else { return nil }
    let starts = start ?? either.map { _ in gradient.start.value(at: 0) }
    let ends = end ?? either.map { _ in gradient.end.value(at: 0) }
    if starts.keepsDirection(to: ends) {
      let keys = zip(starts.keys, ends.keys).map { start, end in
        Key(
          time: end.time,
          value: gradient.kind.coreAnimationEnd(start: start.value, end: end.value),
          curve: end.curve)
      }
      return Track(keys, fidelity: either.fidelity)
    }
    var source = KeyTimes()
    source.add(gradient.start)
    source.add(gradient.end)
    // The start may be sampled, too, and the radius is the difference.
    return sampler.sampled(
      source.breaks, tolerance: sampler.options.tolerance / scale / 2, easing: source.easing
    ) { time in
      gradient.kind.coreAnimationEnd(
        start: gradient.start.value(at: time), end: gradient.end.value(at: time))
    }.track(scale: scale)
  }
}

extension Gradient.Kind {
  /// Where Core Animation wants the end: a radial gradient has its radius on both axes there
  /// (CAGradientLayer.h), while the source's end is any point of the outermost circle.
  func coreAnimationEnd(start: Point, end: Point) -> Point {
    switch self {
    case .linear: return end
    case .radial:
      let radius = (end - start).length
      return start + Point(x: radius, y: radius)
    }
  }
}

extension Track<Point> {
  /// Whether both points have the same keys, and the other one stays in one direction, so that
  /// their distance blends as they do.
  fileprivate func keepsDirection(to other: Track<Point>) -> Bool {
    guard keys.hasSameTiming(as: other.keys) else { return false }
    let moves = zip(keys, other.keys).map { $1.value - $0.value }
    guard let first = moves.first(where: { $0.length > 0 }) else { return true }
    // Easing that overshoots may carry one point past the other.
    let reached = zip(keys, zip(moves, moves.dropFirst())).flatMap { key, move in
      key.curve.farthestShares.map { Point.interpolate(move.0, move.1, $0) }
    }
    return (moves + reached).allSatisfy { move in
      abs(first.x * move.y - first.y * move.x) <= 1e-9 * first.length * move.length
        && first.x * move.x + first.y * move.y >= 0
    }
  }
}
