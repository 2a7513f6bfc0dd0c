package import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The difference between the painted items of two frames, outline by outline.
package struct FrameDifference: Hashable, Sendable {
  /// The largest distance of outlines, gradients and line edges, in points of the canvas.
  ///
  /// Content that is outside of the canvas by more than half of its longer side does not count.
  package var distance = 0.0
  /// The largest difference of colors and opacities, 0…1.
  package var color = 0.0
  /// The item with the largest difference or with a difference in kind; empty if there is none.
  package var what = ""
  /// The layer with the largest difference or with a difference in kind; empty if none or unknown.
  package var layer = ""
  /// The difference of content that only exact tracks change.
  package private(set) var exact = ExactDifference()
  /// The differences by layer number (see `ItemOrigin.layers`); layers without one are omitted.
  package private(set) var layers: [Int: LayerDifference] = [:]
  /// `true` if the frames paint items that differ in number or kind.
  package var isOther = false
  /// `true` if the frames can be compared, which is not possible with thousands of masks on a
  /// layer.
  package var isComparable = true

  /// The work of the comparison: 1 per pair of point and line segment, and 1,000 per item.
  package private(set) var effort = 0

  /// `true` if one of the frames has more masks than the other.
  private var hasOtherMasks = false
  /// The layer that is compared at the moment.
  private var current = ""
  private let canvas: Rect
  /// The area in which differences count: the canvas with a margin of half its longer side.
  private let area: Rect
  /// The size of the largest area that is not visible, in square points.
  private let smallestArea: Double

  /// The differences of the items that are compared at the moment.
  private var itemDistance = 0.0
  private var itemColor = 0.0
  private var itemHighlight = 0.0
  private var itemIsOther = false

  /// Compares two frames; with `exactLayers`, only the content of these layers in the second frame.
  ///
  /// Masks of one frame can be clips in the other, or the outlines of gradients. If the frames differ
  /// in kind, or one has more masks, these are also compared, and the smallest difference counts.
  init(_ left: Frame, _ right: Frame, exactLayers: ExactLayers? = nil) {
    self.init(left, right, exactLayers, .items)
    guard exactLayers == nil else { return }
    for masks in [DrawnItems.Masks.clips, .outlines] where needsOtherMasks {
      var other = FrameDifference(left, right, nil, masks)
      other.effort += effort
      if other.isOther || !isOther && distance <= other.distance {
        effort = other.effort
      } else {
        self = other
      }
    }
  }

  /// Compares two frames as a whole.
  package init(between left: Frame, and right: Frame) { self.init(left, right) }

  /// `true` if the difference may be smaller if masks are treated differently.
  private var needsOtherMasks: Bool { isOther || hasOtherMasks && distance > Self.small }

  /// The largest distance that rounding explains.
  private static let small = 1e-3

  /// The share of the canvas below which a spot is not visible: 7 × 7 of 512 × 512 pixels.
  private static let invisibleShare = 2e-4

  private init(
    _ left: Frame, _ right: Frame, _ exactLayers: ExactLayers?, _ masks: DrawnItems.Masks
  ) {
    canvas = Rect(origin: .zero, size: left.size)
    area = canvas.outset(by: max(left.size.width, left.size.height) / 2)
    smallestArea = left.size.width * left.size.height * Self.invisibleShare
    let first = DrawnItems(left, masks)
    let second = DrawnItems(right, masks)
    effort = 1000 * (1 + first.items.count + second.items.count)
    hasOtherMasks = first.maskedGroups != second.maskedGroups
    guard first.isComparable, second.isComparable else {
      isComparable = false
      return
    }
    guard let matched = Self.matched(first.items, second.items, effort: &effort) else {
      isOther = true
      let counts = [first, second].map { Self.drawn($0.items).count }
      what = "the number of items (\(counts[0]) instead of \(counts[1]))"
      return
    }
    for (index, pair) in matched.pairs.enumerated() {
      let (old, new) = (matched.old[pair.old], matched.new[pair.new])
      current = old.origins.first?.layer ?? ""
      (itemDistance, itemColor, itemHighlight, itemIsOther) = (0, 0, 0, false)
      guard let exactLayers else {
        _ = compare(old, new, index)
        recordLayers(of: old.origins)
        continue
      }
      let origins = new.origins
      let parts = exactLayers.parts(origins)
      guard parts.places || parts.colors, compare(old, new, index) else { continue }
      if parts.places { exact.add(itemDistance, of: current, origins, to: \.places) }
      if parts.colors { exact.add(itemColor, of: current, origins, to: \.colors) }
    }
    current = ""
  }

  /// The items of two frames, and the positions of those that correspond.
  private typealias Matched = (
    old: [DrawnItem], new: [DrawnItem], pairs: [(old: Int, new: Int)]
  )

  /// Returns the corresponding items of two frames, or `nil` if visible items have none.
  private static func matched(
    _ first: [DrawnItem], _ second: [DrawnItem], effort: inout Int
  ) -> Matched? {
    let (first, second) = (drawn(first), drawn(second))
    // Items that are drawn almost identically may be merged on one side only.
    for (old, new) in [(joined(first), joined(second)), (first, second)] {
      let alignment = ItemAlignment(old, new)
      effort += alignment.effort
      if alignment.isComplete { return (old, new, alignment.pairs) }
    }
    return nil
  }

  /// Returns the items without empty ones.
  private static func drawn(_ items: [DrawnItem]) -> [DrawnItem] {
    items.compactMap { item in
      guard item.opacity > 0 else { return nil }
      func isDot(_ contour: Contour) -> Bool { OutlineDistance.isDot(contour.controlBounds) }
      guard item.path.contours.contains(where: isDot) else {
        return item.path.isEmpty ? nil : item
      }
      var item = item
      item.path.contours.removeAll(where: isDot)
      return item.path.isEmpty ? nil : item
    }
  }

  /// Returns the items with identically drawn lines and areas merged.
  ///
  /// The grouping of the items does not matter.
  private static func joined(_ items: [DrawnItem]) -> [DrawnItem] {
    var result: [DrawnItem] = []
    for item in items {
      // Changes the last item in place, because another reference would copy its arrays each time.
      if let last = result.indices.last, result[last].goesOn(with: item) {
        result[last].append(item)
      } else {
        result.append(item)
      }
    }
    return result
  }

  /// Compares two items; returns `true` if they are of the same kind and can be visible.
  private mutating func compare(_ old: DrawnItem, _ new: DrawnItem, _ index: Int) -> Bool {
    guard old.roles == new.roles else { return differs("the grouping of item \(index)") }
    guard old.meets(area) || new.meets(area) else { return false }
    switch (old.tool, new.tool) {
    case (.path(.fill(let first)), .path(.fill(let second))):
      guard first == second || old.path.isQuadrangle && new.path.isQuadrangle else {
        return differs("the fill rule of item \(index)")
      }
    case (.image(let first), .image(let second)):
      guard first == second else { return differs("the image of item \(index)") }
    case (.text(let first), .text(let second)):
      guard first == second else { return differs("the text of item \(index)") }
    case (.path(.stroke(let first)), .path(.stroke(let second))):
      guard first.cap == second.cap, first.join == second.join,
        first.dashes.count == second.dashes.count
      else { return differs("the line style of item \(index)") }
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

  /// Compares the areas of masks with the nearest masks and clips of the other item.
  private mutating func compareMasks(_ masks: [Path], _ others: [Path], _ index: Int) {
    for mask in masks {
      let distances = others.map {
        OutlineDistance.between(mask, $0, in: area, effort: &effort)
      }
      guard let distance = distances.min() else {
        return differ("the number of masks of item \(index)")
      }
      grow(distance, "the mask of item \(index)")
    }
  }

  private mutating func compareShadows(_ old: DrawnItem, _ new: DrawnItem, _ index: Int) {
    let first = old.shadows.filter { $0.color.alpha > 0 }
    let second = new.shadows.filter { $0.color.alpha > 0 }
    guard first.count == second.count else {
      return differ("the number of shadows of item \(index)")
    }
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
      grow(abs(first - second) * oldPen.maximumScale, "the dash pattern of line \(index)")
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
      growColor(apart, "the color of item \(index)")
    case (.gradient(let first), .gradient(let second)):
      guard first.kind == second.kind else { return differ("the gradient of item \(index)") }
      for offset in [first.start - second.start, first.end - second.end] {
        grow(offset.length, "the gradient of item \(index)")
      }
      compareHighlights(old, first, second, index)
      growColor(abs(old.opacity - new.opacity), "the opacity of item \(index)")
      growColor(first.colorDistance(to: second), "the gradient of item \(index)")
    case (.color, _), (.gradient, _):
      differ("the paint of item \(index)")
    }
  }

  /// Compares the colors of an item's radial gradients whose highlights differ.
  private mutating func compareHighlights(
    _ item: DrawnItem, _ old: FrameGradient, _ new: FrameGradient, _ index: Int
  ) {
    let change = (old.focus - old.start) - (new.focus - new.start)
    guard old.kind == .radial, !(change.length <= Self.small),
      let grid = PaintedGrid(item, in: canvas, effort: &effort)
    else { return }
    let difference = old.highlightDifference(from: new, on: grid, smallestArea: smallestArea)
    growColor(
      difference * min(item.opacity, 1), "the highlight of item \(index)", of: \.itemHighlight)
  }

  /// `true` if the difference is one in kind, exceeds a point, or is a visible one in color.
  var isClear: Bool { isOther || distance > 1 || color > 0.02 }

  /// Returns `true` if no part of the difference exceeds that of another one.
  func isLess(than other: FrameDifference) -> Bool {
    isComparable && (other.isOther || !isOther) && distance <= other.distance
      && color <= other.color && exact.worst <= other.exact.worst
  }

  private mutating func grow(_ value: Double, _ what: String) {
    // NaN coordinates are infinitely far away.
    let value = value.isNaN ? .infinity : value
    itemDistance = max(itemDistance, value)
    guard value > distance else { return }
    distance = value
    self.what = what
    layer = current
  }

  private mutating func growColor(
    _ value: Double, _ what: String, of part: WritableKeyPath<FrameDifference, Double> = \.itemColor
  ) {
    let value = value.isNaN ? 1 : value
    self[keyPath: part] = max(self[keyPath: part], value)
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

  /// Records the differences of the current items as those of their layers.
  private mutating func recordLayers(of origins: [ItemOrigin]) {
    let worst = max(itemDistance, itemColor, itemHighlight)
    guard itemIsOther || worst > Self.small else { return }
    var difference = LayerDifference(
      distance: itemDistance, color: itemColor, isOther: itemIsOther)
    difference.highlight = itemHighlight
    for number in Set(origins.flatMap(\.layers)) {
      layers[number, default: LayerDifference()].add(difference)
    }
  }

  private mutating func differ(_ what: String) {
    isOther = true
    itemIsOther = true
    self.what = what
    layer = current
  }
}

extension Path {
  /// `true` if the path is a quadrangle with straight sides, which fill rules do not affect.
  fileprivate var isQuadrangle: Bool {
    contours.count == 1 && contours[0].quadrangle != nil
  }
}

extension Matrix {
  /// Returns `true` if the matrices give a line the same width, apart from rounding.
  func isAlmost(_ other: Matrix) -> Bool {
    let limit = 1e-6 * max(maximumScale, other.maximumScale)
    return abs(a - other.a) <= limit && abs(b - other.b) <= limit && abs(c - other.c) <= limit
      && abs(d - other.d) <= limit
  }
}

/// The difference between the source and content that only exact tracks change.
package struct ExactDifference: Hashable, Sendable {
  /// The largest difference, in points of the canvas, or 0…1 for a color or opacity.
  package private(set) var worst = 0.0
  /// The layer with the largest difference.
  package private(set) var layer = ""
  /// The numbers of the layers whose movement was compared (see `ItemOrigin.layers`).
  var places: Set<Int> = []
  /// The numbers of the layers whose colors were compared.
  var colors: Set<Int> = []

  /// Records the difference of a layer's item in position or color.
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
