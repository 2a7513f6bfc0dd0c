import Foundation
import QuartzCore
import Testing

/// All tests share one clock, so they take turns.
@Suite(.serialized) struct ShimTests {
  init() { freshShim() }
}

func freshShim(time: CFTimeInterval = 1000) {
  Shim.reset(time: time)
  Shim.violation = { Issue.record("violation: \($0)") }
}

/// What the body is blamed for.
func violations(of body: () -> Void) -> [String] {
  var found: [String] = []
  let old = Shim.violation
  Shim.violation = { found.append($0) }
  body()
  Shim.flush()
  Shim.violation = old
  return found
}

extension Double {
  func isNear(_ other: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(self - other) <= tolerance
  }
}
extension CGFloat {
  func isNear(_ other: Double, _ tolerance: Double = 1e-9) -> Bool {
    Double(self).isNear(other, tolerance)
  }
}

/// A layer that was committed, so that it animates.
func committed<Layer: CALayer>(_ layer: Layer) -> Layer {
  Shim.flush()
  return layer
}

/// A linear animation of opacity from 0 to 1 in one second.
func ramp(_ keyPath: String = "opacity", duration: CFTimeInterval = 1) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = CGFloat(0)
  animation.toValue = CGFloat(1)
  animation.duration = duration
  return animation
}

/// The opacity shown at each time.
func opacities(_ layer: CALayer, at times: [Double]) -> [Double] {
  times.map {
    Shim.advance(to: $0)
    return (layer.state().opacity * 1e6).rounded() / 1e6
  }
}
