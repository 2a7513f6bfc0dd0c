internal import PegbarBase
internal import PegbarLottie

/// A rectangle that contains something at all times of a span, in pixels.
struct Extent: Hashable {
  /// From the left to the right edge.
  var x: ClosedRange<Double>
  /// From the top to the bottom edge.
  var y: ClosedRange<Double>

  /// The width times the height.
  var area: Double { (x.upperBound - x.lowerBound) * (y.upperBound - y.lowerBound) }

  /// Creates an extent from its edges.
  init(x: ClosedRange<Double>, y: ClosedRange<Double>) {
    self.x = x
    self.y = y
  }

  /// Creates the extent from the origin to a size; negative sizes count as 0.
  init(width: Double, height: Double) {
    self.init(
      x: ClosedRange(bounded: 0, max(width, 0)), y: ClosedRange(bounded: 0, max(height, 0)))
  }

  /// Returns the smallest extent that contains both.
  func union(_ other: Extent?) -> Extent {
    guard let other else { return self }
    return Extent(x: x.hull(other.x), y: y.hull(other.y))
  }

  /// Returns the extent with its edges moved outward.
  func outset(by distance: Double) -> Extent {
    Extent(x: x.adding(-distance...distance), y: y.adding(-distance...distance))
  }

  /// Returns `true` if the extents have no common area.
  func isOutside(_ other: Extent) -> Bool {
    x.upperBound <= other.x.lowerBound || x.lowerBound >= other.x.upperBound
      || y.upperBound <= other.y.lowerBound || y.lowerBound >= other.y.upperBound
  }

  /// Returns `true` if the other extent is completely inside.
  func contains(_ other: Extent) -> Bool {
    x.lowerBound <= other.x.lowerBound && x.upperBound >= other.x.upperBound
      && y.lowerBound <= other.y.lowerBound && y.upperBound >= other.y.upperBound
  }

  /// Returns the area in both extents.
  func commonArea(_ other: Extent) -> Double {
    guard !isOutside(other) else { return 0 }
    return Extent(x: x.clamped(to: other.x), y: y.clamped(to: other.y)).area
  }
}

extension ClosedRange<Double> {
  /// Creates the smallest range that contains some numbers, limited to numbers whose products are
  /// finite.
  ///
  /// Not-a-number is the result of infinite numbers, so it counts as any number.
  init(bounded numbers: Double...) {
    let most = Limits.largestNumber
    guard let low = numbers.min(), let high = numbers.max(), !numbers.contains(where: \.isNaN)
    else {
      self = -most...most
      return
    }
    self = Swift.min(Swift.max(low, -most), most)...Swift.min(Swift.max(high, -most), most)
  }

  /// Returns the smallest range that contains both.
  func hull(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }

  /// Returns the range of all sums.
  func adding(_ other: Self) -> Self {
    Self(bounded: lowerBound + other.lowerBound, upperBound + other.upperBound)
  }

  /// Returns the range of all differences.
  func subtracting(_ other: Self) -> Self { adding(-other.upperBound...(-other.lowerBound)) }

  /// Returns the range of all products.
  func multiplied(by other: Self) -> Self {
    Self(
      bounded: lowerBound * other.lowerBound, lowerBound * other.upperBound,
      upperBound * other.lowerBound, upperBound * other.upperBound)
  }

  /// Returns the range of all products with a number.
  func multiplied(by factor: Double) -> Self { multiplied(by: factor...factor) }

  /// The largest distance from 0.
  var largestDistance: Double { Swift.max(abs(lowerBound), abs(upperBound)) }
}
