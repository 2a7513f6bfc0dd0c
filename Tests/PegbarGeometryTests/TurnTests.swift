import PegbarGeometry
import Testing

/// Rotations about several axes.
@Suite struct TurnTests {
  @Test("at 90° up or down, the rotation about y keeps its sign", arguments: [1.0, -1])
  func gimbal(sign: Double) {
    let turn = Orientation.interpolate(
      Orientation(x: 0, y: 80 * sign, z: 0), Orientation(x: 0, y: 100 * sign, z: 0), 0.5)
    #expect(abs(turn.y - 90 * sign) < 1e-4)
  }
}
