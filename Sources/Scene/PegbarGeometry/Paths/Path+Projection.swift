extension Homography {
  /// The maximum error of a projected curve, in points.
  private static let tolerance = 0.05

  /// Returns the picture of an outline in perspective; parts behind the viewer are cut off.
  ///
  /// Lines remain lines. Curves become as many curves as the tolerance requires, each with the ends
  /// and the directions of its picture. `isArea` specifies whether the inside matters; the path is
  /// then closed along the cut.
  package func picture(of path: Path, isArea: Bool) -> Path {
    Path(path.contours.flatMap { picture(of: $0, isArea: isArea) })
  }

  private func picture(of contour: Contour, isArea: Bool) -> [Contour] {
    let vertices = contour.vertices
    let points = vertices.flatMap { [$0.point, $0.inControl, $0.outControl] }
    guard points.contains(where: { depth(of: $0) > Self.near }) else { return [] }
    guard points.contains(where: { depth(of: $0) <= Self.near }) else {
      return [before(contour)]
    }
    let corners = flattened(contour)
    if isArea { return [area(corners)].filter { $0.vertices.count > 2 } }
    return lines(corners, isClosed: contour.isClosed)
  }

  // MARK: Before the eye

  private func before(_ contour: Contour) -> Contour {
    var result: [PathVertex] = []
    guard let first = contour.vertices.first else { return contour }
    result.append(PathVertex(apply(first.point)))
    for curve in contour.curves { append(curve, 0, 1, depth: 0, to: &result) }
    if contour.isClosed, result.count > 1, let last = result.popLast() {
      result[0].inControl = last.inControl
    }
    return Contour(result, isClosed: contour.isClosed)
  }

  /// Appends the picture of a part of a curve, bisected until it is within the tolerance.
  private func append(
    _ curve: CubicCurve, _ low: Double, _ high: Double, depth: Int, to result: inout [PathVertex]
  ) {
    let end = apply(curve.end)
    guard !curve.isLine else {
      result.append(PathVertex(end))
      return
    }
    let piece = picture(of: curve, low, high)
    let isClose = [0.25, 0.5, 0.75].allSatisfy { share in
      let exact = apply(curve.point(at: low + (high - low) * share))
      return (exact - piece.point(at: share)).length <= Self.tolerance
    }
    guard isClose || depth >= 6 else {
      let middle = (low + high) / 2
      append(curve, low, middle, depth: depth + 1, to: &result)
      append(curve, middle, high, depth: depth + 1, to: &result)
      return
    }
    result.append(curve: piece)
  }

  /// Returns a curve with the ends and the directions of the picture of a part.
  private func picture(of curve: CubicCurve, _ low: Double, _ high: Double) -> CubicCurve {
    let third = (high - low) / 3
    let start = curve.point(at: low)
    let end = curve.point(at: high)
    let (first, last) = (apply(start), apply(end))
    return CubicCurve(
      first, first + direction(curve.derivative(at: low), at: start) * third,
      last - direction(curve.derivative(at: high), at: end) * third, last)
  }

  // MARK: Partly behind the eye

  /// Returns the corners of a contour with its curves divided into lines.
  private func flattened(_ contour: Contour) -> [Point] {
    var corners = contour.vertices.prefix(1).map(\.point)
    for curve in contour.curves {
      let steps = curve.isLine ? 1 : 24
      for step in 1...steps { corners.append(curve.point(at: Double(step) / Double(steps))) }
    }
    if contour.isClosed, corners.count > 1 { corners.removeLast() }
    return corners
  }

  /// Returns the point at which the line between two points crosses the limit of the drawn depth.
  private func crossing(_ start: Point, _ end: Point) -> Point {
    let (first, last) = (depth(of: start), depth(of: end))
    let share = (Self.near * 1.000001 - first) / (last - first)
    return .interpolate(start, end, min(max(share, 0), 1))
  }

  private func area(_ corners: [Point]) -> Contour {
    var kept: [Point] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      let (isHere, isNext) = (depth(of: corner) > Self.near, depth(of: next) > Self.near)
      if isHere { kept.append(corner) }
      if isHere != isNext { kept.append(crossing(corner, next)) }
    }
    return Contour(kept.map { PathVertex(apply($0)) }, isClosed: true)
  }

  private func lines(_ corners: [Point], isClosed: Bool) -> [Contour] {
    var runs: [[Point]] = []
    var run: [Point] = []
    let ends = corners.dropFirst() + (isClosed ? corners.prefix(1) : [])
    for (corner, next) in zip(corners, ends) {
      let (isHere, isNext) = (depth(of: corner) > Self.near, depth(of: next) > Self.near)
      if isHere, run.isEmpty { run.append(corner) }
      if !isHere, isNext { run = [crossing(corner, next)] }
      if isHere || isNext { run.append(isNext ? next : crossing(corner, next)) }
      if isHere, !isNext {
        runs.append(run)
        run = []
      }
    }
    if !run.isEmpty { runs.append(run) }
    return runs.filter { $0.count > 1 }.map { run in
      Contour(run.map { PathVertex(apply($0)) }, isClosed: false)
    }
  }
}
