internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarLottie
internal import PegbarScene

extension PegbarLottie.MergePaths.Mode {
  /// The mode of the scene; none for Merge, which changes no area.
  var sceneMode: PegbarScene.MergePaths.Mode? {
    switch self {
    case .merge: nil
    case .add: .add
    case .subtract: .subtract
    case .intersect: .intersect
    case .excludeIntersections: .exclude
    }
  }
}

extension ImportContext {
  /// Reports what of merged paths cannot be drawn: their edges, and what changes them afterwards.
  ///
  /// - Parameter sources: where the merges stand in the file, by the name of the modifier.
  func reportMerges(of content: ShapeContent, _ sources: [String: SourceID]) {
    // More are too intricate for every style that they could change.
    let merges = content.modifiers.enumerated().filter {
      if case .merge = $0.element.kind { true } else { false }
    }.prefix(MergedArea.maximumMerges + 1)
    for (index, modifier) in merges {
      guard case .merge = modifier.kind, let source = sources[modifier.name] else { continue }
      let merged = Set(modifier.paths)
      let later = content.modifiers[(index + 1)...].first { later in
        if case .merge = later.kind { return false }
        return later.paths.contains(where: merged.contains)
      }
      if let later {
        report(
          .mergePaths,
          """
          '\(later.name)' comes after it and changes the single paths instead of the merged one; \
          put it before Merge Paths, or merge the paths in Illustrator
          """,
          at: source, outcome: .approximated(error: nil))
        continue
      }
      let uses = content.nodes.flatMap { $0.uses(merged, of: content) }
      if uses.contains(.tooIntricate) {
        report(
          .mergePaths,
          "the paths are merged too often to be drawn so, and put into one as they are",
          at: source, outcome: .approximated(error: nil))
        continue
      }
      guard uses.contains(.stroke) else { continue }
      report(
        .mergePaths,
        """
        the stroke follows the single paths instead of the merged one; merge the paths in \
        Illustrator
        """,
        at: source, outcome: .approximated(error: nil))
    }
  }
}

/// How a style uses merged paths.
private enum MergeUse {
  /// A stroke follows them.
  case stroke
  /// The area has too many parts.
  case tooIntricate
}

extension ShapeNode {
  /// How the styles use the paths of a merge, where it is not drawn as it should be.
  fileprivate func uses(_ merged: Set<Int>, of content: ShapeContent) -> [MergeUse] {
    switch self {
    case .group(_, let children):
      return children.flatMap { $0.uses(merged, of: content) }
    case .style(let style):
      guard style.paths.contains(where: merged.contains) else { return [] }
      switch content.mergedArea(of: style) {
      case .unchanged: return []
      case .tooIntricate: return [.tooIntricate]
      case .parts:
        guard case .stroke = style.kind else { return [] }
        return [.stroke]
      }
    }
  }
}
