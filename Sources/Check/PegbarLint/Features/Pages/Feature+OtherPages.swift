extension Feature {
  /// The pages of what is about time, values that are computed or replaced, and files.
  static let otherPages: [Feature: FeaturePage] = [
    .expressions: FeaturePage(
      """
      Select the property and use Animation > Keyframe Assistant > Convert Expression to Keyframes.
      """,
      example: .transform(#""r": {"a": 0, "k": 0, "x": "var $bm_rt = time * 90;"}"#)),
    .timeStretch: FeaturePage(
      "Set Stretch Factor to 100 % with Layer > Time > Time Stretch, and move the keyframes instead.",
      example: .layer(#""sr": 2"#)),
    .timeRemap: FeaturePage(
      """
      Switch it off with Layer > Time > Enable Time Remapping, and move the keyframes inside the \
      precomposition instead.
      """,
      example: .layers(
        [#""ty": 0, "refId": "comp_0", "w": 100, "h": 100, "tm": {"a": 0, "k": 1}"#],
        with: #""assets": [{"id": "comp_0", "layers": []}]"#)),
    .motionBlur: FeaturePage(
      "Switch Motion Blur off for the layer, or draw the trail as a shape of its own.",
      example: .layer(#""mb": true"#)),
    .markers: FeaturePage(
      "The picture does not depend on markers. Give the app the frames as numbers instead of names.",
      example: .animation(#""markers": [{"tm": 0, "cm": "loop", "dr": 30}]"#)),
    .slots: FeaturePage(
      """
      Keep a value in each property beside the slot, which players without slots show, or export one \
      file for each theme.
      """,
      example: .layers(
        [#""ks": {"o": {"a": 0, "k": 100, "sid": "fade"}}"#],
        with: #""slots": {"fade": {"p": {"a": 0, "k": 50}}}"#)),
    .imageEmbedded: FeaturePage(
      """
      Switch Include in JSON off in the exporter's settings for assets, and ship the images beside \
      the animation. Where no images are allowed, draw the picture with shape layers.
      """,
      example: .layers(
        [#""ty": 2, "refId": "image_0""#],
        with: """
          "assets": [{"id": "image_0", "w": 1, "h": 1, "u": "", "e": 1, \
          "p": "data:image/png;base64,iVBORw0KGgo="}]
          """)),
  ]
}
