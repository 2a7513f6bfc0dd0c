/// A modifier that makes paths jagged or wavy (Zig Zag).
///
/// - Source: Lottie `"ty": "zz"`.
public struct ZigZag: Hashable, Sendable {
  /// The shape of the ridges.
  public enum PointType: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Pointed.
    case corner
    /// Round.
    case smooth
  }

  /// The distance of the ridges from the path, in points.
  public var size: Animated<Double>
  /// The number of ridges on each curve of the path, rounded to an integer.
  public var ridges: Animated<Double>
  /// The shape of the ridges.
  public var pointType: PointType

  /// Creates a Zig Zag modifier.
  public init(
    size: Animated<Double>, ridges: Animated<Double>, pointType: PointType = .corner
  ) {
    self.size = size
    self.ridges = ridges
    self.pointType = pointType
  }
}

extension ZigZag: SceneRecord {
  package static let documentation = "Makes paths jagged or wavy (Zig Zag)."
  package static let blank = ZigZag(size: .constant(0), ridges: .constant(0))
  package static let fields: [Field<ZigZag>] = [
    .track(
      "size", \.size, .ridgeSize, "The distance of the ridges from the path, in points.",
      .expected),
    .track("ridges", \.ridges, .ridgeCount, "The number of ridges per curve.", .expected),
    .option("pointType", \.pointType, "The shape of the ridges."),
  ]
}
