/// A part of an area that others were combined to: outlines, cut by other outlines.
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

  /// Makes a part.
  package init(outlines: MergedOutlines, rule: FillRule) {
    self.outlines = outlines
    self.rule = rule
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
