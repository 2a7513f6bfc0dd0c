internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Walks the lists of a shape layer in the order of players: each from its last item to its first.
///
/// A style paints every path that follows in this order in the same list, including nested groups.
/// A modifier changes these paths (lottie-web SVGShapeElement.searchShapes). A class because nested
/// lists add to the same tables.
final class ShapeWalk {
  private enum Node {
    case style(Int)
    case group(Int, [Node])
  }

  /// The state of an enclosing list that applies to the items of a nested list.
  private struct Scope {
    var group: Int?
    var styles: [Int] = []
    var modifiers: [Int] = []
    var depth = 0
    /// The number of copies that repeaters make of the items.
    var copies = 1
    /// The name of the repeater in the same list that copies the items, if any.
    var repeaterInList: String?
  }

  private let properties: PropertyImporter
  private let limits: Limits
  private var pairs = 0
  private var vertices = 0
  private var names = UniqueNames()
  private var paths: [ShapePath] = []
  private var groups: [ShapeGroup] = []
  private var modifiers: [PathModifier] = []
  private var styles: [ShapeStyle] = []
  /// The location of each modifier in the file, by name.
  private var modifierSources: [String: SourceID] = [:]

  init(_ properties: PropertyImporter, _ limits: Limits) {
    self.properties = properties
    self.limits = limits
  }

  private var log: ImportLog { properties.log }
  private var geometryImporter: GeometryImporter {
    GeometryImporter(properties: properties, limits: limits)
  }
  private var styleImporter: StyleImporter { StyleImporter(properties: properties) }
  private var modifierImporter: ModifierImporter {
    ModifierImporter(properties: properties, limits: limits)
  }
  private var transformImporter: TransformImporter { TransformImporter(properties: properties) }

  func content(of items: [ShapeItem]) -> ShapeContent {
    let nodes = walk(items, Scope())
    // Paths are reached from last to first, but tables are in file order.
    let last = paths.count - 1
    func inOrder(_ indices: [Int]) -> [Int] { indices.reversed().map { last - $0 } }
    for index in styles.indices { styles[index].paths = inOrder(styles[index].paths) }
    for index in modifiers.indices { modifiers[index].paths = inOrder(modifiers[index].paths) }
    var content = ShapeContent(
      paths: paths.reversed(), groups: groups,
      // The last modifier reached is nearest to the paths and is applied first.
      modifiers: modifiers.reversed().filter { !$0.paths.isEmpty },
      nodes: nodes.compactMap(node))
    content.modifiers = content.modifiers.filter { modifier in
      guard case .merge(let merge) = modifier.kind else { return true }
      // A single area is the same in every mode.
      return content.operands(of: modifier.paths, in: merge.group).count > 1
    }
    log.reportMergeLosses(of: content, modifierSources)
    for modifier in content.modifiers {
      guard case .offsetPath = modifier.kind, let layer = properties.layer,
        let source = modifierSources[modifier.name]
      else { continue }
      log.leaveToSceneChecks(.offsetPath(layer, name: modifier.name), at: source)
    }
    return content
  }

  /// Returns the node with its styles, or `nil` for a style without paths or an empty group.
  private func node(_ node: Node) -> ShapeNode? {
    switch node {
    case .style(let index):
      return styles[index].paths.isEmpty ? nil : .style(styles[index])
    case .group(let index, let children):
      let children = children.compactMap(self.node)
      return children.isEmpty ? nil : .group(index, children)
    }
  }

  private func walk(_ items: [ShapeItem], _ outer: Scope) -> [Node] {
    var scope = outer
    var nodes: [Node] = []
    // A hidden item has no effect, so skipping it loses nothing.
    for (position, item) in items.enumerated().reversed()
    where !item.isHidden && !Cancellation.isRequested {
      switch item.kind {
      case .group(let group):
        if let node = self.group(group, item, scope) { nodes.append(node) }
      case .geometry(let source): add(geometryImporter.geometry(source, of: item), item, scope)
      case .style(let source):
        guard let style = styleImporter.style(source, of: item, group: scope.group, &names)
        else { continue }
        styles.append(style)
        scope.styles.append(styles.count - 1)
        nodes.append(.style(styles.count - 1))
      case .modifier(let source):
        guard let modifier = modifierImporter.modifier(source, of: item, group: scope.group, &names)
        else { continue }
        modifierSources[modifier.name] = item.source
        modifiers.append(modifier)
        scope.modifiers.append(modifiers.count - 1)
      case .repeater(let source):
        guard let repeater = modifierImporter.repeater(source, item) else { continue }
        // The remaining items are the ones before the repeater.
        if let node = repeated(Array(items[..<position]), repeater, item, scope) {
          nodes.append(node)
        }
        return nodes
      case .twist:
        log.report(
          .twist, "Twist is ignored, as in Lottie players", at: item.source,
          outcome: .dropped)
      case .unknown(let type):
        log.report(
          .unknownShape, "the item of type '\(type)' is ignored",
          at: item.source, outcome: .dropped)
      case .noStyle:
        // In players, it paints nothing and does not end the list.
        continue
      }
    }
    return nodes
  }

