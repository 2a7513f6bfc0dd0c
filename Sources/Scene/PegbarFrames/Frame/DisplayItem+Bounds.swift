package import PegbarGeometry
internal import PegbarScene

extension DisplayItem {
  /// Areas on the canvas that together contain everything the item paints, except for filters, the
  /// points of mitered corners, and the corners of square caps.
  ///
  /// The value is `nil` for letters of a font without outlines in the scene, whose extent is
  /// unknown.
  package var paintedBounds: [Rect]? {
    switch self {
    case .path(let item):
      guard item.opacity > 0, let bounds = item.path.applying(item.matrix).controlBounds else {
        return []
      }
      guard case .stroke(let line) = item.tool else { return [bounds] }
      return [bounds.outset(by: line.width / 2 * item.matrix.maximumScale)]
    case .image(let item):
      guard item.opacity > 0 else { return [] }
      return Path.rectangle(item.size).applying(item.matrix).controlBounds.map { [$0] } ?? []
    case .text(let item):
      return item.paint.opacity > 0 ? nil : []
    case .group(let item):
      guard item.opacity > 0 else { return [] }
      var result: [Rect] = []
      for child in item.children {
        guard let bounds = child.paintedBounds else { return nil }
        result += bounds
      }
      guard let clip = item.clip else { return result }
      guard let area = clip.path.applying(clip.matrix).controlBounds else { return [] }
      return result.compactMap { $0.intersection(area) }
    }
  }
}

extension Rect {
  /// Returns the area in both rectangles, or `nil` if they do not overlap.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
