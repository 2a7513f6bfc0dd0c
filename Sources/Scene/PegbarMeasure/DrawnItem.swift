internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// One painted outline or picture of a frame, moved to the canvas and out of all groups.
struct DrawnItem {
  /// What decides whether two items are painted in the same way.
  enum Tool: Hashable {
    case path(PathItem.Tool)
    case image(String)
    case text(String)
  }

  /// Where it comes from; several where lines that are drawn alike became one,
  /// or one has the outline and another the gradient.
  var origins: [ItemOrigin]
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
  /// How many mattes it is a part of.
  var depth: Int
  /// The areas of opaque masks around it, where they are not items.
  var masks: [Path] = []
  /// The areas of clips around it.
  var clips: [Path] = []

  /// Whether a part of it, or of its shadows, may lie in an area.
  func meets(_ area: Rect) -> Bool {
    guard var bounds = path.controlBounds else { return false }
    if case .path(.stroke(let line)) = tool {
      bounds = bounds.outset(by: line.width * pen.maximumScale * max(line.miterLimit, 1) / 2)
    }
    guard shadows.isEmpty else { return true }
    // Written so that what is no number may be anywhere.
    return
      !(bounds.minX > area.maxX || area.minX > bounds.maxX || bounds.minY > area.maxY
      || area.minY > bounds.maxY)
  }

  /// Whether another item, which comes next, is drawn alike.
  func goesOn(with other: DrawnItem) -> Bool {
    tool == other.tool && isJoinable(with: other) && roles == other.roles
      && shadows == other.shadows && abs(opacity - other.opacity) < 1e-4
      && min(opacity, other.opacity) >= 0.01
  }

  /// Adds the outlines of another item, which comes next.
  mutating func append(_ other: DrawnItem) {
    path.contours += other.path.contours
    origins += other.origins
    masks += other.masks.filter { !masks.contains($0) }
    clips += other.clips.filter { !clips.contains($0) }
  }

  /// Whether one outline can be drawn in its way and in that of another with the same tool.
  private func isJoinable(with other: DrawnItem) -> Bool {
    switch tool {
    case .path(.fill):
      // Rounding makes colours equal that nobody can tell apart.
      if case .color(let first) = paint, case .color(let second) = other.paint {
        return Distance.of(first, second) < 1e-4
      }
      return paint == other.paint
    case .path(.stroke): return paint == other.paint && pen.isAlmost(other.pen)
    case .image, .text: return false
    }
  }

  /// Whether it is too small to be seen.
  var isDot: Bool { path.extent < OutlineDistance.dot }
}

/// Takes a frame apart into what it paints, back to front.
struct DrawnItems {
  private(set) var items: [DrawnItem] = []
  /// Whether the frame holds what cannot be compared outline by outline: more masks than are looked
  /// at.
  private(set) var isComparable = true
  /// How many groups have masks, those aside that give a gradient its outline.
  private(set) var maskedGroups = 0
  private let canvas: Rect
  /// Whether masks that are one opaque outline are no items, as clips are none.
  private let takesMasksAsClips: Bool

  /// What is around an item.
  private struct Setting {
    var opacity = 1.0
    var roles: [String] = []
    /// How many mattes it is a part of.
    var depth = 0
  }

  init(_ frame: Frame, takingMasksAsClips: Bool = false) {
    canvas = Rect(origin: .zero, size: frame.size)
    takesMasksAsClips = takingMasksAsClips
    for item in frame.items { add(item, Setting()) }
  }

  private mutating func add(_ item: DisplayItem, _ setting: Setting) {
    switch item {
    case .path(let item):
      add(item, item.path.applying(item.matrix), item.paint.applying(item.matrix), setting)
    case .image(let item):
      let outline = Path.rectangle(item.size).applying(item.matrix)
      items.append(
        DrawnItem(
          origins: [item.origin], path: outline, tool: .image(item.asset.id),
          paint: .color(.black), opacity: setting.opacity * item.opacity, roles: setting.roles,
          pen: item.matrix, depth: setting.depth))
    case .text(let item):
      // Where letters are is known, but not their outlines; their size stands for them.
      let outline = Path.rectangle(Size(width: item.size, height: item.size))
      items.append(
        DrawnItem(
          origins: [item.origin], path: outline.applying(item.matrix), tool: .text(item.text),
          paint: .color(item.paint.fill ?? .black), opacity: setting.opacity * item.paint.opacity,
          roles: setting.roles, pen: item.matrix, depth: setting.depth))
    case .group(let group): add(group, setting)
    }
  }

