import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Transforms of 3D layers, computed by hand.
///
/// The x-axis points right, y down, and z away from the viewer.
struct SpatialTransformTests {
  private let root = 2.0.squareRoot()

  private func image(
    _ transform: Transform, _ x: Double, _ y: Double, _ z: Double, at time: Double = 0
  ) -> SIMD3<Double> {
    transform.spatialMatrix(at: time).apply(x: x, y: y, z: z)
  }

  private func isClose(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Bool {
    (0..<3).allSatisfy { abs(left[$0] - right[$0]) < 1e-9 }
  }

  @Test("a rotation about x moves lower content to the back")
  func turnX() {
    let turn = Transform(space: SpatialTransform(rotationX: .constant(90)))
    #expect(image(turn, 3, 1, 0) == SIMD3(3, 0, 1))
    #expect(image(turn, 0, 0, 1) == SIMD3(0, -1, 0))
  }

  @Test("a rotation about y moves the right side to the front")
  func turnY() {
    let turn = Transform(space: SpatialTransform(rotationY: .constant(90)))
    #expect(image(turn, 1, 3, 0) == SIMD3(0, 3, -1))
    #expect(image(turn, 0, 0, 1) == SIMD3(1, 0, 0))
  }

  @Test("applies the rotation about z first, then y, then x")
  func order() {
    let turn = Transform(
      rotation: .constant(90),
      space: SpatialTransform(rotationX: .constant(90), rotationY: .constant(90)))
    // (1, 0, 0) → z: (0, 1, 0) → y: (0, 1, 0) → x: (0, 0, 1)
    #expect(image(turn, 1, 0, 0) == SIMD3(0, 0, 1))
    // (0, 1, 0) → z: (−1, 0, 0) → y: (0, 0, 1) → x: (0, −1, 0)
    #expect(image(turn, 0, 1, 0) == SIMD3(0, -1, 0))
  }

  @Test("applies the orientation after the rotations")
  func orientationOrder() {
    let turn = Transform(
      space: SpatialTransform(
        rotationX: .constant(90), orientation: .constant(Orientation(x: 0, y: 90, z: 0))))
    // (0, 1, 0) → x: (0, 0, 1) → orientation y: (1, 0, 0)
    #expect(image(turn, 0, 1, 0) == SIMD3(1, 0, 0))
  }

  @Test("anchor, scale and position have depths")
  func depths() {
    let transform = Transform(
      anchor: .constant(Point(x: 1, y: 2)), position: .constant(Point(x: 10, y: 20)),
      scale: .constant(Point(x: 2, y: 3)),
      space: SpatialTransform(
        anchorZ: .constant(3), positionZ: .constant(30), scaleZ: .constant(4)))
    // (2, 3, 4) − (1, 2, 3) = (1, 1, 1) → (2, 3, 4) → (12, 23, 34)
    #expect(image(transform, 2, 3, 4) == SIMD3(12, 23, 34))
  }

  @Test("Auto-Orient rotates about z after everything else")
  func autoOrient() {
    let way = AnimatedPoint.joined(
      .keyed(Track([Key(time: 0, value: .zero), Key(time: 2, value: Point(x: 0, y: 10))])))
    let transform = Transform(
      position: way, orientsAlongPath: true, space: SpatialTransform(rotationY: .constant(180)))
    // (1, 0, 0) → y: (−1, 0, 0) → 90° about z: (0, −1, 0) → (0, 4, 0)
    #expect(isClose(image(transform, 1, 0, 0, at: 1), SIMD3(0, 4, 0)))
  }

  @Test("an orientation rotates along the shortest path at constant speed")
  func halfway() {
    let track = Track([
      Key(time: 0, value: Orientation(x: 0, y: 350, z: 0)),
      Key(time: 1, value: Orientation(x: 0, y: 20, z: 0)),
    ])
    let turn = Transform(space: SpatialTransform(orientation: .keyed(track)))
    let (sine, cosine) = sineAndCosine(degrees: 5)
    #expect(isClose(image(turn, 1, 0, 0, at: 0.5), SIMD3(cosine, 0, -sine)))
  }

  @Test("halfway between two axes it rotates about the axis between them")
  func halfwayAcross() {
    let track = Track([
      Key(time: 0, value: Orientation.zero), Key(time: 1, value: Orientation(x: 90, y: 0, z: 90)),
    ])
    let turn = Transform(space: SpatialTransform(orientation: .keyed(track)))
    // Rotations by 90° about z and then x are one of 120° about (1, −1, 1): x → z → −y → x. Half of
    // it, 60°, maps x to ⅔x + ⅓z − … = (2/3, 1/3, 2/3) by Rodrigues' formula.
    let image = image(turn, 1, 0, 0, at: 0.5)
    let cosine = 0.5
    let axis = SIMD3(1.0, -1, 1) / 3.0.squareRoot()
    let sine = 0.75.squareRoot()
    let cross = SIMD3(0, axis[2], -axis[1])
    let x = SIMD3(1.0, 0, 0)
    let first = cosine * x + sine * cross
    #expect(isClose(image, first + (1 - cosine) * axis[0] * axis))
    #expect(isClose(self.image(turn, 1, 0, 0, at: 1), SIMD3(0, 0, 1)))
  }

  @Test("an inverse reverses a transform, and a flattening transform has none")
  func inverse() throws {
    let map = Transform(
      anchor: .constant(Point(x: 5, y: 6)), position: .constant(Point(x: 7, y: 8)),
      scale: .constant(Point(x: 2, y: -3)), rotation: .constant(33), skew: .constant(10),
      space: SpatialTransform(positionZ: .constant(9), rotationX: .constant(40))
    ).spatialMatrix(at: 0)
    let back = try #require(map.inverted)
    let point = map.apply(x: 1, y: 2, z: 3)
    #expect(isClose(back.apply(x: point[0], y: point[1], z: point[2]), SIMD3(1, 2, 3)))
    #expect(Matrix4.scale(x: 1, y: 1, z: 0).inverted == nil)
  }
}
