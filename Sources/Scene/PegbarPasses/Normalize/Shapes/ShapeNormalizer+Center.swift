internal import PegbarGeometry
internal import PegbarScene

extension ShapeNormalizer {
  /// Moves a layer, instead of its outline, to the center that a parameter sets for its only path.
  func moveCenter(
    of layer: inout NormalizedLayer, _ style: ShapeStyle, _ content: ShapeContent
  ) {
    guard let center = boundCenter(of: style, content) else { return }
    let offset = center.map.apply(center.point)
    layer.shiftOutline(by: .zero - offset)
    layer.position = layer.position + offset
    parameters.bind(
      .position, of: &layer, to: .position(of: center.path.source), center.point, by: center.map)
  }

  /// Marks the parameters of outlines as not bindable, except for a center that moves the layer.
  func loseOutline(of style: ShapeStyle, _ content: ShapeContent) {
    let center = boundCenter(of: style, content)
    for index in style.paths where content.paths.indices.contains(index) {
      let path = content.paths[index]
      if center == nil { parameters.lose(.position(of: path.source)) }
      for group in content.groups(from: path.group, to: style.group) {
        parameters.lose(
          below: parameters.transform(of: content.groups[group].source, in: content))
      }
    }
  }

  /// Returns the center of the only path of a style if a parameter sets it, and the map from it to
  /// the layer's position.
  private func boundCenter(
    of style: ShapeStyle, _ content: ShapeContent
  ) -> (path: ShapePath, point: Point, map: Matrix)? {
    guard case .color = style.paint, style.paths.count == 1, let index = style.paths.first,
      content.paths.indices.contains(index)
    else { return nil }
    let path = content.paths[index]
    guard parameters.isBound(.position(of: path.source)), let point = path.geometry.center?.constant
    else { return nil }
    let groups = content.groups(from: path.group, to: style.group).map { content.groups[$0] }
    guard groups.allSatisfy({ $0.transform.isStill && $0.repeater == nil }) else { return nil }
    var map = groups.reduce(Matrix.identity) {
      $0.concatenating($1.transform.matrix(at: sampler.endTime))
    }
    (map.tx, map.ty) = (0, 0)
    return (path, point, map)
  }
}

extension NormalizedLayer {
  /// Moves the outline in the layer.
  fileprivate mutating func shiftOutline(by offset: Point) {
    guard case .shape(var shape) = content else { return }
    let shift = Matrix.translation(offset)
    shape.path = shape.path.applying(shift)
    content = .shape(shape)
    changeTracks { _, keys in
      if case .path(let track) = keys { .path(track.map { $0.applying(shift) }) } else { keys }
    }
  }
}

extension Geometry {
  /// The center, or `nil` for a free path.
  fileprivate var center: AnimatedPoint? {
    switch self {
    case .path: nil
    case .rectangle(let rectangle): rectangle.center
    case .ellipse(let ellipse): ellipse.center
    case .polystar(let star): star.center
    }
  }
}
