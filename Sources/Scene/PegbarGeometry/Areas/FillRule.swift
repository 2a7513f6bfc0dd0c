/// The rule that determines which points are inside of a path.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// The points around which the path winds at all.
  case nonZero
  /// The points around which the path winds an odd number of times.
  case evenOdd
}
