/// A 2D affine transform with the components of `CGAffineTransform`.
///
/// It maps points to x' = a·x + c·y + tx and y' = b·x + d·y + ty.
/// `first.concatenating(second)` applies `first` first.
public struct Matrix: Hashable, Sendable {
  /// The factor of x in x'.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'.
  public var d: Double
  /// The horizontal offset in points.
  public var tx: Double
  /// The vertical offset in points.
  public var ty: Double

  /// Creates a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a translation by an offset.
  public static func translation(_ offset: Point) -> Matrix {
    Matrix(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
  }

  /// Returns a scale about the origin.
  public static func scale(_ factors: Point) -> Matrix {
    Matrix(a: factors.x, b: 0, c: 0, d: factors.y, tx: 0, ty: 0)
  }

  /// Returns this map followed by another one.
  public func concatenating(_ next: Matrix) -> Matrix {
    Matrix(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the image of a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The factor by which the map scales areas; negative for a reflection.
  public var determinant: Double { a * d - b * c }

  /// The largest factor by which the map scales any distance (its spectral norm).
  public var maximumScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let product = determinant * determinant
    let root = max(0, sum * sum - 4 * product).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }
}
