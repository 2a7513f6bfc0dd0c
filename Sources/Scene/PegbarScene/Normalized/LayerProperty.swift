public import PegbarDiagnostics
internal import PegbarGeometry

/// A layer property that Core Animation and the tracks of a normalized scene can animate.
///
/// The order is that of a layer's tracks. The raw value is the name in the scene JSON.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum LayerProperty: String, Hashable, Sendable, CaseIterable {
  /// The point of the layer's own space that is placed at its position, in points.
  case anchor
  /// The location of the anchor point in the superlayer's space, in points.
  case position
  /// The horizontal component of the position.
  case positionX
  /// The vertical component of the position.
  case positionY
  /// The scale factors: one number for all, or x and y as a point.
  case scale
  /// The horizontal scale factor.
  case scaleX
  /// The vertical scale factor.
  case scaleY
  /// The rotation in degrees.
  case rotation
  /// The rotation about x in degrees, with Core Animation's sign.
  case rotationX
  /// The rotation about y in degrees, with Core Animation's sign.
  case rotationY
  /// The scale factor along z.
  case scaleZ
  /// The z position relative to the superlayer, in points; positive is toward the viewer.
  case zPosition
  /// The size of the bounds of a single-color layer, in points; the anchor point keeps its relative
  /// position.
  case size
  /// The corner radius of a single-color layer, in points.
  case cornerRadius
  /// The opacity, 0…1.
  case opacity
  /// The hidden state.
  case isHidden
  /// The path of a shape.
  case path
  /// The color of a fill or of a single-color layer.
  case fillColor
  /// The color of a stroke.
  case strokeColor
  /// The width of a stroke, in points.
  case lineWidth
  /// The miter limit of a stroke.
  case miterLimit
  /// The phase of a stroke's dashes, in points.
  case dashPhase
  /// The start of a stroke, as a fraction of the path's length.
  case strokeStart
  /// The end of a stroke, as a fraction of the path's length.
  case strokeEnd
  /// The start point of a gradient, in points.
  case gradientStart
  /// The end point of a gradient, in points.
  case gradientEnd
  /// The colors of a gradient.
  case colors
  /// The locations of a gradient's colors, 0…1.
  case locations
  /// The color of a shadow.
  case shadowColor
  /// The opacity of a shadow, 0…1.
  case shadowOpacity
  /// The horizontal component of a shadow's offset, in points.
  case shadowOffsetX
  /// The vertical component of a shadow's offset, in points.
  case shadowOffsetY
  /// The standard deviation of a shadow's blur, in points.
  case shadowRadius
}

extension LayerProperty {
  /// The class of layers that have a property.
  public enum LayerClass: String, Hashable, Sendable {
    /// All layers.
    case layer = "CALayer"
    /// Shape layers.
    case shapeLayer = "CAShapeLayer"
    /// Gradient layers.
    case gradientLayer = "CAGradientLayer"
  }

  /// The Swift type of a keyframe's value.
  public enum ValueType: String, Hashable, Sendable, CaseIterable {
    /// A number.
    case number = "CGFloat"
    /// A point.
    case point = "CGPoint"
    /// A width and a height.
    case size = "CGSize"
    /// A color.
    case color = "CGColor"
    /// A list of colors.
    case colors = "[CGColor]"
    /// A list of numbers.
    case numbers = "[NSNumber]"
    /// A path.
    case path = "CGPath"
    /// A Boolean value, which cannot be interpolated.
    case flag = "Bool"
  }

  /// The visible effect of an error of 1, which determines how errors convert to points.
  public enum ErrorEffect: Hashable, Sendable {
    /// Moves the layer by 1 point in the superlayer's space.
    case movesLayer
    /// Moves content by 1 point in the layer's own space.
    case movesContent
    /// Rotates the layer by 1 degree; content far from the anchor point moves more.
    case turnsLayer
    /// Changes a scale factor by 1; content far from the anchor point moves more.
    case scalesLayer
    /// Moves the end of a stroke by the length of its path.
    case cutsLine
    /// Moves nothing; changes colors, opacities or the length of mitered corners.
    case changesLook
  }

