internal import PegbarGeometry
internal import PegbarScene

/// Draws filled rectangles as Core Graphics does: from the smallest coordinates, along x at first.
///
/// Where a fill begins and which way round it goes is not seen as long as it is one contour, and what
/// is alike is found to be so then.
struct OrderBoxes {
  func apply(to scene: inout NormalizedScene) {
    scene.changeEachLayer { layer in
      guard case .shape(var shape) = layer.content, case .fill = shape.style, !layer.has(.path),
        shape.path.contours.count == 1, let box = shape.path.contours[0].box
      else { return }
      shape.path.contours = [box]
      layer.content = .shape(shape)
    }
  }
}

extension Contour {
  /// The same in Core Graphics' order, if it is a rectangle along the axes.
  fileprivate var box: Contour? {
    guard let points = quadrangle else { return nil }
    let (xs, ys) = (Set(points.map(\.x)).sorted(), Set(points.map(\.y)).sorted())
    guard xs.count == 2, ys.count == 2 else { return nil }
    let corners = [(xs[0], ys[0]), (xs[1], ys[0]), (xs[1], ys[1]), (xs[0], ys[1])]
      .map { Point(x: $0, y: $1) }
    // Neighbours share a coordinate, or its sides would cross.
    guard Set(points).count == 4,
      zip(points, points.dropFirst() + points.prefix(1)).allSatisfy({ $0.x == $1.x || $0.y == $1.y }
      )
    else { return nil }
    return Contour(corners.map { PathVertex($0) }, isClosed: true)
  }
}
