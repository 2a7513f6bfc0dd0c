import PegbarJSON

/// A star or a regular polygon.
///
/// - Source: Lottie shape `"ty": "sr"`; After Effects "Polystar Path".
package struct Polystar: PropertyHolder, Sendable, Hashable {
  /// Which of both it is (`sy`).
  package enum Shape: Int, Sendable, Hashable, CaseIterable {
    /// Points at two radii in turn.
    case star = 1
    /// Points at one radius.
    case polygon = 2
  }

  /// Star or polygon (`sy`); a polygon where missing.
  package var shape: Shape = .polygon
  /// The centre in pixels (`p`).
  package var position: Property<Vector>
  /// How many points (`pt`).
  package var points: Property<Double>
  /// The rotation in degrees (`r`).
  package var rotation: Property<Double>
  /// The radius of the outer points in pixels (`or`).
  package var outerRadius: Property<Double>
  /// How round the outer points are, in percent (`os`).
  package var outerRoundness: Property<Double>
  /// The radius of the inner points of a star in pixels (`ir`).
  package var innerRadius: Property<Double>
  /// How round the inner points of a star are, in percent (`is`).
  package var innerRoundness: Property<Double>
  /// Whether it runs backwards (`d` 3).
  package var isReversed = false

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(points, ["Points", "ADBE Vector Star Points"])
    list.add(position, ["Position", "ADBE Vector Star Position"])
    list.add(rotation, ["Rotation", "ADBE Vector Star Rotation"])
    list.add(outerRadius, ["Outer Radius", "ADBE Vector Star Outer Radius"])
    list.add(outerRoundness, ["Outer Roundness", "ADBE Vector Star Outer Roundess"])
    list.add(innerRadius, ["Inner Radius", "ADBE Vector Star Inner Radius"])
    list.add(innerRoundness, ["Inner Roundness", "ADBE Vector Star Inner Roundess"])
  }

  /// Reads an item of type `sr`.
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
      case "sy": shape = value.readCase(called: "kind of polystar") ?? shape
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
