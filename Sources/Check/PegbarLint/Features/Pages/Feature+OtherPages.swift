extension Feature {
  /// The pages of features about time, computed or replaced values, and files.
  static let otherPages: [Feature: FeaturePage] = [
    .expressions: FeaturePage(
      """
      Convert the expression to keyframes (Animation > Keyframe Assistant > Convert Expression to \
      Keyframes), and export again.
      """,
      example: .transform(#""r": {"a": 0, "k": 0, "x": "var $bm_rt = time * 90;"}"#)),
    .timeStretch: FeaturePage(
      "Set Stretch Factor to 100% (Layer > Time > Time Stretch), and move the keyframes instead.",
      example: .layer(#""sr": 2"#)),
    .timeRemap: FeaturePage(
      """
      Turn off time remapping (Layer > Time > Enable Time Remapping), and instead adjust the \
      timing of the keyframes in the precomposition.
      """,
      example: .layers(
        [#""ty": 0, "refId": "comp_0", "w": 100, "h": 100, "tm": {"a": 0, "k": 1}"#],
        with: #""assets": [{"id": "comp_0", "layers": []}]"#)),
    .motionBlur: FeaturePage(
      "Turn off Motion Blur for the layer, or draw the trail as a separate shape.",
      example: .layer(#""mb": true"#)),
    .markers: FeaturePage(
      "Use frame numbers instead of marker names in the app. Markers do not affect rendering.",
      example: .animation(#""markers": [{"tm": 0, "cm": "loop", "dr": 30}]"#)),
    .slots: FeaturePage(
      """
      In each property with a slot, keep a value for players without slot support, or export one \
      file for each theme.
      """,
      example: .layers(
        [#""ks": {"o": {"a": 0, "k": 100, "sid": "fade"}}"#],
        with: #""slots": {"fade": {"p": {"a": 0, "k": 50}}}"#)),
    .imageEmbedded: FeaturePage(
      """
      Turn off “Include in JSON” in the exporter's asset settings, and ship the images next to the \
      animation. If a player does not allow images, redraw them with shape layers.
      """,
      example: .layers(
        [#""ty": 2, "refId": "image_0""#],
        with: """
          "assets": [{"id": "image_0", "w": 1, "h": 1, "u": "", "e": 1, \
          "p": "data:image/png;base64,iVBORw0KGgo="}]
          """)),
  ]
}
