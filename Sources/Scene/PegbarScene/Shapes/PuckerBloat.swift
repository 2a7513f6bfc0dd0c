/// Pulls the vertices of outlines towards their centre and the control points away from it, or the
/// other way round (Pucker & Bloat).
///
/// - Source: Lottie `"ty": "pb"`.
public struct PuckerBloat: Hashable, Sendable {
  /// How far towards the centre, as a fraction (1 for 100 %); negative pushes vertices away.
  public var amount: Animated<Double>

  /// Makes a change.
  public init(amount: Animated<Double>) {
    self.amount = amount
  }
}

extension PuckerBloat: SceneRecord {
  package static let documentation =
    "Pulls vertices towards their centre and control points away from it (Pucker & Bloat)."
  package static let blank = PuckerBloat(amount: .constant(0))
  package static let fields: [Field<PuckerBloat>] = [
    .track(
      "amount", \.amount, .puckerAmount, "How far towards the centre, as a fraction.", .expected)
  ]
}
