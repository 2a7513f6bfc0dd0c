extension Path {
  /// The coordinates of all vertices and control points.
  package var numbers: [Double] {
    contours.flatMap { contour in
      contour.vertices.flatMap { $0.point.numbers + $0.inControl.numbers + $0.outControl.numbers }
    }
  }

  /// How many vertices all outlines have together.
  package var vertexCount: Int { contours.reduce(0) { $0 + $1.vertices.count } }
}
