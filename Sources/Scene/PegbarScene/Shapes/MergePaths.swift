/// Combines the areas of outlines (Merge Paths).
///
/// Each path of the group is one operand; all paths of a nested group together are one operand. The
/// result is used by the styles of the group and of the enclosing groups. The mode Merge only joins
/// paths, so it does not create a `MergePaths`.
///
/// - Source: Lottie `"ty": "mm"`.
public struct MergePaths: Hashable, Sendable {
  /// How areas are combined.
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// What lies in any of them.
    case add
    /// What lies in the front-most alone.
    case subtract
    /// What lies in all of them.
    case intersect
    /// What lies in an odd number of them.
    case exclude
  }

  /// How areas are combined.
  public var mode: Mode
  /// The index of the group it stands in; none at the root of the layer.
  public var group: Int?

  /// Makes a combination.
  public init(mode: Mode, group: Int? = nil) {
    self.mode = mode
    self.group = group
  }
}

extension MergePaths: SceneRecord {
  package static let documentation = "Combines the areas of outlines (Merge Paths)."
  package static let blank = MergePaths(mode: .add)
  package static let fields: [Field<MergePaths>] = [
    .option(
      "mode", \.mode,
      "What is left: the area in any of them, in the front-most alone, in all, or in an odd "
        + "number.", .expected),
    .value(
      "group", \.group, "The index of the group it stands in; none at the root of the layer.",
      .optional, .index(.groups)),
  ]
}
