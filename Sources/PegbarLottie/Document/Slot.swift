package import PegbarJSON

/// A value that can be replaced, and its default.
///
/// What it is follows from the properties that name it: the same numbers may be read in several
/// ways, so every possible reading is there.
/// - Source: Lottie `slots`; After Effects "Essential Properties".
package struct Slot: Sendable, Hashable {
  /// One reading of the default.
  package enum Value: Sendable, Hashable {
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
    /// A picture or another asset.
    case asset(Asset)
  }

  /// The name that properties give as `sid`.
  package var id: String
  /// Every possible reading of the default (`p`), the most likely first.
  package var values: [Value]
  /// Names the slot in findings.
  package var source: SourceID

  /// The default as a number, if it can be one.
  package var scalar: Property<Double>? {
    for case .scalar(let property) in values { return property }
    return nil
  }

  /// The default as a vector, if it can be one.
  package var vector: Property<Vector>? {
    for case .vector(let property) in values { return property }
    return nil
  }

  /// The default as a colour, if it can be one.
  package var color: Property<Color>? {
    for case .color(let property) in values { return property }
    return nil
  }

  /// The default as a gradient, if it can be one.
  package var gradient: (stops: Property<[Double]>, stopCount: Int)? {
    for case .gradient(let property, let count) in values { return (property, count) }
    return nil
  }

  /// The default as a path, if it can be one.
  package var path: Property<BezierPath>? {
    for case .path(let property) in values { return property }
    return nil
  }

  /// The default as a text, if it can be one.
  package var text: Property<TextDocument>? {
    for case .text(let property) in values { return property }
    return nil
  }
}
