/// A property of which only the file says what its values are.
package enum AnyProperty: Sendable, Hashable {
  /// A number.
  case scalar(Property<Double>)
  /// A point, size or scale.
  case vector(Property<Vector>)
  /// A colour.
  case color(Property<Color>)
  /// The stops of a gradient and how many colours there are.
  case gradient(Property<[Double]>, stopCount: Int)
  /// A path.
  case path(Property<BezierPath>)
  /// A text.
  case text(Property<TextDocument>)

  /// The property, if its values are of the type that is wanted.
  package func property<Content>() -> Property<Content>? {
    switch self {
    case .scalar(let property): property as? Property<Content>
    case .vector(let property): property as? Property<Content>
    case .color(let property): property as? Property<Content>
    case .gradient(let property, stopCount: _): property as? Property<Content>
    case .path(let property): property as? Property<Content>
    case .text(let property): property as? Property<Content>
    }
  }
}
