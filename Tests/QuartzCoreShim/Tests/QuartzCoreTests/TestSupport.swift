import Foundation
import QuartzCore
import Testing

/// The tests of the shim, serialized because they share one clock.
@Suite(.serialized) struct ShimTests {
  init() { freshShim() }
}

func freshShim(time: CFTimeInterval = 1000) {
  Shim.reset(time: time)
  Shim.violation = { Issue.record("violation: \($0)") }
}

/// Returns the violations that the body causes.
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

/// Returns the layer after a commit, so that its changes animate.
func committed<Layer: CALayer>(_ layer: Layer) -> Layer {
  Shim.flush()
  return layer
}

/// Returns a linear animation from 0 to 1, by default of the opacity in one second.
func ramp(_ keyPath: String = "opacity", duration: CFTimeInterval = 1) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = CGFloat(0)
  animation.toValue = CGFloat(1)
  animation.duration = duration
  return animation
}

/// Returns the presented opacity at each time.
func opacities(_ layer: CALayer, at times: [Double]) -> [Double] {
  times.map {
    Shim.advance(to: $0)
    return (layer.state().opacity * 1e6).rounded() / 1e6
  }
}
