extension Contour {
  /// Whether every control point lies on its vertex, so that all sides are straight.
  package var isStraight: Bool {
    vertices.allSatisfy { $0.inControl == $0.point && $0.outControl == $0.point }
  }

  /// The four corners in drawing order, if the contour is closed and its four sides are straight.
  ///
  /// Nothing for any other contour. The corners may be anywhere: sides may cross or have no length,
  /// and the first corner is where the contour begins. A rectangle is a quadrangle, and so is what
  /// perspective makes of one.
  package var quadrangle: [Point]? {
    guard isClosed, vertices.count == 4, isStraight else { return nil }
    return vertices.map(\.point)
  }
}
