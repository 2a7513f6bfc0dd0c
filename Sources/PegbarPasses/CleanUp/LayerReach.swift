internal import PegbarFrames
internal import PegbarScene

/// Numbers between two, both included.
struct Reach: Hashable {
  var low: Double
  var high: Double

  init(_ value: Double) { (low, high) = (value, value) }

  init(_ first: Double, _ second: Double) {
    (low, high) = (min(first, second), max(first, second))
  }

  mutating func add(_ value: Double) { (low, high) = (min(low, value), max(high, value)) }

  static func + (left: Reach, right: Reach) -> Reach {
    Reach(left.low + right.low, left.high + right.high)
  }

  static func * (left: Reach, right: Reach) -> Reach {
    var result = Reach(left.low * right.low, left.high * right.high)
    result.add(left.low * right.high)
    result.add(left.high * right.low)
    return result
  }
}

extension Track where Value == Double {
  /// The numbers that are ever reached, also by easing that overshoots.
  var reach: Reach {
    var result = Reach(keys.first?.value ?? 0)
    for value in reachedValues { result.add(value) }
    return result
  }
}

extension Track {
  /// The values at the keys, and the furthest that easing carries them beyond.
  var reachedValues: [Value] {
    keys.map(\.value)
      + zip(keys, keys.dropFirst()).flatMap { key, next -> [Value] in
        guard case .bezier(let curve) = key.curve, curve.overshoots else { return [] }
        return [min(curve.y1, curve.y2), max(curve.y1, curve.y2)].map {
          .interpolate(key.value, next.value, $0)
        }
      }
  }
}

/// Where a layer ever stands in its superlayer's plane.
struct LayerReach {
  private var anchor: (x: Reach, y: Reach)
  private var position: (x: Reach, y: Reach)
  private var scale: (x: Reach, y: Reach)
  /// The turn in degrees, if it stands still.
  private var rotation: Double?

  init(_ layer: NormalizedLayer) {
    anchor = (Reach(layer.anchor.x), Reach(layer.anchor.y))
    position = (Reach(layer.position.x), Reach(layer.position.y))
    scale = (Reach(layer.scale.x), Reach(layer.scale.y))
    rotation = layer.rotation
    for track in layer.tracks {
      switch track.keys {
      case .number(let keys): add(track.property, keys.reach)
      case .point(let keys): add(track.property, keys.reachedValues)
      case .color, .colors, .numbers, .path, .flag: continue
      }
    }
  }

  private mutating func add(_ property: Property, _ reach: Reach) {
    if property == .positionX { position.x = reach }
    if property == .positionY { position.y = reach }
    if property == .scaleX || property == .scale { scale.x = reach }
    if property == .scaleY || property == .scale { scale.y = reach }
    if property == .rotation { rotation = nil }
  }

  private mutating func add(_ property: Property, _ points: [Point]) {
    guard property == .anchor || property == .position, let first = points.first else { return }
    var (x, y) = (Reach(first.x), Reach(first.y))
    for point in points {
      x.add(point.x)
      y.add(point.y)
    }
    if property == .anchor { anchor = (x, y) } else { position = (x, y) }
  }

  /// An area of the superlayer that a rectangle of the layer never leaves.
  func area(of rect: Rect) -> Rect {
    let x = (Reach(rect.minX, rect.maxX) + anchor.x * Reach(-1)) * scale.x
    let y = (Reach(rect.minY, rect.maxY) + anchor.y * Reach(-1)) * scale.y
    var (across, down) = (x, y)
    if let rotation, rotation == 0 {
      (across, down) = (x, y)
    } else if let rotation, let turned = Self.turned(x, y, rotation) {
      (across, down) = turned
    } else {
      let far = Point(x: max(abs(x.low), abs(x.high)), y: max(abs(y.low), abs(y.high))).length
      (across, down) = (Reach(-far, far), Reach(-far, far))
    }
    across = across + position.x
    down = down + position.y
    return Rect(
      x: across.low, y: down.low, width: across.high - across.low, height: down.high - down.low)
  }

  private static func turned(
    _ x: Reach, _ y: Reach, _ degrees: Double
  ) -> (across: Reach, down: Reach)? {
    let corners = [
      Point(x: x.low, y: y.low), Point(x: x.high, y: y.low), Point(x: x.low, y: y.high),
      Point(x: x.high, y: y.high),
    ].map(Matrix.rotation(degrees: degrees).apply)
    guard let first = corners.first else { return nil }
    var (across, down) = (Reach(first.x), Reach(first.y))
    for corner in corners {
      across.add(corner.x)
      down.add(corner.y)
    }
    return (across, down)
  }
}
