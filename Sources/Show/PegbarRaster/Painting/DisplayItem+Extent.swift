internal import PegbarFrames
internal import PegbarGeometry

extension DisplayItem {
  /// A rectangle of the canvas that contains everything the item paints, or `nil` if it paints
  /// nothing.
  var extent: Rect? {
    switch self {
    case .path(let item):
      guard item.opacity > 0, let bounds = item.path.applying(item.matrix).controlBounds else {
        return nil
      }
      guard case .stroke(let line) = item.tool else { return bounds }
      return bounds.outset(by: line.reach * item.matrix.maximumScale)
    case .image(let item):
      guard item.opacity > 0 else { return nil }
      return Path.rectangle(item.size).applying(item.matrix).controlBounds
    case .text(let item):
      // Fonts determine the extent of letters.
      return item.paint.opacity > 0 ? Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5) : nil
    case .group(let item):
      return item.opacity > 0 ? item.clipped(item.children.extent) : nil
    }
  }
}

extension [DisplayItem] {
  /// A rectangle of the canvas that contains everything the items paint, or `nil` if they paint
  /// nothing.
  var extent: Rect? {
    reduce(nil) { total, item in
      guard let extent = item.extent else { return total }
      return total?.union(extent) ?? extent
    }
  }
}

extension GroupItem {
  /// The maximum distance over which the filters move content, in points of the canvas.
  var reach: Double { filters.reduce(0) { $0 + $1.reach } }

  /// Returns the part of the extent of the children that the group shows.
  fileprivate func clipped(_ extent: Rect?) -> Rect? {
    guard let extent = extent?.outset(by: reach) else { return nil }
    guard let clip else { return extent }
    return clip.path.applying(clip.matrix).controlBounds.flatMap { $0.intersection(extent) }
  }
}

extension StrokeLine {
  /// The maximum distance of painted points from the outline, in points of its space.
  private var factor: Double {
    switch (join, cap) {
    case (.miter, _): max(miterLimit, 1.5)
    case (_, .square): 1.5
    case (_, .butt), (_, .round): 1
    }
  }

  /// The maximum distance of painted points from the outline, in points of its space.
  fileprivate var reach: Double { width / 2 * factor }
}
