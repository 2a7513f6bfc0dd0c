/// A property with a type of value that only the file determines.
package enum AnyProperty: Sendable, Hashable {
  /// A number.
  case scalar(Property<Double>)
  /// A point, size or scale.
  case vector(Property<Vector>)
  /// A color.
  case color(Property<Color>)
  /// The stops of a gradient and the number of its colors.
  case gradient(Property<[Double]>, stopCount: Int)
  /// A path.
  case path(Property<BezierPath>)
  /// A text document.
  case text(Property<TextDocument>)

  /// The property, with any type of value.
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

  /// Returns the property, or `nil` if its values do not have the requested type.
  package func property<Content>() -> Property<Content>? { documentProperty as? Property<Content> }
}
