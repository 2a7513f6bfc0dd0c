public import PegbarGeometry

extension Animated {
  /// The value at a time, in seconds of the composition the layer stands in.
  @inlinable
  public func value(at time: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .keyed(let track): track.value(at: time)
    }
  }
}

extension AnimatedPoint {
  /// The point at a time, in seconds of the composition the layer stands in.
  @inlinable
  public func value(at time: Double) -> Point {
    switch self {
    case .joined(let point): point.value(at: time)
    case .split(let x, let y): Point(x: x.value(at: time), y: y.value(at: time))
    }
  }
}
