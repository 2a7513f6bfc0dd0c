/// A modifier that pulls vertices of paths toward their center and control points away from it, or
/// the reverse (Pucker & Bloat).
///
/// - Source: Lottie `"ty": "pb"`.
public struct PuckerBloat: Hashable, Sendable {
  /// The amount toward the center, as a fraction (1 for 100%); negative pushes vertices away.
  public var amount: Animated<Double>

  /// Creates a Pucker & Bloat modifier.
  public init(amount: Animated<Double>) {
    self.amount = amount
  }
}

extension PuckerBloat: SceneRecord {
  package static let documentation =
    "Pulls vertices toward their center and control points away from it (Pucker & Bloat)."
  package static let blank = PuckerBloat(amount: .constant(0))
  package static let fields: [Field<PuckerBloat>] = [
    .track(
      "amount", \.amount, .puckerAmount, "The amount toward the center, as a fraction.", .expected)
  ]
}
