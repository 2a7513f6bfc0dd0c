internal import PegbarDiagnostics
internal import PegbarLottie

/// The items of a list of shapes that Core Animation draws together, with those it inherits.
///
/// A list without paths hands its styles and modifiers down to its groups (lottie-ios
/// ShapeLayer.swift, `makeGroupLayers`).
struct DrawnShapes {
  /// How many drawn paths there are.
  private(set) var paths = 0
  /// How many polystars there are.
  private(set) var stars = 0
  /// How many rectangles and ellipses there are.
  private(set) var others = 0
  /// The first fill or stroke.
  private(set) var hasStyle = false
  /// Whether there is a fill.
  private(set) var hasFill = false
  /// Whether there is a fill of one colour.
  private(set) var hasColorFill = false
  /// A fill that shows whether outlines are joined: by holes, or because it is transparent.
  private(set) var revealingFill: ShapeItem?
  /// What cuts paths, unless it leaves them whole.
  private(set) var trim: ShapeItem?
  /// What rounds corners.
  private(set) var corners: ShapeItem?
  /// A stroke that stands outside of the group with the paths.
  private(set) var inheritedStroke: ShapeItem?
  /// Whether the group with the paths scales them by different factors.
  private(set) var isStretched = false

  /// How many outlines there are.
  var outlines: Int { paths + stars + others }
  /// Whether there is anything to draw.
  var hasPath: Bool { outlines > 0 }
  /// What cuts filled paths.
  var trimOnFill: ShapeItem? { hasPath && hasFill ? trim : nil }
  /// Whether all outlines become one.
  var isCombined: Bool { paths > 1 && paths == outlines && trim == nil }

  /// The lists that a list of shapes is drawn as: itself, or its groups with what they inherit, each
  /// with what it is without that.
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

  /// Whether there is anything to hand down.
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
  /// Whether it ever leaves anything out.
  fileprivate var cuts: Bool { start.fixedValue != 0 || end.fixedValue != 100 }
}

extension Rule.Check {
  /// Each list of shapes as Core Animation draws it, if it is shown; what is found at an item of it is
  /// reported once.
  static func drawnShapes(
    _ look: @escaping @Sendable (DrawnShapes) -> (item: ShapeItem, message: String)?
  ) -> Self {
    .shapes { items, run in
      guard run.isShown else { return }
      var reported: Set<SourceID> = []
      for (list, alone) in DrawnShapes.lists(of: items) {
        guard let found = look(list) else { continue }
        // What a group has without what it inherits is found where the group is looked at.
        if let alone, look(alone) != nil { continue }
        guard reported.insert(found.item.source).inserted else { continue }
        run.report(found.message, at: found.item.source)
      }
    }
  }
}
