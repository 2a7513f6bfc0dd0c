extension Feature {
  /// The pages of transform properties.
  static let transformPages: [Feature: FeaturePage] = [
    .transformPosition: FeaturePage(example: .transform(#""p": {"a": 0, "k": [50, 50]}"#)),
    .transformScale: FeaturePage(example: .transform(#""s": {"a": 0, "k": [50, 50]}"#)),
    .transformRotation: FeaturePage(example: .transform(#""r": {"a": 0, "k": 45}"#)),
    .transformAnchor: FeaturePage(example: .transform(#""a": {"a": 0, "k": [50, 50]}"#)),
    .transformOpacity: FeaturePage(example: .transform(#""o": {"a": 0, "k": 50}"#)),
    .transformParenting: FeaturePage(example: .layers([#""ind": 1, "parent": 2"#, #""ind": 2"#])),
    .transformSplitPosition: FeaturePage(
      example: .transform(
        #""p": {"s": true, "x": {"a": 0, "k": 50}, "y": {"a": 0, "k": 50}}"#)),
    .transformSkew: FeaturePage(
      "Set Skew to 0, and draw the slanted shape as a path.",
      example: .transform(#""sk": {"a": 0, "k": 20}, "sa": {"a": 0, "k": 0}"#)),
    .transformAutoOrient: FeaturePage(
      "Turn off Auto-Orient (Layer > Transform > Auto-Orient), and animate Rotation instead.",
      example: .layer(#""ao": 1"#)),
    .transform3d: FeaturePage(
      "Turn off 3D Layer, and simulate the rotation with Scale and Position keyframes.",
      example: .layer(#""ddd": 1, "ks": {"ry": {"a": 0, "k": 45}}"#)),
  ]

  /// The pages of keyframes.
  static let keyframePages: [Feature: FeaturePage] = [
    .keyframeLinear: FeaturePage(
      example: .transform(
        """
        "o": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, \
        {"t": 30, "s": [100]}]}
        """)),
    .keyframeBezier: FeaturePage(
      example: .transform(
        #""o": {"a": 1, "k": [{"t": 0, "s": [0], \#(ExampleJSON.ease)}, {"t": 30, "s": [100]}]}"#)),
    .keyframeHold: FeaturePage(
      example: .transform(
        #""o": {"a": 1, "k": [{"t": 0, "s": [0], "h": 1}, {"t": 30, "s": [100]}]}"#)),
    .keyframeSpatial: FeaturePage(
      example: .transform(
        """
        "p": {"a": 1, "k": [{"t": 0, "s": [10, 50], "to": [0, -30], "ti": [0, -30], \
        \(ExampleJSON.ease)}, {"t": 30, "s": [90, 50]}]}
        """)),
    .keyframePathVertexMismatch: FeaturePage(
      """
      Add vertices so that all keyframes of the path have the same number of vertices and start at \
      the same vertex.
      """,
      example: .shapes(
        """
        {"ty": "sh", "ks": {"a": 1, "k": [{"t": 0, "s": [\(ExampleJSON.path(0, 1, 2))], \
        \(ExampleJSON.ease)}, {"t": 30, "s": [\(ExampleJSON.path(0, 1, 3, 2))]}]}}
        """)),
    .keyframeLegacyE: FeaturePage(
      "Export the composition again with a current version of the exporter.",
      example: .transform(
        #""o": {"a": 1, "k": [{"t": 0, "s": [0], "e": [100], \#(ExampleJSON.ease)}, {"t": 30}]}"#)),
  ]
}
