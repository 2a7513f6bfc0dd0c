internal import PegbarScene

/// Gives every layer the area that it ever draws in as its bounds, from (0, 0).
///
/// A layer whose transform stands still has its anchor in the middle; one that moves keeps the point
/// about which it turns and grows. Layers in space keep theirs, because depth is told by it, and so
/// do texts, which begin at the origin.
struct TightBounds {
  /// Edges of outlines are moved outwards to the next of so many parts of a point, so that numbers
  /// with few digits stay such.
  private static let parts = 100.0
  /// The smallest extent of a layer, in points.
  private static let smallest = 0.01
  /// The largest number that is still as exact as others.
  private static let largest = 1e6

  func apply(to scene: inout NormalizedScene) {
    scene.changeLayers { layers, isInSpace in
      layers.map { tightened($0, isInSpace: isInSpace) }
    }
  }

  private func tightened(_ layer: NormalizedLayer, isInSpace: Bool) -> NormalizedLayer {
    var layer = layer
    layer.sublayers = layer.sublayers.map { tightened($0, isInSpace: layer.opensSpace) }
    if var mask = layer.mask {
      mask.layers = mask.layers.map { tightened($0, isInSpace: false) }
      layer.mask = mask
    }
    guard !isInSpace, layer.isFlat, let area = area(of: layer) else { return layer }
    layer.bounds = area
    layer.move(by: Point.zero - area.origin)
    guard let still = StillTransform(layer) else { return layer }
    let size = layer.bounds.size
    layer.anchor = Point(x: size.width / 2, y: size.height / 2)
    layer.position = still.matrix.apply(layer.anchor)
    return layer
  }

  /// What the bounds of a layer become; nothing where they stay.
  private func area(of layer: NormalizedLayer) -> Rect? {
    var area: Rect?
    switch layer.content {
    case .text: return nil
    case .color, .image, .gradient, .instance: return checked(layer.bounds)
    case .none, .shape: if layer.clipsToBounds { return checked(layer.bounds) }
    }
    if case .shape(let shape) = layer.content { area = DrawnArea(shape, layer.tracks).rect }
    for sublayer in layer.sublayers {
      guard sublayer.isFlat else { return nil }
      let inner = LayerReach(sublayer).area(of: sublayer.bounds)
      area = area?.union(inner) ?? inner
    }
    return area.flatMap { checked(outwards($0)) }
  }

  private func outwards(_ rect: Rect) -> Rect {
    func edge(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
      let steps = value * Self.parts
      let nearest = steps.rounded()
      // A whole number of parts, but for the last digits of a sum.
      return (abs(steps - nearest) < 1e-6 ? nearest : steps.rounded(rule)) / Self.parts
    }
    let (left, top) = (edge(rect.minX, .down), edge(rect.minY, .down))
    let (right, bottom) = (edge(rect.maxX, .up), edge(rect.maxY, .up))
    return Rect(
      x: left, y: top, width: max(right - left, Self.smallest),
      height: max(bottom - top, Self.smallest))
  }

  /// Nothing for numbers so large that moving would cost digits.
  private func checked(_ rect: Rect) -> Rect? {
    let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    return numbers.allSatisfy { abs($0) <= Self.largest } ? rect : nil
  }
}

extension NormalizedLayer {
  /// Moves everything in the layer's own space by an offset, and the layer as far back.
  fileprivate mutating func move(by offset: Point) {
    guard offset != .zero else { return }
    bounds.origin = bounds.origin + offset
    anchor = anchor + offset
    let map = Matrix.translation(offset)
    switch content {
    case .none, .color, .image, .text, .instance: break
    case .shape(var shape):
      shape.path = shape.path.applying(map)
      content = .shape(shape)
    case .gradient(var gradient):
      gradient.start = gradient.start + offset
      gradient.end = gradient.end + offset
      content = .gradient(gradient)
    }
    changeTracks { property, keys in
      switch (property, keys) {
      case (.anchor, .point(let track)), (.gradientStart, .point(let track)),
        (.gradientEnd, .point(let track)):
        .point(track.mapped { $0 + offset })
      case (.path, .path(let track)): .path(track.mapped { $0.applying(map) })
      case (_, _): keys
      }
    }
    for index in sublayers.indices { sublayers[index].shift(by: offset) }
    guard var mask else { return }
    for index in mask.layers.indices { mask.layers[index].shift(by: offset) }
    self.mask = mask
  }

  /// Moves the layer in its superlayer's space.
  private mutating func shift(by offset: Point) {
    position = position + offset
    changeTracks { property, keys in
      switch (property, keys) {
      case (.position, .point(let track)): .point(track.mapped { $0 + offset })
      case (.positionX, .number(let track)): .number(track.mapped { $0 + offset.x })
      case (.positionY, .number(let track)): .number(track.mapped { $0 + offset.y })
      case (_, _): keys
      }
    }
  }
}
