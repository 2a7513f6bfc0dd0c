internal import PegbarLottie

extension Feature {
  /// The pages of effects.
  static let effectPages: [Feature: FeaturePage] = [
    .effectTint: FeaturePage(
      "Delete the effect, and adjust the colors of the shapes and images.",
      example: .effect(20, "Tint", #"{"ty": 2, "nm": "Map Black To", "v": \#(ExampleJSON.color)}"#)),
    .effectFill: FeaturePage(
      "Delete the effect, and set the colors of the layer's own Fill and Stroke.",
      example: .effect(21, "Fill", #"{"ty": 2, "nm": "Color", "v": \#(ExampleJSON.color)}"#)),
    .effectStroke: FeaturePage(
      "Delete the effect, and add the same path with a Stroke to a shape layer.",
      example: .effect(22, "Stroke", #"{"ty": 2, "nm": "Color", "v": \#(ExampleJSON.color)}"#)),
    .effectTritone: FeaturePage(
      "Delete the effect, and adjust the colors of the shapes and images.",
      example: .effect(23, "Tritone", #"{"ty": 2, "nm": "Midtones", "v": \#(ExampleJSON.color)}"#)),
    .effectLevels: FeaturePage(
      "Delete the effect, and adjust the colors of the shapes and images.",
      example: .effect(24, "Levels", #"{"ty": 0, "nm": "Gamma", "v": {"a": 0, "k": 1.2}}"#)),
    .effectDropShadow: FeaturePage(
      """
      Delete the effect, and draw the shadow as a separate layer below, in a single color or with \
      a gradient that fades out.
      """,
      example: .effect(25, "Drop Shadow", #"{"ty": 0, "nm": "Distance", "v": {"a": 0, "k": 5}}"#)),
    .effectRadialWipe: FeaturePage(
      "Delete the effect, and use a track matte: a circle with a thick Stroke and Trim Paths.",
      example: .effect(
        26, "Radial Wipe", #"{"ty": 0, "nm": "Transition Completion", "v": {"a": 0, "k": 50}}"#)),
    .effectDisplacement: FeaturePage(
      "Animate the paths of the layer directly, or pre-render the layer to images or video.",
      example: .effect(
        27, "Displacement Map", #"{"ty": 0, "nm": "Max Horizontal", "v": {"a": 0, "k": 5}}"#)),
    .effectSetMatte: FeaturePage(
      "Delete the effect, and use a track matte for the layer.",
      example: .effect(
        28, "Set Matte", #"{"ty": 10, "nm": "Take Matte From Layer", "v": {"a": 0, "k": 1}}"#)),
    .effectGaussianBlur: FeaturePage(
      "Delete the effect and use a gradient that fades out, or pre-render the layer to an image.",
      example: .effect(
        29, "Gaussian Blur", #"{"ty": 0, "nm": "Blurriness", "v": {"a": 0, "k": 5}}"#)),
    .effectTransform: FeaturePage(
      """
      Set the values in the layer's own Transform properties, or parent the layer to a null that \
      has these values.
      """,
      example: .effect(35, "Transform", #"{"ty": 1, "nm": "Rotation", "v": {"a": 0, "k": 45}}"#)),
    .effectExpressionControls: FeaturePage(
      """
      If any expressions use the control, convert them to keyframes (Animation > Keyframe \
      Assistant > Convert Expression to Keyframes). Then delete the control.
      """,
      example: .effect(
        5, "Speed", match: "ADBE Slider Control",
        #"{"ty": 0, "nm": "Slider", "v": {"a": 0, "k": 5}}"#)),
    .effectOther: FeaturePage(
      "Recreate the look with shapes, or pre-render the layer to images or video.",
      example: .effect(
        5, "Glow", match: "ADBE Glo2", #"{"ty": 0, "nm": "Glow Radius", "v": {"a": 0, "k": 10}}"#)),
  ]

  /// The pages of layer styles.
  static let stylePages: [Feature: FeaturePage] = [
    .styleDropShadow: FeaturePage(
      """
      Remove the style, and draw the shadow as a separate layer below, in a single color or with a \
      gradient that fades out.
      """,
      example: .style(1, "Drop Shadow")),
    .styleInnerShadow: FeaturePage(
      "Remove the style, and draw the shadow as a shape above the layer, clipped by a mask.",
      example: .style(2, "Inner Shadow")),
    .styleOuterGlow: FeaturePage(
      "Remove the style, and draw the glow below the layer, with a gradient that fades out.",
      example: .style(3, "Outer Glow")),
    .styleInnerGlow: FeaturePage(
      "Remove the style, and draw the glow above the layer, with a gradient that fades out.",
      example: .style(4, "Inner Glow")),
    .styleOther: FeaturePage(
      """
      Remove the style, and reproduce its appearance with a Stroke, a Fill of another color, or a \
      Gradient Fill in the shape layer itself.
      """,
      example: .style(7, "Color Overlay")),
  ]
}

extension Effect.ColorKind {
  /// The feature.
  var feature: Feature {
    switch self {
    case .tint: .effectTint
    case .fill: .effectFill
    case .tritone: .effectTritone
    case .levels: .effectLevels
    }
  }
}
