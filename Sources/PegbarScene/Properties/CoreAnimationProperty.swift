/// How Core Animation plays a property.
public struct CoreAnimationProperty: Hashable, Sendable {
  /// The class that has the property.
  public enum LayerClass: String, Hashable, Sendable {
    /// Every layer.
    case layer = "CALayer"
    /// Shape layers.
    case shapeLayer = "CAShapeLayer"
    /// Gradient layers.
    case gradientLayer = "CAGradientLayer"
  }

  /// The Swift type of a key's value.
  public enum ValueType: String, Hashable, Sendable {
    /// A number.
    case number = "CGFloat"
    /// A point.
    case point = "CGPoint"
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

  /// The key path of the animation.
  public let keyPath: String
  /// The class that has the property.
  public let layerClass: LayerClass
  /// The type of a key's value.
  public let valueType: ValueType
}

extension Property {
  /// How Core Animation plays the property; nothing for those that only an exact scene has.
  ///
  /// Key paths: Apple, Core Animation Programming Guide, “Key-Value Coding Extensions” and
  /// “Animatable Properties”; CAShapeLayer.h, CAGradientLayer.h.
  public var coreAnimation: CoreAnimationProperty? {
    switch self {
    case .anchor: .init(keyPath: "anchorPoint", layerClass: .layer, valueType: .point)
    case .position: .init(keyPath: "position", layerClass: .layer, valueType: .point)
    case .positionX: .init(keyPath: "position.x", layerClass: .layer, valueType: .number)
    case .positionY: .init(keyPath: "position.y", layerClass: .layer, valueType: .number)
    case .scale: .init(keyPath: "transform.scale", layerClass: .layer, valueType: .number)
    case .scaleX: .init(keyPath: "transform.scale.x", layerClass: .layer, valueType: .number)
    case .scaleY: .init(keyPath: "transform.scale.y", layerClass: .layer, valueType: .number)
    case .rotation: .init(keyPath: "transform.rotation.z", layerClass: .layer, valueType: .number)
    case .opacity: .init(keyPath: "opacity", layerClass: .layer, valueType: .number)
    case .isHidden: .init(keyPath: "hidden", layerClass: .layer, valueType: .flag)
    case .path: .init(keyPath: "path", layerClass: .shapeLayer, valueType: .path)
    case .fillColor: .init(keyPath: "fillColor", layerClass: .shapeLayer, valueType: .color)
    case .strokeColor: .init(keyPath: "strokeColor", layerClass: .shapeLayer, valueType: .color)
    case .lineWidth: .init(keyPath: "lineWidth", layerClass: .shapeLayer, valueType: .number)
    case .miterLimit: .init(keyPath: "miterLimit", layerClass: .shapeLayer, valueType: .number)
    case .dashPhase: .init(keyPath: "lineDashPhase", layerClass: .shapeLayer, valueType: .number)
    case .strokeStart: .init(keyPath: "strokeStart", layerClass: .shapeLayer, valueType: .number)
    case .strokeEnd: .init(keyPath: "strokeEnd", layerClass: .shapeLayer, valueType: .number)
    case .gradientStart: .init(keyPath: "startPoint", layerClass: .gradientLayer, valueType: .point)
    case .gradientEnd: .init(keyPath: "endPoint", layerClass: .gradientLayer, valueType: .point)
    case .colors: .init(keyPath: "colors", layerClass: .gradientLayer, valueType: .colors)
    case .locations: .init(keyPath: "locations", layerClass: .gradientLayer, valueType: .numbers)
    case .shadowColor: .init(keyPath: "shadowColor", layerClass: .layer, valueType: .color)
    case .shadowOpacity: .init(keyPath: "shadowOpacity", layerClass: .layer, valueType: .number)
    case .shadowOffsetX:
      .init(keyPath: "shadowOffset.width", layerClass: .layer, valueType: .number)
    case .shadowOffsetY:
      .init(keyPath: "shadowOffset.height", layerClass: .layer, valueType: .number)
    case .shadowRadius: .init(keyPath: "shadowRadius", layerClass: .layer, valueType: .number)
    case .anchorX, .anchorY, .skew, .skewAxis, .center, .centerX, .centerY, .size, .width, .height,
      .cornerRadius, .pointCount, .outerRadius, .outerRoundness, .innerRadius, .innerRoundness,
      .dashLength, .trimStart, .trimEnd, .trimOffset, .gradientStartX, .gradientStartY,
      .gradientEndX, .gradientEndY, .gradientStops, .highlightLength, .highlightAngle,
      .maskOpacity, .maskExpansion, .shadowOffset, .shadowDirection, .shadowDistance, .blurRadius,
      .effectAmount, .shadowsColor, .midtonesColor, .highlightsColor, .inputBlack, .inputWhite,
      .gamma, .outputBlack, .outputWhite, .timeRemap:
      nil
    }
  }
}
