extension Path {
  /// How many vertices all outlines have together.
  package var vertexCount: Int { contours.reduce(0) { $0 + $1.vertices.count } }
}
