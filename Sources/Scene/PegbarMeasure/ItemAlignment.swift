internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The corresponding items of two frames.
///
/// Items correspond in order. An item that is hardly visible can be in one frame only, for example
/// because its size reaches 0 slightly earlier.
struct ItemAlignment {
  /// The positions of the items that correspond, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// `true` if each item without a corresponding one is hardly visible.
  private(set) var isComplete = true
  /// The number of compared pairs of items.
  private(set) var effort = 0
  private let old: [Candidate]
  private let new: [Candidate]

  /// The number of pairs of items beyond which frames are not aligned.
  private static let limit = 250_000

  /// Finds the corresponding items with the least total difference (Needleman and Wunsch, 1970).
  init(_ old: [DrawnItem], _ new: [DrawnItem]) {
    (self.old, self.new) = (old.map(Candidate.init), new.map(Candidate.init))
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).prefix { isNear($0, $0) }.count
    let end = (0..<shorter - start).prefix { isNear(old.count - 1 - $0, new.count - 1 - $0) }.count
    let middle = (old: start..<old.count - end, new: start..<new.count - end)
    effort = start + end
    add(0..<start, 0..<start)
    if middle.old.count * middle.new.count <= Self.limit {
      effort += middle.old.count * middle.new.count
      align(middle.old, middle.new)
    } else {
      isComplete = middle.old.count == middle.new.count
      add(middle.old, middle.new)
    }
    add(middle.old.upperBound..<old.count, middle.new.upperBound..<new.count)
  }

  /// Returns `true` if two items almost certainly correspond.
  private func isNear(_ old: Int, _ new: Int) -> Bool {
    self.old[old].difference(from: self.new[new]) < 1
  }

  private mutating func add(_ old: some Sequence<Int>, _ new: some Sequence<Int>) {
    for (old, new) in zip(old, new) { pairs.append((old, new)) }
  }

  private mutating func align(_ old: Range<Int>, _ new: Range<Int>) {
    let costs = costs(old, new)
    // The start of the items without corresponding ones.
    var gap = (old: old.lowerBound, new: new.lowerBound)
    var (row, column) = gap
    while row < old.upperBound, column < new.upperBound {
      let (inRow, inColumn) = (row - old.lowerBound, column - new.lowerBound)
      let least = costs[inRow][inColumn]
      if least == costs[inRow + 1][inColumn + 1] + self.old[row].difference(from: self.new[column])
      {
        addRest(gap.old..<row, gap.new..<column)
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
        gap = (row, column)
      } else if least == costs[inRow + 1][inColumn] + self.old[row].cost {
        row += 1
      } else {
        column += 1
      }
    }
    addRest(gap.old..<old.upperBound, gap.new..<new.upperBound)
  }

  /// Returns the least total difference of the items from each position on, by row and column.
  private func costs(_ old: Range<Int>, _ new: Range<Int>) -> [[Double]] {
    var costs = Array(repeating: [Double](), count: old.count + 1)
    var below = Array(repeating: 0.0, count: new.count + 1)
    for column in (0..<new.count).reversed() {
      below[column] = below[column + 1] + self.new[new.lowerBound + column].cost
    }
    costs[old.count] = below
    for row in (0..<old.count).reversed() {
      let position = old.lowerBound + row
      let cost = self.old[position].cost
      var result = below
      result[new.count] += cost
      for column in (0..<new.count).reversed() {
        let other = new.lowerBound + column
        result[column] = min(
          below[column + 1] + self.old[position].difference(from: self.new[other]),
          below[column] + cost, result[column + 1] + self.new[other].cost)
      }
      costs[row] = result
      below = result
    }
    return costs
  }

  /// Adds items between corresponding ones: the visible ones correspond in order.
  private mutating func addRest(_ old: Range<Int>, _ new: Range<Int>) {
    let seen = (
      old: old.filter { !self.old[$0].isSlight }, new: new.filter { !self.new[$0].isSlight }
    )
    if seen.old.count != seen.new.count { isComplete = false }
    add(seen.old, seen.new)
  }
}

/// An item to align, with the values that are often required.
private struct Candidate {
  private let roles: [String]
  private let tool: DrawnItem.Tool
  private let opacity: Double
  private let bounds: Rect?
  /// `true` if the item is too small or too faint to be noticed in a single frame.
  let isSlight: Bool
  /// The cost of an item without a corresponding one.
  let cost: Double

  /// The size, in points or square points, below which an item is hardly visible.
  private static let slightSize = 0.5
  /// The opacity below which an item is hardly visible.
  private static let slightOpacity = 0.01
  /// The difference between items that cannot correspond.
  private static let unlike = 1e6

  init(_ item: DrawnItem) {
    (roles, tool, opacity) = (item.roles, item.tool, item.opacity)
    bounds = item.path.controlBounds
    let size = bounds?.size ?? Size(width: 0, height: 0)
    let extent = max(size.width, size.height)
    isSlight =
      extent < Self.slightSize || item.opacity < Self.slightOpacity
      || Self.area(item.tool, size, item.pen) * item.opacity < Self.slightSize
      || Self.isThinEdge(item)
    cost = isSlight ? 0 : extent < Self.unlike ? extent : Self.unlike
  }

  /// Returns `true` for the edge of a mask that hardly grows or shrinks.
  ///
  /// The expansion is sampled, so it may reach 0 earlier in one of the frames.
  private static func isThinEdge(_ item: DrawnItem) -> Bool {
    guard item.countsByCoverage, case .path(.stroke(let line)) = item.tool else { return false }
    return line.width * item.pen.maximumScale < slightSize
  }

  /// Returns an estimate of the area that a tool paints on an outline of some size, in square points.
  private static func area(_ tool: DrawnItem.Tool, _ size: Size, _ pen: Matrix) -> Double {
    guard case .path(.stroke(let line)) = tool else { return size.width * size.height }
    let width = line.width * Point(x: pen.a, y: pen.b).length
    let height = line.width * Point(x: pen.c, y: pen.d).length
    return 2 * (size.width * height + size.height * width) + width * height
  }

  /// The distance of the corners of two boxes, in points, and ten times the difference in opacity.
  func difference(from other: Candidate) -> Double {
    guard hasKind(of: other), let mine = bounds, let theirs = other.bounds else {
      return Self.unlike
    }
    let distance = max(
      abs(mine.minX - theirs.minX), abs(mine.minY - theirs.minY), abs(mine.maxX - theirs.maxX),
      abs(mine.maxY - theirs.maxY), 10 * abs(opacity - other.opacity))
    return distance < Self.unlike ? distance : Self.unlike
  }

  private func hasKind(of other: Candidate) -> Bool {
    guard roles == other.roles else { return false }
    return switch (tool, other.tool) {
    case (.path(.fill), .path(.fill)), (.path(.stroke), .path(.stroke)): true
    case (.image(let mine), .image(let theirs)): mine == theirs
    case (.text(let mine), .text(let theirs)): mine == theirs
    case (.path, _), (.image, _), (.text, _): false
    }
  }
}
