import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Views of cameras on a canvas of 100 × 100 points, computed by hand.
struct CameraTests {
  /// Returns a 3D square of 20 points about the center of the canvas.
  private func square(
    _ id: Int = 0, color: Color = .black, depth: Double = 0,
    space: SpatialTransform = SpatialTransform(), parent: Int? = nil
  ) -> Layer {
    var space = space
    space.positionZ = .constant(depth)
    return Layer(
      id: LayerID(id), name: "Square",
      content: .solid(Solid(size: Size(width: 20, height: 20), color: color)),
      transform: Transform(
        anchor: .constant(Point(x: 10, y: 10)), position: .constant(Point(x: 50, y: 50)),
        space: space), transformParent: parent.map { LayerID($0) }, window: Samples.always)
  }

  /// Returns a camera with a zoom of 100 points.
  private func camera(
    _ id: Int = 9, at position: Point = Point(x: 50, y: 50), depth: Double = -100,
    zoom: Double = 100, pointOfInterest: Point? = nil, space: SpatialTransform = SpatialTransform(),
    rotation: Double = 0, parent: Int? = nil, window: TimeRange = Samples.always
  ) -> Layer {
    var space = space
    space.positionZ = .constant(depth)
    return Layer(
      id: LayerID(id), name: "Camera",
      content: .camera(Camera(zoom: .constant(zoom), looksAtAnchor: pointOfInterest != nil)),
      transform: Transform(
        anchor: .constant(pointOfInterest ?? .zero), position: .constant(position),
        rotation: .constant(rotation), space: space),
      transformParent: parent.map { LayerID($0) }, window: window)
  }

  private func frame(_ layers: [Layer], definitions: [Composition] = [], at time: Double = 0)
    -> Frame
  {
    SceneEvaluator(Samples.scene(layers, definitions: definitions)).frame(at: time)
  }

  /// Returns the corners of the first outline on the canvas.
  private func corners(_ layers: [Layer], at time: Double = 0) -> [Point] {
    guard let item = frame(layers, at: time).items.first?.path else { return [] }
    return item.path.applying(item.matrix).points
  }

  private func upright(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Point]
  {
    [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }

  @Test("without a camera the view is orthographic, regardless of depth")
  func front() {
    #expect(isClose(corners([square(depth: 300)]), upright(40, 40, 60, 60)))
    let turned = square(space: SpatialTransform(rotationY: .constant(60)))
    #expect(isClose(corners([turned]), upright(45, 40, 55, 60)))
  }

  @Test("a camera at its zoom distance displays the canvas unchanged")
  func defaultValue() {
    #expect(isClose(corners([square(), camera()]), upright(40, 40, 60, 60)))
    let looking = camera(pointOfInterest: Point(x: 50, y: 50))
    #expect(isClose(corners([square(), looking]), upright(40, 40, 60, 60)))
  }

  @Test("content at twice the distance is half the size")
  func far() {
    #expect(isClose(corners([square(depth: 100), camera()]), upright(45, 45, 55, 55)))
  }

  @Test("a zoom twice as long displays everything twice as large")
  func zoom() {
    #expect(isClose(corners([square(), camera(zoom: 200)]), upright(30, 30, 70, 70)))
  }

  @Test("a camera that moves to the right moves the picture to the left")
  func moved() {
    let camera = camera(at: Point(x: 60, y: 50))
    #expect(isClose(corners([square(), camera]), upright(30, 40, 50, 60)))
  }

  @Test("the corners of a rotated square converge in the distance")
  func perspective() {
    let turned = square(space: SpatialTransform(rotationY: .constant(90)))
    // Edge-on from the center, the square is invisible. From farther left, it is visible.
    #expect(corners([turned, camera()]).isEmpty || isClose(corners([turned, camera()])[0].x, 50))
    // The right edge is at z = −10, the left one at z = +10, both at x = 50. From x = 30:
    // left: 50 + 20·100/110 = 68.18, ±10·100/110; right: 50 + 20·100/90 = 72.22, ±10·100/90.
    let side = camera(at: Point(x: 30, y: 50))
    let (left, right) = (50 + 2000.0 / 110, 50 + 2000.0 / 90)
    let (small, large) = (1000.0 / 110, 1000.0 / 90)
    #expect(
      isClose(
        corners([turned, side]),
        [
          Point(x: left, y: 50 - small), Point(x: right, y: 50 - large),
          Point(x: right, y: 50 + large), Point(x: left, y: 50 + small),
        ]))
  }

