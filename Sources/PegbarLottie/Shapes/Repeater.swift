/// Copies what stands before it.
///
/// - Source: Lottie shape `"ty": "rp"`; After Effects "Repeater".
package struct Repeater: Sendable, Hashable {
  /// Which copy lies in front (`m`).
  package enum Order: Int, Sendable, Hashable, CaseIterable {
    /// Later copies lie in front ("Above").
    case above = 2
    /// Later copies lie behind ("Below").
    case below = 1
  }

  /// How many copies (`c`).
  package var copies: Property<Double>
  /// By how many steps the first copy is moved (`o`).
  package var offset: Property<Double>
  /// Which copy lies in front (`m`).
  package var order: Order = .below
  /// One step from copy to copy, and the opacities of the first and the last (`tr`).
  package var transform: Transform
}
