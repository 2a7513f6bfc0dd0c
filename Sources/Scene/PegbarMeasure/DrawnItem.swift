internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// A painted outline or image of a frame, in canvas coordinates and without groups.
struct DrawnItem {
  /// The properties that determine whether two items are painted in the same way.
  enum Tool: Hashable {
    case path(PathItem.Tool)
    case image(String)
    case text(String)
  }

  /// The origins of the item.
  ///
  /// There are several if identically drawn lines were merged, or if one layer has the outline and
  /// another has the gradient.
  var origins: [ItemOrigin]
  /// The outline on the canvas.
  var path: Path
  var tool: Tool
  /// The paint, with its points in canvas coordinates.
  var paint: FramePaint
  /// The opacity of the item multiplied by that of its groups.
  var opacity: Double
  /// The blend modes of the enclosing groups and the mattes that contain the item, outermost first.
  var roles: [String]
  /// The linear part of the transform to the canvas, which determines the width of a line.
  var pen: Matrix
  /// The shadows of the item, innermost first.
  var shadows: [FrameShadow] = []
  /// The number of mattes that contain the item.
  var depth: Int
  /// The areas of opaque masks that apply to the item and are not items themselves.
  var masks: [Path] = []
  /// The areas of clips that apply to the item.
  var clips: [Path] = []

  /// Returns `true` if a part of the item or of its shadows may be inside an area.
  func meets(_ area: Rect) -> Bool {
    guard var bounds = path.controlBounds else { return false }
    if case .path(.stroke(let line)) = tool {
      bounds = bounds.outset(by: line.width * pen.maximumScale * max(line.miterLimit, 1) / 2)
    }
    guard shadows.isEmpty else { return true }
    // Negated comparisons, so that NaN coordinates count as inside.
    return
      !(bounds.minX > area.maxX || area.minX > bounds.maxX || bounds.minY > area.maxY
      || area.minY > bounds.maxY)
  }

  /// Returns `true` if the next item is drawn in the same way and can be merged with this one.
  func goesOn(with other: DrawnItem) -> Bool {
    tool == other.tool && isJoinable(with: other) && roles == other.roles
      && shadows == other.shadows && abs(opacity - other.opacity) < 1e-4
      && min(opacity, other.opacity) >= 0.01
  }

  /// Adds the outlines of the next item.
  mutating func append(_ other: DrawnItem) {
    path.contours += other.path.contours
    origins += other.origins
    masks += other.masks.filter { !masks.contains($0) }
    clips += other.clips.filter { !clips.contains($0) }
  }

  /// Returns `true` if one outline can be drawn like this item and another with the same tool.
  private func isJoinable(with other: DrawnItem) -> Bool {
    switch tool {
    case .path(.fill):
      // Rounding can equalize colors that are visually identical.
      if case .color(let first) = paint, case .color(let second) = other.paint {
        return Distance.of(first, second) < 1e-4
      }
      return paint == other.paint
    case .path(.stroke): return paint == other.paint && pen.isAlmost(other.pen)
    case .image, .text: return false
    }
  }

  /// `true` if the item is too small to be visible.
  var isDot: Bool { OutlineDistance.isDot(path.controlBounds) }
}

/// Splits a frame into its painted items, back to front.
struct DrawnItems {
  private(set) var items: [DrawnItem] = []
  /// `false` if the frame has more masks than can be compared outline by outline.
  private(set) var isComparable = true
  /// The number of groups with masks, except masks that give a gradient its outline.
  private(set) var maskedGroups = 0
  private let canvas: Rect
  private let masks: Masks

  /// The treatment of masks with a single outline.
  enum Masks {
    /// They are items.
    case items
    /// Opaque ones are clips, which are not items.
    case clips
    /// They are items, but those of gradients are the outlines that the gradients fill.
    case outlines
  }

  /// The context of an item.
  private struct Setting {
    var opacity = 1.0
    var roles: [String] = []
    /// The number of mattes that contain the item.
    var depth = 0
  }

  init(_ frame: Frame, _ masks: Masks = .items) {
    canvas = Rect(origin: .zero, size: frame.size)
    self.masks = masks
    for item in frame.items { add(item, Setting()) }
    clipGradients(from: 0, to: Path.rectangle(frame.size))
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
      // The position of glyphs is known but their outlines are not, so a square of the font size
      // represents them.
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
    if let gradient = MaskedGradient(group, takingMasks: masks == .outlines) {
      for item in gradient.items {
        add(item, item.path.applying(item.matrix), gradient.paint, setting)
        items[items.count - 1].origins.append(gradient.origin)
      }
      return
    }
    for child in group.children { add(child, setting) }
    let end = items.count
    var clip = group.clip.map { $0.path.applying($0.matrix) }
    // A clip around the canvas hides nothing.
    if clip?.contours.first?.isRectangle(around: canvas) == true { clip = nil }
    if let clip { clipGradients(from: first, to: clip) }
    if group.mask != nil { maskedGroups += 1 }
    switch group.mask {
    case nil: break
    case .paths(let masks, let matrix): add(masks, matrix, around: first, setting)
    case .matte(let mode, let matte): add(matte, mode, around: first, setting)
    }
    guard masks == .clips, items.count >= end else { return }
    takeMask(from: end, around: first, setting)
    guard let clip else { return }
    for index in first..<items.count { items[index].clips.append(clip) }
  }

  /// Gives gradients that fill a quadrangle around a clip the outline of the clip.
  ///
  /// A slanted gradient has square bounds, of which the clip shows a part.
  private mutating func clipGradients(from first: Int, to clip: Path) {
    let points = clip.contours.flatMap { $0.vertices.map(\.point) }
    for index in items.indices.dropFirst(first) {
      guard case .gradient = items[index].paint, case .path(.fill) = items[index].tool,
        items[index].path.contours.count == 1,
        items[index].path.contours[0].isQuadrangle(around: points, slack: 0.01)
      else { continue }
      items[index].path = clip
    }
  }

