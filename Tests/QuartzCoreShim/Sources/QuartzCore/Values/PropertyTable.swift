import Foundation

extension Property {
  /// The properties of CALayer by their Objective-C names, for example `hidden` and `doubleSided`.
  static var layerProperties: [Property] {
    [
      rect("bounds", \.bounds), point("position", \.position), number("zPosition", \.zPosition),
      point("anchorPoint", \.anchorPoint), number("anchorPointZ", \.anchorPointZ),
      transform("transform", \.transform), transform("sublayerTransform", \.sublayerTransform),
      bool("hidden", \.isHidden), bool("doubleSided", \.isDoubleSided),
      bool("geometryFlipped", \.isGeometryFlipped, .layer, .none),
      bool("masksToBounds", \.masksToBounds), number("opacity", \.opacity),
      bool("shouldRasterize", \.shouldRasterize),
      number("rasterizationScale", \.rasterizationScale),
      bool("allowsGroupOpacity", \.allowsGroupOpacity, .layer, .none),
      color("backgroundColor", \.backgroundColor), color("borderColor", \.borderColor),
      number("borderWidth", \.borderWidth), number("cornerRadius", \.cornerRadius),
      color("shadowColor", \.shadowColor), number("shadowOpacity", \.shadowOpacity),
      shadowOffset, number("shadowRadius", \.shadowRadius),
      path("shadowPath", \.shadowPath, .layer, .explicitOnly),
      object("contents", \.contents), rect("contentsRect", \.contentsRect),
      number("contentsScale", \.contentsScale),
      object("compositingFilter", \.compositingFilter),
    ]
  }

  private static var shadowOffset: Property {
    Property(
      name: "shadowOffset", type: .size, kind: .layer, animation: .implicit,
      get: { .size($0.shadowOffset) },
      set: { if case .size(let new) = $1 { $0.shadowOffset = new } })
  }

  /// The properties of CAShapeLayer (CAShapeLayer.h).
  ///
  /// The path animates only explicitly. Caps, joins, fill rule and dash pattern do not animate.
  static var shapeProperties: [Property] {
    [
      path("path", \.shape.path, .shape, .explicitOnly),
      color("fillColor", \.shape.fillColor, .shape),
      color("strokeColor", \.shape.strokeColor, .shape),
      number("strokeStart", \.shape.strokeStart, .shape),
      number("strokeEnd", \.shape.strokeEnd, .shape),
      number("lineWidth", \.shape.lineWidth, .shape),
      number("miterLimit", \.shape.miterLimit, .shape),
      number("lineDashPhase", \.shape.lineDashPhase, .shape),
    ]
  }

  /// The properties of the classes of CAGradientLayer.h, CATextLayer.h and CAReplicatorLayer.h.
  static var otherProperties: [Property] {
    [
      gradientColors, gradientLocations,
      point("startPoint", \.gradient.startPoint, .gradient),
      point("endPoint", \.gradient.endPoint, .gradient),
      number("fontSize", \.text.fontSize, .text),
      color("foregroundColor", \.text.foregroundColor, .text),
      object("string", \.text.string, .text),
      instanceCount,
      number("instanceDelay", \.replicator.delay, .replicator),
      transform("instanceTransform", \.replicator.transform, .replicator),
      color("instanceColor", \.replicator.color, .replicator),
      number("instanceRedOffset", \.replicator.redOffset, .replicator),
      number("instanceGreenOffset", \.replicator.greenOffset, .replicator),
      number("instanceBlueOffset", \.replicator.blueOffset, .replicator),
      number("instanceAlphaOffset", \.replicator.alphaOffset, .replicator),
    ]
  }

  private static var gradientColors: Property {
    Property(
      name: "colors", type: .colors, kind: .gradient, animation: .implicit,
      get: { ($0.gradient.colors as? [CGColor]).map(Value.colors) },
      set: { if case .colors(let new) = $1 { $0.gradient.colors = new } })
  }

  private static var gradientLocations: Property {
    Property(
      name: "locations", type: .numbers, kind: .gradient, animation: .implicit,
      get: { $0.gradient.locations.map { .numbers($0.map(\.doubleValue)) } },
      set: {
        if case .numbers(let new) = $1 {
          $0.gradient.locations = new.map { NSNumber(value: $0) }
        }
      })
  }

  private static var instanceCount: Property {
    Property(
      name: "instanceCount", type: .integer, kind: .replicator, animation: .implicit,
      get: { .number(Double($0.replicator.count)) },
      set: { if case .number(let new) = $1 { $0.replicator.count = Int(new) } })
  }
}
