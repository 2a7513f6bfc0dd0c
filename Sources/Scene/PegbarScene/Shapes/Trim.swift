/// Keeps a part of the length of outlines (Trim Paths).
public struct Trim: Hashable, Sendable {
  /// What the part is measured on.
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Every path is trimmed for itself.
    case simultaneously
    /// All paths are trimmed as if they were one.
    case individually
  }

  /// Where the part begins, as a fraction of the length.
  public var start: Animated<Double>
  /// Where the part ends, as a fraction of the length.
  public var end: Animated<Double>
  /// The offset of start and end, as a fraction of the length (1 for 360°); it wraps around.
  public var offset: Animated<Double>
  /// What the part is measured on.
  public var mode: Mode

  /// Makes a trim.
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
  /// How many steps the length has: where the part begins and ends is rounded to them.
  package static let steps = 10_000.0
  /// How far sampled ends may be off, as a fraction of the length.
  package static let tolerance = 2 / steps
}

extension Trim: SceneRecord {
  package static let documentation = "Keeps a part of the length (Trim Paths)."
  package static let blank = Trim(
    start: .constant(0), end: .constant(1), offset: .constant(0), mode: .simultaneously)
  package static let fields: [Field<Trim>] = [
    .track("start", \.start, .trimStart, "Where the part begins, as a fraction of the length."),
    .track("end", \.end, .trimEnd, "Where the part ends, as a fraction of the length."),
    .track("offset", \.offset, .trimOffset, "How far both are moved along, in turns."),
    .option(
      "mode", \.mode,
      "Whether every path is trimmed for itself (simultaneously) or all as if they were one "
        + "(individually).", .expected),
  ]
}
