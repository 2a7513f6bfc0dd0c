/// The largest difference of a kind and its location.
public struct Worst: Sendable {
  /// The difference.
  public var difference: Difference
  /// The names of the layers from the outermost to this one.
  public var layer: String
  /// The time, in seconds of the scene.
  public var time: Double
  /// The mode in which the scene was driven.
  public var mode: String
  /// The expected and actual values, as text.
  public var values: String
}

/// The result of comparing a scene with its listing.
public struct Verification: Sendable {
  /// The largest difference of each kind.
  public var worst: [Difference.Kind: Worst] = [:]
  /// The size of the largest difference of each kind in each mode.
  public var modes: [String: [Difference.Kind: Double]] = [:]
  /// Layers of the listing that are not in the tree.
  public var missing: [String] = []
  /// Named layers of the tree that are not in the listing.
  public var extra: [String] = []
  /// The violations that the shim reported, each with its count.
  public var violations: [String: Int] = [:]
  /// The number of compared layer states.
  public var states = 0
  /// The number of values whose error exceeds the limit.
  public var wrong = 0

  /// Returns `true` if everything matches the listing within a limit.
  public func holds(within limit: Double) -> Bool {
    missing.isEmpty && extra.isEmpty && violations.isEmpty
      && worst.values.allSatisfy { $0.difference.amount <= limit }
  }
}
