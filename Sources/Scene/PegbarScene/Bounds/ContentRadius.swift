internal import PegbarGeometry

/// How far what layers show reaches at any time, around the point about which they turn and grow.
///
/// A turn or a factor that is off moves a point by as much more as it lies farther away.
package struct ContentRadius {
  /// The layers of the definitions, by id.
  private let definitions: (String) -> [NormalizedLayer]?
  /// The reach of definitions around their origin, by id.
  private var known: [String: Double] = [:]

  /// Layers may show the definitions that are found by their ids.
  package init(_ definitions: @escaping (String) -> [NormalizedLayer]?) {
    self.definitions = definitions
  }

  /// How far the content of a layer reaches around its anchor, in points of its own space; what a
  /// mask hides counts.
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
      // Where it begins and ends counts, too: that decides what colours are seen.
      reach = max(frame, anchor.distance(to: layer.reachedEnds(of: gradient)))
    case .instance(let id, _, _):
      reach = anchor.distance(to: Area([.zero])) + self.reach(ofDefinition: id)
    }
    return max(reach, self.reach(of: layer.sublayers, around: anchor))
  }

  /// How far some layers reach around an area of the space they stand in.
  private mutating func reach(of layers: [NormalizedLayer], around area: Area) -> Double {
    layers.reduce(0) { max($0, reach(of: $1, around: area)) }
  }

  /// How far a layer reaches around an area of the space it stands in.
  private mutating func reach(of layer: NormalizedLayer, around area: Area) -> Double {
    let flat = area.distance(to: layer.reachedPositions)
    let depth = layer.range(of: .zPosition, layer.zPosition).largest
    let inside = around(layer) * layer.largestScale
    return (flat * flat + depth * depth).squareRoot() + inside
  }

  private mutating func reach(ofDefinition id: String) -> Double {
    if let reach = known[id] { return reach }
    // In a circle the innermost one reaches nowhere.
    known[id] = 0
    let reach = reach(of: definitions(id) ?? [], around: Area([.zero]))
    known[id] = reach
    return reach
  }
}

/// An upright area that holds points.
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

  /// The longest distance from a point of the one to a point of the other.
  func distance(to other: Area) -> Double {
    func distance(_ first: ValueRange, _ second: ValueRange) -> Double {
      max(abs(first.high - second.low), abs(second.high - first.low))
    }
    return Point(x: distance(x, other.x), y: distance(y, other.y)).length
  }
}

extension NormalizedLayer {
  /// The values that a property ever has, that in the model among them.
  private func reached<Value: TrackValue>(_ property: LayerProperty, _ value: Value) -> [Value] {
    tracks.reduce(into: [value]) { values, track in
      guard track.property == property, let keys = track.keys.track as? Track<Value> else { return }
      values += keys.reachedValues
    }
  }

  /// The numbers that a property ever has; its value in the model where it does not move.
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

  /// The largest factor by which it ever enlarges what stands in it.
  package var largestScale: Double {
    [
      range(of: .scaleX, scale.x), range(of: .scaleY, scale.y), range(of: .scale, scale.x),
      range(of: .scale, scale.y),
    ].reduce(0) { max($0, $1.largest) }
  }
}
