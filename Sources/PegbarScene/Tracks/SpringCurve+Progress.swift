internal import PegbarDiagnostics

// For sine, cosine and the exponential function alone.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SpringCurve {
  /// How far the mass is from start to end after some seconds; it may be beyond the end.
  ///
  /// - Source: CASpringAnimation.h; m x'' + c x' + k (x − 1) = 0 with x(0) = 0, x'(0) = velocity.
  package func progress(after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    guard isValid else { return min(seconds, 1) }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-9 {
      return 1 + exp(-frequency * seconds) * ((velocity - frequency) * seconds - 1)
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (velocity - ratio * frequency) / swing
      return 1 + exp(-ratio * frequency * seconds)
        * (sine * sin(swing * seconds) - cos(swing * seconds))
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (root - ratio * frequency, -root - ratio * frequency)
    let share = (velocity + slow) / (fast - slow)
    return 1 - (1 + share) * exp(slow * seconds) + share * exp(fast * seconds)
  }

  /// The spring that swings over its end by a share of the distance first after some seconds.
  package static func swinging(over share: Double, after seconds: Double) -> SpringCurve? {
    guard share > 0, share < 1, seconds > 0 else { return nil }
    let logarithm = log(share)
    let ratio = -logarithm / (Double.pi * Double.pi + logarithm * logarithm).squareRoot()
    let frequency = Double.pi / seconds / (1 - ratio * ratio).squareRoot()
    return SpringCurve(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }
}

extension Curve {
  /// Whether it is a spring.
  package var isSpring: Bool {
    switch self {
    case .spring: true
    case .linear, .hold, .bezier: false
    }
  }
}

extension Track {
  /// How many keys a second of a spring becomes, and how many a spring may become.
  private static var springRate: Double { 120 }
  private static var maximumSpringKeys: Double { Limits.springKeys }

  /// The same motion with keys instead of springs.
  package var withoutSprings: Track {
    guard keys.contains(where: \.curve.isSpring) else { return self }
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
