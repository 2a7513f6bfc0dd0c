import PegbarJSON

/// Combines the paths before it to one.
///
/// - Source: Lottie shape `"ty": "mm"`; After Effects "Merge Paths".
package struct MergePaths: Sendable, Hashable {
  /// How paths are combined (`mm`).
  package enum Mode: Int, Sendable, Hashable, CaseIterable {
    /// Puts them side by side in one path.
    case merge = 1
    /// The area that belongs to any of them.
    case add = 2
    /// The first area without the others.
    case subtract = 3
    /// The area that belongs to all of them.
    case intersect = 4
    /// The area that belongs to an odd number of them.
    case excludeIntersections = 5
  }

  /// How paths are combined (`mm`).
  package var mode: Mode = .merge

  /// Reads an item of type `mm`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    for (key, value) in object {
      switch key {
      case "mm": mode = value.readCase(called: "merge mode") ?? mode
      default: item.read(key, value, of: object)
      }
    }
  }
}
