/// Something that the format can express, which players show or do not.
///
/// Raw values are the ids of the table of player support, and stay what they are.
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
  /// Trim path m=1 (each path alone).
  case shapeTrimParallel = "shape.trim.parallel"
  /// Trim path m=2 (all paths as one).
  case shapeTrimSequential = "shape.trim.sequential"
  /// Trim path on a filled shape.
  case shapeTrimOnFill = "shape.trim-on-fill"
  /// Repeater.
  case shapeRepeater = "shape.repeater"
  /// Merge paths.
  case shapeMergePaths = "shape.merge-paths"
  /// Offset path.
  case shapeOffsetPath = "shape.offset-path"
  /// Pucker & bloat.
  case shapePuckerBloat = "shape.pucker-bloat"
  /// Zig zag.
  case shapeZigZag = "shape.zig-zag"
  /// Twist.
  case shapeTwist = "shape.twist"
  /// Several fills in one render group.
  case shapeMultipleFills = "shape.multiple-fills"
  /// Several strokes in one render group.
  case shapeMultipleStrokes = "shape.multiple-strokes"
  /// No-style item.
  case shapeNoStyle = "shape.no-style"
  /// Shape item of an unknown type.
  case shapeUnknown = "shape.unknown"
  /// Hidden shape item.
  case shapeHidden = "shape.hidden"

  /// Solid fill.
  case fillColor = "fill.color"
  /// Fill rule even-odd.
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
  /// Bezier easing.
  case keyframeBezier = "keyframe.bezier"
  /// Hold keyframe.
  case keyframeHold = "keyframe.hold"
  /// Spatial bezier path.
  case keyframeSpatial = "keyframe.spatial"
  /// Path keyframes with different vertex counts.
  case keyframePathVertexMismatch = "keyframe.path-vertex-mismatch"
  /// Old keyframes with end value `e` and last keyframe without `s`.
  case keyframeLegacyE = "keyframe.legacy-e"
  /// Easing that differs between components.
  case keyframePerComponent = "keyframe.per-component"
  /// Two keyframes at one time.
  case keyframeJump = "keyframe.jump"

  /// Mask path.
  case maskPath = "mask.path"
  /// Mask mode add.
  case maskAdd = "mask.add"
  /// Mask mode subtract.
  case maskSubtract = "mask.subtract"
  /// Mask mode intersect.
  case maskIntersect = "mask.intersect"
  /// Mask mode lighten.
  case maskLighten = "mask.lighten"
  /// Mask mode darken.
  case maskDarken = "mask.darken"
  /// Mask mode difference.
  case maskDifference = "mask.difference"
  /// Inverted mask.
  case maskInverted = "mask.inverted"
  /// Mask opacity.
  case maskOpacity = "mask.opacity"
  /// Mask expansion.
  case maskExpansion = "mask.expansion"
  /// Mask feather.
  case maskFeather = "mask.feather"
  /// Mask set to none.
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

  /// Blend modes multiply, screen, overlay, darken, lighten (1-5).
  case blendBasic = "blend.basic"
  /// Blend modes 6-15.
  case blendAdvanced = "blend.advanced"
  /// Blend mode add (16).
  case blendAdd = "blend.add"
  /// Blend mode hard mix (17).
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
  /// Effect that is switched off.
  case effectDisabled = "effect.disabled"

  /// Drop shadow layer style.
  case styleDropShadow = "style.drop-shadow"
  /// Inner shadow layer style.
  case styleInnerShadow = "style.inner-shadow"
  /// Outer glow layer style.
  case styleOuterGlow = "style.outer-glow"
  /// Inner glow layer style.
  case styleInnerGlow = "style.inner-glow"
  /// Stroke, bevel, satin, overlays layer styles.
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
  /// Image by file name.
  case imageLinked = "image.linked"
  /// Image sequence.
  case imageSequence = "image.sequence"

  /// Asset of an unknown kind.
  case assetUnknown = "asset.unknown"

  /// Composition with a frame rate of its own.
  case precompFrameRate = "precomp.frame-rate"

  /// Slot that nothing defines.
  case slotUnresolved = "slot.unresolved"
}
