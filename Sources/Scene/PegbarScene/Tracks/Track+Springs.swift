internal import PegbarBase
internal import PegbarGeometry

extension Track {
  /// The number of keyframes per second of a spring, and the maximum number for a spring.
  private static var springRate: Double { 120 }
  private static var maximumSpringKeys: Double { Limits.springKeys }

  /// The same motion with keyframes instead of springs.
  package var withoutSprings: Track {
    guard hasSprings else { return self }
    var result = self
    result.keys = []
    for (index, key) in keys.enumerated() {
      var start = key
      if key.curve.isSpring { start.curve = .linear }
      result.keys.append(start)
      guard case .spring(let spring) = key.curve, index + 1 < keys.count else { continue }
      let next = keys[index + 1]
      let length = next.time - key.time
      let parts = min(max(length * Self.springRate, 1), Self.maximumSpringKeys).rounded(.up)
      for part in stride(from: 1.0, to: parts, by: 1) {
        let seconds = length * part / parts
        result.keys.append(
          Key(
            time: key.time + seconds,
            value: .interpolate(key.value, next.value, spring.progress(after: seconds))))
      }
    }
    return result
  }
}
