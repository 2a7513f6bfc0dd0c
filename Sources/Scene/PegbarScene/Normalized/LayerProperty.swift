public import PegbarDiagnostics
internal import PegbarGeometry

/// A property of a layer that Core Animation can play: what a track of a normalized scene moves.
///
/// The order is that of a layer's tracks. The raw value is the name in the scene JSON.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum LayerProperty: String, Hashable, Sendable, CaseIterable {
  /// The point of the layer's own space that is put on its position, in points.
  case anchor
  /// Where the anchor is put, in points of the superlayer's space.
  case position
  /// The horizontal part of the position.
  case positionX
  /// The vertical part of the position.
  case positionY
  /// All scale factors together, as one number, or x and y as a point.
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
  /// The factor of depths.
  case scaleZ
  /// The z position relative to the superlayer, in points; positive is towards the viewer.
  case zPosition
  /// The size of the bounds of a layer of one colour, in points; the anchor keeps its share of them.
  case size
  /// The radius of the corners of a layer of one colour, in points.
  case cornerRadius
  /// The opacity, 0…1.
  case opacity
  /// Whether nothing shows.
  case isHidden
  /// The outline of a shape.
  case path
  /// The colour of a fill, or of a layer of one colour.
  case fillColor
  /// The colour of a stroke.
  case strokeColor
  /// The width of a stroke, in points.
  case lineWidth
  /// The miter limit of a stroke.
  case miterLimit
  /// The phase of a stroke's dashes, in points.
  case dashPhase
  /// Where a stroke begins, as a fraction of the outline's length.
  case strokeStart
  /// Where a stroke ends, as a fraction of the outline's length.
  case strokeEnd
  /// The start point of a gradient, in points.
  case gradientStart
  /// The end point of a gradient, in points.
  case gradientEnd
  /// The colours of a gradient.
  case colors
  /// The locations of a gradient's colours, 0…1.
  case locations
  /// The colour of a shadow.
  case shadowColor
  /// The opacity of a shadow, 0…1.
  case shadowOpacity
  /// The horizontal part of a shadow's offset, in points.
  case shadowOffsetX
  /// The vertical part of a shadow's offset, in points.
  case shadowOffsetY
  /// The standard deviation of a shadow's blur, in points.
  case shadowRadius
}

extension LayerProperty {
  /// The class of layers that have a property.
  public enum LayerClass: String, Hashable, Sendable {
    /// Every layer.
    case layer = "CALayer"
    /// Shape layers.
    case shapeLayer = "CAShapeLayer"
    /// Gradient layers.
    case gradientLayer = "CAGradientLayer"
  }

  /// The Swift type of a key's value.
  public enum ValueType: String, Hashable, Sendable, CaseIterable {
    /// A number.
    case number = "CGFloat"
    /// A point.
    case point = "CGPoint"
    /// A width and a height.
    case size = "CGSize"
    /// A colour.
    case color = "CGColor"
    /// A list of colours.
    case colors = "[CGColor]"
    /// A list of numbers.
    case numbers = "[NSNumber]"
    /// An outline.
    case path = "CGPath"
    /// A flag, which can only jump.
    case flag = "Bool"
  }

  /// What an error of 1 does to what is drawn; it says how an error becomes points.
  public enum ErrorEffect: Hashable, Sendable {
    /// Moves the layer by 1 point in the space around it.
    case movesLayer
    /// Moves something in the layer's own space by 1 point.
    case movesContent
    /// Turns the layer by 1 degree: what is far from the anchor moves more.
    case turnsLayer
    /// Changes a scale factor by 1; content far from the anchor point moves more.
    case scalesLayer
    /// Moves the end of a line by the length of its outline.
    case cutsLine
    /// Moves nothing: colours, opacities, and how far a corner reaches.
    case changesLook
  }

  /// How Core Animation puts the value together with what else the layer has.
  public enum Combination: Hashable, Sendable {
    /// It is the whole value.
    case whole
    /// It is one component of a value; the others stay.
    case component
    /// It is a scale factor or a rotation of the layer's transform.
    ///
    /// Core Animation decomposes the transform, replaces this part and recomposes it.
    case matrix
  }

  /// All there is to know about one property.
  public struct Facts: Hashable, Sendable {
    /// The key path of its animations.
    public let keyPath: String
    /// The class of layers that have it.
    public private(set) var layerClass = LayerClass.layer
    /// The type of a key's value.
    public let valueType: ValueType
    /// What its values and their errors are measured in.
    public let unit: Finding.Unit
    /// What After Effects calls what moves.
    public fileprivate(set) var title: String
    /// What an error does to what is drawn.
    public let errorEffect: ErrorEffect
    /// How Core Animation puts the value together with others.
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

    /// A factor or a turn of the layer's matrix.
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

    /// The same for a number that has a meaning within a range alone.
    fileprivate func within(_ range: ClosedRange<Double>) -> Facts { with { $0.range = range } }

    fileprivate func with(_ change: (inout Facts) -> Void) -> Facts {
      var facts = self
      change(&facts)
      return facts
    }
  }

  /// All there is to know about the property.
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
        .with { $0.title = "the time in which it shows" }
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

  /// Whether the property moves, rotates or scales the layer with its sublayers.
  public var placesLayer: Bool {
    switch facts.errorEffect {
    case .movesLayer, .turnsLayer, .scalesLayer: true
    case .movesContent, .cutsLine, .changesLook: self == .anchor
    }
  }

  /// Whether its keys may have motion paths: of all key paths, `path` of CAKeyframeAnimation moves points,
  /// and of all points in the layer's superlayer there is one.
  public var canFollowPaths: Bool { self == .position }

  /// Whether it turns or enlarges the layer about its anchor.
  public var turnsOrScales: Bool { facts.combination == .matrix }

  /// Whether an error is measured in the superlayer's space instead of the layer's own space.
  public var isMeasuredAround: Bool {
    switch facts.errorEffect {
    case .movesLayer, .scalesLayer: true
    case .turnsLayer, .movesContent, .cutsLine, .changesLook: false
    }
  }

  /// Whether the property moves or scales along z, or rotates the layer out of its plane.
  public var isSpatial: Bool {
    [.rotationX, .rotationY, .scaleZ, .zPosition].contains(self)
  }
}

extension LayerProperty: Comparable {
  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })

  /// In the order of the tracks of a layer.
  public static func < (left: LayerProperty, right: LayerProperty) -> Bool {
    places[left, default: 0] < places[right, default: 0]
  }
}
