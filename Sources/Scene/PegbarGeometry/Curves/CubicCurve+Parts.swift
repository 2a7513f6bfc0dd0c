// Parts of a curve, and intersections of two curves.
extension CubicCurve {
  /// The parameters at which the curvature changes its sign, ascending.
  package var inflections: [Double] {
    if isLine { return [] }
    let cubic = end - start + (control1 - control2) * 3
    let square = (start - control1 * 2 + control2) * 3
    let linear = (control1 - start) * 3
    func cross(_ left: Point, _ right: Point) -> Double { left.x * right.y - left.y * right.x }
    // The cross product of the first and the second derivative is a quadratic.
    let denominator = cross(square, cubic)
    let extent = extent
    guard abs(denominator) > 1e-9 * extent * extent else { return [] }
    let middle = -cross(linear, cubic) / (2 * denominator)
    let distance = middle * middle - cross(linear, square) / (3 * denominator)
    guard distance > 0 else { return [] }
    let root = distance.squareRoot()
    return [middle - root, middle + root].filter { $0 > 1e-6 && $0 < 1 - 1e-6 }
  }

  /// Returns the curve cut at ascending parameters.
  package func cut(at parameters: [Double]) -> [CubicCurve] {
    guard !parameters.isEmpty else { return [self] }
    let ends = [0] + parameters + [1]
    return zip(ends, ends.dropFirst()).map { part(from: $0, to: $1) }
  }

  /// Returns the parameters on both curves at their first intersection along this one, or `nil` if
  /// there is none.
  ///
  /// Bisects both until the boxes around the parts are small. Lines have uniform speed (see
  /// `evenPart`). At most `limit` pairs of parts are compared, and subtracted from `effort`, the
  /// number of comparisons that remain in total.
  package func intersection(
    with other: CubicCurve, limit: Int, effort: inout Int
  ) -> (own: Double, other: Double)? {
    var search = CurveMeeting(limit: min(limit, effort))
    search.look(Span(curve: evenly), Span(curve: other.evenly), depth: 0)
    effort -= search.compared
    return search.first
  }

  /// Returns the part between two parameters, which are fractions of the length for a line.
  package func evenPart(from low: Double, to high: Double) -> CubicCurve {
    guard isLine else { return part(from: low, to: high) }
    let first = Point.interpolate(start, end, low)
    let last = Point.interpolate(start, end, high)
    return CubicCurve(first, first, last, last)
  }

  /// The same curve, with control points that give a line uniform speed.
  private var evenly: CubicCurve {
    guard isLine else { return self }
    return CubicCurve(
      start, .interpolate(start, end, 1.0 / 3), .interpolate(start, end, 2.0 / 3), end)
  }

  fileprivate struct Span {
    var curve: CubicCurve
    var low = 0.0
    var high = 1.0

    var middle: Double { (low + high) / 2 }

    var halves: [Span] {
      [
        Span(curve: curve.part(from: 0, to: 0.5), low: low, high: middle),
        Span(curve: curve.part(from: 0.5, to: 1), low: middle, high: high),
      ]
    }

    var box: (low: Point, high: Point) {
      let points = [curve.start, curve.control1, curve.control2, curve.end]
      var (low, high) = (curve.start, curve.start)
      for point in points {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      return (low, high)
    }
  }

  fileprivate struct CurveMeeting {
    var first: (own: Double, other: Double)?
    /// The number of comparisons, limited because overlapping curves meet everywhere.
    var compared = 0
    let limit: Int
    /// The number of bisections after which a curve is no wider than the smallest box, unless it is
    /// enormous.
    private static let halvings = 24

    mutating func look(_ own: Span, _ other: Span, depth: Int) {
      guard compared < limit else { return }
      compared += 1
      if let first, own.low >= first.own { return }
      let (left, right) = (own.box, other.box)
      guard left.low.x <= right.high.x, right.low.x <= left.high.x,
        left.low.y <= right.high.y, right.low.y <= left.high.y
      else { return }
      let size = max(left.high.x - left.low.x, left.high.y - left.low.y)
      let otherSize = max(right.high.x - right.low.x, right.high.y - right.low.y)
      guard depth < Self.halvings, max(size, otherSize) > 1e-4 else {
        first = (own.middle, other.middle)
        return
      }
      for part in own.halves {
        for otherPart in other.halves { look(part, otherPart, depth: depth + 1) }
      }
    }
  }
}
