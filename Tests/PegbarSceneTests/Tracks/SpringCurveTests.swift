import PegbarGeometry
import PegbarScene
import Testing

/// A damped spring with a mass.
@Suite struct SpringCurveTests {
  private let spring = SpringCurve(stiffness: 100, damping: 4)

  @Test("starts at 0 and comes to rest at 1")
  func ends() {
    #expect(spring.progress(after: 0) == 0)
    #expect(abs(spring.progress(after: 20) - 1) < 1e-9)
    #expect(spring.dampingRatio == 0.2)
  }

  @Test("satisfies m x'' + c x' + k (x − 1) = 0", arguments: [4.0, 20, 50])
  func equation(damping: Double) {
    let spring = SpringCurve(mass: 2, stiffness: 50, damping: damping, velocity: 3)
    let step = 1e-4
    for time in [0.05, 0.2, 0.7] {
      let (before, now, after) = (
        spring.progress(after: time - step), spring.progress(after: time),
        spring.progress(after: time + step)
      )
      let velocity = (after - before) / (2 * step)
      let acceleration = (after - 2 * now + before) / (step * step)
      #expect(abs(2 * acceleration + damping * velocity + 50 * (now - 1)) < 1e-3)
    }
    let start = spring.progress(after: 1e-6) / 1e-6
    #expect(abs(start - 3) < 1e-3)
  }

  @Test("reconstructs a spring from its first overshoot")
  func swinging() throws {
    let peak = Double.pi / (10 * (1 - 0.04).squareRoot())
    let found = try #require(
      SpringCurve.swinging(over: spring.progress(after: peak) - 1, after: peak))
    #expect(abs(found.stiffness - 100) < 1e-9)
    #expect(abs(found.damping - 4) < 1e-9)
  }

  @Test("converts springs to keyframes on request")
  func keys() {
    let track = Track([
      Key(time: 1, value: 10.0, curve: .spring(spring)), Key(time: 2, value: 20),
    ])
    let plain = track.withoutSprings
    #expect(plain.keys.count == 121)
    #expect(!plain.keys.contains { $0.curve.isSpring })
    #expect(plain.keys[60].value == 10 + 10 * spring.progress(after: 0.5))
    #expect(plain.keys.last == track.keys.last)
  }
}