  /// Treats a mask with a single opaque outline as an area of the masked items, like a clip.
  ///
  /// This does not apply to a mask that is part of another mask.
  private mutating func takeMask(from end: Int, around first: Int, _ setting: Setting) {
    guard setting.depth == 0, items.count == end + 1, let mask = items.last, mask.isOpaque,
      case .path(.fill) = mask.tool,
      mask.roles == setting.roles + [Matte.Mode.alpha.rawValue]
    else { return }
    items.removeLast()
    for index in first..<end { items[index].masks.append(mask.path) }
  }

  /// Applies color filters and adds shadows; ignores other filters.
  ///
  /// Items of mattes are skipped, because they count by coverage and not by color.
  private mutating func apply(_ filters: [FrameFilter], from first: Int, at depth: Int) {
    for filter in filters {
      for index in items.indices.dropFirst(first) where items[index].depth == depth {
        switch filter {
        case .color(let filter): items[index].apply(filter)
        case .dropShadow(let shadow): items[index].shadows.append(shadow)
        case .blur, .innerShadow, .outline:
          // Filters that are not played are reported. The outlines can still be compared.
          continue
        }
      }
    }
  }

  // MARK: Masks

  /// Adds masks as the outlines that normalizing creates from them.
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
          opacity: part.opacity,
          roles: setting.roles.inside([Matte.Mode.alpha.rawValue] + part.roles),
          pen: matrix, depth: setting.depth + 1))
    }
  }

  /// Adds the items of a matte; a luma matte is converted to coverage.
  private mutating func add(
    _ matte: [DisplayItem], _ mode: Matte.Mode, around first: Int, _ setting: Setting
  ) {
    // A matte around dots draws nothing.
    guard !items.dropFirst(first).allSatisfy(\.isDot) else {
      items.removeSubrange(first...)
      return
    }
    var inside = Setting(
      roles: setting.roles.inside([mode.byOpacity.rawValue]), depth: setting.depth + 1)
    if setting.depth > 0, items.dropFirst(first).allSatisfy({ $0.covers(canvas) }) {
      // If the items cover the whole canvas, only the matte itself is visible.
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
        // A matte that covers everything has no effect. Inverted, it would hide everything.
        let isAll = mode.byOpacity == .alpha && item.covers(canvas) && item.isOpaque
        return isAll ? nil : item.asHole(in: canvas)
      })
  }
}

extension DrawnItem {
  /// `true` if only the coverage of the item is visible, so that its color does not count.
  var countsByCoverage: Bool { depth > 0 }

  fileprivate mutating func apply(_ filter: ColorFilter) {
    // The colors of an image are unknown here.
    if case .image = tool { return }
    paint = paint.applying(filter)
  }

  /// Returns `true` if the item fills an area completely.
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

  /// Returns the hole of an item that covers everything else, or the item itself if it has none.
  fileprivate func asHole(in area: Rect) -> DrawnItem {
    guard tool == .path(.fill(.evenOdd)), path.contours.first?.isRectangle(around: area) == true
    else { return self }
    var hole = self
    hole.path.contours.removeFirst()
    hole.tool = .path(.fill(.nonZero))
    hole.roles = hole.roles.inside([Matte.Mode.alphaInverted.rawValue])
    return hole
  }
}

extension [String] {
  /// Returns the roles of items in additional mattes, outermost first.
  ///
  /// A matte that covers everything except another matte is that one, inverted.
  fileprivate func inside(_ roles: [String]) -> [String] {
    roles.reduce(self) { outer, role in
      let isComplement =
        role == Matte.Mode.alphaInverted.rawValue && outer.last == Matte.Mode.alpha.rawValue
      return (isComplement ? outer.dropLast() : outer) + [role]
    }
  }
}

extension Matte.Mode {
  /// The mode with the same effect on content whose opacity equals the brightness of this content.
  fileprivate var byOpacity: Matte.Mode {
    switch self {
    case .alpha, .luma: .alpha
    case .alphaInverted, .lumaInverted: .alphaInverted
    }
  }
}

extension Contour {
  /// Returns `true` if the contour is a quadrangle that contains an area.
  fileprivate func isRectangle(around area: Rect) -> Bool {
    isQuadrangle(around: area.corners, slack: 0.01)
  }

  /// Returns `true` if the contour is a quadrangle that contains points.
  ///
  /// - Parameter slack: The area by which they may be outside.
  fileprivate func isQuadrangle(around points: [Point], slack: Double) -> Bool {
    guard vertices.count == 4, !points.isEmpty else { return false }
    let ends = vertices.dropFirst() + vertices.prefix(1)
    let sides = zip(vertices, ends).flatMap { start, end in
      let side = end.point - start.point
      return points.map { side.x * ($0.y - start.point.y) - side.y * ($0.x - start.point.x) }
    }
    return sides.allSatisfy { $0 > -slack } || sides.allSatisfy { $0 < slack }
  }
}

extension FramePaint {
  /// Returns the paint with a color filter applied.
  func applying(_ filter: ColorFilter) -> FramePaint {
    switch self {
    case .color(let color):
      return .color(filter.applied(to: color))
    case .gradient(var gradient):
      gradient.stops.changeEach { $0.color = filter.applied(to: $0.color) }
      return .gradient(gradient)
    }
  }

  /// Returns the paint with its points transformed.
  ///
  /// For a radial gradient, any point on the outer circle can be the end. This uses the one that is
  /// rightmost after the transform.
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
