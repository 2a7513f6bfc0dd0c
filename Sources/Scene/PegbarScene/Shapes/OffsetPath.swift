/// A modifier that moves paths to their left or right: outward if they run clockwise (Offset
/// Paths).
///
/// - Source: Lottie `"ty": "op"`.
public struct OffsetPath: Hashable, Sendable {
  /// The offset in points; positive is to the left of the path's direction.
  public var amount: Animated<Double>
  /// The shape of corners that open up.
  public var join: Stroke.Join
  /// The miter limit: the maximum length of a mitered corner, as a multiple of `amount`.
  public var miterLimit: Animated<Double>

  /// Creates an Offset Paths modifier.
  public init(
    amount: Animated<Double>, join: Stroke.Join = .miter,
    miterLimit: Animated<Double> = .constant(4)
  ) {
    self.amount = amount
    self.join = join
    self.miterLimit = miterLimit
  }
}

extension OffsetPath: SceneRecord {
  package static let documentation = "Moves paths sideways (Offset Paths)."
  package static let blank = OffsetPath(amount: .constant(0))
  package static let fields: [Field<OffsetPath>] = [
    .track(
      "amount", \.amount, .offsetAmount,
      "The offset in points; positive is to the left of the path's direction.", .expected),
    .option("join", \.join, "The shape of corners that open up."),
    .track(
      "miterLimit", \.miterLimit, .miterLimit,
      "The maximum length of a mitered corner, as a multiple of the amount."),
  ]
}