  @Test("rotating a camera rotates the world in the opposite direction")
  func turned() {
    // With the camera rotated by 90° about z, content at the bottom appears on the right.
    var layer = square()
    layer.transform.position = .constant(Point(x: 50, y: 80))
    #expect(
      isClose(
        corners([layer, camera(rotation: 90)]),
        [
          Point(x: 70, y: 60), Point(x: 70, y: 40), Point(x: 90, y: 40), Point(x: 90, y: 60),
        ]))
    // With the camera pointing down (a negative rotation about x), content straight ahead rises. At
    // −45°, the center would move up by the zoom, out of the picture.
    let down = camera(space: SpatialTransform(rotationX: .constant(-45)))
    let points = corners([square(), down])
    let middle = points.map(\.y).reduce(0, +) / 4
    #expect(middle < -40)
  }

  @Test("the point of interest appears at the center of the canvas")
  func pointOfInterest() {
    // From (−50, 50, −100), the point (50, 50, 0) is 45° to the right.
    let camera = camera(
      at: Point(x: -50, y: 50), zoom: 100, pointOfInterest: Point(x: 50, y: 50))
    // A corner 10 to the right is 10/√2 to the right of the axis and 10/√2 behind 100·√2.
    let root = 2.0.squareRoot()
    let right = 50 + 100 * (10 / root) / (100 * root + 10 / root)
    let left = 50 - 100 * (10 / root) / (100 * root - 10 / root)
    let points = corners([square(), camera])
    #expect(points.count == 4)
    #expect(isClose(points[0].x, left) && isClose(points[1].x, right))
    #expect(isClose(points[1].y, 50 - 1000 / (100 * root + 10 / root)))
  }

  @Test("a camera follows its parent, including rotation and scale")
  func parented() {
    let null = Layer(
      id: LayerID(5), name: "Null", content: .empty,
      transform: Transform(
        position: .constant(Point(x: 50, y: 50)), scale: .constant(Point(x: 2, y: 2)),
        space: SpatialTransform(scaleZ: .constant(2), rotationY: .constant(180))),
      window: Samples.always)
    let camera = camera(at: .zero, depth: -100, parent: 5)
    // The eye is at (50, 50, 200) and looks back. In the coordinates of its parent it is 100 away,
    // the square has 10 points, and left and right are swapped.
    #expect(
      isClose(
        corners([square(), null, camera]),
        [
          Point(x: 55, y: 45), Point(x: 45, y: 45), Point(x: 45, y: 55), Point(x: 55, y: 55),
        ]))
  }

  @Test("the camera does not affect 2D layers")
  func flat() {
    var flat = square()
    flat.transform.space = nil
    #expect(isClose(corners([flat, camera(at: .zero)]), upright(40, 40, 60, 60)))
  }

  @Test("uses the topmost active camera and ignores hidden ones")
  func active() {
    var hidden = camera(7, zoom: 400)
    hidden.isHidden = true
    let late = camera(8, zoom: 200, window: TimeRange(start: 5, end: 10))
    let layers = [square(), camera(), late, hidden]
    #expect(isClose(corners(layers, at: 0), upright(40, 40, 60, 60)))
    #expect(isClose(corners(layers, at: 6), upright(30, 30, 70, 70)))
  }

  @Test("a camera without a distance uses an orthographic view")
  func noDistance() {
    #expect(isClose(corners([square(depth: 90), camera(zoom: 0)]), upright(40, 40, 60, 60)))
  }

  @Test("adjacent 3D layers are drawn from far to near, and 2D layers separate them")
  func depthOrder() {
    let (near, far, farthest) = (
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
      Color(red: 0, green: 0, blue: 1)
    )
    func colors(_ layers: [Layer]) -> [Color] {
      frame(layers).items.compactMap { item in
        if case .color(let color) = item.path?.paint { color } else { nil }
      }
    }
    let layers = [
      square(0, color: near, depth: 0), square(1, color: far, depth: 50),
      square(2, color: farthest, depth: 80),
    ]
    #expect(colors(layers + [camera()]) == [farthest, far, near])
    // Without a camera, the order of the list applies.
    #expect(colors(layers) == [near, far, farthest])
    var flat = square(3, color: .white)
    flat.transform.space = nil
    #expect(
      colors([layers[0], layers[1], flat, layers[2], camera()]) == [far, near, .white, farthest])
  }

  @Test("hides content behind the eye and clips content that extends behind it")
  func behind() {
    #expect(frame([square(depth: -150), camera()]).items.isEmpty)
    // A floor from front to back, with its near end behind the eye.
    var floor = square(space: SpatialTransform(rotationX: .constant(90)))
    floor.transform.position = .constant(Point(x: 50, y: 60))
    floor.transform.scale = .constant(Point(x: 1, y: 20))
    let points = corners([floor, camera()])
    // The far end at z = 200: 50 ± 10/3, at a height of 50 + 10/3.
    #expect(points.contains { isClose($0, Point(x: 50 - 10.0 / 3, y: 50 + 10.0 / 3), 1e-6) })
    // Everything else is below the horizon, at any distance.
    #expect(points.count == 4 && points.allSatisfy { $0.y > 50 && $0.y.isFinite })
  }

  @Test("a 3D precomposition is a flat picture unless its layers keep their depth")
  func precomposition() {
    let inner = Composition(
      id: "inner", name: "inner", size: Size(width: 100, height: 100),
      layers: [square(depth: 100), camera(3, zoom: 700)])
    func outer(keepsDepth: Bool) -> Layer {
      Layer(
        id: LayerID(0), name: "Outer",
        content: .instance(Instance(definition: "inner", clip: nil, keepsDepth: keepsDepth)),
        transform: Transform(space: SpatialTransform(positionZ: .constant(100))),
        window: Samples.always)
    }
    func corners(_ layer: Layer) -> [Point] {
      guard let item = frame([layer, camera()], definitions: [inner]).items.first?.path else {
        return []
      }
      return item.path.applying(item.matrix).points
    }
    // Flat: viewed by its own camera (700 / 200 · 10 = 35), then halved by the distance of the
    // picture.
    #expect(isClose(corners(outer(keepsDepth: false)), upright(32.5, 32.5, 67.5, 67.5)))
    // In space: 300 points from the outer camera, regardless of the inner one.
    let third = 10.0 / 3
    #expect(
      isClose(
        corners(outer(keepsDepth: true)),
        upright(50 - third, 50 - third, 50 + third, 50 + third)))
  }
}
