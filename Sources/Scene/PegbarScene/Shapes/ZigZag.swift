/// Makes outlines jagged or wavy (Zig Zag).
///
/// - Source: Lottie `"ty": "zz"`.
public struct ZigZag: Hashable, Sendable {
  /// What the ridges look like.
  public enum PointType: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Pointed.
    case corner
    /// Round.
    case smooth
  }

  /// How far the ridges lie beside the outline, in points.
  public var size: Animated<Double>
  /// How many ridges each curve of the outline gets; rounded to whole ones.
  public var ridges: Animated<Double>
  /// What the ridges look like.
  public var pointType: PointType

  /// Makes a change.
  public init(
    size: Animated<Double>, ridges: Animated<Double>, pointType: PointType = .corner
  ) {
    self.size = size
    self.ridges = ridges
    self.pointType = pointType
  }
}

extension ZigZag: SceneRecord {
  package static let documentation = "Makes outlines jagged or wavy (Zig Zag)."
  package static let blank = ZigZag(size: .constant(0), ridges: .constant(0))
  package static let fields: [Field<ZigZag>] = [
    .track(
      "size", \.size, .ridgeSize, "How far the ridges lie beside the outline, in points.",
      .expected),
    .track("ridges", \.ridges, .ridgeCount, "How many ridges each curve gets.", .expected),
    .option("pointType", \.pointType, "What the ridges look like."),
  ]
}
