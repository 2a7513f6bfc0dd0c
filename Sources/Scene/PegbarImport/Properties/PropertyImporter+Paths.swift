internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

extension PropertyImporter {
  /// Returns a keyed path as one contour with absolute handles.
  ///
  /// The first keyframe determines whether the contour is closed (lottie-web ShapeProperty.js).
  /// Keyframes with different numbers of vertices cannot be interpolated: the path jumps, which is
  /// reported.
  func path(_ property: SourceProperty<BezierPath>, _ label: String) -> Animated<
    PegbarGeometry.Path
  > {
    let property = slots.resolved(property, label)
    let isClosed = property.firstValue?.isClosed ?? false
    let counts = Set(property.keyframes.map(\.value.count))
    if counts.count > 1 {
      log.report(
        .vertexCount,
        """
        the keyframes of \(label) have different numbers of vertices \
        (\(counts.sorted().map(String.init).joined(separator: ", "))), so the path jumps
        """,
        at: property.source, outcome: .approximated(error: nil))
    }
    if property.keyframes.contains(where: { !$0.value.isEmpty && $0.value.isClosed != isClosed }) {
      log.report(
        .pathClosing,
        """
        some keyframes of \(label) are open and others are closed; all of them are drawn \
        \(isClosed ? "closed" : "open"), like the first keyframe
        """,
        at: property.source, outcome: .approximated(error: nil))
    }
    let animated = animated(property, label) { path in
      let contour = Contour(path, isClosed: isClosed, limited: limited)
      return PegbarGeometry.Path(path.isEmpty ? [] : [contour])
    }
    return animated ?? .constant(PegbarGeometry.Path())
  }
}

extension Contour {
  /// Creates a contour from a path of a file, with absolute handles; `limited` changes every point.
  init(_ source: BezierPath, isClosed: Bool, limited: (Point) -> Point = { $0 }) {
    let numbers = source.coordinates
    let vertices = stride(from: 0, to: numbers.count - 5, by: 6).map { start in
      let point = limited(Point(x: numbers[start], y: numbers[start + 1]))
      let inHandle = Point(x: numbers[start + 2], y: numbers[start + 3])
      let outHandle = Point(x: numbers[start + 4], y: numbers[start + 5])
      return PathVertex(
        point: point, inControl: limited(point + inHandle), outControl: limited(point + outHandle))
    }
    self.init(vertices, isClosed: isClosed)
  }
}
