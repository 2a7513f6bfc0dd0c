internal import PegbarDiagnostics
internal import PegbarLottie

/// The items of a list of shapes that Core Animation draws together, including inherited ones.
///
/// A list without paths passes its styles and modifiers on to its groups (lottie-ios
/// ShapeLayer.swift, `makeGroupLayers`).
struct DrawnShapes {
  /// The number of drawn paths.
  private(set) var paths = 0
  /// The number of polystars.
  private(set) var stars = 0
  /// The number of rectangles and ellipses.
  private(set) var others = 0
  /// `true` if there is a fill or a stroke.
  private(set) var hasStyle = false
  /// `true` if there is a fill.
  private(set) var hasFill = false
  /// `true` if there is a fill with a single color.
  private(set) var hasColorFill = false
  /// A fill that reveals whether outlines are combined, because it has holes or is transparent.
  private(set) var revealingFill: ShapeItem?
  /// The first Trim Paths item that can remove a part of a path.
  private(set) var trim: ShapeItem?
  /// The first Round Corners item.
  private(set) var corners: ShapeItem?
  /// A stroke outside the group of the paths.
  private(set) var inheritedStroke: ShapeItem?
  /// `true` if the group of the paths scales them by different factors.
  private(set) var isStretched = false

  /// The number of outlines.
  var outlines: Int { paths + stars + others }
  /// `true` if there are outlines.
  var hasPath: Bool { outlines > 0 }
  /// The Trim Paths item that applies to filled paths.
  var trimOnFill: ShapeItem? { hasPath && hasFill ? trim : nil }
  /// `true` if all outlines are combined into one.
  var isCombined: Bool { paths > 1 && paths == outlines && trim == nil }

  /// Returns the lists in which a list of shapes is drawn: the list itself, or each group with and
  /// without the items that it inherits.
  static func lists(of items: [ShapeItem]) -> [(list: DrawnShapes, alone: DrawnShapes?)] {
    var own = DrawnShapes()
    own.add(items)
    guard !own.hasPath else { return [(own, nil)] }
    return items.lazy.filter { !$0.isHidden }.compactMap { item in
      guard case .group(let group) = item.kind, own.isInherited else { return nil }
      var list = DrawnShapes()
      list.add(group.items)
      guard list.hasPath else { return nil }
      let alone = list
      list.inherit(own, from: items)
      list.isStretched = group.scalesUnevenly
      return (list, alone)
    }
  }

  /// `true` if groups inherit items from the list.
  private var isInherited: Bool { hasStyle || trim != nil || corners != nil }

  private mutating func inherit(_ list: DrawnShapes, from items: [ShapeItem]) {
    hasStyle = hasStyle || list.hasStyle
    hasFill = hasFill || list.hasFill
    hasColorFill = hasColorFill || list.hasColorFill
    revealingFill = revealingFill ?? list.revealingFill
    trim = trim ?? list.trim
    corners = corners ?? list.corners
    inheritedStroke = items.first { item in
      if case .style(.stroke) = item.kind { !item.isHidden } else { false }
    }
  }

  private mutating func add(_ items: [ShapeItem]) {
    for item in items where !item.isHidden {
      switch item.kind {
      case .geometry(.path): paths += 1
      case .geometry(.polystar): stars += 1
      case .geometry(.rectangle), .geometry(.ellipse): others += 1
      case .style(.fill(let fill)): add(fill, item)
      case .style(.stroke): hasStyle = true
      case .modifier(.trim(let trim)): if trim.cuts { self.trim = self.trim ?? item }
      case .modifier(.roundedCorners): corners = corners ?? item
      case .group, .modifier, .repeater, .twist, .noStyle, .unknown: break
      }
    }
  }

  private mutating func add(_ fill: Fill, _ item: ShapeItem) {
    hasStyle = true
    hasFill = true
    if case .color = fill.paint { hasColorFill = true }
    if fill.rule == .evenOdd || fill.opacity.fixedValue != 100 {
      revealingFill = revealingFill ?? item
    }
  }
}

extension TrimPath {
  /// `true` if the item can remove a part of a path.
  fileprivate var cuts: Bool { start.fixedValue != 0 || end.fixedValue != 100 }
}

extension Rule.Check {
  /// Checks each visible list of shapes, as Core Animation draws it.
  ///
  /// Findings at the same item are reported once.
  static func drawnShapes(
    _ look: @escaping @Sendable (DrawnShapes) -> (item: ShapeItem, message: String)?
  ) -> Self {
    .shapes { items, run in
      guard run.isShown else { return }
      var reported: Set<SourceID> = []
      for (list, alone) in DrawnShapes.lists(of: items) {
        guard let found = look(list) else { continue }
        // A finding without the inherited items is reported when the group itself is checked.
        if let alone, look(alone) != nil { continue }
        guard reported.insert(found.item.source).inserted else { continue }
        run.report(found.message, at: found.item.source)
      }
    }
  }
}
