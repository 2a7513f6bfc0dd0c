/// Pulls vertices towards the centre and handles away from it, or the other way round.
///
/// - Source: Lottie shape `"ty": "pb"`; After Effects "Pucker & Bloat".
package struct PuckerBloat: Sendable, Hashable {
  /// How much, in percent; negative puckers (`a`).
  package var amount: Property<Double>
}
