/// Shape items under one transform.
///
/// - Source: Lottie shape `"ty": "gr"`; After Effects "Group".
package struct Group: Sendable, Hashable {
  /// The items, front to back (`it`), without the transform.
  package var items: [ShapeItem] = []
  /// The transform that stood last among the items (`"ty": "tr"`); nil where there is none.
  package var transform: Transform?
}
