internal import PegbarScene

// One function for each layer, which makes it as it looks at the end.
extension SceneCode {
  /// The functions that make the layers of a composition.
  mutating func factories(_ plan: CompositionPlan) {
    guard !plan.layers.isEmpty else { return }
    text.line()
    text.line("// MARK: Factories")
    for planned in plan.layers {
      if let mask = planned.layer.mask { note(mask) }
      text.line()
      factory(planned)
    }
  }

  private mutating func note(_ mask: NormalizedMask) {
    switch mask.mode {
    case .alphaInverted: support.insert(.inverted)
    case .alpha: if !mask.isPlainLayer { support.insert(.grouped) }
    }
  }

  private mutating func factory(_ planned: CompositionPlan.Planned) {
    let (parameter, argument) =
      switch planned.imageArgument {
      case .none: ("", "")
      case .image: ("_ image: CGImage?", "")
      case .provider:
        ("_ imageProvider: (String) -> CGImage?", "imageProvider: imageProvider")
      }
    let outer = text
    text = SwiftText(depth: outer.level + 1)
    text.line("let layer = \(planned.type)(\(argument))")
    geometry(planned)
    appearance(planned.layer)
    content(planned)
    text.line("return layer")
    let body = text
    text = outer
    text.block("private static func \(planned.factory)(\(parameter)) -> \(planned.type) {") {
      $0.append(body.bytes)
    }
  }

  private mutating func geometry(_ planned: CompositionPlan.Planned) {
    let layer = planned.layer
    text.line("layer.name = \(SwiftLiteral.string(layer.name))")
    if planned.instance.map({ Rect(origin: .zero, size: $0.size) }) != layer.bounds {
      text.line("layer.bounds = \(Self.rect(layer.bounds))")
    }
    let size = layer.bounds.size
    let offset = layer.anchor - layer.bounds.origin
    // The anchor is in the middle unless set.
    if offset.x * 2 != size.width || offset.y * 2 != size.height {
      text.line("layer.anchorPoint = \(unitPoint(layer.anchor, of: layer))")
    }
    if layer.position != .zero {
      text.line("layer.position = \(Self.point(layer.position))")
    }
    transform(layer)
  }

  /// Scales, then turns: a plain product, which key paths such as `transform.scale` take apart again.
  private mutating func transform(_ layer: NormalizedLayer) {
    let moves = layer.tracks.contains {
      [.scale, .scaleX, .scaleY, .rotation].contains($0.property)
    }
    var scale = layer.scale
    let isFlat = scale.x == 0 || scale.y == 0
    if isFlat, moves || layer.rotation != 0 {
      text.line("// Not quite 0, so that rotation and scale can still be told apart.")
      if scale.x == 0 { scale.x = 0.000001 }
      if scale.y == 0 { scale.y = 0.000001 }
    }
    let factors = "\(SwiftLiteral.number(scale.x)), \(SwiftLiteral.number(scale.y)), 1"
    let angle = "radians(\(SwiftLiteral.number(layer.rotation)))"
    if layer.rotation != 0 { support.insert(.radians) }
    switch (scale == .one, layer.rotation == 0) {
    case (true, true): break
    case (true, false):
      text.line("layer.transform = CATransform3DMakeRotation(\(angle), 0, 0, 1)")
    case (false, true):
      text.line("layer.transform = CATransform3DMakeScale(\(factors))")
    case (false, false):
      text.expression(
        .call(
          "CATransform3DScale",
          [
            .init("", .text("CATransform3DMakeRotation(\(angle), 0, 0, 1)")),
            .init("", .text(factors)),
          ]), prefix: "layer.transform = ")
    }
  }

  private mutating func appearance(_ layer: NormalizedLayer) {
    if layer.opacity != 1 {
      text.line("layer.opacity = \(SwiftLiteral.number(layer.opacity))")
    }
    if layer.isHidden { text.line("layer.isHidden = true") }
    if layer.clipsToBounds { text.line("layer.masksToBounds = true") }
    if let shadow = layer.shadow { self.shadow(shadow) }
    guard layer.blendMode != .normal else { return }
    if let filter = layer.blendMode.compositingFilter {
      text.line("layer.compositingFilter = \"\(filter)\"")
    } else {
      text.line("// Core Animation has no blend mode '\(layer.blendMode.rawValue)'.")
    }
  }

  /// Sets a shadow; a layer's own values (CALayer.h) are those of a shadow that lies above it.
  private mutating func shadow(_ shadow: NormalizedShadow) {
    text.line("layer.shadowColor = \(spelling(shadow.color))")
    text.line("layer.shadowOpacity = \(SwiftLiteral.number(shadow.opacity))")
    let width = SwiftLiteral.number(shadow.offset.x)
    let height = SwiftLiteral.number(shadow.offset.y)
    text.line("layer.shadowOffset = CGSize(width: \(width), height: \(height))")
    text.line("layer.shadowRadius = \(SwiftLiteral.number(shadow.radius))")
  }

  static func point(_ point: Point) -> String {
    point == .zero
      ? ".zero" : "CGPoint(x: \(SwiftLiteral.number(point.x)), y: \(SwiftLiteral.number(point.y)))"
  }

  static func rect(_ rect: Rect) -> String {
    let parts = [
      ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width),
      ("height", rect.size.height),
    ]
    return "CGRect("
      + parts.map { "\($0.0): \(SwiftLiteral.number($0.1))" }.joined(separator: ", ") + ")"
  }

  /// A point of a layer's space as a fraction of its bounds; spelt in points where the fraction
  /// would be a long number.
  mutating func unitPoint(_ point: Point, of layer: NormalizedLayer) -> String {
    let bounds = layer.bounds
    let offset = point - bounds.origin
    let unit = Point(x: offset.x / bounds.size.width, y: offset.y / bounds.size.height)
    if unit.x.isShort, unit.y.isShort { return Self.point(unit) }
    support.insert(.unitPoint)
    return "unitPoint(\(SwiftLiteral.number(point.x)), \(SwiftLiteral.number(point.y)), "
      + "in: layer.bounds)"
  }
}

extension Double {
  /// Whether the number has two digits after the point at most.
  fileprivate var isShort: Bool { isFinite && (self * 100).rounded() / 100 == self }
}

extension BlendMode {
  /// The name of the filter that mixes this way; nothing where there is none.
  ///
  /// The strings are what both platforms accept in practice (lottie-ios BlendMode+Filter.swift).
  var compositingFilter: String? {
    switch self {
    case .normal, .add, .hardMix: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
      .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      rawValue + "BlendMode"
    }
  }
}
