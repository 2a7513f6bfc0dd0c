extension Contour {
  /// `true` if every control point is on its vertex, so that all sides are straight.
  package var isStraight: Bool {
    vertices.allSatisfy { $0.inControl == $0.point && $0.outControl == $0.point }
  }

  /// The four corners in drawing order, if the contour is closed and has four straight sides.
  ///
  /// The value is `nil` for any other contour. Sides can cross or have no length, and the first
  /// corner is the start of the contour. A rectangle and its picture in perspective are
  /// quadrangles.
  package var quadrangle: [Point]? {
    guard isClosed, vertices.count == 4, isStraight else { return nil }
    return vertices.map(\.point)
  }
}
