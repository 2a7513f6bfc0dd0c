/// A modifier that keeps a part of the length of paths (Trim Paths).
public struct Trim: Hashable, Sendable {
  /// The length on which the part is measured.
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Each path is trimmed separately.
    case simultaneously
    /// All paths are trimmed as if they were one.
    case individually
  }

  /// The start of the part, as a fraction of the length.
  public var start: Animated<Double>
  /// The end of the part, as a fraction of the length.
  public var end: Animated<Double>
  /// The offset of start and end, as a fraction of the length (1 for 360°); it wraps around.
  public var offset: Animated<Double>
  /// The length on which the part is measured.
  public var mode: Mode

  /// Creates a trim.
  public init(
    start: Animated<Double>, end: Animated<Double>, offset: Animated<Double>, mode: Mode
  ) {
    self.start = start
    self.end = end
    self.offset = offset
    self.mode = mode
  }
}

extension Trim {
  /// The number of steps in the length to which the start and end are rounded.
  package static let steps = 10_000.0
  /// The maximum error of sampled ends, as a fraction of the length.
  package static let tolerance = 2 / steps
}

extension Trim: SceneRecord {
  package static let documentation = "Keeps a part of the length of paths (Trim Paths)."
  package static let blank = Trim(
    start: .constant(0), end: .constant(1), offset: .constant(0), mode: .simultaneously)
  package static let fields: [Field<Trim>] = [
    .track("start", \.start, .trimStart, "The start of the part, as a fraction of the length."),
    .track("end", \.end, .trimEnd, "The end of the part, as a fraction of the length."),
    .track("offset", \.offset, .trimOffset, "The offset of start and end, in turns."),
    .option(
      "mode", \.mode,
      "The mode: trims each path separately (simultaneously), or all paths as one path "
        + "(individually).", .expected),
  ]
}
