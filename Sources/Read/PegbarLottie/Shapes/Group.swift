import PegbarDiagnostics
import PegbarJSON

/// A group of shape items with one transform.
///
/// - Source: Lottie shape `"ty": "gr"`; After Effects "Group".
package struct Group: Sendable, Hashable {
  /// The items, front to back (`it`), without the transform.
  package var items: [ShapeItem] = []
  /// The last transform among the items (`"ty": "tr"`), or `nil` if there is none.
  package var transform: Transform?

  /// Creates a group from an item of type `gr`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    for (key, value) in object {
      switch key {
      case "it": readItems(value, in: context)
      default: item.read(key, value, of: object)
      }
    }
  }

  /// Reads `it` and extracts the transform.
  private mutating func readItems(_ value: JSONValue, in context: ReadingContext) {
    guard let context = context.deeper(at: value), let array = value.readArray() else { return }
    items.reserveCapacity(array.count)
    var transformObject: JSONObject?
    for element in array {
      // Null items are artifacts of exporters. Other elements that are not objects are reported.
      guard let object = element.readObject() else { continue }
      if object["ty"]?.string == "tr" {
        readTransform(object, in: context)
        transformObject = object
      } else {
        transformObject?.note(.transformNotLast)
        transformObject = nil
        items.append(ShapeItem(reading: object, in: context))
      }
    }
  }

  /// Reads the transform among the items.
  private mutating func readTransform(_ object: JSONObject, in context: ReadingContext) {
    if transform != nil {
      object.report(.repeatedPart, "the group has more than one transform; the last one is used")
    }
    transform = Transform(reading: object, in: context)
  }
}
