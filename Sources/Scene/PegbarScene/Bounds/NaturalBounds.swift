package import PegbarGeometry

extension NormalizedLayer {
  /// The bounds that follow from what the layer draws or holds, in its own space.
  ///
  /// A shape has the box of its outline with all control points (`CGPathGetBoundingBox`), half of
  /// the line's width larger; a layer that draws nothing has the box of its sublayers' frames.
  /// Nothing for other content, for what is no area, and where a sublayer leaves the plane.
  package var naturalBounds: Rect? {
    let area: Rect?
    switch content {
    case .shape(let shape): area = shape.naturalBounds
    case .none: area = keepsDepth ? nil : frameOfSublayers
    case .color, .image, .gradient, .text, .instance: area = nil
    }
    return area.flatMap(Self.area)
  }

  /// The box of those of its sublayers' frames that are not turned; nothing where no sublayer has
  /// such a frame, and where that is no area.
  package var uprightBounds: Rect? {
    Self.union(sublayers.compactMap(\.frame)).flatMap(Self.area)
  }

  private static func union(_ frames: [Rect]) -> Rect? {
    frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// A rectangle that serves as bounds.
  private static func area(_ area: Rect) -> Rect? {
    guard area.size.width >= 0.01, area.size.height >= 0.01 else { return nil }
    // Larger numbers leave too few digits behind the point.
    let edges = [area.minX, area.minY, area.maxX, area.maxY]
    return edges.allSatisfy { abs($0) <= 1e6 } ? area : nil
  }

  private var frameOfSublayers: Rect? {
    let frames = sublayers.compactMap(\.frame)
    return frames.count == sublayers.count ? Self.union(frames) : nil
  }

  /// The box of the bounds in the superlayer's space; nothing where the layer leaves the plane.
  private var frame: Rect? {
    guard rotationX == 0, rotationY == 0, scale.x != 0, scale.y != 0 else { return nil }
    let angle = rotation.remainder(dividingBy: 360) * .pi / 180
    // Upright turns need no sines, and theirs are not quite 0.
    guard angle == 0 else { return nil }
    let xs = [bounds.minX, bounds.maxX].map { position.x + ($0 - anchor.x) * scale.x }
    let ys = [bounds.minY, bounds.maxY].map { position.y + ($0 - anchor.y) * scale.y }
    let (left, top) = (min(xs[0], xs[1]), min(ys[0], ys[1]))
    return Rect(x: left, y: top, width: abs(xs[1] - xs[0]), height: abs(ys[1] - ys[0]))
  }
}

extension NormalizedShape {
  /// The box of the outline, with half of the line's width around it.
  fileprivate var naturalBounds: Rect? {
    path.drawnBounds?.outset(by: max(style.stroke?.width ?? 0, 0) / 2)
  }
}

extension Path {
  /// The smallest rectangle that holds every vertex and every control point of a curve.
  ///
  /// The first control point of an open contour and its last one belong to no curve.
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
