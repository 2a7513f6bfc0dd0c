internal import PegbarBase
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Finds the layers of an exact scene that draw something on or off the canvas, by rendering
/// frames until each of them has been seen.
struct SeenLayers {
  /// The numbers of the layers that have not been seen (see `ItemOrigin.layers`).
  private(set) var unseen: Set<Int>

  /// Renders frames of a scene.
  ///
  /// - Parameters:
  ///   - layers: The numbers of the layers to find.
  ///   - times: The times of the frames, in seconds.
  init(_ layers: Set<Int>, in scene: Scene, at times: [Double]) {
    unseen = layers
    guard !layers.isEmpty else { return }
    var limits = Limits()
    limits.frameItems = Limits.extentItems
    let evaluator = SceneEvaluator(scene, limits: limits)
    var effort = Limits.extentEffort
    for time in times where !unseen.isEmpty && !Cancellation.isRequested {
      let frame = evaluator.frame(at: time)
      // A layer that is not drawn because of a limit may be visible.
      guard !frame.isTruncated, effort > 0 else {
        unseen = []
        return
      }
      look(at: frame.items, &effort)
    }
  }

  /// Marks the layers of visible items as seen.
  private mutating func look(at items: [DisplayItem], _ effort: inout Int) {
    for item in items {
      effort -= 1
      switch item {
      case .path(let path):
        if path.paintsSomething { unseen.subtract(path.origin.layers) }
      case .image(let image):
        if image.opacity > 0 { unseen.subtract(image.origin.layers) }
      case .text(let text):
        if text.paint.opacity > 0 { unseen.subtract(text.origin.layers) }
      case .group(let group):
        guard group.opacity > 0, group.showsSomething(&effort) else { continue }
        look(at: group.children, &effort)
      }
    }
  }

  /// Returns times at which most layers of a scene are visible: spread evenly over the scene, and
  /// at the beginning, in the middle and at the end of each layer of the main composition.
  static func times(of scene: Scene, _ layers: Set<Int>) -> [Double] {
    guard scene.duration > 0, scene.frameRate > 0 else { return [0] }
    let frame = 1 / scene.frameRate
    let steps = min(max((scene.duration / frame).rounded(.up), 1), Double(Limits.extentFrames))
    var times = stride(from: 0, to: steps, by: 1).map {
      ($0 * scene.duration / steps / frame).rounded(.down) * frame
    }
    for number in layers.sorted().prefix(Limits.extentFrames)
    where scene.root.layers.indices.contains(number) {
      let window = scene.root.layers[number].window
      let (start, end) = (max(window.start, 0), min(window.end, scene.duration))
      guard start < end else { continue }
      times += [start, (start + end) / 2, max(end - frame / 2, start)]
    }
    return times
  }
}

extension PathItem {
  /// `true` if the item is not transparent and its outline is not empty.
  fileprivate var paintsSomething: Bool {
    guard opacity > 0, !path.isEmpty else { return false }
    if case .stroke(let line) = tool, line.width <= 0 { return false }
    switch paint {
    case .color(let color): return color.alpha > 0
    case .gradient: return true
    }
  }
}

extension GroupItem {
  /// Returns `true` unless the mask of the group hides all items.
  fileprivate func showsSomething(_ effort: inout Int) -> Bool {
    switch mask {
    case nil: return true
    case .paths(let masks, let matrix):
      let areas = children.map(\.paintedBounds)
      // Letters of unknown extent may be visible.
      guard areas.allSatisfy({ $0 != nil }) else { return true }
      // Each point is compared with each side of each mask, so many masks count as visible.
      let sides = masks.reduce(0) { $0 + $1.path.vertexCount }
      guard sides <= MaskedArea.mostSides else { return true }
      effort -= MaskedArea.cost * max(sides, 1)
      let area = MaskedArea(masks, matrix)
      return areas.contains { ($0 ?? []).contains(where: area.shows) }
    case .matte(let mode, let items):
      switch mode {
      case .alphaInverted, .lumaInverted: return true
      case .alpha, .luma:
        return items.contains { item in
          effort -= 1
          return item.paintsSomething(&effort)
        }
      }
    }
  }
}

