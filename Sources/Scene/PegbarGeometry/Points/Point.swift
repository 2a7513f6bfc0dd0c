/// A point or an offset in points, with y down; also a pair of scale factors.
public struct Point: Hashable, Sendable {
  /// The distance from the left, or the horizontal component.
  public var x: Double
  /// The distance from the top, or the vertical component.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
  /// The scale factors that change nothing.
  public static let one = Point(x: 1, y: 1)

  /// Returns the sum of two offsets.
  @inlinable
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// Returns the difference of two offsets.
  @inlinable
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// Returns both components multiplied by a number.
  @inlinable
  public static func * (left: Point, right: Double) -> Point {
    Point(x: left.x * right, y: left.y * right)
  }

  /// Returns the point at a fraction of the distance from one to another; fractions outside of 0…1
  /// extrapolate.
  @inlinable
  public static func interpolate(_ from: Point, _ to: Point, _ fraction: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
  }

  /// Both coordinates.
  package var numbers: [Double] { [x, y] }

  /// `true` if both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance from the origin.
  @inlinable
  public var length: Double { (x * x + y * y).squareRoot() }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