  /// The part of the underlying layer value that an animated value replaces in Core Animation.
  public enum Combination: Hashable, Sendable {
    /// The whole value.
    case whole
    /// One component of the value; the others are unchanged.
    case component
    /// A scale factor or a rotation of the layer's transform.
    ///
    /// Core Animation decomposes the transform, replaces this part and recomposes it.
    case matrix
  }

  /// The characteristics of one property.
  public struct Facts: Hashable, Sendable {
    /// The key path of its animations.
    public let keyPath: String
    /// The class of layers that have the property.
    public private(set) var layerClass = LayerClass.layer
    /// The type of a keyframe's value.
    public let valueType: ValueType
    /// The unit of its values and their errors.
    public let unit: Finding.Unit
    /// The name of the property in After Effects.
    public fileprivate(set) var title: String
    /// The visible effect of an error.
    public let errorEffect: ErrorEffect
    /// The part of the underlying layer value that the value replaces.
    public let combination: Combination
    /// The range of valid numbers; `nil` if every number is valid.
    public private(set) var range: ClosedRange<Double>?

    fileprivate init(
      _ keyPath: String, _ valueType: ValueType, _ source: Property, _ errorEffect: ErrorEffect,
      _ combination: Combination = .whole
    ) {
      self.keyPath = keyPath
      self.valueType = valueType
      unit = source.facts.unit
      title = source.facts.title
      self.errorEffect = errorEffect
      self.combination = combination
    }

    /// Returns the characteristics of a scale factor or a rotation of the layer's transform.
    fileprivate static func matrix(
      _ component: String, _ source: Property, _ effect: ErrorEffect
    ) -> Facts {
      Facts("transform.\(component)", .number, source, effect, .matrix)
    }

    fileprivate static func shape(
      _ keyPath: String, _ valueType: ValueType, _ source: Property, _ effect: ErrorEffect
    ) -> Facts {
      Facts(keyPath, valueType, source, effect).with { $0.layerClass = .shapeLayer }
    }

    fileprivate static func gradient(
      _ keyPath: String, _ valueType: ValueType, _ source: Property, _ effect: ErrorEffect
    ) -> Facts {
      Facts(keyPath, valueType, source, effect).with { $0.layerClass = .gradientLayer }
    }

    /// Returns the same characteristics for a number that is valid only within a range.
    fileprivate func within(_ range: ClosedRange<Double>) -> Facts { with { $0.range = range } }

    fileprivate func with(_ change: (inout Facts) -> Void) -> Facts {
      var facts = self
      change(&facts)
      return facts
    }
  }

  /// The characteristics of the property.
  ///
  /// Key paths: Apple, Core Animation Programming Guide, “Key-Value Coding Extensions” and
  /// “Animatable Properties”; CAShapeLayer.h, CAGradientLayer.h.
  public var facts: Facts { Self.table[self] ?? described }