extension DisplayItem {
  /// Returns `true` if the item, or an item in it, is not transparent.
  fileprivate func paintsSomething(_ effort: inout Int) -> Bool {
    switch self {
    case .path(let path): return path.paintsSomething
    case .image(let image): return image.opacity > 0
    case .text(let text): return text.paint.opacity > 0
    case .group(let group):
      guard group.opacity > 0, group.showsSomething(&effort) else { return false }
      return group.children.contains { item in
        effort -= 1
        return item.paintsSomething(&effort)
      }
    }
  }
}

/// The area that masks leave visible, examined at points.
private struct MaskedArea {
  /// The number of points along each side of an examined rectangle.
  private static let points = 32
  /// The effort to compare one side of a mask with all points.
  static let cost = points
  /// The maximum number of sides of the masks of a group.
  static let mostSides = 200

  private let masks: [PathMask]
  /// The outlines on the canvas, as polygons.
  private let polygons: [[[Point]]]

  init(_ masks: [PathMask], _ matrix: Matrix) {
    self.masks = masks
    polygons = masks.map { mask in
      mask.path.applying(matrix).contours.map(\.polygon)
    }
  }

  /// Returns `true` if a part of a rectangle is visible.
  func shows(_ area: Rect) -> Bool {
    // The edge of an expanded mask is not examined.
    if masks.contains(where: { $0.expansion != 0 }) { return true }
    if let first = masks.first, masks.count == 1, first.mode == .add, !first.isInverted {
      return first.opacity > 0 && polygons[0].contains { $0.hasArea && $0.meets(area) }
    }
    let step = 1 / Double(Self.points)
    return (0..<Self.points).contains { row in
      let y = area.minY + (Double(row) + 0.5) * step * area.size.height
      return (0..<Self.points).contains { column in
        let x = area.minX + (Double(column) + 0.5) * step * area.size.width
        return coverage(at: Point(x: x, y: y)) > 0
      }
    }
  }

  /// Returns the coverage of a point, 0…1 (see `MaskNormalizer.mask`).
  private func coverage(at point: Point) -> Double {
    var coverage = masks.first?.startsFull == true ? 1.0 : 0.0
    for (mask, contours) in zip(masks, polygons) {
      let isInside = contours.reduce(0) { $0 + $1.winding(around: point) } != 0
      let value = isInside != mask.isInverted ? mask.opacity : 0
      switch mask.mode {
      case .add: coverage += value * (1 - coverage)
      case .lighten: coverage = max(coverage, value)
      case .subtract: coverage *= 1 - value
      case .intersect, .darken: coverage *= value
      case .difference: coverage += value - 2 * coverage * value
      }
    }
    return coverage
  }
}

extension Contour {
  /// The corners of the contour, with each curve replaced by eight lines.
  fileprivate var polygon: [Point] {
    curves.flatMap { curve in
      curve.isLine ? [curve.start] : (0..<8).map { curve.point(at: Double($0) / 8) }
    }
  }
}

extension [Point] {
  /// Returns the number of times that the closed polygon winds around a point.
  fileprivate func winding(around point: Point) -> Int {
    var count = 0
    for (start, end) in zip(self, dropFirst() + prefix(1)) {
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let side =
        (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if start.y <= point.y, side > 0 { count += 1 }
      if end.y <= point.y, side < 0 { count -= 1 }
    }
    return count
  }

  /// `true` unless all corners are on one line.
  fileprivate var hasArea: Bool {
    guard let start = first, let end = self.max(by: { ($0 - start).length < ($1 - start).length })
    else { return false }
    let line = end - start
    return contains { corner in
      let offset = corner - start
      return abs(line.x * offset.y - line.y * offset.x) > 1e-6
    }
  }

  /// Returns `true` if the bounding box of the polygon has an area in common with a rectangle.
  fileprivate func meets(_ area: Rect) -> Bool {
    guard let left = map(\.x).min(), let right = map(\.x).max(), let top = map(\.y).min(),
      let bottom = map(\.y).max()
    else { return false }
    return left < right && top < bottom && Swift.max(left, area.minX) < Swift.min(right, area.maxX)
      && Swift.max(top, area.minY) < Swift.min(bottom, area.maxY)
  }
}
