internal import PegbarFrames
internal import PegbarScene

/// One painted outline or picture of a frame, moved to the canvas and out of all groups.
struct DrawnItem {
  /// What decides whether two items are painted in the same way.
  enum Tool: Hashable {
    case fill(FillRule)
    case stroke(StrokeLine)
    case image(String)
    case text(String)
  }

  /// The layer it comes from.
  var layer: String
  /// The outline on the canvas.
  var path: Path
  var tool: Tool
  /// The paint with its points on the canvas.
  var paint: FramePaint
  /// The opacity of the item and of all groups around it.
  var opacity: Double
  /// The blend modes of the groups around it, and the mattes it is part of, outermost first.
  var roles: [String]
  /// The linear part of the map to the canvas, which gives a line its width.
  var pen: Matrix
  /// The shadows it casts, innermost first.
  var shadows: [FrameShadow] = []
  /// Whether it shows only by how much it covers, so that its colour does not count.
  var countsByCoverage: Bool

  /// The longer side of the area it covers.
  var extent: Double {
    path.controlBounds.map { max($0.size.width, $0.size.height) } ?? 0
  }

  /// Whether a part of it, or of its shadows, may lie in an area.
  func meets(_ area: Rect) -> Bool {
    guard var bounds = path.controlBounds else { return false }
    if case .stroke(let line) = tool {
      bounds = bounds.outset(by: line.width * pen.maximumScale * max(line.miterLimit, 1) / 2)
    }
    guard shadows.isEmpty else { return true }
    return bounds.minX <= area.maxX && area.minX <= bounds.maxX && bounds.minY <= area.maxY
      && area.minY <= bounds.maxY
  }

  /// Whether it is too small to be seen.
  var isDot: Bool { extent < OutlineDistance.dot }
}

/// Takes a frame apart into what it paints, back to front.
struct DrawnItems {
  private(set) var items: [DrawnItem] = []
  /// Whether the frame holds what cannot be compared outline by outline: masks of several paths
  /// and mattes by brightness, which normalizing builds in another way.
  private(set) var isComparable = true

  init(_ frame: Frame) {
    for item in frame.items { add(item, opacity: 1, roles: [], covers: false) }
  }

  private mutating func add(
    _ item: DisplayItem, opacity: Double, roles: [String], covers: Bool
  ) {
    switch item {
    case .path(let item):
      add(
        item, item.path.applying(item.matrix), item.paint.applying(item.matrix), opacity, roles,
        covers)
    case .image(let item):
      let outline = Path.rectangle(item.size).applying(item.matrix)
      items.append(
        DrawnItem(
          layer: item.origin.layer, path: outline, tool: .image(item.asset.id),
          paint: .color(.black),
          opacity: opacity * item.opacity, roles: roles, pen: item.matrix, countsByCoverage: covers)
      )
    case .text(let item):
      // Where letters are is known, but not their outlines; their size stands for them.
      let outline = Path.rectangle(Size(width: item.size, height: item.size))
      items.append(
        DrawnItem(
          layer: item.origin.layer, path: outline.applying(item.matrix), tool: .text(item.text),
          paint: .color(item.fill ?? .black), opacity: opacity * item.opacity, roles: roles,
          pen: item.matrix, countsByCoverage: covers))
    case .group(let group):
      add(group, opacity: opacity * group.opacity, roles: roles, covers: covers)
    }
  }

  /// Colours as filters leave them; other filters are noted, with the numbers that fit in words.
  private mutating func apply(_ filters: [FrameFilter], from first: Int) {
    for filter in filters {
      switch filter {
      case .color(let filter):
        for index in items.indices.dropFirst(first) {
          items[index].paint = items[index].paint.applying(filter)
        }
      case .dropShadow(let shadow):
        for index in items.indices.dropFirst(first) { items[index].shadows.append(shadow) }
      case .blur, .innerShadow, .outline:
        // What is not played is reported; the outlines still compare.
        continue
      }
    }
  }

  private mutating func add(
    _ item: PathItem, _ path: Path, _ paint: FramePaint, _ opacity: Double, _ roles: [String],
    _ covers: Bool
  ) {
    let tool: DrawnItem.Tool
    switch item.tool {
    case .fill(let rule): tool = .fill(rule)
    case .stroke(let line): tool = .stroke(line)
    }
    items.append(
      DrawnItem(
        layer: item.origin.layer, path: path, tool: tool, paint: paint,
        opacity: opacity * item.opacity, roles: roles,
        pen: item.matrix, countsByCoverage: covers))
  }

  private mutating func add(
    _ group: GroupItem, opacity: Double, roles: [String], covers: Bool
  ) {
    var roles = roles
    if group.blendMode != .normal { roles.append(group.blendMode.rawValue) }
    let first = items.count
    defer { apply(group.filters, from: first) }
    if let gradient = MaskedGradient(group) {
      for item in gradient.items {
        add(item, item.path.applying(item.matrix), gradient.paint, opacity, roles, covers)
      }
      return
    }
    for child in group.children { add(child, opacity: opacity, roles: roles, covers: covers) }
    switch group.mask {
    case nil: return
    case .paths: isComparable = false
    case .matte(let mode, let matte):
      // What lets dots through shows nothing either.
      guard !items.dropFirst(first).allSatisfy(\.isDot) else {
        items.removeSubrange(first...)
        return
      }
      if mode == .luma || mode == .lumaInverted { isComparable = false }
      for item in matte { add(item, opacity: 1, roles: roles + [mode.rawValue], covers: true) }
    }
  }
}

/// A gradient that shows inside of outlines, which is how Core Animation paints one.
private struct MaskedGradient {
  var items: [PathItem] = []
  var paint: FramePaint

  init?(_ group: GroupItem) {
    guard group.children.count == 1, case .path(let fill) = group.children[0],
      case .gradient = fill.paint, case .matte(.alpha, let matte) = group.mask
    else { return nil }
    paint = fill.paint.applying(fill.matrix)
    for item in matte {
      guard case .path(var item) = item, item.paint == .color(.black),
        item.matrix == fill.matrix, fill.path.isUprightRectangle(around: item.path)
      else { return nil }
      item.opacity *= fill.opacity
      items.append(item)
    }
  }
}

extension FramePaint {
  /// The paint with its colours changed.
  func applying(_ filter: ColorFilter) -> FramePaint {
    switch self {
    case .color(let color):
      return .color(filter.applied(to: color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = filter.applied(to: gradient.stops[index].color)
      }
      return .gradient(gradient)
    }
  }

  /// The paint with its points moved by a map.
  func applying(_ matrix: Matrix) -> FramePaint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.start = matrix.apply(gradient.start)
    gradient.end = matrix.apply(gradient.end)
    gradient.focus = matrix.apply(gradient.focus)
    return .gradient(gradient)
  }
}

extension Path {
  /// Whether this is a rectangle that leaves room around another outline.
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
