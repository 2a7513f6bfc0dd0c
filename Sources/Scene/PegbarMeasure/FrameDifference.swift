internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// How much what two frames paint differs, outline by outline.
package struct FrameDifference: Hashable, Sendable {
  /// How far outlines, gradients and lines' edges are apart at most, in points of the canvas; what
  /// lies outside of the canvas by more than half of its longer side does not count.
  package var distance = 0.0
  /// How much colours and opacities differ at most, 0…1.
  package var color = 0.0
  /// What differs most, or in kind; empty where nothing does.
  package var what = ""
  /// The layer that differs most, or in kind; empty where nothing does, or it is not known.
  package var layer = ""
  /// The difference of what exact tracks alone move.
  package private(set) var exact = ExactDifference()
  /// Whether the frames paint different things in number or kind.
  package var isOther = false
  /// Whether both frames can be compared in this way; thousands of masks on a layer are not.
  package var isComparable = true

  /// How much work it was to compare: pairs of points and pieces, and a thousand for each item.
  package private(set) var effort = 0

  /// Whether one of the frames has more masks than the other.
  private var hasOtherMasks = false
  /// The layer that is being compared.
  private var current = ""
  /// Where differences may be seen: the canvas, and around it half of its longer side.
  private var area: Rect

  /// The differences of the items that are being compared.
  private var itemDistance = 0.0
  private var itemColor = 0.0

  /// Compares two frames; of the second one only what stands in exact layers, where they are given.
  ///
  /// Masks of the one may be clips of the other. Where the frames differ in kind, or one of them has more
  /// masks, masks and clips are compared with each other, too, and what differs less counts.
  init(_ left: Frame, _ right: Frame, exactLayers: ExactLayers? = nil) {
    self.init(left, right, exactLayers, takingMasksAsClips: false)
    guard isOther || hasOtherMasks && distance > Self.small, exactLayers == nil else { return }
    var other = FrameDifference(left, right, nil, takingMasksAsClips: true)
    other.effort += effort
    if other.isOther || !isOther && distance <= other.distance {
      effort = other.effort
    } else {
      self = other
    }
  }

  /// A distance that rounding explains.
  private static let small = 1e-3

  private init(
    _ left: Frame, _ right: Frame, _ exactLayers: ExactLayers?, takingMasksAsClips: Bool
  ) {
    let margin = max(left.size.width, left.size.height) / 2
    area = Rect(origin: .zero, size: left.size).outset(by: margin)
    let first = DrawnItems(left, takingMasksAsClips: takingMasksAsClips)
    let second = DrawnItems(right, takingMasksAsClips: takingMasksAsClips)
    effort = 1000 * (1 + first.items.count + second.items.count)
    hasOtherMasks = first.maskedGroups != second.maskedGroups
    guard first.isComparable, second.isComparable else {
      isComparable = false
      return
    }
    let (old, new) = Self.matched(first.items, second.items)
    guard old.count == new.count else {
      isOther = true
      what = "\(old.count) items against \(new.count)"
      return
    }
    for (index, pair) in zip(old, new).enumerated() {
      current = pair.0.origins.first?.layer ?? ""
      guard let exactLayers else {
        _ = compare(pair.0, pair.1, index)
        continue
      }
      let origins = pair.1.origins
      let parts = exactLayers.parts(origins)
      (itemDistance, itemColor) = (0, 0)
      guard parts.places || parts.colors, compare(pair.0, pair.1, index) else { continue }
      if parts.places { exact.add(itemDistance, of: current, origins, to: \.places) }
      if parts.colors { exact.add(itemColor, of: current, origins, to: \.colors) }
    }
    current = ""
  }

  /// The items of two frames as they are compared, of equal number where one can be found.
  private static func matched(
    _ first: [DrawnItem], _ second: [DrawnItem]
  ) -> (old: [DrawnItem], new: [DrawnItem]) {
    let joined = (old: joined(first), new: joined(second))
    if joined.old.count == joined.new.count { return joined }
    // What is almost drawn alike may be joined on one side only.
    let single = (old: drawn(first), new: drawn(second))
    // A dot or a hardly visible item may be left out on one side only; both may be in one frame.
    let seen = [joined, single].map { items in
      (old: items.old.filter { !isSlight($0) }, new: items.new.filter { !isSlight($0) })
    }
    let equal = ([single] + seen).first { $0.old.count == $0.new.count }
    if let equal { return equal }
    // Each side may have a hardly visible item, but only one that is too faint to count.
    let (old, new) = (single.old.count, single.new.count)
    return (withoutFaintest(single.old, downTo: new), withoutFaintest(single.new, downTo: old))
  }

  private static func isSlight(_ item: DrawnItem) -> Bool {
    // The edge of a mask that grows and shrinks is sampled: where the one begins the other may end.
    if case .path(.stroke(let line)) = item.tool, item.countsByCoverage,
      line.width * item.pen.maximumScale < 0.5
    {
      return true
    }
    return item.path.extent < 0.5 || item.opacity < 0.01
  }

  /// Items of which the faintest slight ones are left out until so many are left.
  private static func withoutFaintest(_ items: [DrawnItem], downTo count: Int) -> [DrawnItem] {
    let slight = items.indices.filter { isSlight(items[$0]) }
      .sorted { items[$0].opacity < items[$1].opacity }
    let faintest = Set(slight.prefix(max(items.count - count, 0)))
    return items.indices.filter { !faintest.contains($0) }.map { items[$0] }
  }

  /// The items without empty ones.
  private static func drawn(_ items: [DrawnItem]) -> [DrawnItem] {
    items.compactMap { item in
      guard item.opacity > 0 else { return nil }
      var item = item
      item.path.contours.removeAll { Path([$0]).extent < OutlineDistance.dot }
      return item.path.isEmpty ? nil : item
    }
  }

  /// The items without empty ones; lines and areas that are drawn alike are one, however they are
  /// grouped.
  private static func joined(_ items: [DrawnItem]) -> [DrawnItem] {
    var result: [DrawnItem] = []
    for item in drawn(items) {
      // Nothing else may hold the last one, whose lists would be copied each time.
      if let last = result.indices.last, result[last].goesOn(with: item) {
        result[last].append(item)
      } else {
        result.append(item)
      }
    }
    return result
  }

  /// Compares two items; says whether they are of one kind and may be seen.
  private mutating func compare(_ old: DrawnItem, _ new: DrawnItem, _ index: Int) -> Bool {
    guard old.roles == new.roles else { return differs("the groups around item \(index)") }
    guard old.meets(area) || new.meets(area) else { return false }
    switch (old.tool, new.tool) {
    case (.path(.fill(let first)), .path(.fill(let second))):
      guard first == second || old.path.isQuadrangle && new.path.isQuadrangle else {
        return differs("the fill rule of item \(index)")
      }
    case (.image(let first), .image(let second)):
      guard first == second else { return differs("the picture of item \(index)") }
    case (.text(let first), .text(let second)):
      guard first == second else { return differs("the text of item \(index)") }
    case (.path(.stroke(let first)), .path(.stroke(let second))):
      guard first.cap == second.cap, first.join == second.join,
        first.dashes.count == second.dashes.count
      else { return differs("the kind of line of item \(index)") }
      compareLines(first, old.pen, second, new.pen, index)
    case (.path, _), (.image, _), (.text, _):
      return differs("the kind of item \(index)")
    }
    let outlines = OutlineDistance.between(old.path, new.path, in: area, effort: &effort)
    grow(outlines, "the outline of item \(index)")
    comparePaints(old, new, index)
    compareShadows(old, new, index)
    compareMasks(old.masks, new.masks + new.clips, index)
    compareMasks(new.masks, old.masks + old.clips, index)
    return true
  }

  /// Looks for the areas of masks among those of masks and clips of the other item.
  private mutating func compareMasks(_ masks: [Path], _ others: [Path], _ index: Int) {
    for mask in masks {
      let distances = others.map {
        OutlineDistance.between(mask, $0, in: area, effort: &effort)
      }
      guard let distance = distances.min() else { return differ("the masks of item \(index)") }
      grow(distance, "the mask of item \(index)")
    }
  }

  private mutating func compareShadows(_ old: DrawnItem, _ new: DrawnItem, _ index: Int) {
    let first = old.shadows.filter { $0.color.alpha > 0 }
    let second = new.shadows.filter { $0.color.alpha > 0 }
    guard first.count == second.count else { return differ("the shadows of item \(index)") }
    for (old, new) in zip(first, second) {
      grow((old.offset - new.offset).length, "the shadow of item \(index)")
      grow(abs(old.deviation.width - new.deviation.width), "the shadow of item \(index)")
      grow(abs(old.deviation.height - new.deviation.height), "the shadow of item \(index)")
      growColor(Distance.of(old.color, new.color), "the shadow of item \(index)")
    }
  }

  private mutating func compareLines(
    _ old: StrokeLine, _ oldPen: Matrix, _ new: StrokeLine, _ newPen: Matrix, _ index: Int
  ) {
    let edges = [
      old.width * oldPen.a - new.width * newPen.a, old.width * oldPen.b - new.width * newPen.b,
      old.width * oldPen.c - new.width * newPen.c, old.width * oldPen.d - new.width * newPen.d,
    ]
    for edge in edges { grow(abs(edge) / 2, "the width of line \(index)") }
    for (first, second) in zip(old.dashes + [old.dashPhase], new.dashes + [new.dashPhase]) {
      grow(abs(first - second) * oldPen.maximumScale, "the dashes of line \(index)")
    }
  }

  private mutating func comparePaints(_ old: DrawnItem, _ new: DrawnItem, _ index: Int) {
    switch (old.paint, new.paint) {
    case (.color(let first), .color(let second)):
      var (first, second) = (first, second)
      first.alpha *= old.opacity
      second.alpha *= new.opacity
      let apart =
        old.countsByCoverage ? abs(first.alpha - second.alpha) : Distance.of(first, second)
      growColor(apart, "the colour of item \(index)")
    case (.gradient(let first), .gradient(let second)):
      guard first.kind == second.kind else { return differ("the gradient of item \(index)") }
      let offsets = [
        first.start - second.start, first.end - second.end, first.focus - second.focus,
      ]
      for offset in offsets { grow(offset.length, "the gradient of item \(index)") }
      growColor(abs(old.opacity - new.opacity), "the opacity of item \(index)")
      growColor(first.colorDistance(to: second), "the stops of item \(index)")
    case (.color, _), (.gradient, _):
      differ("the paint of item \(index)")
    }
  }

  private mutating func grow(_ value: Double, _ what: String) {
    // What is no number is nowhere.
    let value = value.isNaN ? .infinity : value
    itemDistance = max(itemDistance, value)
    guard value > distance else { return }
    distance = value
    self.what = what
    layer = current
  }

  private mutating func growColor(_ value: Double, _ what: String) {
    let value = value.isNaN ? 1 : value
    itemColor = max(itemColor, value)
    guard value > color else { return }
    color = value
    guard distance < 1e-3 else { return }
    self.what = what
    layer = current
  }

  private mutating func differs(_ what: String) -> Bool {
    differ(what)
    return false
  }

  private mutating func differ(_ what: String) {
    isOther = true
    self.what = what
    layer = current
  }
}

