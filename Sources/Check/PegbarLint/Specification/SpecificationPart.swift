/// The types of objects that the specification describes.
///
/// Objects reference each other by these names, because groups can contain groups.
enum SpecificationPart: Int, Sendable, CaseIterable {
  // Compositions and assets.
  case animation, marker, slot, precomposition, image
  // Layers.
  case precompositionLayer, imageLayer, nullLayer, solidLayer, shapeLayer, otherLayer
  case mask, transform
  // Shapes.
  case ellipse, rectangle, path, polystar, group, groupTransform
  case fill, stroke, gradientFill, gradientStroke, dash, trimPath, puckerBloat, otherShape
  // Properties.
  case scalar, vector, position, groupedPosition, splitPosition, color, bezierProperty
  case gradient, gradientStops
  // Keyframes and values.
  case vectorKeyframe, positionKeyframe, colorKeyframe, bezierKeyframe, gradientKeyframe
  case easing, bezier

  /// The specification of the type.
  var object: SpecificationObject {
    switch self {
    case .animation: .animation
    case .marker: .marker
    case .slot: .slot
    case .precomposition: .precomposition
    case .image: .image
    case .precompositionLayer: .precompositionLayer
    case .imageLayer: .imageLayer
    case .nullLayer: .nullLayer
    case .solidLayer: .solidLayer
    case .shapeLayer: .shapeLayer
    case .otherLayer: .otherLayer
    case .mask: .mask
    case .transform: .transform
    case .ellipse: .ellipse
    case .rectangle: .rectangle
    case .path: .path
    case .polystar: .polystar
    case .group: .group
    case .groupTransform: .groupTransform
    case .fill: .fill
    case .stroke: .stroke
    case .gradientFill: .gradientFill
    case .gradientStroke: .gradientStroke
    case .dash: .dash
    case .trimPath: .trimPath
    case .puckerBloat: .puckerBloat
    case .otherShape: .otherShape
    case .scalar: .scalar
    case .vector: .vector
    case .position: .position
    case .groupedPosition: .groupedPosition
    case .splitPosition: .splitPosition
    case .color: .color
    case .bezierProperty: .bezierProperty
    case .gradient: .gradient
    case .gradientStops: .gradientStops
    case .vectorKeyframe: .vectorKeyframe
    case .positionKeyframe: .positionKeyframe
    case .colorKeyframe: .colorKeyframe
    case .bezierKeyframe: .bezierKeyframe
    case .gradientKeyframe: .gradientKeyframe
    case .easing: .easing
    case .bezier: .bezier
    }
  }
}
