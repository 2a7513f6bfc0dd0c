internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension PegbarLottie.MergePaths.Mode {
  /// The mode of the scene, or `nil` for Merge, which changes no area.
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

extension ImportLog {
  /// Reports the parts of merged paths that cannot be drawn: their edges and later modifiers.
  ///
  /// - Parameter sources: The merges in the file, by the name of the modifier.
  func reportMergeLosses(of content: ShapeContent, _ sources: [String: SourceID]) {
    // Beyond this number, merges are too intricate for every style that they can change.
    let merges = content.modifiers.enumerated().filter {
      if case .merge = $0.element.kind { true } else { false }
    }.prefix(Limits.merges + 1)
    guard !merges.isEmpty else { return }
    let styles = content.mergedStyles
    for (index, modifier) in merges {
      guard case .merge = modifier.kind, let source = sources[modifier.name] else { continue }
      let merged = Set(modifier.paths)
      let later = content.modifiers[(index + 1)...].first { later in
        if case .merge = later.kind { return false }
        return later.paths.contains(where: merged.contains)
      }
      let lost = styles.filter { $0.paths.contains(where: merged.contains) }
      let loss: String
      if let later {
        loss = """
          '\(later.name)' follows Merge Paths and changes the individual paths instead of the \
          merged path
          """
      } else if lost.contains(where: \.isTooIntricate) {
        loss = """
          nested Merge Paths exceed the complexity limit; the paths are drawn unmerged
          """
      } else if !lost.isEmpty {
        loss = """
          the stroke follows the individual paths instead of the merged path
          """
      } else {
        continue
      }
      report(.mergePaths, loss, at: source, outcome: .approximated(error: nil))
    }
  }
}

extension ShapeContent {
  /// The paths of the styles that are drawn incorrectly: strokes that should follow the area, and
  /// styles whose area has too many parts.
  fileprivate var mergedStyles: [(paths: [Int], isTooIntricate: Bool)] {
    let areas = mergedAreas
    return nodes.flatMap(\.styles).compactMap { style in
      switch areas[MergedArea.Key(style)] {
      case nil, .unchanged: return nil
      case .tooIntricate: return (style.paths, true)
      case .parts:
        guard case .stroke = style.kind else { return nil }
        return (style.paths, false)
      }
    }
  }
}
