internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The points of a grid at which an item may paint; each represents a part of the area.
struct PaintedGrid {
  /// The number of rows and columns of the grid over the item's box.
  private static let steps = 24

  /// The points inside the outline; for a line, those in the box of its outline.
  private(set) var points: [Point] = []
  /// The size of the area that a point represents, in square points.
  let cell: Double

  /// Creates a grid over the part of an item that is inside an area; `nil` if there is none.
  ///
  /// - Parameter effort: Increases by the number of line segments and points that are examined.
  init?(_ item: DrawnItem, in area: Rect, effort: inout Int) {
    guard let box = item.path.controlBounds.flatMap({ $0.intersection(area) }) else { return nil }
    let steps = Self.steps
    cell = box.size.width * box.size.height / Double(steps * steps)
    var rule: FillRule?
    if case .path(.fill(let own)) = item.tool { rule = own }
    let outline = Polylines(item.path)
    effort += steps * (steps + outline.lines.reduce(0) { $0 + $1.count })
    for row in 0..<steps {
      let y = box.minY + box.size.height * (Double(row) + 0.5) / Double(steps)
      let crossings = rule == nil ? [] : outline.crossings(at: y)
      for column in 0..<steps {
        let x = box.minX + box.size.width * (Double(column) + 0.5) / Double(steps)
        guard rule.map({ crossings.isInside(x, $0) }) ?? true else { continue }
        points.append(Point(x: x, y: y))
      }
    }
  }
}

/// A point at which an outline crosses a horizontal line.
private struct Crossing {
  let x: Double
  /// 1 if the outline goes down there, and -1 if it goes up.
  let winding: Int
}

extension Polylines {
  /// Returns the points at which the outlines, closed by straight lines, cross a horizontal line.
  fileprivate func crossings(at y: Double) -> [Crossing] {
    lines.flatMap { line in
      zip(line, line.dropFirst() + line.prefix(1)).compactMap { start, end in
        guard (start.y <= y) != (end.y <= y) else { return nil }
        let share = (y - start.y) / (end.y - start.y)
        return Crossing(
          x: start.x + (end.x - start.x) * share, winding: start.y < end.y ? 1 : -1)
      }
    }
  }
}

extension [Crossing] {
  /// Returns `true` if a point of the horizontal line is inside the outline.
  fileprivate func isInside(_ x: Double, _ rule: FillRule) -> Bool {
    let before = filter { $0.x < x }
    return switch rule {
    case .nonZero: before.reduce(0) { $0 + $1.winding } != 0
    case .evenOdd: !before.count.isMultiple(of: 2)
    }
  }
}
