extension Feature {
  /// The name in After Effects, as it appears within a sentence.
  package var name: String {
    Self.names[self] ?? PlayerSupport.of(self)?.subject ?? rawValue
  }

  /// The name in After Effects, as it appears at the start of a sentence.
  package var title: String { Words.capitalized(name) }

  /// The names that differ from the titles in the table of player support.
  private static let names: [Feature: String] = [
    .layerCamera: "camera layer", .layerData: "data layer",
    .shapePath: "Path", .shapeEllipse: "Ellipse Path", .shapeRectangle: "Rectangle Path",
    .shapePolystar: "Polystar Path", .shapeRoundedCorners: "Round Corners",
    .shapeTrimParallel: "Trim Paths (Simultaneously)",
    .shapeTrimSequential: "Trim Paths (Individually)",
    .shapeTrimOnFill: "Trim Paths on a filled shape", .shapeRepeater: "Repeater",
    .shapeMergePaths: "Merge Paths", .shapeOffsetPath: "Offset Paths",
    .shapePuckerBloat: "Pucker & Bloat", .shapeZigZag: "Zig Zag", .shapeTwist: "Twist",
    .shapeMultipleFills: "multiple Fills in one group",
    .shapeMultipleStrokes: "multiple Strokes in one group",
    .fillColor: "Fill", .fillRule: "Even-Odd fill rule",
    .fillGradientLinear: "linear Gradient Fill", .fillGradientRadial: "radial Gradient Fill",
    .strokeColor: "Stroke", .strokeGradient: "Gradient Stroke",
    .strokeInheritedNonuniformScale: "Stroke outside a nonuniformly scaled group",
    .transformSplitPosition: "position with separate dimensions",
    .transformAutoOrient: "Auto-Orient Along Path", .transform3d: "3D layer",
    .keyframeBezier: "Bézier easing", .keyframeSpatial: "Bézier motion path",
    .keyframeLegacyE: "legacy keyframes with end values",
    .maskPath: "Mask Path", .maskAdd: "Add mask mode", .maskSubtract: "Subtract mask mode",
    .maskIntersect: "Intersect mask mode", .maskLighten: "Lighten mask mode",
    .maskDarken: "Darken mask mode", .maskDifference: "Difference mask mode",
    .maskOpacity: "Mask Opacity", .maskExpansion: "Mask Expansion", .maskFeather: "Mask Feather",
    .matteAlpha: "Alpha Matte", .matteAlphaInverted: "Alpha Inverted Matte",
    .matteLuma: "Luma Matte", .matteLumaInverted: "Luma Inverted Matte",
    .matteExplicitParent: "track matte referenced by layer index (tp)",
    .blendBasic: "blend mode (Multiply, Screen, Overlay, Darken or Lighten)",
    .blendAdvanced: "blend mode (Color Dodge to Luminosity)",
    .blendAdd: "Add blend mode", .blendHardMix: "Hard Mix blend mode",
    .effectTint: "Tint effect", .effectFill: "Fill effect", .effectStroke: "Stroke effect",
    .effectTritone: "Tritone effect", .effectLevels: "Levels effect",
    .effectDropShadow: "Drop Shadow effect", .effectRadialWipe: "Radial Wipe effect",
    .effectDisplacement: "Displacement Map effect", .effectSetMatte: "Set Matte effect",
    .effectGaussianBlur: "Gaussian Blur effect", .effectTransform: "Transform effect",
    .effectExpressionControls: "Expression Controls", .effectOther: "other effect",
    .styleDropShadow: "Drop Shadow layer style", .styleInnerShadow: "Inner Shadow layer style",
    .styleOuterGlow: "Outer Glow layer style", .styleInnerGlow: "Inner Glow layer style",
    .styleOther: "Stroke, Bevel and Emboss, Satin or Overlay layer style",
    .textFonts: "text without glyph outlines", .textRangeSelector: "Range Selector",
    .textSelectorExpression: "Expression Selector or Wiggly Selector",
    .textPath: "text on a path", .textAnimatedDocument: "animated Source Text",
    .timeRemap: "time remapping", .motionBlur: "motion blur", .slots: "slots",
    .imageEmbedded: "embedded Base64 image",
  ]
}
