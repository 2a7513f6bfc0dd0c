internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The corresponding items of two frames.
///
/// Items correspond in order. An item that is hardly visible can be in one frame only, for example
/// because its size reaches 0 slightly earlier.
struct ItemAlignment {
  /// The items that correspond, in order.
  private(set) var pairs: [(old: DrawnItem, new: DrawnItem)] = []
  /// `true` if each item without a corresponding one is hardly visible.
  private(set) var isComplete = true
  /// The number of compared pairs of items.
  private(set) var effort = 0

  /// The number of pairs of items beyond which frames are not aligned.
  private static let limit = 250_000

  /// Finds the corresponding items with the least total difference (Needleman and Wunsch, 1970).
  init(_ old: [DrawnItem], _ new: [DrawnItem]) {
    let (old, new) = (old.map(Candidate.init), new.map(Candidate.init))
    let start = zip(old, new).prefix { $0.isNear($1) }.count
    let rest = (old: old[start...], new: new[start...])
    let end = zip(rest.old.reversed(), rest.new.reversed()).prefix { $0.isNear($1) }.count
    let middle = (old: Array(rest.old.dropLast(end)), new: Array(rest.new.dropLast(end)))
    effort = start + end
    add(old.prefix(start), new.prefix(start))
    if middle.old.count * middle.new.count <= Self.limit {
      effort += middle.old.count * middle.new.count
      align(middle.old, middle.new)
    } else {
      isComplete = middle.old.count == middle.new.count
      add(middle.old[...], middle.new[...])
    }
    add(old.suffix(end), new.suffix(end))
  }

  private mutating func add(_ old: ArraySlice<Candidate>, _ new: ArraySlice<Candidate>) {
    pairs += zip(old, new).map { (old: $0.item, new: $1.item) }
  }

  private mutating func align(_ old: [Candidate], _ new: [Candidate]) {
    let costs = Self.costs(old, new)
    // The start of the items without corresponding ones.
    var gap = (old: 0, new: 0)
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      let least = costs[row][column]
      if least == costs[row + 1][column + 1] + old[row].difference(from: new[column]) {
        addRest(old[gap.old..<row], new[gap.new..<column])
        pairs.append((old[row].item, new[column].item))
        (row, column) = (row + 1, column + 1)
        gap = (row, column)
      } else if least == costs[row + 1][column] + old[row].cost {
        row += 1
      } else {
        column += 1
      }
    }
    addRest(old[gap.old...], new[gap.new...])
  }

  /// Returns the least total difference of the items from each index on, by row and column.
  private static func costs(_ old: [Candidate], _ new: [Candidate]) -> [[Double]] {
    let empty = Array(repeating: 0.0, count: new.count + 1)
    var costs = Array(repeating: empty, count: old.count + 1)
    for row in old.indices.reversed() {
      costs[row][new.count] = costs[row + 1][new.count] + old[row].cost
    }
    for column in new.indices.reversed() {
      costs[old.count][column] = costs[old.count][column + 1] + new[column].cost
    }
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        costs[row][column] = min(
          costs[row + 1][column + 1] + old[row].difference(from: new[column]),
          costs[row + 1][column] + old[row].cost, costs[row][column + 1] + new[column].cost)
      }
    }
    return costs
  }

  /// Adds items between corresponding ones: the visible ones correspond in order.
  private mutating func addRest(_ old: ArraySlice<Candidate>, _ new: ArraySlice<Candidate>) {
    let seen = (old: old.filter { !$0.isSlight }, new: new.filter { !$0.isSlight })
    if seen.old.count != seen.new.count { isComplete = false }
    add(seen.old[...], seen.new[...])
  }
}

/// An item to align, with the values that are often required.
private struct Candidate {
  let item: DrawnItem
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
    self.item = item
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
      abs(mine.maxY - theirs.maxY), 10 * abs(item.opacity - other.item.opacity))
    return distance < Self.unlike ? distance : Self.unlike
  }

  /// Returns `true` if two items almost certainly correspond.
  func isNear(_ other: Candidate) -> Bool { difference(from: other) < 1 }

  private func hasKind(of other: Candidate) -> Bool {
    guard item.roles == other.item.roles else { return false }
    return switch (item.tool, other.item.tool) {
    case (.path(.fill), .path(.fill)), (.path(.stroke), .path(.stroke)): true
    case (.image(let mine), .image(let theirs)): mine == theirs
    case (.text(let mine), .text(let theirs)): mine == theirs
    case (.path, _), (.image, _), (.text, _): false
    }
  }
}
