/// A modifier that combines the areas of paths (Merge Paths).
///
/// Each path of the group is one operand; all paths of a nested group together are one operand. The
/// result is used by the styles of the group and of the enclosing groups. The mode Merge only joins
/// paths, so it does not create a `MergePaths`.
///
/// - Source: Lottie `"ty": "mm"`.
public struct MergePaths: Hashable, Sendable {
  /// The operation on the areas.
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// The union of all areas.
    case add
    /// The frontmost area without the others.
    case subtract
    /// The intersection of all areas.
    case intersect
    /// The parts that an odd number of areas cover.
    case exclude
  }

  /// The operation on the areas.
  public var mode: Mode
  /// The index of the enclosing group, or `nil` at the root of the layer.
  public var group: Int?

  /// Creates a Merge Paths modifier.
  public init(mode: Mode, group: Int? = nil) {
    self.mode = mode
    self.group = group
  }
}

extension MergePaths: SceneRecord {
  package static let documentation = "Combines the areas of paths (Merge Paths)."
  package static let blank = MergePaths(mode: .add)
  package static let fields: [Field<MergePaths>] = [
    .option(
      "mode", \.mode,
      "The resulting area: in any of the paths, in the frontmost path alone, in all paths, or in "
        + "an odd number of paths.", .expected),
    .value(
      "group", \.group, "The index of the enclosing group; none at the root of the layer.",
      .optional, .index(.groups)),
  ]
}
