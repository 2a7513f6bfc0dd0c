internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// A modifier without its paths, which are filled in while walking.
  func modifier(_ item: ShapeItem, _ unique: (String, String) -> String) -> PathModifier? {
    switch item.kind {
    case .trim(let trim):
      PathModifier(
        name: unique(item.name ?? "", "Trim Paths"), source: path(of: item.source),
        kind: .trim(self.trim(trim)), paths: [])
    case .roundedCorners(let corners):
      PathModifier(
        name: unique(item.name ?? "", "Round Corners"), source: path(of: item.source),
        kind: .roundedCorners(
          PegbarScene.RoundedCorners(radius: number(corners.radius, "Radius"))),
        paths: [])
    case .group, .path, .rectangle, .ellipse, .polystar, .fill, .stroke, .gradientFill,
      .gradientStroke, .repeater, .mergePaths, .offsetPath, .puckerBloat, .zigZag, .twist,
      .noStyle, .unknown:
      nil
    }
  }

  private func trim(_ source: TrimPath) -> Trim {
    Trim(
      start: number(source.start, "Start", factor: 0.01),
      end: number(source.end, "End", factor: 0.01, default: 1),
      offset: number(source.offset, "Offset", factor: 1 / 360),
      mode: source.mode == .simultaneously ? .simultaneously : .individually)
  }

  /// Reports a way of merging that is not imported; Merge just puts the paths into one.
  func reportMerge(_ merge: MergePaths, _ item: ShapeItem, over pathCount: Int) {
    let title: String
    switch merge.mode {
    case .merge: return
    case .add: title = "Add"
    case .subtract: title = "Subtract"
    case .intersect: title = "Intersect"
    case .excludeIntersections: title = "Exclude Intersections"
    }
    // One path alone is the same in every mode but Exclude, which changes its fill rule.
    guard pathCount > (merge.mode == .excludeIntersections ? 0 : 1) else { return }
    report(
      .mergePaths,
      """
      the paths are put into one as they are instead of merged by \(title); merge them in \
      Illustrator, or use masks
      """,
      at: item.source, outcome: .approximated(error: nil))
  }

  /// How many paths stand before each item of a list, those of nested groups included.
  static func pathsBefore(_ items: [ShapeItem]) -> [Int] {
    var count = 0
    return items.map { item in
      defer { count += pathCount(item) }
      return count
    }
  }

  private static func pathCount(_ item: ShapeItem) -> Int {
    guard !item.isHidden else { return 0 }
    switch item.kind {
    case .path, .rectangle, .ellipse, .polystar: return 1
    case .group(let group): return group.items.reduce(0) { $0 + pathCount($1) }
    case .fill, .stroke, .gradientFill, .gradientStroke, .trim, .repeater, .roundedCorners,
      .mergePaths, .offsetPath, .puckerBloat, .zigZag, .twist, .noStyle, .unknown:
      return 0
    }
  }

  /// Reports items that are read but not drawn.
  func reportUnimported(_ item: ShapeItem) {
    switch item.kind {
    case .repeater:
      report(
        .repeater, "the Repeater is left out and only the original is drawn; copy the group",
        at: item.source)
    case .offsetPath:
      report(
        .offsetPath,
        "Offset Paths is left out and the paths keep their size; use a stroke or a larger path",
        at: item.source)
    case .puckerBloat:
      report(
        .puckerBloat, "Pucker & Bloat is left out; key the path itself", at: item.source)
    case .zigZag:
      report(.zigZag, "Zig Zag is left out; draw the path itself", at: item.source)
    case .twist:
      report(.twist, "Twist is left out, as in players; key the path itself", at: item.source)
    case .unknown(let type):
      report(
        .unknownShape, "shapes of type '\(type)' are not known; the item is left out",
        at: item.source)
    case .group, .path, .rectangle, .ellipse, .polystar, .fill, .stroke, .gradientFill,
      .gradientStroke, .trim, .roundedCorners, .mergePaths, .noStyle:
      // These are imported.
      return
    }
  }
}
