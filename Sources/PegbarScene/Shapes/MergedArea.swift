internal import PegbarDiagnostics

/// A part of what a fill paints where Merge Paths combines areas: outlines, cut by other outlines.
package struct MergedPart: Hashable, Sendable {
  /// Outlines that a part is cut by.
  package struct Cut: Hashable, Sendable {
    /// The outlines.
    package var outlines: MergedOutlines
    /// Whether what lies inside of them is taken away, and not what lies outside.
    package var isInverted: Bool
  }

  /// What is painted.
  package var outlines: MergedOutlines
  /// Which points count as inside of it.
  package var rule: FillRule
  /// What it is cut by, all of them.
  package var cuts: [Cut] = []
}

/// What Merge Paths makes of the area of a style.
package enum MergedArea: Hashable, Sendable {
  /// Nothing: the style paints its paths.
  case unchanged
  /// Parts that lie over each other.
  case parts([MergedPart])
  /// More parts, cuts or merges than any design needs; the style paints its paths.
  case tooIntricate

  /// What an area depends on: styles that paint the same paths in one group share it.
  package struct Place: Hashable, Sendable {
    private var paths: [Int]
    private var group: Int?

    /// The place of a style.
    package init(_ style: ShapeStyle) {
      paths = style.paths
      group = style.group
    }
  }
}

/// Outlines that count as one.
package struct MergedOutlines: Hashable, Sendable {
  /// The indices of the paths of each operand.
  package var operands: [[Int]]
  /// Whether all operands have to wind the same way, so that none takes away from another.
  package var isAligned: Bool

  /// Makes outlines from the indices of the paths of each operand.
  package init(operands: [[Int]], isAligned: Bool = false) {
    self.operands = operands
    self.isAligned = isAligned
  }

  /// The indices of all paths.
  package var paths: [Int] { operands.flatMap { $0 } }
}

extension ShapeContent {
  /// What Merge Paths makes of the areas of all styles, each worked out once.
  package var mergedAreas: [MergedArea.Place: MergedArea] {
    let merges = modifiers.indices.filter { index in
      if case .merge = modifiers[index].kind { true } else { false }
    }
    guard !merges.isEmpty else { return [:] }
    var areas: [MergedArea.Place: MergedArea] = [:]
    for style in nodes.flatMap(\.styles) where areas[MergedArea.Place(style)] == nil {
      areas[MergedArea.Place(style)] = mergedArea(of: style, merges)
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
    return combining.isTooComplex ? .tooIntricate : .parts(parts)
  }

  /// The paths of a merge by operand: each path of its own group for itself, those of a group
  /// inside of it together.
  package func operands(of paths: [Int], in group: Int?) -> [[Int]] {
    var places: [Operand: Int] = [:]
    var result: [[Int]] = []
    for path in paths where self.paths.indices.contains(path) {
      let operand = operand(of: path, in: group)
      if let place = places[operand] {
        result[place].append(path)
      } else {
        places[operand] = result.count
        result.append([path])
      }
    }
    return result
  }

  private enum Operand: Hashable {
    case path(Int)
    case group(Int)
  }

  private func operand(of path: Int, in group: Int?) -> Operand {
    // What a repeater repeats has no group of its own in After Effects.
    groups(from: paths[path].group, to: group).last { groups[$0].repeater == nil }
      .map { .group($0) } ?? .path(path)
  }

  /// Whether a group is another or stands in it.
  private func isInside(_ inner: Int?, _ outer: Int?) -> Bool {
    guard let outer else { return true }
    return groups(from: inner).contains(outer)
  }
}

/// Takes combined areas apart into parts that are cut.
private struct AreaCombining {
  let content: ShapeContent
  /// Whether it was given up.
  var isTooComplex = false
  /// Whether any areas were combined.
  var changes = false

  init(content: ShapeContent) {
    self.content = content
  }

  /// The area of paths under merges, of which the last is the outermost.
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
      return limited(parts)
    }
    return [MergedPart(outlines: MergedOutlines(operands: [paths]), rule: .nonZero)]
  }

  /// The operands of a merge; what a merge before it in the same list has combined is one.
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
    let plain = operands.compactMap(\.plainOperands)
    let isPlain = plain.count == operands.count
    switch mode {
    case .add:
      guard isPlain else { return operands.flatMap { $0 } }
      return [
        MergedPart(
          outlines: MergedOutlines(operands: plain.flatMap { $0 }, isAligned: true),
          rule: .nonZero)
      ]
    case .subtract:
      return operands.dropFirst().reduce(operands.first ?? []) { without($0, $1) }
    case .intersect:
      return operands.dropFirst().reduce(operands.first ?? []) { within($0, $1) }
    case .exclude:
      if isPlain, isWhole {
        return [
          MergedPart(
            outlines: MergedOutlines(operands: plain.flatMap { $0 }), rule: .evenOdd)
        ]
      }
      return operands.dropFirst().reduce(operands.first ?? []) {
        limited(without($0, $1) + without($1, $0))
      }
    }
  }

  /// What lies in both areas.
  private mutating func within(_ area: [MergedPart], _ other: [MergedPart]) -> [MergedPart] {
    limited(
      area.flatMap { part in
        other.map { other in
          var part = part
          part.cuts += [MergedPart.Cut(outlines: other.outlines, isInverted: false)] + other.cuts
          return part
        }
      })
  }

  /// What lies in the first area alone: outside of each part of the other, which is outside of its
  /// outlines or on the wrong side of one of its cuts.
  private mutating func without(_ area: [MergedPart], _ other: [MergedPart]) -> [MergedPart] {
    other.reduce(area) { parts, other in
      let options =
        [MergedPart.Cut(outlines: other.outlines, isInverted: true)]
        + other.cuts.map { MergedPart.Cut(outlines: $0.outlines, isInverted: !$0.isInverted) }
      // Parts multiply with every step, so each is checked.
      return limited(
        parts.flatMap { part in
          options.map { option in
            var part = part
            part.cuts.append(option)
            return part
          }
        })
    }
  }

  private mutating func limited(_ parts: [MergedPart]) -> [MergedPart] {
    guard parts.count <= Limits.mergedParts,
      parts.allSatisfy({ $0.cuts.count <= Limits.mergedParts })
    else {
      isTooComplex = true
      return []
    }
    return parts
  }
}

extension [MergedPart] {
  /// The operands, where the area is nothing but outlines.
  fileprivate var plainOperands: [[Int]]? {
    guard count == 1, self[0].cuts.isEmpty, self[0].rule == .nonZero else { return nil }
    return self[0].outlines.operands
  }
}