  private mutating func add(
    _ item: PathItem, _ path: Path, _ paint: FramePaint, _ setting: Setting
  ) {
    items.append(
      DrawnItem(
        origins: [item.origin], path: path, tool: .path(item.tool), paint: paint,
        opacity: setting.opacity * item.opacity, roles: setting.roles, pen: item.matrix,
        depth: setting.depth))
  }

  private mutating func add(_ group: GroupItem, _ setting: Setting) {
    var setting = setting
    setting.opacity *= group.opacity
    if group.blendMode != .normal { setting.roles.append(group.blendMode.rawValue) }
    let first = items.count
    defer { apply(group.filters, from: first, at: setting.depth) }
    if let gradient = MaskedGradient(group) {
      for item in gradient.items {
        add(item, item.path.applying(item.matrix), gradient.paint, setting)
        items[items.count - 1].origins.append(gradient.origin)
      }
      return
    }
    for child in group.children { add(child, setting) }
    let end = items.count
    if group.mask != nil { maskedGroups += 1 }
    switch group.mask {
    case nil: break
    case .paths(let masks, let matrix): add(masks, matrix, around: first, setting)
    case .matte(let mode, let matte): add(matte, mode, around: first, setting)
    }
    guard takesMasksAsClips, items.count >= end else { return }
    takeMask(from: end, around: first, setting)
    let clip = group.clip.map { $0.path.applying($0.matrix) }
    guard let clip, clip.contours.first?.isRectangle(around: canvas) != true else { return }
    for index in first..<items.count { items[index].clips.append(clip) }
  }

  /// Makes the area of a mask that is one opaque outline, and is no part of another, an area of what it
  /// masks: a clip does the same.
  private mutating func takeMask(from end: Int, around first: Int, _ setting: Setting) {
    guard setting.depth == 0, items.count == end + 1, let mask = items.last, mask.isOpaque,
      case .path(.fill) = mask.tool,
      mask.roles == setting.roles + [Matte.Mode.alpha.rawValue]
    else { return }
    items.removeLast()
    for index in first..<end { items[index].masks.append(mask.path) }
  }

  /// Colours as filters leave them, and shadows; other filters are left out.
  ///
  /// What a matte of the items is made of counts by what it covers, whatever its colour.
  private mutating func apply(_ filters: [FrameFilter], from first: Int, at depth: Int) {
    for filter in filters {
      for index in items.indices.dropFirst(first) where items[index].depth == depth {
        switch filter {
        case .color(let filter): items[index].apply(filter)
        case .dropShadow(let shadow): items[index].shadows.append(shadow)
        case .blur, .innerShadow, .outline:
          // What is not played is reported; the outlines still compare.
          continue
        }
      }
    }
  }

  // MARK: Masks

  /// Adds masks as the outlines that normalizing makes of them.
  private mutating func add(
    _ masks: [PathMask], _ matrix: Matrix, around first: Int, _ setting: Setting
  ) {
    let coverage = MaskCoverage(masks)
    guard coverage.isComplete else { return isComparable = false }
    guard !coverage.isEmpty, !items.dropFirst(first).allSatisfy(\.isDot) else {
      items.removeSubrange(first...)
      return
    }
    for part in coverage.parts {
      items.append(
        DrawnItem(
          origins: [], path: part.path.applying(matrix), tool: .path(part.tool),
          paint: .color(.black),
          opacity: part.opacity, roles: setting.roles + [Matte.Mode.alpha.rawValue] + part.roles,
          pen: matrix, depth: setting.depth + 1))
    }
  }

  /// Adds what a matte is made of; one by brightness as what it covers.
  private mutating func add(
    _ matte: [DisplayItem], _ mode: Matte.Mode, around first: Int, _ setting: Setting
  ) {
    // What lets dots through shows nothing either.
    guard !items.dropFirst(first).allSatisfy(\.isDot) else {
      items.removeSubrange(first...)
      return
    }
    var inside = Setting(roles: setting.roles + [mode.byOpacity.rawValue], depth: setting.depth + 1)
    if setting.depth > 0, items.dropFirst(first).allSatisfy({ $0.covers(canvas) }) {
      // Of an area that is everything but for a hole only the hole is seen.
      inside.opacity = items.last?.opacity ?? 1
      items.removeSubrange(first...)
    }
    let start = items.count
    for item in matte { add(item, inside) }
    if mode != mode.byOpacity {
      apply([.color(.coverage(.luminance))], from: start, at: inside.depth)
    }
    items.replaceSubrange(
      start...,
      with: items[start...].compactMap { item in
        guard item.depth == inside.depth else { return item }
        // One that lets all through changes nothing; inverted it would hide everything.
        let isAll = mode.byOpacity == .alpha && item.covers(canvas) && item.isOpaque
        return isAll ? nil : item.asHole(in: canvas)
      })
  }
}

