/// A star or a regular polygon.
///
/// - Source: Lottie shape `"ty": "sr"`; After Effects "Polystar Path".
package struct Polystar: Sendable, Hashable {
  /// Which of both it is (`sy`).
  package enum Shape: Int, Sendable, Hashable, CaseIterable {
    /// Points at two radii in turn.
    case star = 1
    /// Points at one radius.
    case polygon = 2
  }

  /// Star or polygon (`sy`).
  package var shape: Shape = .star
  /// The centre in pixels (`p`).
  package var position: Property<Vector>
  /// How many points (`pt`).
  package var points: Property<Double>
  /// The rotation in degrees (`r`).
  package var rotation: Property<Double>
  /// The radius of the outer points in pixels (`or`).
  package var outerRadius: Property<Double>
  /// How round the outer points are, in percent (`os`).
  package var outerRoundness: Property<Double>
  /// The radius of the inner points of a star in pixels (`ir`).
  package var innerRadius: Property<Double>
  /// How round the inner points of a star are, in percent (`is`).
  package var innerRoundness: Property<Double>
  /// Whether it runs backwards (`d` 3).
  package var isReversed = false
}
