internal import PegbarGeometry

extension AnimatedPoint {
  /// Returns the direction of travel in degrees, for Auto-Orient Along Path.
  ///
  /// At a keyframe, it is the direction of arrival (lottie-web compares with the moment before).
  /// While nothing moves, the last direction is kept; before the first motion, the first direction
  /// applies.
  package func orientation(at time: Double) -> Double {
    switch self {
    case .joined(.constant): 0
    case .joined(.keyed(let track)): track.orientation(at: time)
    case .split(let x, let y): Self.orientation(x, y, at: time)
    }
  }

  private static func orientation(
    _ x: Animated<Double>, _ y: Animated<Double>, at time: Double
  ) -> Double {
    let step = 1e-5
    func direction(before time: Double) -> Point? {
      let now = Point(x: x.value(at: time), y: y.value(at: time))
      let then = Point(x: x.value(at: time - step), y: y.value(at: time - step))
      let heading = now - then
      return heading.length > 1e-9 ? heading : nil
    }
    if let heading = direction(before: time) { return angleInDegrees(heading) }
    let times = ((x.track?.keyTimes ?? []) + (y.track?.keyTimes ?? [])).sorted()
    for key in times.reversed() where key <= time {
      // Measured just before the keyframe, so that a jump at the keyframe does not count as motion.
      if let heading = direction(before: key - step) { return angleInDegrees(heading) }
    }
    for key in times {
      if let heading = direction(before: key + 2 * step) { return angleInDegrees(heading) }
    }
    return 0
  }
}

extension Track where Value == Point {
  /// Returns the direction of travel in degrees.
  fileprivate func orientation(at time: Double) -> Double {
    let pass = pass(at: time)
    let turned = pass.isBackwards ? 180.0 : 0
    let time = pass.time
    // The segment that ends at or contains the time.
    var current = keyIndex(at: time)
    if let index = current, keys[index].time == time {
      let earlier = keys[..<index].lastIndex { $0.time < time }
      current = earlier ?? index
    }
    if let index = current {
      for segment in stride(from: min(index, keys.count - 2), through: 0, by: -1) {
        if let heading = direction(segment, at: time) { return angleInDegrees(heading) + turned }
      }
    }
    for segment in keys.indices.dropLast() {
      if let heading = direction(segment, at: time) { return angleInDegrees(heading) + turned }
    }
    return 0
  }

  /// Returns the direction at a time, clamped to a keyframe's segment; `nil` if nothing moves.
  private func direction(_ index: Int, at time: Double) -> Point? {
    let key = keys[index]
    let next = keys[index + 1]
    guard next.time > key.time else { return nil }
    let fraction = min(max((time - key.time) / (next.time - key.time), 0), 1)
    let segment = MotionSegment(from: key.value, to: next.value, motionPath: key.motionPath)
    var isReturning = false
    switch key.curve {
    case .hold: return nil
    case .linear, .spring: break
    case .bezier(let curve):
      isReturning = !(curve.x1 == curve.y1 && curve.x2 == curve.y2) && curve.slope(at: fraction) < 0
    }
    let heading = segment.direction(at: key.curve.progress(at: fraction, of: next.time - key.time))
    guard heading.length > 0 else { return nil }
    return isReturning ? Point(x: -heading.x, y: -heading.y) : heading
  }
}
