package import PegbarGeometry

extension Rect {
  /// Which share of the width and the height a point lies at; the middle of what has no size.
  package func share(of point: Point) -> Point {
    Point(
      x: size.width == 0 ? 0.5 : (point.x - minX) / size.width,
      y: size.height == 0 ? 0.5 : (point.y - minY) / size.height)
  }

  /// Where a point lies if it keeps its share of a rectangle with the same origin.
  package func place(of point: Point, resizedTo size: Size) -> Point {
    let share = share(of: point)
    return Point(x: minX + share.x * size.width, y: minY + share.y * size.height)
  }
}
