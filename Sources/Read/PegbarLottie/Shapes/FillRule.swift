/// The rule that determines the interior of a path.
///
/// - Source: Lottie `r` of fills.
package enum FillRule: Int, Sendable, Hashable, CaseIterable {
  /// The area with a nonzero winding number.
  case nonZero = 1
  /// The area from which a line outward crosses the path an odd number of times.
  case evenOdd = 2
}
