import Foundation

/// The error of a value.
public struct Difference: Sendable {
  /// A quantity with its own unit.
  public enum Kind: String, CaseIterable, Sendable {
    /// Distances, in points.
    case points
    /// Color components, 0…1.
    case color
    /// Opacities, 0…1; 1 if a layer is visible but should be hidden, or the reverse.
    case opacity
    /// Fractions of a line or of a gradient.
    case fraction
  }

  /// The kind of the value.
  public var kind: Kind
  /// The size of the error; infinite if the values cannot be compared.
  public var amount: Double
  /// The part that contains the value.
  public var part: Listing.Part
}

extension Listing.Part {
  /// The kind of its values.
  public var kind: Difference.Kind {
    switch self {
    case .world, .bounds, .corners, .path, .width, .dashes, .ends, .miter, .rule, .points, .text,
      .shadow:
      .points
    case .background, .fill, .stroke, .colors: .color
    case .opacity, .hidden: .opacity
    case .range, .locations: .fraction
    }
  }
}

/// Compares values of one part of a layer.
enum Comparison {
  /// Returns the difference between expected and actual values; `bounds` are the expected bounds.
  static func difference(
    _ part: Listing.Part, _ expected: [Double], _ actual: [Double]?, bounds: [Double]
  ) -> Double {
    guard let actual else { return .infinity }
    switch part {
    case .world:
      return worlds(expected, actual, bounds: bounds)
    case .path:
      return paths(expected, actual)
    case .points:
      guard bounds.count == 4 else { return .infinity }
      let scale = [bounds[2], bounds[3], bounds[2], bounds[3]]
      return numbers(zip(expected, scale).map { $0 * $1 }, zip(actual, scale).map { $0 * $1 })
    case .bounds, .corners, .opacity, .hidden, .background, .fill, .stroke, .width, .range, .dashes,
      .ends,
      .miter, .rule, .colors, .locations, .text, .shadow:
      return numbers(expected, actual)
    }
  }

  static func numbers(_ expected: [Double], _ actual: [Double]) -> Double {
    guard expected.count == actual.count else { return .infinity }
    var worst = 0.0
    for (left, right) in zip(expected, actual) {
      let difference = abs(left - right)
      // The negated condition also detects NaN.
      if !(difference <= worst) { worst = difference.isNaN ? .infinity : difference }
    }
    return worst
  }

  /// Returns the largest difference between the transformed corners of the bounds.
  static func worlds(_ expected: [Double], _ actual: [Double], bounds: [Double]) -> Double {
    guard expected.count == 16, actual.count == 16, bounds.count == 4 else { return .infinity }
    var worst = 0.0
    for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
      let point = (bounds[0] + x * bounds[2], bounds[1] + y * bounds[3])
      // Points behind the eye are invisible. Just in front of it they are far outside the canvas,
      // and single-precision errors, such as those of timing functions, are magnified.
      guard let left = projected(point, expected, beyond: nearest) else { continue }
      guard let right = projected(point, actual, beyond: nearest / 2) else { return .infinity }
      worst = max(worst, numbers(left, right))
    }
    return worst
  }

  /// The minimum distance of compared points from the eye, as a fraction of the distance without
  /// magnification.
  private static let nearest = 0.1

  private static func projected(
    _ point: (Double, Double), _ matrix: [Double], beyond nearest: Double
  ) -> [Double]? {
    let values = (0..<4).map {
      point.0 * matrix[$0] + point.1 * matrix[4 + $0] + matrix[12 + $0]
    }
    guard values[3] > nearest else { return nil }
    return [values[0] / values[3], values[1] / values[3]]
  }

  /// Returns the largest difference between points of two outlines (see `LayerValues.Part.path` for
  /// the numbers).
  ///
  /// A closed contour can omit its last straight segment.
  static func paths(_ expected: [Double], _ actual: [Double]) -> Double {
    let left = contours(expected)
    let right = contours(actual)
    guard left.count == right.count else { return .infinity }
    var worst = 0.0
    for (from, to) in zip(left, right) {
      guard from.isClosed == to.isClosed else { return .infinity }
      var points = to.points
      if from.isClosed, points.count + 6 == from.points.count, points.count >= 2 {
        let start = Array(points[..<2])
        points += Array(points.suffix(2)) + start + start
      }
      worst = max(worst, numbers(from.points, points))
    }
    return worst
  }

  /// Returns the largest distance between corresponding points of two outlines on the canvas.
  ///
  /// - Parameter world: The matrix from the outlines to the canvas.
  static func outlines(_ expected: [Double], _ actual: [Double]?, in world: [Double]) -> Double {
    guard let actual else { return .infinity }
    // Outlines with different contours, and those with equal points.
    let difference = paths(expected, actual)
    guard difference > 0, difference.isFinite, world.count == 16 else { return difference }
    let scale = max(hypot(world[0], world[1]), hypot(world[4], world[5]))
    var worst = 0.0
    for (from, to) in zip(contours(expected), contours(actual)) {
      // A closed contour can omit its last straight segment.
      let pairs = zip(curvePoints(from.points), curvePoints(to.points))
      for (left, right) in pairs { worst = max(worst, hypot(left.0 - right.0, left.1 - right.1)) }
    }
    return worst * scale
  }

  /// Returns points at equal parameters of each curve of a contour.
  private static func curvePoints(_ numbers: [Double]) -> [(Double, Double)] {
    stride(from: 0, to: numbers.count - 7, by: 6).flatMap { start in
      [0.25, 0.5, 0.75, 1].map { at in
        let weights = [
          pow(1 - at, 3), 3 * at * pow(1 - at, 2), 3 * at * at * (1 - at), pow(at, 3),
        ]
        let sums = (0..<2).map { axis in
          (0..<4).reduce(0) { $0 + weights[$1] * numbers[start + 2 * $1 + axis] }
        }
        return (sums[0], sums[1])
      }
    }
  }

  private static func contours(
    _ numbers: [Double]
  ) -> [(isClosed: Bool, points: [Double])] {
    var contours: [(isClosed: Bool, points: [Double])] = []
    var index = 0
    while index + 4 <= numbers.count {
      let end = min(index + 4 + 6 * Int(numbers[index + 1]), numbers.count)
      contours.append((numbers[index] == 1, Array(numbers[(index + 2)..<end])))
      index = end
    }
    return contours
  }
}