  /// Returns the items before a repeater as a repeated group.
  private func repeated(
    _ items: [ShapeItem], _ repeater: PegbarScene.Repeater, _ item: ShapeItem, _ outer: Scope
  ) -> Node? {
    guard isWithinDepth(outer, item) else { return nil }
    if repeater.largestCount > 1 {
      reportTrimmedCopies(in: outer, item)
      reportMergedCopies(in: outer)
    }
    let known = paths.count
    groups.append(
      ShapeGroup(
        name: names.unique(item.name ?? "", or: item.kind.title),
        source: log.path(of: item.source), parent: outer.group, repeater: repeater))
    let index = groups.count - 1
    var scope = outer
    scope.group = index
    scope.depth += 1
    scope.copies = min(outer.copies * repeater.largestCount, limits.paintedPaths + 1)
    if repeater.largestCount > 1 { scope.repeaterInList = groups[index].name }
    let nodes = walk(items, scope)
    if let other = outer.repeaterInList, repeater.largestCount > 1, paths.count > known,
      !nodes.isEmpty || !outer.styles.isEmpty
    {
      log.report(
        .nestedRepeaters,
        """
        '\(other)' repeats the copies of '\(groups[index].name)'; the web player misplaces some of \
        these copies
        """,
        at: item.source, outcome: .kept)
    }
    return .group(index, nodes)
  }

  /// Reports a Trim Paths after a repeater that measures all paths together, because it does not
  /// include the copies.
  private func reportTrimmedCopies(in scope: Scope, _ item: ShapeItem) {
    let measuring = scope.modifiers.first { index in
      guard case .trim(let trim) = modifiers[index].kind else { return false }
      return trim.mode == .individually
    }
    guard let measuring else { return }
    log.report(
      .repeater,
      """
      '\(modifiers[measuring].name)' trims each copy separately instead of all copies in sequence
      """,
      at: item.source, outcome: .approximated(error: nil))
  }

  /// Reports a Merge Paths after a repeater that should combine the copies, because it does not
  /// include them.
  private func reportMergedCopies(in scope: Scope) {
    for index in scope.modifiers {
      // Add produces the area of all copies in any case.
      guard case .merge(let merge) = modifiers[index].kind, merge.mode != .add,
        let source = modifierSources[modifiers[index].name]
      else { continue }
      log.report(
        .mergePaths,
        """
        Merge Paths merges the paths within each Repeater copy instead of across all copies; use \
        Add, or merge the copies in Illustrator
        """,
        at: source, outcome: .approximated(error: nil))
    }
  }

  private func isWithinDepth(_ scope: Scope, _ item: ShapeItem) -> Bool {
    // Repeaters count as groups here, but the reader only limits groups.
    if scope.depth < limits.groupDepth { return true }
    log.report(
      .groupDepth,
      """
      groups are nested more than \(limits.groupDepth) levels deep (limit group-depth); this group \
      is dropped
      """,
      at: item.source, outcome: .dropped)
    return false
  }

  private func group(_ group: Group, _ item: ShapeItem, _ outer: Scope) -> Node? {
    guard isWithinDepth(outer, item) else { return nil }
    if let transform = group.transform { transformImporter.reportTurn(of: transform) }
    groups.append(
      ShapeGroup(
        name: names.unique(item.name ?? "", or: "Group"),
        source: log.path(of: item.source),
        parent: outer.group,
        transform: group.transform.map { transformImporter.transform($0) } ?? .identity,
        opacity: properties.opacity(group.transform?.opacity),
        blendMode: (item.blendMode ?? .normal).sceneMode))
    let index = groups.count - 1
    var scope = outer
    scope.group = index
    scope.depth += 1
    scope.repeaterInList = nil
    return .group(index, walk(group.items, scope))
  }

  private func add(_ geometry: Geometry, _ item: ShapeItem, _ scope: Scope) {
    let isWithin = pairs <= limits.paintedPaths && vertices <= limits.paintedVertices
    let uses = (scope.styles.count + scope.modifiers.count) * scope.copies
    pairs += uses
    vertices += min(uses, limits.paintedPaths) * largestCount(of: geometry, scope)
    guard pairs <= limits.paintedPaths, vertices <= limits.paintedVertices else {
      // Reported once, because later paths are dropped for the same reason.
      guard isWithin else { return }
      return log.report(
        .paintLimit,
        """
        paints and modifiers apply to more than \(limits.text(\.paintedPaths)) or \
        \(limits.text(\.paintedVertices)); this path and the preceding paths are dropped
        """,
        at: item.source, outcome: .dropped)
    }
    let index = paths.count
    paths.append(
      ShapePath(
        name: names.unique(item.name ?? "", or: item.kind.title),
        source: log.path(of: item.source), group: scope.group, geometry: geometry))
    for style in scope.styles { styles[style].paths.append(index) }
    for modifier in scope.modifiers { modifiers[modifier].paths.append(index) }
  }

  /// Returns the maximum number of vertices of a path at any time, including ridges.
  private func largestCount(of geometry: Geometry, _ scope: Scope) -> Int {
    var count = geometry.largestVertexCount
    for index in scope.modifiers {
      guard case .zigZag(let zigZag) = modifiers[index].kind else { continue }
      // A path whose ridges exceed the limit is unchanged.
      count = min(
        count * (zigZag.largestRidgeCount + 1), max(count, Limits.ridgedVertices))
    }
    return count
  }
}

extension Geometry {
  /// The maximum number of vertices at any time, for limits.
  fileprivate var largestVertexCount: Int {
    switch self {
    case .path(let path): path.values.reduce(0) { max($0, $1.vertexCount) }
    case .rectangle: 8
    case .ellipse: 4
    case .polystar(let star):
      Int(max(0, min(star.pointCount.range.high, Double(Limits.largestStarPoints)))) * 2
    }
  }
}

extension PegbarScene.ZigZag {
  fileprivate var largestRidgeCount: Int {
    Int(max(0, min(ridges.range.high.rounded(), Double(Limits.largestRidges))))
  }
}
