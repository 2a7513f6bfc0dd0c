/// A part of a combined area: outlines, cut by other outlines.
package struct MergedPart: Hashable, Sendable {
  /// Outlines that cut a part.
  package struct Cut: Hashable, Sendable {
    /// The outlines.
    package var outlines: MergedOutlines
    /// `true` if the inside of the outlines is removed, `false` if the outside is.
    package var isInverted: Bool
  }

  /// The painted outlines.
  package var outlines: MergedOutlines
  /// The fill rule of the outlines.
  package var rule: FillRule
  /// The cuts, all of which apply.
  package var cuts: [Cut] = []

  /// Creates a part.
  package init(outlines: MergedOutlines, rule: FillRule) {
    self.outlines = outlines
    self.rule = rule
  }
}

/// Outlines that count as one.
package struct MergedOutlines: Hashable, Sendable {
  /// The indices of the paths of each operand.
  package var operands: [[Int]]
  /// `true` if all operands must wind in the same direction, so that none removes area from
  /// another.
  package var isAligned: Bool

  /// Creates outlines from the indices of the paths of each operand.
  package init(operands: [[Int]], isAligned: Bool = false) {
    self.operands = operands
    self.isAligned = isAligned
  }

  /// The indices of all paths.
  package var paths: [Int] { operands.flatMap { $0 } }
}