extension FrameGradient {
  /// How far two gradients are apart in colour.
  fileprivate func colorDistance(to other: FrameGradient) -> Double {
    (0...64).reduce(0) { worst, step in
      let place = Double(step) / 64
      let color = color(at: place)
      // An edge that lies a little off is not another colour.
      let nearest = [0, -2e-3, 2e-3].map { Distance.of(color, other.color(at: place + $0)) }.min()
      return max(worst, nearest ?? 0)
    }
  }

  private func color(at place: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.offset >= place }) else {
      return stops.last?.color ?? .black
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    guard high.offset > low.offset else { return high.color }
    return .interpolate(low.color, high.color, (place - low.offset) / (high.offset - low.offset))
  }
}

extension Path {
  /// Whether it goes around four straight sides, of which no rule of filling makes anything else.
  fileprivate var isQuadrangle: Bool {
    contours.count == 1 && contours[0].quadrangle != nil
  }
}

extension Matrix {
  /// Whether it gives a line the same width, but for the last digits.
  func isAlmost(_ other: Matrix) -> Bool {
    let limit = 1e-6 * max(maximumScale, other.maximumScale)
    return abs(a - other.a) <= limit && abs(b - other.b) <= limit && abs(c - other.c) <= limit
      && abs(d - other.d) <= limit
  }
}

/// How much what exact tracks alone change differs from the source.
package struct ExactDifference: Hashable, Sendable {
  /// The largest difference, in points of the canvas or 0…1 for a colour or an opacity.
  package private(set) var worst = 0.0
  /// The layer it is in.
  package private(set) var layer = ""
  /// The numbers of the layers whose movement was compared (see `ItemOrigin.layers`).
  var places: Set<Int> = []
  /// The same of those whose colours were compared.
  var colors: Set<Int> = []

  /// Takes note of how much an item of a layer differs in its place or in its colour.
  mutating func add(
    _ difference: Double, of layer: String, _ origins: [ItemOrigin],
    to compared: WritableKeyPath<ExactDifference, Set<Int>>
  ) {
    for origin in origins { self[keyPath: compared].formUnion(origin.layers) }
    guard !(difference <= worst) else { return }
    worst = difference
    self.layer = layer
  }
}