extension DrawnItem {
  /// Whether it shows only by how much it covers, so that its colour does not count.
  var countsByCoverage: Bool { depth > 0 }

  fileprivate mutating func apply(_ filter: ColorFilter) {
    // The colours of a picture are not known here.
    if case .image = tool { return }
    paint = paint.applying(filter)
  }

  /// Whether it fills an area without leaving anything.
  fileprivate func covers(_ area: Rect) -> Bool {
    guard case .path(.fill) = tool, case .color = paint, path.contours.count == 1 else {
      return false
    }
    return path.contours[0].isRectangle(around: area)
  }

  fileprivate var isOpaque: Bool {
    guard case .color(let color) = paint else { return false }
    return color.alpha * opacity >= 1
  }

  /// An area that is everything but for a hole, as that hole.
  fileprivate func asHole(in area: Rect) -> DrawnItem {
    guard tool == .path(.fill(.evenOdd)), path.contours.first?.isRectangle(around: area) == true
    else { return self }
    var hole = self
    hole.path.contours.removeFirst()
    hole.tool = .path(.fill(.nonZero))
    hole.roles.append(Matte.Mode.alphaInverted.rawValue)
    return hole
  }
}

extension Matte.Mode {
  /// The mode that does the same to things that are as opaque as these are bright.
  fileprivate var byOpacity: Matte.Mode {
    switch self {
    case .alpha, .luma: .alpha
    case .alphaInverted, .lumaInverted: .alphaInverted
    }
  }
}

extension Contour {
  /// Whether it is a quadrangle that an area lies inside of.
  fileprivate func isRectangle(around area: Rect) -> Bool {
    guard vertices.count == 4 else { return false }
    let ends = vertices.dropFirst() + vertices.prefix(1)
    let sides = zip(vertices, ends).flatMap { start, end in
      let side = end.point - start.point
      return area.corners.map { side.x * ($0.y - start.point.y) - side.y * ($0.x - start.point.x) }
    }
    return sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
  }
}

/// A gradient that shows inside of outlines, which is how Core Animation paints one.
private struct MaskedGradient {
  var items: [PathItem] = []
  var paint: FramePaint
  /// The layer that the gradient is on.
  var origin: ItemOrigin

  init?(_ group: GroupItem) {
    guard group.children.count == 1, case .path(let fill) = group.children[0],
      case .gradient = fill.paint, case .matte(.alpha, let matte) = group.mask
    else { return nil }
    paint = fill.paint.applying(fill.matrix)
    origin = fill.origin
    for item in matte {
      guard case .path(var item) = item, item.paint == .color(.black),
        let outline = Self.path(of: item, inSpaceOf: fill),
        fill.path.isUprightRectangle(around: outline)
      else { return nil }
      item.opacity *= fill.opacity
      items.append(item)
    }
  }

  /// The outline of an item as it lies in the space of another; nothing where that is a line.
  private static func path(of item: PathItem, inSpaceOf other: PathItem) -> Path? {
    if item.matrix == other.matrix { return item.path }
    return other.matrix.inverted.map { item.path.applying(item.matrix.concatenating($0)) }
  }
}

extension FramePaint {
  /// The paint with its colours changed.
  func applying(_ filter: ColorFilter) -> FramePaint {
    switch self {
    case .color(let color):
      return .color(filter.applied(to: color))
    case .gradient(var gradient):
      gradient.stops.changeEach { $0.color = filter.applied(to: $0.color) }
      return .gradient(gradient)
    }
  }

  /// The paint with its points moved by a map.
  ///
  /// Any point of the circle at which a radial gradient ends may stand for all: here the one that
  /// lies farthest to the right then.
  func applying(_ matrix: Matrix) -> FramePaint {
    guard case .gradient(var gradient) = self else { return self }
    let right = Point(x: matrix.a, y: matrix.c)
    switch gradient.kind {
    case .linear: break
    case .radial where right.length > 0:
      let radius = (gradient.end - gradient.start).length
      gradient.end = gradient.start + right * (radius / right.length)
    case .radial: break
    }
    gradient.start = matrix.apply(gradient.start)
    gradient.end = matrix.apply(gradient.end)
    gradient.focus = matrix.apply(gradient.focus)
    return .gradient(gradient)
  }
}

extension Path {
  /// The longer side of the area it covers.
  var extent: Double { controlBounds.map { max($0.size.width, $0.size.height) } ?? 0 }

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
