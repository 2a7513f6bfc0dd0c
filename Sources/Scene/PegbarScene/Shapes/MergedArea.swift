internal import PegbarBase
internal import PegbarDiagnostics
package import PegbarGeometry

/// The result of Merge Paths for the area of a style.
package enum MergedArea: Hashable, Sendable {
  /// No effect: the style paints its paths.
  case unchanged
  /// Parts that are painted over each other.
  case parts([MergedPart])
  /// The number of parts, cuts or merges exceeds the limit; the style paints its paths.
  case tooIntricate

  /// The values that an area depends on; styles that paint the same paths in one group share it.
  package struct Key: Hashable, Sendable {
    private var paths: [Int]
    private var group: Int?

    /// Creates the key for the area of a style.
    package init(_ style: ShapeStyle) {
      paths = style.paths
      group = style.group
    }
  }
}

extension ShapeContent {
  /// The results of Merge Paths for all styles, each computed once.
  package var mergedAreas: [MergedArea.Key: MergedArea] {
    let merges = modifiers.indices.filter { index in
      if case .merge = modifiers[index].kind { true } else { false }
    }
    guard !merges.isEmpty else { return [:] }
    var areas: [MergedArea.Key: MergedArea] = [:]
    for style in nodes.flatMap(\.styles) where areas[MergedArea.Key(style)] == nil {
      areas[MergedArea.Key(style)] = mergedArea(of: style, merges)
    }
    return areas
  }

  private func mergedArea(of style: ShapeStyle, _ merges: [Int]) -> MergedArea {
    let merges = merges.filter { index in
      guard case .merge(let merge) = modifiers[index].kind else { return false }
      return isInside(merge.group, style.group)
    }
    guard !merges.isEmpty else { return .unchanged }
    guard merges.count <= Limits.merges else { return .tooIntricate }
    var combining = AreaCombining(content: self)
    let painted = style.paths.filter(paths.indices.contains)
    let parts = combining.area(of: painted, merges[...], isWhole: true)
    guard combining.changes else { return .unchanged }
    return combining.isTooIntricate ? .tooIntricate : .parts(parts)
  }

  /// Returns the paths of a merge by operand: each path of its own group separately, those of a
  /// nested group together.
  package func operands(of paths: [Int], in group: Int?) -> [[Int]] {
    paths.filter(self.paths.indices.contains).grouped { operand(of: $0, in: group) }
      .map(\.elements)
  }

  private enum Operand: Hashable {
    case path(Int)
    case group(Int)
  }

  private func operand(of path: Int, in group: Int?) -> Operand {
    // In After Effects, the content of a repeater has no group of its own.
    groups(from: paths[path].group, to: group).last { groups[$0].repeater == nil }
      .map { .group($0) } ?? .path(path)
  }

  /// Returns `true` if a group is another one or is nested in it.
  private func isInside(_ inner: Int?, _ outer: Int?) -> Bool {
    guard let outer else { return true }
    return groups(from: inner).contains(outer)
  }
}

/// Decomposes combined areas into parts with cuts.
private struct AreaCombining {
  let content: ShapeContent
  var algebra = AreaAlgebra(limit: Limits.mergedParts)
  /// `true` if any areas were combined.
  var changes = false

  /// `true` if the limit was exceeded.
  var isTooIntricate: Bool { algebra.isTooIntricate }

  /// Returns the area of paths under merges, of which the last is the outermost.
  mutating func area(
    of paths: [Int], _ merges: ArraySlice<Int>, isWhole: Bool
  ) -> [MergedPart] {
    var merges = merges
    while let index = merges.popLast() {
      guard case .merge(let merge) = content.modifiers[index].kind else { continue }
      let merged = Set(content.modifiers[index].paths)
      let inside = paths.filter(merged.contains)
      guard inside.count > 1 else { continue }
      let rest = paths.filter { !merged.contains($0) }
      let operands = operands(of: inside, merge, merges)
      guard operands.count > 1 else { continue }
      changes = true
      var parts = combined(
        operands.map { area(of: $0, merges, isWhole: false) }, merge.mode,
        isWhole: isWhole && rest.isEmpty)
      if !rest.isEmpty { parts += area(of: rest, merges, isWhole: false) }
      return algebra.limited(parts)
    }
    return [MergedPart(outlines: MergedOutlines(operands: [paths]), rule: .nonZero)]
  }

  /// Returns the operands of a merge; the result of an earlier merge in the same group is one
  /// operand.
  private func operands(
    of paths: [Int], _ merge: MergePaths, _ inner: ArraySlice<Int>
  ) -> [[Int]] {
    var result = content.operands(of: paths, in: merge.group)
    for index in inner {
      guard case .merge(let other) = content.modifiers[index].kind, other.group == merge.group
      else { continue }
      let merged = Set(content.modifiers[index].paths)
      let parts = result.filter { $0.contains(where: merged.contains) }
      guard parts.count > 1, let place = result.firstIndex(where: { $0 == parts[0] }) else {
        continue
      }
      result[place] = parts.flatMap { $0 }
      result.removeAll { parts.dropFirst().contains($0) }
    }
    return result
  }

  private mutating func combined(
    _ operands: [[MergedPart]], _ mode: MergePaths.Mode, isWhole: Bool
  ) -> [MergedPart] {
    switch mode {
    case .add: algebra.union(operands)
    case .subtract: algebra.difference(operands)
    case .intersect: algebra.intersection(operands)
    case .exclude: algebra.symmetricDifference(operands, isWhole: isWhole)
    }
  }
}
