internal import PegbarBase
internal import PegbarDiagnostics
import PegbarGeometry
import PegbarScene

extension [DisplayItem] {
  /// Returns the picture in perspective of items that were drawn in a plane.
  ///
  /// Outlines are exact. Strokes and gradients use the affine map nearest to the perspective at the
  /// middle of their outline. Text that the system draws uses the one at its origin. Images are
  /// divided into parallelograms.
  func projected(by view: Homography) -> [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      switch item {
      case .path(let item): return item.projected(by: view).map { [.path($0)] } ?? []
      case .image(let item): return item.projected(by: view)
      case .text(let item): return item.projected(by: view).map { [.text($0)] } ?? []
      case .group(let group):
        let group = group.projected(by: view)
        return group.children.isEmpty ? [] : [.group(group)]
      }
    }
  }
}

extension PathItem {
  fileprivate func projected(by view: Homography) -> PathItem? {
    let view = view.following(matrix)
    var isArea = true
    if case .stroke = tool { isArea = false }
    var result = self
    result.path = view.picture(of: path, isArea: isArea)
    result.matrix = .identity
    guard !result.path.isEmpty else { return nil }
    if isArea, case .color = paint { return result }
    // Strokes and gradients require a space of their own.
    guard let near = path.middle(before: view).map(view.tangent), let back = near.inverted else {
      return isArea ? nil : result
    }
    result.path = result.path.applying(back)
    result.matrix = near
    return result
  }
}

extension TextItem {
  fileprivate func projected(by view: Homography) -> TextItem? {
    let view = view.following(matrix)
    guard view.depth(of: .zero) > Homography.near else { return nil }
    var result = self
    result.matrix = view.tangent(at: .zero)
    return result
  }
}

extension Path {
  /// Returns the middle of the part in front of the viewer.
  fileprivate func middle(before view: Homography) -> Point? {
    let points = contours.flatMap { $0.vertices.map(\.point) }
      .filter { view.depth(of: $0) > Homography.near }
    guard let first = points.first else { return nil }
    var area = Rect(origin: first, size: Size(width: 0, height: 0))
    for point in points { area = area.union(Rect(origin: point, size: Size(width: 0, height: 0))) }
    return Point(x: (area.minX + area.maxX) / 2, y: (area.minY + area.maxY) / 2)
  }
}

extension GroupItem {
  fileprivate func projected(by view: Homography) -> GroupItem {
    var result = self
    result.children = children.projected(by: view)
    result.clip = clip.map { $0.projected(by: view) }
    switch mask {
    case .none: break
    case .paths(let masks, let matrix):
      let view = view.following(matrix)
      result.mask = .paths(masks.map { $0.projected(by: view) }, .identity)
    case .matte(let mode, let items):
      result.mask = .matte(mode, items.projected(by: view))
    }
    return result
  }
}

extension ClipItem {
  fileprivate func projected(by view: Homography) -> ClipItem {
    ClipItem(path: view.following(matrix).picture(of: path, isArea: true), matrix: .identity)
  }
}

extension PathMask {
  fileprivate func projected(by view: Homography) -> PathMask {
    var result = self
    result.path = view.picture(of: path, isArea: true)
    if expansion != 0, let middle = path.middle(before: view) {
      result.expansion *= abs(view.tangent(at: middle).determinant).squareRoot()
    }
    return result
  }
}

extension ImageItem {
  /// The maximum error of a corner of a parallelogram, in points.
  private static let tolerance = 0.5

  /// Returns the image as parallelograms, each clipped to its part; parts that extend behind the
  /// viewer are dropped.
  fileprivate func projected(by view: Homography) -> [DisplayItem] {
    let view = view.following(matrix)
    guard size.width > 0, size.height > 0 else { return [] }
    let count = cellCount(view)
    let cells = (0..<count * count).compactMap { number -> DisplayItem? in
      let (row, column) = number.quotientAndRemainder(dividingBy: count)
      let area = Rect(
        x: size.width * Double(column) / Double(count),
        y: size.height * Double(row) / Double(count), width: size.width / Double(count),
        height: size.height / Double(count))
      return cell(area, view, isOnly: count == 1)
    }
    guard opacity < 1, cells.count > 1 else { return cells }
    return [.group(GroupItem(children: cells, opacity: opacity))]
  }

  private func cell(_ area: Rect, _ view: Homography, isOnly: Bool) -> DisplayItem? {
    let middle = Point(x: (area.minX + area.maxX) / 2, y: (area.minY + area.maxY) / 2)
    guard area.corners.allSatisfy({ view.depth(of: $0) > Homography.near }) else { return nil }
    var image = self
    image.matrix = view.tangent(at: middle)
    if isOnly { return .image(image) }
    image.opacity = 1
    // Neighbors overlap slightly, so that nothing is visible between them.
    let rim = min(0.25 / max(image.matrix.maximumScale, 1e-6), area.size.width / 4)
    let path = Path.rectangle(area.outset(by: rim))
    return .group(
      GroupItem(
        children: [.image(image)],
        clip: ClipItem(path: view.picture(of: path, isArea: true), matrix: .identity)))
  }

  /// Returns the number of parallelograms that each side requires.
  private func cellCount(_ view: Homography) -> Int {
    for count in 1..<Limits.projectionCells {
      // The parts at the corners of the image are distorted most.
      let size = Size(width: size.width / Double(count), height: size.height / Double(count))
      let rest = Point(x: self.size.width - size.width, y: self.size.height - size.height)
      let origins = [Point.zero, Point(x: rest.x, y: 0), Point(x: 0, y: rest.y), rest]
      let isEnough = origins.allSatisfy { origin in
        let area = Rect(origin: origin, size: size)
        let middle = Point(x: (area.minX + area.maxX) / 2, y: (area.minY + area.maxY) / 2)
        guard area.corners.allSatisfy({ view.depth(of: $0) > Homography.near }) else {
          return false
        }
        let flat = view.tangent(at: middle)
        return area.corners.allSatisfy {
          (flat.apply($0) - view.apply($0)).length <= Self.tolerance
        }
      }
      if isEnough { return count }
    }
    return Limits.projectionCells
  }
}
