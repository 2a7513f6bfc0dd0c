internal import PegbarGeometry

/// A rectangle of whole pixels of a picture, with y down.
struct PixelArea: Hashable {
  /// The left edge.
  var x: Int
  /// The top edge.
  var y: Int
  /// The number of columns, 0 or more.
  var width: Int
  /// The number of rows, 0 or more.
  var height: Int

  /// The largest distance of an edge from the origin, which keeps all arithmetic exact.
  private static let limit = 1e6

  init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
  }

  /// Creates the smallest area that contains a rectangle in pixels.
  init(around rect: Rect) {
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      // An edge that is not a number becomes 0.
      Int(exactly: min(max(value, -Self.limit), Self.limit).rounded(rule)) ?? 0
    }
    let (left, top) = (whole(rect.minX, .down), whole(rect.minY, .down))
    self.init(
      x: left, y: top, width: whole(rect.maxX, .up) - left, height: whole(rect.maxY, .up) - top)
  }

  /// The area in pixels.
  var rect: Rect {
    Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// The number of pixels.
  var count: Int { width * height }

  /// Returns the area with every edge moved outward by a distance.
  func outset(by distance: Int) -> PixelArea {
    PixelArea(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// Returns the area that is in both; without one, the result has no pixels.
  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelArea(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }
}
