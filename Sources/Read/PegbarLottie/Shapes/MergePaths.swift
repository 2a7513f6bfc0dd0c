import PegbarJSON

/// A modifier that combines the paths before it into one.
///
/// - Source: Lottie shape `"ty": "mm"`; After Effects "Merge Paths".
package struct MergePaths: Sendable, Hashable {
  /// The mode of combining paths (`mm`).
  package enum Mode: Int, Sendable, Hashable, CaseIterable {
    /// All paths next to each other in one path.
    case merge = 1
    /// The area that belongs to any path.
    case add = 2
    /// The first area without the others.
    case subtract = 3
    /// The area that belongs to all paths.
    case intersect = 4
    /// The area that belongs to an odd number of paths.
    case excludeIntersections = 5
  }

  /// The mode of combining paths (`mm`).
  package var mode: Mode = .merge

  /// Creates a modifier from an item of type `mm`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    for (key, value) in object {
      switch key {
      case "mm": mode = value.readCase(called: "Merge Paths mode") ?? mode
      default: item.read(key, value, of: object)
      }
    }
  }
}
