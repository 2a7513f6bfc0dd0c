internal import PegbarGeometry
internal import PegbarScene

/// The placement of a letter, decomposed into components that Core Animation can animate: scale,
/// rotation, position.
struct LetterTransform: ShortValue {
  var position: Point
  var scale: Point
  var rotation: Double

  static func interpolate(
    _ from: LetterTransform, _ to: LetterTransform, _ fraction: Double
  ) -> LetterTransform {
    LetterTransform(
      position: .interpolate(from.position, to.position, fraction),
      scale: .interpolate(from.scale, to.scale, fraction),
      rotation: .interpolate(from.rotation, to.rotation, fraction))
  }

  func rounded(_ steps: Double) -> LetterTransform {
    LetterTransform(
      position: position.rounded(steps), scale: scale.rounded(steps * 1000),
      rotation: rotation.rounded(steps))
  }

  var numbers: [Double] { [position.x, position.y, scale.x, scale.y, rotation] }

  /// The map that scales, rotates, and then moves.
  var matrix: Matrix {
    let (sine, cosine) = sineAndCosine(degrees: rotation)
    return Matrix(
      a: scale.x * cosine, b: scale.x * sine, c: -scale.y * sine, d: scale.y * cosine,
      tx: position.x, ty: position.y)
  }

  /// Returns the maximum distance between the positions of points in two placements.
  func distance(to other: LetterTransform, over points: [Point]) -> Double {
    // Most letters only move, so that all of their points have the same distance.
    guard rotation != other.rotation || scale != other.scale || points.isEmpty else {
      return (position - other.position).length
    }
    let (first, second) = (matrix, other.matrix)
    return points.reduce(0) { max($0, (first.apply($1) - second.apply($1)).length) }
  }
}

extension [LetterTransform] {
  /// Decomposes maps; `nil` if one of them shears or mirrors.
  init?(takingApart matrices: [Matrix]) {
    self = []
    var turn: Double?
    for matrix in matrices {
      let x = Point(x: matrix.a, y: matrix.b)
      let y = Point(x: matrix.c, y: matrix.d)
      let product = x.x * y.x + x.y * y.y
      guard abs(product) <= 1e-6 * Swift.max(x.length * y.length, 1e-6), matrix.determinant >= 0
      else { return nil }
      var angle = turn ?? 0
      if x.length > 0 {
        angle = angleInDegrees(x)
      } else if y.length > 0 {
        angle = angleInDegrees(Point(x: y.y, y: -y.x))
      }
      // The short way from the previous time.
      if let turn { angle = turn + (angle - turn).remainder(dividingBy: 360) }
      if x.length > 0 || y.length > 0 { turn = angle }
      append(
        LetterTransform(
          position: Point(x: matrix.tx, y: matrix.ty), scale: Point(x: x.length, y: y.length),
          rotation: angle))
    }
    // Letters without size have their first later rotation.
    guard let first = first(where: { $0.scale != .zero }) else { return }
    for index in prefix(while: { $0.scale == .zero }).indices {
      self[index].rotation = first.rotation
    }
  }
}
