/// Which areas of a path count as inside.
///
/// - Source: Lottie `r` of fills.
package enum FillRule: Int, Sendable, Hashable, CaseIterable {
  /// Where the path winds round at all.
  case nonZero = 1
  /// Where it is crossed an odd number of times on the way out.
  case evenOdd = 2
}
