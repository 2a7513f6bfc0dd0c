// CASpringAnimation.h: a mass on a spring, pulled from 0 to 1; m x'' + c x' + k (x - 1) = 0 with
// x(0) = 0 and x'(0) = initialVelocity (in travels per second, positive toward the end value).
// CASpringAnimation's reference, allowsOverdamping: unless it is set, a damping ratio above 1
// counts as 1. It is never set here, and older systems lack it.
import Foundation

struct Spring {
  var mass, stiffness, damping, velocity: Double

  init(_ animation: CASpringAnimation) {
    mass = Double(animation.mass)
    stiffness = Double(animation.stiffness)
    damping = min(Double(animation.damping), 2 * (stiffness * mass).squareRoot())
    velocity = Double(animation.initialVelocity)
  }

  private var omega: Double { (stiffness / mass).squareRoot() }
  private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the share of the travel at a time in seconds.
  func value(at t: Double) -> Double {
    let (w, z) = (omega, ratio)
    // y = x - 1 starts at -1 with velocity v.
    if abs(z - 1) < 1e-9 { return 1 + exp(-w * t) * (-1 + (velocity - w) * t) }
    if z < 1 {
      let d = w * (1 - z * z).squareRoot()
      let sine = (velocity - z * w) / d
      return 1 + exp(-z * w * t) * (-cos(d * t) + sine * sin(d * t))
    }
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (-z * w + root, -z * w - root)
    let b = (velocity + slow) / (fast - slow)
    let a = -1 - b
    return 1 + a * exp(slow * t) + b * exp(fast * t)
  }

  /// The time at which the spring counts as at rest ("estimated" in the header).
  ///
  /// From then on, the envelope is below a thousandth of the travel. Apple does not document its
  /// threshold.
  var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
    let (w, z) = (omega, ratio)
    if z < 1 {
      let d = w * (1 - z * z).squareRoot()
      let sine = (velocity - z * w) / d
      return log((1 + sine * sine).squareRoot() / 0.001) / (z * w)
    }
    var end = 1 / w
    while abs(value(at: end) - 1) > 0.001, end < 1e6 { end *= 1.05 }
    return end
  }
}
