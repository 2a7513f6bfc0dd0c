internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// A gradient that is masked by outlines, which is how Core Animation paints it.
struct MaskedGradient {
  var items: [PathItem] = []
  var paint: FramePaint
  /// The layer that contains the gradient.
  var origin: ItemOrigin

  /// Creates a masked gradient from a group; `nil` for other groups.
  ///
  /// - Parameter isMask: Whether the outline can also be a mask, instead of a matte.
  init?(_ group: GroupItem, takingMasks isMask: Bool) {
    guard group.children.count == 1, case .path(let fill) = group.children[0],
      case .gradient = fill.paint, let outlines = Self.outlines(of: group.mask, around: fill)
    else { return nil }
    if case .paths = group.mask, !isMask { return nil }
    paint = fill.paint.applying(fill.matrix)
    origin = fill.origin
    for var item in outlines {
      guard let outline = Self.path(of: item, inSpaceOf: fill),
        fill.path.isUprightRectangle(around: outline)
      else { return nil }
      item.opacity *= fill.opacity
      items.append(item)
    }
  }

  /// Returns the outlines of a matte, or the outline of a single mask that adds its area; `nil` for
  /// other masks.
  private static func outlines(of mask: MaskItem?, around fill: PathItem) -> [PathItem]? {
    switch mask {
    case .matte(.alpha, let matte):
      var outlines: [PathItem] = []
      for item in matte {
        guard case .path(let item) = item, item.paint == .color(.black) else { return nil }
        outlines.append(item)
      }
      return outlines
    case .paths(let masks, let matrix):
      guard let mask = masks.first, masks.count == 1, mask.mode == .add, !mask.isInverted,
        mask.expansion == 0
      else { return nil }
      var outline = fill
      (outline.path, outline.matrix) = (mask.path, matrix)
      (outline.tool, outline.opacity) = (.fill(.nonZero), mask.opacity)
      return [outline]
    case .matte, nil: return nil
    }
  }

  /// Returns the outline of an item in the space of another, or `nil` if that space is degenerate.
  private static func path(of item: PathItem, inSpaceOf other: PathItem) -> Path? {
    if item.matrix == other.matrix { return item.path }
    return other.matrix.inverted.map { item.path.applying(item.matrix.concatenating($0)) }
  }
}

extension Path {
  /// Returns `true` if the path is an upright rectangle with a margin around another path.
  fileprivate func isUprightRectangle(around other: Path) -> Bool {
    guard contours.count == 1, contours[0].vertices.count == 4, let mine = controlBounds,
      let theirs = other.controlBounds
    else { return false }
    let corners = contours[0].vertices.map(\.point)
    return corners.allSatisfy { ($0.x == mine.minX || $0.x == mine.maxX) }
      && mine.minX < theirs.minX && mine.minY < theirs.minY && mine.maxX > theirs.maxX
      && mine.maxY > theirs.maxY
  }
}
