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

  /// The property, whatever its values are.
  package var documentProperty: any DocumentProperty {
    switch self {
    case .scalar(let property): property
    case .vector(let property): property
    case .color(let property): property
    case .gradient(let property, stopCount: _): property
    case .path(let property): property
    case .text(let property): property
    }
  }

  /// The property, if its values are of the type that is wanted.
  package func property<Content>() -> Property<Content>? { documentProperty as? Property<Content> }
}
