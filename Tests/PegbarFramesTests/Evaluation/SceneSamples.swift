import PegbarFrames
import PegbarGeometry
import PegbarScene

/// Short ways to write scenes that show one thing.
enum Samples {
  /// All the time of a test.
  static let always = TimeRange(start: 0, end: 10)

  /// A square of 10 points at a place, in one colour.
  static func solid(
    _ id: Int, at position: Point = .zero, color: Color = .black, window: TimeRange = always
  ) -> Layer {
    Layer(
      id: LayerID(id), name: "Solid \(id)",
      content: .solid(Solid(size: Size(width: 10, height: 10), color: color)),
      transform: Transform(position: .constant(position)), window: window)
  }

  /// A layer that shows a definition.
  static func instance(
    _ id: Int, of definition: String, map: TimeMap = .identity, clip: Size? = nil
  ) -> Layer {
    Layer(
      id: LayerID(id), name: "Instance \(id)",
      content: .instance(Instance(definition: definition, timeMap: map, clip: clip)),
      window: always)
  }

  /// A scene of 10 seconds.
  static func scene(_ layers: [Layer], definitions: [Composition] = []) -> Scene {
    let size = Size(width: 100, height: 100)
    return Scene(
      name: "Scene", duration: 10, frameRate: 25,
      root: Composition(name: "Root", size: size, layers: layers), definitions: definitions)
  }

  /// A definition.
  static func definition(_ id: String, _ layers: [Layer]) -> Composition {
    Composition(id: id, name: id, size: Size(width: 50, height: 50), layers: layers)
  }

  /// A number that counts the seconds.
  static let clock = Animated<Double>.keyed(
    Track([Key(time: -100, value: -100), Key(time: 100, value: 100)]))

  /// A solid that stands at x = seconds of its composition.
  static func runner(_ id: Int = 0) -> Layer {
    var layer = solid(id, window: TimeRange(start: -100, end: 100))
    layer.transform.position = .split(x: clock, y: .constant(0))
    return layer
  }
}

extension DisplayItem {
  /// The outline, where the item is one.
  var path: PathItem? {
    if case .path(let item) = self { item } else { nil }
  }

  /// The group, where the item is one.
  var group: GroupItem? {
    if case .group(let item) = self { item } else { nil }
  }
}

extension Frame {
  /// Where the outlines at the top level stand.
  var places: [Point] {
    items.compactMap { $0.path.map { Point(x: $0.matrix.tx, y: $0.matrix.ty) } }
  }
}
