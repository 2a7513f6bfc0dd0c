package import PegbarGeometry

extension Rect {
  /// Returns the location of a point as fractions of the width and height; 0.5 along an axis of
  /// size 0.
  package func share(of point: Point) -> Point {
    Point(
      x: size.width == 0 ? 0.5 : (point.x - minX) / size.width,
      y: size.height == 0 ? 0.5 : (point.y - minY) / size.height)
  }

  /// Returns the location of a point that keeps its relative position in a resized rectangle with
  /// the same origin.
  package func place(of point: Point, resizedTo size: Size) -> Point {
    let share = share(of: point)
    return Point(x: minX + share.x * size.width, y: minY + share.y * size.height)
  }
}
