package import PegbarGeometry

extension NormalizedLayer {
  /// The bounds that follow from the layer's content or sublayers, in its own space.
  ///
  /// A shape has the bounding box of its path with all control points (`CGPathGetBoundingBox`),
  /// outset by half of the stroke width. A layer without content has the bounding box of its
  /// sublayers' frames. `nil` for other content, for an unusable area, and if a sublayer is
  /// rotated.
  package var naturalBounds: Rect? {
    let area: Rect?
    switch content {
    case .shape(let shape): area = shape.naturalBounds
    case .none: area = keepsDepth ? nil : frameOfSublayers
    case .color, .image, .gradient, .text, .instance: area = nil
    }
    return area.flatMap(Self.area)
  }

  /// The bounding box of the frames of unrotated sublayers, or `nil` if there are none or the area
  /// is unusable.
  package var uprightBounds: Rect? {
    Self.union(sublayers.compactMap(\.frame)).flatMap(Self.area)
  }

  private static func union(_ frames: [Rect]) -> Rect? {
    frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// Returns the rectangle, or `nil` if it cannot serve as bounds.
  private static func area(_ area: Rect) -> Rect? {
    guard area.size.width >= 0.01, area.size.height >= 0.01 else { return nil }
    // Larger coordinates leave too little precision for decimal places.
    let edges = [area.minX, area.minY, area.maxX, area.maxY]
    return edges.allSatisfy { abs($0) <= 1e6 } ? area : nil
  }

  private var frameOfSublayers: Rect? {
    let frames = sublayers.compactMap(\.frame)
    return frames.count == sublayers.count ? Self.union(frames) : nil
  }

  /// The bounding box in the superlayer's space, or `nil` if the layer is rotated or scaled to 0.
  private var frame: Rect? {
    guard rotationX == 0, rotationY == 0, scale.x != 0, scale.y != 0 else { return nil }
    let angle = rotation.remainder(dividingBy: 360) * .pi / 180
    guard angle == 0 else { return nil }
    let xs = [bounds.minX, bounds.maxX].map { position.x + ($0 - anchor.x) * scale.x }
    let ys = [bounds.minY, bounds.maxY].map { position.y + ($0 - anchor.y) * scale.y }
    let (left, top) = (min(xs[0], xs[1]), min(ys[0], ys[1]))
    return Rect(x: left, y: top, width: abs(xs[1] - xs[0]), height: abs(ys[1] - ys[0]))
  }
}

extension NormalizedShape {
  /// The bounding box of the path, outset by half of the stroke width.
  fileprivate var naturalBounds: Rect? {
    path.drawnBounds?.outset(by: max(style.stroke?.width ?? 0, 0) / 2)
  }
}

extension Path {
  /// The smallest rectangle that contains every vertex and every control point of a curve.
  ///
  /// The first and the last control point of an open contour belong to no curve.
  fileprivate var drawnBounds: Rect? {
    var path = self
    for index in path.contours.indices where !path.contours[index].isClosed {
      var vertices = path.contours[index].vertices
      guard let last = vertices.indices.last else { continue }
      vertices[0].inControl = vertices[0].point
      vertices[last].outControl = vertices[last].point
      path.contours[index].vertices = vertices
    }
    return path.controlBounds
  }
}
