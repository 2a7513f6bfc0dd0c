/// A modifier that rounds the corners of paths.
public struct RoundedCorners: Hashable, Sendable {
  /// The radius in points; limited to half of either adjacent side.
  public var radius: Animated<Double>

  /// Creates a modifier that rounds corners.
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
