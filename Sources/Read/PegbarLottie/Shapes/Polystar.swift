import PegbarJSON

/// A star or a regular polygon.
///
/// - Source: Lottie shape `"ty": "sr"`; After Effects "Polystar Path".
package struct Polystar: PropertyHolder, Sendable, Hashable {
  /// The shape of a polystar (`sy`).
  package enum Shape: Int, Sendable, Hashable, CaseIterable {
    /// Points at two alternating radii.
    case star = 1
    /// Points at one radius.
    case polygon = 2
  }

  /// The shape (`sy`), a polygon if missing.
  package var shape: Shape = .polygon
  /// The center in pixels (`p`).
  package var position: Property<Vector>
  /// The number of points (`pt`).
  package var points: Property<Double>
  /// The rotation in degrees (`r`).
  package var rotation: Property<Double>
  /// The radius of the outer points in pixels (`or`).
  package var outerRadius: Property<Double>
  /// The roundness of the outer points, in percent (`os`).
  package var outerRoundness: Property<Double>
  /// The radius of the inner points of a star in pixels (`ir`).
  package var innerRadius: Property<Double>
  /// The roundness of the inner points of a star, in percent (`is`).
  package var innerRoundness: Property<Double>
  /// `true` if the direction is reversed (`d` 3).
  package var isReversed = false

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(points, ["Points", "ADBE Vector Star Points"])
    list.add(position, ["Position", "ADBE Vector Star Position"])
    list.add(rotation, ["Rotation", "ADBE Vector Star Rotation"])
    list.add(outerRadius, ["Outer Radius", "ADBE Vector Star Outer Radius"])
    list.add(outerRoundness, ["Outer Roundness", "ADBE Vector Star Outer Roundess"])
    list.add(innerRadius, ["Inner Radius", "ADBE Vector Star Inner Radius"])
    list.add(innerRoundness, ["Inner Roundness", "ADBE Vector Star Inner Roundess"])
  }

  /// Creates a polystar from an item of type `sr`.
  init(reading object: JSONObject, item: inout ShapeItem, in context: ReadingContext) {
    position = Property(.zero, source: object.source)
    points = Property(5, source: object.source)
    rotation = Property(0, source: object.source)
    outerRadius = Property(0, source: object.source)
    outerRoundness = Property(0, source: object.source)
    innerRadius = Property(0, source: object.source)
    innerRoundness = Property(0, source: object.source)
    for (key, value) in object {
      switch key {
      case "sy": shape = value.readCase(called: "polystar type") ?? shape
      case "p": position.read(value, in: context)
      case "pt": points.read(value, in: context)
      case "r": rotation.read(value, in: context)
      case "or": outerRadius.read(value, in: context)
      case "os": outerRoundness.read(value, in: context)
      case "ir": innerRadius.read(value, in: context)
      case "is": innerRoundness.read(value, in: context)
      case "d": isReversed = object.readIsReversed(value)
      default: item.read(key, value, of: object)
      }
    }
  }
}
