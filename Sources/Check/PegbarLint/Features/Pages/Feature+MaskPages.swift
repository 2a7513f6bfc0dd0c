extension Feature {
  /// The pages of masks.
  static let maskPages: [Feature: FeaturePage] = [
    .maskPath: FeaturePage(
      "Draw the mask in a shape layer above the layer, and use that shape layer as an alpha matte.",
      example: .mask(#""mode": "a""#)),
    .maskAdd: FeaturePage(
      "Draw the masks as paths in one shape layer, and use that layer as an alpha track matte.",
      example: .mask(#""mode": "a""#)),
    .maskSubtract: FeaturePage(
      """
      Set the mode of the mask to Add and turn on Inverted, or use an alpha track matte that \
      covers only the part of the layer to keep.
      """,
      example: .mask(#""mode": "s""#)),
    .maskIntersect: FeaturePage(
      """
      Draw the intersection of the masks as one mask in Add mode, or use one of the masks as a \
      track matte.
      """,
      example: .mask(#""mode": "i""#)),
    .maskLighten: FeaturePage(
      """
      Set the mode to Add. The result is the same unless masks with less than 100% opacity overlap.
      """,
      example: .mask(#""mode": "l""#)),
    .maskDarken: FeaturePage(
      """
      Set the mode to Intersect. The result is the same unless masks with less than 100% opacity \
      overlap. Alternatively, draw the intersection as one mask in Add mode.
      """,
      example: .mask(#""mode": "d""#)),
    .maskDifference: FeaturePage(
      """
      Draw the visible areas as masks in Add mode, or use a track matte whose Fill uses the \
      Even-Odd fill rule.
      """,
      example: .mask(#""mode": "f""#)),
    .maskInverted: FeaturePage(
      """
      Turn off Inverted and set the mode of the mask to Subtract. If a player does not support \
      Subtract, use an alpha track matte whose shape covers everything outside the mask.
      """,
      example: .mask(#""mode": "a", "inv": true"#)),
    .maskOpacity: FeaturePage(
      """
      Set Mask Opacity to 100% and change the layer's Opacity, or use a track matte with the same \
      opacity.
      """,
      example: .mask(#""mode": "a", "o": {"a": 0, "k": 50}"#)),
    .maskExpansion: FeaturePage(
      """
      Set Mask Expansion to 0, and redraw or animate Mask Path to follow the expanded outline.
      """,
      example: .mask(#""mode": "a", "x": {"a": 0, "k": 10}"#)),
    .maskFeather: FeaturePage(
      """
      Set Mask Feather to 0. For a soft edge, use an alpha track matte with a Gradient Fill that \
      fades out.
      """,
      example: .mask(#""mode": "a", "f": {"a": 0, "k": [10, 10]}"#)),
  ]

  /// The pages of track mattes.
  static let mattePages: [Feature: FeaturePage] = [
    .matteAlpha: FeaturePage(example: .matte(1)),
    .matteAlphaInverted: FeaturePage(
      """
      Use an Alpha Matte with the inverse shape: a shape that covers the layer and has a hole \
      where the current matte is.
      """,
      example: .matte(2)),
    .matteLuma: FeaturePage(
      """
      Create a matte that is opaque where the current matte is bright and transparent where it is \
      dark, and use it as an Alpha Matte.
      """,
      example: .matte(3)),
    .matteLumaInverted: FeaturePage(
      """
      Create a matte that is opaque where the current matte is dark and transparent where it is \
      bright, and use it as an Alpha Matte.
      """,
      example: .matte(4)),
    .matteExplicitParent: FeaturePage(
      """
      Move the matte directly above the layer that uses it. If several layers use the matte, give \
      each layer its own duplicate.
      """,
      example: .layers([
        #""ind": 1, "ty": 4, "td": 1, "shapes": []"#, #""ind": 2"#,
        #""ind": 3, "ty": 4, "tt": 1, "tp": 1, "shapes": []"#,
      ])),
  ]

  /// The pages of blend modes.
  static let blendPages: [Feature: FeaturePage] = [
    .blendBasic: FeaturePage(
      "Set the layer's Mode to Normal, and choose colors that produce the same result.",
      example: .layer(#""ty": 4, "bm": 1, "shapes": []"#)),
    .blendAdvanced: FeaturePage(
      """
      Set the layer's Mode to Normal and choose colors that produce the same result, or pre-render \
      the layer and the layers below it as a single image.
      """,
      example: .layer(#""ty": 4, "bm": 6, "shapes": []"#)),
    .blendAdd: FeaturePage(
      """
      Set the layer's Mode to Screen, which looks similar, or set it to Normal and use lighter \
      colors.
      """,
      example: .layer(#""ty": 4, "bm": 16, "shapes": []"#)),
    .blendHardMix: FeaturePage(
      """
      Set the layer's Mode to Normal, or pre-render the layer and the layers below it as a single \
      image.
      """,
      example: .layer(#""ty": 4, "bm": 17, "shapes": []"#)),
  ]
}