  private static let table = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.described) })

  private var described: Facts {
    let (share, atLeast0) = (0...1.0, 0...Double.greatestFiniteMagnitude)
    return switch self {
    case .anchor: Facts("anchorPoint", .point, .anchor, .movesContent)
    case .position: Facts("position", .point, .position, .movesLayer)
    case .positionX: Facts("position.x", .number, .positionX, .movesLayer, .component)
    case .positionY: Facts("position.y", .number, .positionY, .movesLayer, .component)
    case .scale: .matrix("scale", .scale, .scalesLayer)
    case .scaleX: .matrix("scale.x", .scaleX, .scalesLayer)
    case .scaleY: .matrix("scale.y", .scaleY, .scalesLayer)
    case .rotation: .matrix("rotation.z", .rotation, .turnsLayer)
    case .rotationX: .matrix("rotation.x", .rotationX, .turnsLayer)
    case .rotationY: .matrix("rotation.y", .rotationY, .turnsLayer)
    case .scaleZ: .matrix("scale.z", .scaleZ, .scalesLayer)
    case .zPosition: Facts("zPosition", .number, .positionZ, .movesLayer)
    case .size: Facts("bounds.size", .size, .size, .movesContent, .component)
    case .cornerRadius:
      Facts("cornerRadius", .number, .cornerRadius, .movesContent).within(atLeast0)
    case .opacity: Facts("opacity", .number, .opacity, .changesLook).within(share)
    case .isHidden:
      Facts("hidden", .flag, .opacity, .changesLook)
        .with { $0.title = "the visibility" }
    case .path: .shape("path", .path, .path, .movesContent)
    case .fillColor: .shape("fillColor", .color, .fillColor, .changesLook)
    case .strokeColor: .shape("strokeColor", .color, .strokeColor, .changesLook)
    case .lineWidth: .shape("lineWidth", .number, .lineWidth, .movesContent).within(atLeast0)
    case .miterLimit:
      .shape("miterLimit", .number, .miterLimit, .changesLook)
        .within(1...Double.greatestFiniteMagnitude)
    case .dashPhase: .shape("lineDashPhase", .number, .dashPhase, .movesContent)
    case .strokeStart: .shape("strokeStart", .number, .trimStart, .cutsLine).within(share)
    case .strokeEnd: .shape("strokeEnd", .number, .trimEnd, .cutsLine).within(share)
    case .gradientStart: .gradient("startPoint", .point, .gradientStart, .movesContent)
    case .gradientEnd: .gradient("endPoint", .point, .gradientEnd, .movesContent)
    case .colors: .gradient("colors", .colors, .gradientStops, .changesLook)
    case .locations: .gradient("locations", .numbers, .gradientStops, .changesLook)
    case .shadowColor: Facts("shadowColor", .color, .shadowColor, .changesLook)
    case .shadowOpacity:
      Facts("shadowOpacity", .number, .shadowOpacity, .changesLook).within(share)
    case .shadowOffsetX:
      Facts("shadowOffset.width", .number, .shadowOffsetX, .movesContent, .component)
    case .shadowOffsetY:
      Facts("shadowOffset.height", .number, .shadowOffsetY, .movesContent, .component)
    case .shadowRadius:
      Facts("shadowRadius", .number, .shadowRadius, .movesContent).within(atLeast0)
    }
  }

  /// A Boolean value that indicates whether the property moves, rotates or scales the layer with
  /// its sublayers.
  public var placesLayer: Bool {
    switch facts.errorEffect {
    case .movesLayer, .turnsLayer, .scalesLayer: true
    case .movesContent, .cutsLine, .changesLook: self == .anchor
    }
  }

  /// A Boolean value that indicates whether keyframes of the property can have motion paths.
  ///
  /// `path` of CAKeyframeAnimation moves points, and the position is the only point in the
  /// superlayer's space.
  public var canFollowPaths: Bool { self == .position }

  /// A Boolean value that indicates whether the property rotates or scales the layer about its
  /// anchor point.
  public var turnsOrScales: Bool { facts.combination == .matrix }

  /// A Boolean value that indicates whether an error is measured in the superlayer's space instead
  /// of the layer's own space.
  public var isMeasuredAround: Bool {
    switch facts.errorEffect {
    case .movesLayer, .scalesLayer: true
    case .turnsLayer, .movesContent, .cutsLine, .changesLook: false
    }
  }

  /// A Boolean value that indicates whether the property moves or scales along z, or rotates the
  /// layer out of its plane.
  public var isSpatial: Bool {
    [.rotationX, .rotationY, .scaleZ, .zPosition].contains(self)
  }
}

extension LayerProperty: Comparable {
  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })

  /// Returns `true` if the left property precedes the right one in the tracks of a layer.
  public static func < (left: LayerProperty, right: LayerProperty) -> Bool {
    places[left, default: 0] < places[right, default: 0]
  }
}
