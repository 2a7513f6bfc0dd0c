/// Combines the areas of outlines and cuts them by each other.
///
/// An area is a list of parts on top of each other.
package struct AreaAlgebra {
  /// `true` if an area has become too intricate; its remainder is empty.
  package private(set) var isTooIntricate = false
  private let limit: Int

  /// Creates an algebra.
  ///
  /// - Parameter limit: The maximum number of parts of an area, and of cuts of a part.
  package init(limit: Int) { self.limit = limit }

  /// Returns the union of the areas.
  package func union(_ areas: [[MergedPart]]) -> [MergedPart] {
    guard let plain = plainOperands(of: areas) else { return areas.flatMap { $0 } }
    return [MergedPart(outlines: MergedOutlines(operands: plain, isAligned: true), rule: .nonZero)]
  }

  /// Returns the first area without the others.
  package mutating func difference(_ areas: [[MergedPart]]) -> [MergedPart] {
    areas.dropFirst().reduce(areas.first ?? []) { without($0, $1) }
  }

  /// Returns the intersection of the areas.
  package mutating func intersection(_ areas: [[MergedPart]]) -> [MergedPart] {
    areas.dropFirst().reduce(areas.first ?? []) { within($0, $1) }
  }

  /// Returns the area that is in an odd number of the areas.
  ///
  /// - Parameter isWhole: Whether the result is final, so that it can have another fill rule.
  package mutating func symmetricDifference(
    _ areas: [[MergedPart]], isWhole: Bool
  ) -> [MergedPart] {
    if isWhole, let plain = plainOperands(of: areas) {
      return [MergedPart(outlines: MergedOutlines(operands: plain), rule: .evenOdd)]
    }
    return areas.dropFirst().reduce(areas.first ?? []) {
      limited(without($0, $1) + without($1, $0))
    }
  }

  /// Returns the operands of all areas, or `nil` if any of them is more than outlines.
  private func plainOperands(of areas: [[MergedPart]]) -> [[Int]]? {
    let plain = areas.compactMap(\.plainOperands)
    return plain.count == areas.count ? plain.flatMap { $0 } : nil
  }

  /// Returns the intersection of both areas.
  private mutating func within(_ area: [MergedPart], _ other: [MergedPart]) -> [MergedPart] {
    limited(
      area.flatMap { part in
        other.map { other in
          part.cut(by: [MergedPart.Cut(outlines: other.outlines, isInverted: false)] + other.cuts)
        }
      })
  }

  /// Returns the first area without the other one: outside of each part of the other, which is
  /// outside of its outlines or on the wrong side of one of its cuts.
  private mutating func without(_ area: [MergedPart], _ other: [MergedPart]) -> [MergedPart] {
    other.reduce(area) { parts, other in
      let options =
        [MergedPart.Cut(outlines: other.outlines, isInverted: true)]
        + other.cuts.map { MergedPart.Cut(outlines: $0.outlines, isInverted: !$0.isInverted) }
      // Parts multiply with every step, so each step is checked.
      return limited(parts.flatMap { part in options.map { part.cut(by: [$0]) } })
    }
  }

  /// Returns the parts of an area, or none if they exceed the limit.
  package mutating func limited(_ parts: [MergedPart]) -> [MergedPart] {
    guard parts.count <= limit, parts.allSatisfy({ $0.cuts.count <= limit }) else {
      isTooIntricate = true
      return []
    }
    return parts
  }
}

extension MergedPart {
  fileprivate func cut(by others: [Cut]) -> MergedPart {
    var result = self
    result.cuts += others
    return result
  }
}

extension [MergedPart] {
  /// The operands, or `nil` if the area is more than outlines.
  fileprivate var plainOperands: [[Int]]? {
    guard count == 1, self[0].cuts.isEmpty, self[0].rule == .nonZero else { return nil }
    return self[0].outlines.operands
  }
}
