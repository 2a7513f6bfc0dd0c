/// Rounds the corners of outlines.
public struct RoundedCorners: Hashable, Sendable {
  /// The radius in points; at most half of either neighbouring side counts.
  public var radius: Animated<Double>

  /// Makes a rounding.
  public init(radius: Animated<Double>) {
    self.radius = radius
  }
}

extension RoundedCorners: SceneRecord {
  package static let documentation = "Rounds corners (Round Corners)."
  package static let blank = RoundedCorners(radius: .constant(0))
  package static let fields: [Field<RoundedCorners>] = [
    .track("radius", \.radius, .cornerRadius, "The radius in points.", .expected)
  ]
}
