/// A feature of the format that players can support.
///
/// Raw values are the IDs in the table of player support and must not change.
package enum Feature: String, Sendable, Hashable, CaseIterable {
  /// Precomposition layer.
  case layerPrecomp = "layer.precomp"
  /// Solid layer.
  case layerSolid = "layer.solid"
  /// Image layer.
  case layerImage = "layer.image"
  /// Null layer.
  case layerNull = "layer.null"
  /// Shape layer.
  case layerShape = "layer.shape"
  /// Text layer.
  case layerText = "layer.text"
  /// Audio layer.
  case layerAudio = "layer.audio"
  /// 3D camera layer.
  case layerCamera = "layer.camera"
  /// Footage/data layer.
  case layerData = "layer.data"
  /// Adjustment layer.
  case layerAdjustment = "layer.adjustment"
  /// Light layer.
  case layerLight = "layer.light"
  /// Layer of an unknown type.
  case layerUnknown = "layer.unknown"
  /// Hidden layer.
  case layerHidden = "layer.hidden"
  /// Collapsed transformations.
  case layerCollapseTransform = "layer.collapse-transform"

  /// Path.
  case shapePath = "shape.path"
  /// Ellipse.
  case shapeEllipse = "shape.ellipse"
  /// Rectangle.
  case shapeRectangle = "shape.rectangle"
  /// Group.
  case shapeGroup = "shape.group"
  /// Polystar.
  case shapePolystar = "shape.polystar"
  /// Rounded corners modifier.
  case shapeRoundedCorners = "shape.rounded-corners"
  /// Trim Paths with m=1 (each path separately).
  case shapeTrimParallel = "shape.trim.parallel"
  /// Trim Paths with m=2 (all paths as one).
  case shapeTrimSequential = "shape.trim.sequential"
  /// Trim Paths on a filled shape.
  case shapeTrimOnFill = "shape.trim-on-fill"
  /// Repeater.
  case shapeRepeater = "shape.repeater"
  /// Merge Paths.
  case shapeMergePaths = "shape.merge-paths"
  /// Offset Paths.
  case shapeOffsetPath = "shape.offset-path"
  /// Pucker & Bloat.
  case shapePuckerBloat = "shape.pucker-bloat"
  /// Zig Zag.
  case shapeZigZag = "shape.zig-zag"
  /// Twist.
  case shapeTwist = "shape.twist"
  /// Multiple fills in one render group.
  case shapeMultipleFills = "shape.multiple-fills"
  /// Multiple strokes in one render group.
  case shapeMultipleStrokes = "shape.multiple-strokes"
  /// No-style item.
  case shapeNoStyle = "shape.no-style"
  /// Shape item of an unknown type.
  case shapeUnknown = "shape.unknown"
  /// Hidden shape item.
  case shapeHidden = "shape.hidden"

  /// Solid fill.
  case fillColor = "fill.color"
  /// Even-odd fill rule.
  case fillRule = "fill.rule"
  /// Linear gradient fill.
  case fillGradientLinear = "fill.gradient.linear"
  /// Radial gradient fill.
  case fillGradientRadial = "fill.gradient.radial"
  /// Conic gradient.
  case fillGradientConic = "fill.gradient.conic"

  /// Solid stroke.
  case strokeColor = "stroke.color"
  /// Gradient stroke.
  case strokeGradient = "stroke.gradient"
  /// Dashed stroke.
  case strokeDash = "stroke.dash"
  /// Stroke inherited by a child group with scale.x != scale.y.
  case strokeInheritedNonuniformScale = "stroke.inherited-nonuniform-scale"
  /// Animated miter limit.
  case strokeMiterAnimated = "stroke.miter-animated"

  /// Position.
  case transformPosition = "transform.position"
  /// Scale.
  case transformScale = "transform.scale"
  /// Rotation.
  case transformRotation = "transform.rotation"
  /// Anchor point.
  case transformAnchor = "transform.anchor"
  /// Opacity.
  case transformOpacity = "transform.opacity"
  /// Parenting.
  case transformParenting = "transform.parenting"
  /// Separated X/Y position.
  case transformSplitPosition = "transform.split-position"
  /// Skew.
  case transformSkew = "transform.skew"
  /// Auto-orient along path.
  case transformAutoOrient = "transform.auto-orient"
  /// 3D layer (ddd, rx/ry/rz, or).
  case transform3d = "transform.3d"

  /// Linear interpolation.
  case keyframeLinear = "keyframe.linear"
  /// Bézier easing.
  case keyframeBezier = "keyframe.bezier"
  /// Hold keyframe.
  case keyframeHold = "keyframe.hold"
  /// Spatial Bézier path.
  case keyframeSpatial = "keyframe.spatial"
  /// Path keyframes with different vertex counts.
  case keyframePathVertexMismatch = "keyframe.path-vertex-mismatch"
  /// Legacy keyframes with end value `e` and a last keyframe without `s`.
  case keyframeLegacyE = "keyframe.legacy-e"
  /// Different easing per component.
  case keyframePerComponent = "keyframe.per-component"
  /// Two keyframes at the same time.
  case keyframeJump = "keyframe.jump"

  /// Mask path.
  case maskPath = "mask.path"
  /// Mask mode Add.
  case maskAdd = "mask.add"
  /// Mask mode Subtract.
  case maskSubtract = "mask.subtract"
  /// Mask mode Intersect.
  case maskIntersect = "mask.intersect"
  /// Mask mode Lighten.
  case maskLighten = "mask.lighten"
  /// Mask mode Darken.
  case maskDarken = "mask.darken"
  /// Mask mode Difference.
  case maskDifference = "mask.difference"
  /// Inverted mask.
  case maskInverted = "mask.inverted"
  /// Mask opacity.
  case maskOpacity = "mask.opacity"
  /// Mask expansion.
  case maskExpansion = "mask.expansion"
  /// Mask feather.
  case maskFeather = "mask.feather"
  /// Mask mode None.
  case maskNone = "mask.none"

  /// Alpha matte.
  case matteAlpha = "matte.alpha"
  /// Inverted alpha matte.
  case matteAlphaInverted = "matte.alpha-inverted"
  /// Luma matte.
  case matteLuma = "matte.luma"
  /// Inverted luma matte.
  case matteLumaInverted = "matte.luma-inverted"
  /// Matte source by index (tp).
  case matteExplicitParent = "matte.explicit-parent"

  /// Blend modes Multiply, Screen, Overlay, Darken, and Lighten (1-5).
  case blendBasic = "blend.basic"
  /// Blend modes 6-15.
  case blendAdvanced = "blend.advanced"
  /// Blend mode Add (16).
  case blendAdd = "blend.add"
  /// Blend mode Hard Mix (17).
  case blendHardMix = "blend.hard-mix"

  /// Tint effect.
  case effectTint = "effect.tint"
  /// Fill effect.
  case effectFill = "effect.fill"
  /// Stroke effect.
  case effectStroke = "effect.stroke"
  /// Tritone effect.
  case effectTritone = "effect.tritone"
  /// Levels effect.
  case effectLevels = "effect.levels"
  /// Drop shadow effect.
  case effectDropShadow = "effect.drop-shadow"
  /// Radial wipe effect.
  case effectRadialWipe = "effect.radial-wipe"
  /// Displacement map effect.
  case effectDisplacement = "effect.displacement"
  /// Set matte effect.
  case effectSetMatte = "effect.set-matte"
  /// Gaussian blur effect.
  case effectGaussianBlur = "effect.gaussian-blur"
  /// Transform effect.
  case effectTransform = "effect.transform"
  /// Expression controls (custom effects).
  case effectExpressionControls = "effect.expression-controls"
  /// Any other effect.
  case effectOther = "effect.other"
  /// Disabled effect.
  case effectDisabled = "effect.disabled"

  /// Drop shadow layer style.
  case styleDropShadow = "style.drop-shadow"
  /// Inner shadow layer style.
  case styleInnerShadow = "style.inner-shadow"
  /// Outer glow layer style.
  case styleOuterGlow = "style.outer-glow"
  /// Inner glow layer style.
  case styleInnerGlow = "style.inner-glow"
  /// Stroke, bevel, satin, and overlay layer styles.
  case styleOther = "style.other"
  /// Stroke style.
  case styleStroke = "style.stroke"
  /// Bevel and emboss style.
  case styleBevelEmboss = "style.bevel-emboss"
  /// Satin style.
  case styleSatin = "style.satin"
  /// Color overlay style.
  case styleColorOverlay = "style.color-overlay"
  /// Gradient overlay style.
  case styleGradientOverlay = "style.gradient-overlay"

  /// Text with platform fonts.
  case textFonts = "text.fonts"
  /// Text with exported glyphs.
  case textGlyphs = "text.glyphs"
  /// Text animators.
  case textAnimators = "text.animators"
  /// Range selector.
  case textRangeSelector = "text.range-selector"
  /// Expression/wiggly selector.
  case textSelectorExpression = "text.selector-expression"
  /// Text on path.
  case textPath = "text.path"
  /// Animated text document (several keyframes).
  case textAnimatedDocument = "text.animated-document"
  /// Paragraph text.
  case textBox = "text.box"

  /// Expressions.
  case expressions

  /// Time stretch.
  case timeStretch = "time-stretch"

  /// Time remap.
  case timeRemap = "time-remap"

  /// Motion blur switch.
  case motionBlur = "motion-blur"

  /// Markers.
  case markers

  /// Slots / theming (sid).
  case slots

  /// Embedded base64 image.
  case imageEmbedded = "image.embedded"
  /// Image referenced by file name.
  case imageLinked = "image.linked"
  /// Image sequence.
  case imageSequence = "image.sequence"

  /// Asset of an unknown kind.
  case assetUnknown = "asset.unknown"

  /// Composition with its own frame rate.
  case precompFrameRate = "precomp.frame-rate"

  /// Undefined slot.
  case slotUnresolved = "slot.unresolved"
}
