import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Perspective views of content other than polygons.
struct ProjectionTests {
  /// Returns a layer of 100 × 100 points, rotated by 60° about its vertical center line.
  private func turned(_ content: LayerContent) -> [Layer] {
    let middle = AnimatedPoint.constant(Point(x: 50, y: 50))
    return [
      Layer(
        id: LayerID(0), name: "A", content: content,
        transform: Transform(
          anchor: middle, position: middle,
          space: SpatialTransform(rotationY: .constant(60))), window: Samples.always),
      Layer(
        id: LayerID(1), name: "Camera", content: .camera(Camera(zoom: .constant(100))),
        transform: Transform(
          position: middle, space: SpatialTransform(positionZ: .constant(-100))),
        window: Samples.always),
    ]
  }

  /// Returns the projection of a point of that layer.
  private func seen(_ point: Point) -> Point {
    let x = point.x - 50
    let depth = 100 - x * 0.75.squareRoot()
    return Point(x: 50 + 100 * x / 2 / depth, y: 50 + 100 * (point.y - 50) / depth)
  }

  private func items(_ content: LayerContent) -> [DisplayItem] {
    SceneEvaluator(Samples.scene(turned(content))).frame(at: 0).items
  }

  private func shape(_ path: Path, _ style: ShapeStyle.Kind) -> LayerContent {
    .shapes(
      ShapeContent(
        paths: [ShapePath(name: "p", geometry: .path(.constant(path)))],
        nodes: [
          .style(ShapeStyle(name: "s", kind: style, paint: .color(.constant(.black)), paths: [0]))
        ]))
  }

  /// A circle with a radius of 40 points about the center of the layer.
  private var circle: Path {
    let ellipse = Ellipse(
      center: .constant(Point(x: 50, y: 50)), size: .constant(Point(x: 80, y: 80)))
    return Geometry.ellipse(ellipse).path(at: 0)
  }

  @Test("every point of a projected curve lies on the projection of the curve")
  func curves() throws {
    let path = try #require(items(shape(circle, .fill(.nonZero))).first?.path).path
    let exact = (0..<3600).map { step in
      let (sine, cosine) = sineAndCosine(degrees: Double(step) / 10)
      return seen(Point(x: 50 + 40 * cosine, y: 50 + 40 * sine))
    }
    let vertices = try #require(path.contours.first).vertices
    for (index, start) in vertices.enumerated() {
      let end = vertices[(index + 1) % vertices.count]
      let curve = CubicCurve(start.point, start.outControl, end.inControl, end.point)
      for share in [0.0, 0.3, 0.5, 0.8] {
        let distance = exact.map { (curve.point(at: share) - $0).length }.min() ?? .infinity
        #expect(distance < 0.1)
      }
    }
  }

  @Test("a stroke is projected correctly, with the pen of its midpoint")
  func strokes() throws {
    let path = Path.corners([(50, 20), (50, 80)], isClosed: false)
    let style = ShapeStyle.Kind.stroke(Stroke(width: .constant(4)))
    let item = try #require(items(shape(path, style)).first?.path)
    #expect(
      isClose(
        item.path.applying(item.matrix).points,
        [seen(Point(x: 50, y: 20)), seen(Point(x: 50, y: 80))], 1e-6))
    // Rotated by 60°, the pen has half the width and the same height.
    #expect(isClose(item.matrix.a, 0.5, 1e-9) && isClose(item.matrix.d, 1, 1e-9))
  }

  @Test("divides an image into parallelograms with correctly projected corners")
  func images() throws {
    var scene = Samples.scene(
      turned(.image(ImageUse(image: "i", size: Size(width: 100, height: 100)))))
    scene.images = [
      ImageAsset(id: "i", size: Size(width: 10, height: 10), data: .external(path: "i.png"))
    ]
    let cells = SceneEvaluator(scene).frame(at: 0).items.compactMap(\.group)
    #expect(cells.count > 4)
    let corner = try #require(cells.first?.clip).path.points
    #expect((corner[0] - seen(.zero)).length < 1)
    for cell in cells {
      guard case .image(let image) = cell.children.first else {
        Issue.record("no image")
        continue
      }
      #expect(image.matrix.determinant > 0)
    }
  }

  @Test("masks and clips use perspective")
  func masks() throws {
    var layers = turned(.solid(Solid(size: Size(width: 100, height: 100), color: .black)))
    layers[0].masks = [
      Mask(name: "m", mode: .add, path: .constant(.corners([(0, 0), (50, 0), (50, 50)])))
    ]
    let group = try #require(
      SceneEvaluator(Samples.scene(layers)).frame(at: 0).items.first?.group)
    guard case .paths(let masks, let matrix) = group.mask else {
      Issue.record("no mask")
      return
    }
    let expected = [Point.zero, Point(x: 50, y: 0), Point(x: 50, y: 50)].map(seen)
    #expect(isClose(masks[0].path.applying(matrix).points, expected, 1e-6))
  }
}
