internal import PegbarGeometry
internal import PegbarScene

/// Gives ellipses and rectangles the start point of Core Graphics and After Effects, and a
/// clockwise direction.
///
/// Rectangles start at the smallest coordinates, ellipses at the top, and rounded rectangles on the
/// right. The start of an outline, and usually its direction, is visible only in dashes and trimmed
/// strokes. A common order lets equal outlines be recognized.
struct OrderPrimitives {
  func apply(to scene: inout NormalizedScene) {
    scene.changeEachLayer { layer in
      guard case .shape(let shape) = layer.content, !layer.showsWhereOutlinesBegin(shape) else {
        return
      }
      let keys: Track<Path>? = layer.tracks.track(of: .path)
      let order = Order(
        of: [shape.path] + (keys?.keys.map(\.value) ?? []),
        keepsDirection: shape.showsDirections)
      layer.content = .shape(
        NormalizedShape(path: order.applied(to: shape.path), style: shape.style))
      layer.changeTracks { _, keys in
        if case .path(let track) = keys { .path(track.map(order.applied)) } else { keys }
      }
    }
  }
}

extension NormalizedLayer {
  /// Returns `true` if a trimmed or dashed stroke reveals the start of the outline.
  fileprivate func showsWhereOutlinesBegin(_ shape: NormalizedShape) -> Bool {
    guard let stroke = shape.style.stroke else { return false }
    return !stroke.dashes.isEmpty || stroke.start != 0 || stroke.end != 1 || has(.strokeStart)
      || has(.strokeEnd)
  }
}

extension NormalizedShape {
  /// `true` if the direction of contours determines their inside.
  fileprivate var showsDirections: Bool {
    path.contours.count > 1 && style.rule == .nonZero
  }
}

/// The new start points of contours that are ellipses or rectangles at all keyframes.
private struct Order {
  /// The current start of each contour, or `nil` for a contour that is unchanged.
  private let primitives: [Primitive?]
  private let keepsDirection: Bool

  init(of paths: [Path], keepsDirection: Bool) {
    self.keepsDirection = keepsDirection
    primitives = (paths.first?.contours.indices ?? 0..<0).map { index in
      var found: Primitive?
      for path in paths {
        guard path.contours.indices.contains(index),
          let primitive = Primitive(path.contours[index], within: Self.slack)
        else { return nil }
        // A single point may begin anywhere.
        if primitive.isPoint { continue }
        if let found, !found.begins(like: primitive) { return nil }
        found = primitive
      }
      return found
    }
  }

  /// The maximum error of points.
  private static let slack = 3e-5

  /// Returns the same outline in this order.
  func applied(to path: Path) -> Path {
    var path = path
    for (index, primitive) in primitives.enumerated() where path.contours.indices.contains(index) {
      guard let primitive else { continue }
      let start = primitive.kind == .rectangle ? 3 : 0
      path.contours[index].begin(
        at: start, insteadOf: primitive.start, isReversed: primitive.isReversed,
        turns: primitive.isReversed && !keepsDirection)
    }
    return path
  }
}

extension Primitive {
  /// Returns `true` if another primitive has the same start point and direction.
  fileprivate func begins(like other: Primitive) -> Bool {
    start == other.start && isReversed == other.isReversed
  }
}

extension Contour {
  /// Changes the start to another quarter, counted clockwise, and reverses the direction if needed.
  fileprivate mutating func begin(
    at start: Int, insteadOf now: Int, isReversed: Bool, turns: Bool
  ) {
    guard let first = vertices.first, isClosed else { return }
    if turns { self = Contour(vertices.dropFirst() + [first], isClosed: true).reversed }
    let isClockwise = isReversed == turns
    let quarters = ((isClockwise ? start - now : now - start) % 4 + 4) % 4
    let count = quarters * vertices.count / 4
    vertices = Array(vertices[count...] + vertices[..<count])
  }
}
