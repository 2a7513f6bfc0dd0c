import PegbarJSON

/// A modifier that rounds the corners of the paths before it.
///
/// - Source: Lottie shape `"ty": "rd"`; After Effects "Round Corners".
package struct RoundedCorners: PropertyHolder, Sendable, Hashable {
  /// The radius in pixels (`r`).
  package var radius: Property<Double>

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(radius, ["Radius", "ADBE Vector RoundCorner Radius"])
  }

  /// Creates a modifier from an item of type `rd`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    radius = Property(0, source: object.source)
    for (key, value) in object {
      switch key {
      case "r": radius.read(value, in: context)
      default: item.read(key, value, of: object)
      }
    }
  }
}
