package import PegbarGeometry
package import PegbarScene

/// Shorthand for scenes that test a single feature.
package enum Make {
  package static let always = TimeRange(start: 0, end: 2)
  package static let ease = Curve.bezier(TimingCurve(0.333, 0, 0.667, 1))
  package static let fast = Curve.bezier(TimingCurve(0.1, 0.7, 0.2, 1))

  /// A scene of 2 seconds at 25 frames per second.
  package static func scene(
    _ layers: [Layer], definitions: [Composition] = [], markers: [Marker] = [],
    images: [ImageAsset] = []
  ) -> Scene {
    Scene(
      name: "Scene", duration: 2, frameRate: 25,
      root: Composition(name: "Root", size: Size(width: 200, height: 200), layers: layers),
      definitions: definitions, images: images, markers: markers)
  }

  package static func definition(_ id: String, _ layers: [Layer]) -> Composition {
    Composition(id: id, name: id, size: Size(width: 200, height: 200), layers: layers)
  }

  /// A rectangle of 60 by 40 points in one color.
  package static func solid(
    _ id: Int, _ transform: Transform = Transform(position: .constant(Point(x: 40, y: 50))),
    color: Color = Color(red: 0.8, green: 0.4, blue: 0.2), window: TimeRange = always
  ) -> Layer {
    Layer(
      id: LayerID(id), name: "Solid \(id)",
      content: .solid(Solid(size: Size(width: 60, height: 40), color: color)),
      transform: transform, window: window)
  }

  /// An empty layer that can be a parent.
  package static func null(_ id: Int, _ transform: Transform, parent: Int? = nil) -> Layer {
    Layer(
      id: LayerID(id), name: "Null \(id)", content: .empty, transform: transform,
      transformParent: parent.map { LayerID($0) }, window: always)
  }

  package static func instance(
    _ id: Int, _ definition: String, _ map: TimeMap = .identity, clip: Size? = nil,
    window: TimeRange = always
  ) -> Layer {
    Layer(
      id: LayerID(id), name: "Instance \(id)",
      content: .instance(Instance(definition: definition, timeMap: map, clip: clip)),
      window: window)
  }

  package static func shapes(_ id: Int, _ content: ShapeContent) -> Layer {
    Layer(
      id: LayerID(id), name: "Shapes \(id)", content: .shapes(content),
      transform: Transform(position: .constant(Point(x: 20, y: 20))), window: always)
  }

  // MARK: Shapes

  package static func path(_ points: [(Double, Double)], isClosed: Bool = true) -> Path {
    Path([Contour(points.map { PathVertex(Point(x: $0.0, y: $0.1)) }, isClosed: isClosed)])
  }

  package static let square = path([(0, 0), (80, 0), (80, 80), (0, 80)])
  package static let zigzag = path([(0, 0), (40, 60), (80, 0), (120, 90)], isClosed: false)

  package static func geometry(_ path: Path) -> Geometry { .path(.constant(path)) }

  package static func fill(_ paths: [Int] = [0], group: Int? = nil) -> ShapeStyle {
    ShapeStyle(
      name: "Fill", group: group, kind: .fill(.nonZero),
      paint: .color(.constant(Color(red: 0.2, green: 0.4, blue: 0.8))), paths: paths)
  }

  package static func stroke(_ paths: [Int] = [0], group: Int? = nil, width: Double = 6)
    -> ShapeStyle
  {
    ShapeStyle(
      name: "Stroke", group: group, kind: .stroke(Stroke(width: .constant(width))),
      paint: .color(.constant(.black)), paths: paths)
  }

  /// A shape layer with paths, styles and modifiers, without groups.
  package static func drawing(
    _ geometries: [Geometry], _ styles: [ShapeStyle], _ modifiers: [PathModifier.Kind] = []
  ) -> Layer {
    shapes(
      0,
      ShapeContent(
        paths: geometries.enumerated().map { ShapePath(name: "P\($0)", geometry: $1) },
        modifiers: modifiers.map {
          PathModifier(name: "M", kind: $0, paths: Array(geometries.indices))
        }, nodes: styles.map { .style($0) }))
  }

  package static func trim(
    _ start: Animated<Double> = .constant(0), _ end: Animated<Double> = .constant(1),
    offset: Animated<Double> = .constant(0), _ mode: Trim.Mode = .simultaneously
  ) -> PathModifier.Kind {
    .trim(Trim(start: start, end: end, offset: offset, mode: mode))
  }

  // MARK: Tracks

  /// A value that moves from one keyframe to the next.
  package static func moving<Value: TrackValue>(
    _ keys: (Double, Value)..., curve: Curve = ease
  ) -> Animated<Value> {
    .keyed(Track(keys.map { Key(time: $0.0, value: $0.1, curve: curve) }))
  }

  package static func points(_ keys: (Double, Double, Double)..., curve: Curve = ease)
    -> AnimatedPoint
  {
    .joined(
      .keyed(
        Track(keys.map { Key(time: $0.0, value: Point(x: $0.1, y: $0.2), curve: curve) })))
  }
}
