/// Moves outlines to their left or right side: outwards where they go clockwise (Offset Paths).
///
/// - Source: Lottie `"ty": "op"`.
public struct OffsetPath: Hashable, Sendable {
  /// How far, in points; positive is to the left of where the outline goes.
  public var amount: Animated<Double>
  /// How corners look that are torn open.
  public var join: Stroke.Join
  /// The miter limit: how far a mitered corner can reach, as a multiple of `amount`.
  public var miterLimit: Animated<Double>

  /// Makes a change.
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
  package static let documentation = "Moves outlines sideways (Offset Paths)."
  package static let blank = OffsetPath(amount: .constant(0))
  package static let fields: [Field<OffsetPath>] = [
    .track(
      "amount", \.amount, .offsetAmount,
      "How far, in points; positive is to the left of where the outline goes.", .expected),
    .option("join", \.join, "How the corners of the result look."),
    .track(
      "miterLimit", \.miterLimit, .miterLimit,
      "How far, in amounts, a pointed corner may reach."),
  ]
}
