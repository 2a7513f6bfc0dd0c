extension Feature {
  /// The pages of layers, by type.
  static let layerPages: [Feature: FeaturePage] = [
    .layerPrecomp: FeaturePage(
      example: .layers(
        [#""ty": 0, "refId": "comp_0", "w": 100, "h": 100"#],
        with: #""assets": [{"id": "comp_0", "layers": []}]"#)),
    .layerSolid: FeaturePage(
      "Use a shape layer with a Rectangle and a Fill instead of the solid.",
      example: .layer(##""ty": 1, "sw": 100, "sh": 100, "sc": "#ff8000""##)),
    .layerImage: FeaturePage(
      """
      Redraw the image with shape layers. For artwork from Illustrator, choose Layer > Create > \
      Create Shapes from Vector Layer.
      """,
      example: .layers(
        [#""ty": 2, "refId": "image_0""#],
        with: #""assets": [{"id": "image_0", "w": 64, "h": 64, "u": "images/", "p": "logo.png"}]"#)),
    .layerNull: FeaturePage(example: .layer(#""ty": 3"#)),
    .layerShape: FeaturePage(example: .layer(#""ty": 4, "shapes": []"#)),
    .layerText: FeaturePage(
      """
      Convert the text to shapes (Layer > Create > Create Shapes from Text), and delete the text \
      layer.
      """,
      example: .text(#""t": "Hello", "f": "Lato-Bold", "s": 24"#)),
    .layerAudio: FeaturePage(
      "Delete the layer, and play the sound in the app.",
      example: .layers(
        [#""ty": 6, "refId": "sound_0""#],
        with: #""assets": [{"id": "sound_0", "u": "", "p": "click.mp3"}]"#)),
    .layerCamera: FeaturePage(
      """
      Delete the camera and animate the Position and Scale of 2D layers instead, or pre-render the \
      composition.
      """,
      example: .layer(#""ty": 13, "pe": {"a": 0, "k": 500}"#)),
    .layerData: FeaturePage(
      """
      If any expressions use the data, convert them to keyframes (Animation > Keyframe Assistant \
      > Convert Expression to Keyframes). Then delete the layer.
      """,
      example: .layers(
        [#""ty": 15, "refId": "data_0""#],
        with: #""assets": [{"id": "data_0", "u": "", "p": "data.json", "t": 3}]"#)),
    .layerAdjustment: FeaturePage(
      """
      Apply the effects to each layer below, or pre-compose these layers and apply the effects \
      to the precomposition.
      """,
      example: .layer(#""ty": 12"#)),
  ]
}
