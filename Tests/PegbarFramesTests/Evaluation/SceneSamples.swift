import PegbarFrames
import PegbarGeometry
import PegbarScene

/// Shorthand for scenes that test a single feature.
enum Samples {
  /// The duration of a test scene.
  static let always = TimeRange(start: 0, end: 10)

  /// Returns a square of 10 points in one color at a position.
  static func solid(
    _ id: Int, at position: Point = .zero, color: Color = .black, window: TimeRange = always
  ) -> Layer {
    Layer(
      id: LayerID(id), name: "Solid \(id)",
      content: .solid(Solid(size: Size(width: 10, height: 10), color: color)),
      transform: Transform(position: .constant(position)), window: window)
  }

  /// Returns an instance of a definition.
  static func instance(
    _ id: Int, of definition: String, map: TimeMap = .identity, clip: Size? = nil
  ) -> Layer {
    Layer(
      id: LayerID(id), name: "Instance \(id)",
      content: .instance(Instance(definition: definition, timeMap: map, clip: clip)),
      window: always)
  }

  /// Returns a scene of 10 seconds.
  static func scene(_ layers: [Layer], definitions: [Composition] = []) -> Scene {
    let size = Size(width: 100, height: 100)
    return Scene(
      name: "Scene", duration: 10, frameRate: 25,
      root: Composition(name: "Root", size: size, layers: layers), definitions: definitions)
  }

  /// Returns a definition.
  static func definition(_ id: String, _ layers: [Layer]) -> Composition {
    Composition(id: id, name: id, size: Size(width: 50, height: 50), layers: layers)
  }

  /// A number that equals the time in seconds.
  static let clock = Animated<Double>.keyed(
    Track([Key(time: -100, value: -100), Key(time: 100, value: 100)]))

  /// Returns a solid whose x equals the time of its composition, in seconds.
  static func runner(_ id: Int = 0) -> Layer {
    var layer = solid(id, window: TimeRange(start: -100, end: 100))
    layer.transform.position = .split(x: clock, y: .constant(0))
    return layer
  }
}

extension DisplayItem {
  /// The outline, or `nil` for other items.
  var path: PathItem? {
    if case .path(let item) = self { item } else { nil }
  }

  /// The group, or `nil` for other items.
  var group: GroupItem? {
    if case .group(let item) = self { item } else { nil }
  }
}

extension Frame {
  /// The positions of the outlines at the top level.
  var places: [Point] {
    items.compactMap { $0.path.map { Point(x: $0.matrix.tx, y: $0.matrix.ty) } }
  }
}
