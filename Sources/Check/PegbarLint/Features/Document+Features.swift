internal import PegbarLottie

// Mappings from the parts of a document to features.

extension Layer.Kind {
  /// The feature, or `nil` for layers that the support table does not cover.
  var feature: Feature? {
    switch self {
    case .precomp: .layerPrecomp
    case .solid: .layerSolid
    case .image: .layerImage
    case .null: .layerNull
    case .shape: .layerShape
    case .text: .layerText
    case .audio: .layerAudio
    case .camera: .layerCamera
    case .adjustment: .layerAdjustment
    case .data: .layerData
    case .light, .unknown: nil
    }
  }
}

extension MatteReference.Mode {
  var feature: Feature {
    switch self {
    case .alpha: .matteAlpha
    case .alphaInverted: .matteAlphaInverted
    case .luma: .matteLuma
    case .lumaInverted: .matteLumaInverted
    }
  }
}

extension BlendMode {
  /// The feature, or `nil` for the normal blend mode.
  var feature: Feature? {
    switch self {
    case .normal: nil
    case .multiply, .screen, .overlay, .darken, .lighten: .blendBasic
    case .colorDodge, .colorBurn, .hardLight, .softLight, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      .blendAdvanced
    case .add: .blendAdd
    case .hardMix: .blendHardMix
    }
  }
}

extension Mask.Mode {
  /// The feature, or `nil` for a path that is not used as a mask.
  var feature: Feature? {
    switch self {
    case .none: nil
    case .add: .maskAdd
    case .subtract: .maskSubtract
    case .intersect: .maskIntersect
    case .lighten: .maskLighten
    case .darken: .maskDarken
    case .difference: .maskDifference
    }
  }
}

extension Effect.Kind {
  var feature: Feature {
    switch self {
    case .color(let kind): kind.feature
    case .stroke: .effectStroke
    case .dropShadow: .effectDropShadow
    case .radialWipe: .effectRadialWipe
    case .displacementMap: .effectDisplacement
    case .setMatte: .effectSetMatte
    case .gaussianBlur: .effectGaussianBlur
    case .transform: .effectTransform
    case .control: .effectExpressionControls
    case .other: .effectOther
    }
  }
}

extension LayerStyle.Kind {
  var feature: Feature {
    switch self {
    case .dropShadow: .styleDropShadow
    case .innerShadow: .styleInnerShadow
    case .outerGlow: .styleOuterGlow
    case .innerGlow: .styleInnerGlow
    case .stroke, .bevelEmboss, .satin, .colorOverlay, .gradientOverlay, .unknown: .styleOther
    }
  }
}

extension ShapeItem.Kind {
  var features: [Feature] {
    switch self {
    case .group: [.shapeGroup]
    case .geometry(.path): [.shapePath]
    case .geometry(.rectangle): [.shapeRectangle]
    case .geometry(.ellipse): [.shapeEllipse]
    case .geometry(.polystar): [.shapePolystar]
    case .style(.fill(let fill)):
      fill.paint.fillFeatures + (fill.rule == .evenOdd ? [.fillRule] : [])
    case .style(.stroke(let stroke)):
      stroke.paint.strokeFeatures + (stroke.dashes.isEmpty ? [] : [.strokeDash])
    case .modifier(.trim(let trim)):
      [trim.mode == .simultaneously ? .shapeTrimParallel : .shapeTrimSequential]
    case .modifier(.roundedCorners): [.shapeRoundedCorners]
    case .modifier(.mergePaths): [.shapeMergePaths]
    case .modifier(.offsetPath): [.shapeOffsetPath]
    case .modifier(.puckerBloat): [.shapePuckerBloat]
    case .modifier(.zigZag): [.shapeZigZag]
    case .repeater: [.shapeRepeater]
    case .twist: [.shapeTwist]
    case .noStyle, .unknown: []
    }
  }
}

extension Paint {
  fileprivate var fillFeatures: [Feature] {
    switch self {
    case .color: [.fillColor]
    case .gradient(let gradient):
      switch gradient.kind {
      case .linear: [.fillGradientLinear]
      case .radial: [.fillGradientRadial]
      case .conic: [.fillGradientConic]
      }
    }
  }

  fileprivate var strokeFeatures: [Feature] {
    guard case .gradient(let gradient) = self else { return [.strokeColor] }
    return [.strokeGradient] + (gradient.kind == .conic ? [.fillGradientConic] : [])
  }
}

extension Group {
  /// `true` if the group scales its content by different factors at some time.
  var scalesUnevenly: Bool {
    guard let scale = transform?.scale else { return false }
    let values = scale.keyframes.map(\.value) + [scale.firstValue].compactMap(\.self)
    return values.contains { abs($0.x) != abs($0.y) }
  }
}

extension Property {
  /// Returns `true` if the property is animated, has another value, or has an expression.
  func isOther(than value: Value) -> Bool { fixedValue != value || expression != nil }
}

extension Array {
  /// Returns the features that the keyframes use, each once.
  func usedFeatures<Value>() -> [Feature] where Element == Keyframe<Value> {
    guard count > 1 else { return [] }
    var found: [Feature] = []
    let moving = dropLast().filter { !$0.isHold }
    if contains(where: \.isHold), Value.self != TextDocument.self { found.append(.keyframeHold) }
    if moving.contains(where: { $0.easing.allSatisfy(\.isLinear) }) {
      found.append(.keyframeLinear)
    }
    if moving.contains(where: { !$0.easing.allSatisfy(\.isLinear) }) {
      found.append(.keyframeBezier)
    }
    if moving.contains(where: { $0.spatialOut != nil || $0.spatialIn != nil }) {
      found.append(.keyframeSpatial)
    }
    let counts = Set(compactMap { ($0.value as? BezierPath)?.count })
    if counts.count > 1 { found.append(.keyframePathVertexMismatch) }
    return found
  }
}
