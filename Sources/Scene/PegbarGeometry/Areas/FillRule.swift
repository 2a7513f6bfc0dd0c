/// Which points count as inside of a path.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Those around which the path winds at all.
  case nonZero
  /// Those around which it winds an odd number of times.
  case evenOdd
}
