internal import PegbarGeometry

/// The maximum distance of layer content from the point about which it rotates and scales.
///
/// The effect of a rotation or scale error grows with this distance.
package struct ContentRadius {
  /// The layers of the definitions, by ID.
  private let definitions: (String) -> [NormalizedLayer]?
  /// The radius of each definition around its origin, by ID.
  private var known: [String: Double] = [:]

  /// Creates a calculation with a function that returns the layers of a definition.
  package init(_ definitions: @escaping (String) -> [NormalizedLayer]?) {
    self.definitions = definitions
  }

  /// Returns the radius of a layer's content around its anchor point, in points of its own space.
  ///
  /// Content that a mask hides is included.
  package mutating func around(_ layer: NormalizedLayer) -> Double {
    let anchor = Area(layer.reachedAnchors)
    let frame = anchor.distance(to: Area(layer.bounds))
    if layer.clipsToBounds { return frame }
    var reach = 0.0
    switch layer.content {
    case .none: break
    case .color, .image, .text: reach = frame
    case .shape(let shape):
      if let rect = DrawnArea(shape, layer.tracks).rect { reach = anchor.distance(to: Area(rect)) }
    case .gradient(let gradient):
      // The start and end points are included because they determine the visible colors.
      reach = max(frame, anchor.distance(to: layer.reachedEnds(of: gradient)))
    case .instance(let id, _, _):
      reach = anchor.distance(to: Area([.zero])) + self.reach(ofDefinition: id)
    }
    return max(reach, self.reach(of: layer.sublayers, around: anchor))
  }

  /// Returns the maximum distance that layers reach from an area of their superlayer's space.
  private mutating func reach(of layers: [NormalizedLayer], around area: Area) -> Double {
    layers.reduce(0) { max($0, reach(of: $1, around: area)) }
  }

  /// Returns the maximum distance that a layer reaches from an area of its superlayer's space.
  private mutating func reach(of layer: NormalizedLayer, around area: Area) -> Double {
    let flat = area.distance(to: layer.reachedPositions)
    let depth = layer.range(of: .zPosition, layer.zPosition).largest
    let inside = around(layer) * layer.largestScale
    return (flat * flat + depth * depth).squareRoot() + inside
  }

  private mutating func reach(ofDefinition id: String) -> Double {
    if let reach = known[id] { return reach }
    // In a reference cycle, the innermost definition has radius 0.
    known[id] = 0
    let reach = reach(of: definitions(id) ?? [], around: Area([.zero]))
    known[id] = reach
    return reach
  }
}

/// An axis-aligned bounding box of points.
private struct Area {
  private var x: ValueRange
  private var y: ValueRange

  init(x: ValueRange, y: ValueRange) { (self.x, self.y) = (x, y) }

  init(_ points: [Point]) {
    self.init(x: ValueRange(points.map(\.x)), y: ValueRange(points.map(\.y)))
  }

  init(_ rect: Rect) {
    self.init([rect.origin, Point(x: rect.maxX, y: rect.maxY)])
  }

  /// Returns the longest distance between a point of this area and a point of another.
  func distance(to other: Area) -> Double {
    func distance(_ first: ValueRange, _ second: ValueRange) -> Double {
      max(abs(first.high - second.low), abs(second.high - first.low))
    }
    return Point(x: distance(x, other.x), y: distance(y, other.y)).length
  }
}

extension NormalizedLayer {
  /// Returns all values that a property reaches, including its model value.
  private func reached<Value: TrackValue>(_ property: LayerProperty, _ value: Value) -> [Value] {
    tracks.reduce(into: [value]) { values, track in
      guard track.property == property, let keys = track.keys.track as? Track<Value> else { return }
      values += keys.reachedValues
    }
  }

  /// Returns the range of a numeric property, including its model value.
  fileprivate func range(of property: LayerProperty, _ value: Double) -> ValueRange {
    ValueRange(reached(property, value))
  }

  fileprivate var reachedAnchors: [Point] { reached(.anchor, anchor) }

  fileprivate var reachedPositions: Area {
    if has(.positionX) || has(.positionY) {
      return Area(x: range(of: .positionX, position.x), y: range(of: .positionY, position.y))
    }
    return Area(reached(.position, position))
  }

  fileprivate func reachedEnds(of gradient: NormalizedGradient) -> Area {
    Area(reached(.gradientStart, gradient.start) + reached(.gradientEnd, gradient.end))
  }

  /// The largest factor by which the layer ever scales its content.
  package var largestScale: Double {
    [
      range(of: .scaleX, scale.x), range(of: .scaleY, scale.y), range(of: .scale, scale.x),
      range(of: .scale, scale.y),
    ].reduce(0) { max($0, $1.largest) }
  }
}
