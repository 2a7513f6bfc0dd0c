extension Feature {
  /// The pages of fills and strokes.
  static let paintPages: [Feature: FeaturePage] = [
    .fillColor: FeaturePage(example: .shapes(ExampleJSON.fill)),
    .fillRule: FeaturePage(
      """
      Set the Fill Rule to Non-Zero Winding, and reverse the direction of the inner path (Reverse \
      Path Direction in the Timeline) so that the path still cuts a hole.
      """,
      example: .shapes(
        #"{"ty": "fl", "c": {"a": 0, "k": [1, 0.5, 0, 1]}, "o": {"a": 0, "k": 100}, "r": 2}"#)),
    .fillGradientLinear: FeaturePage(example: .shapes(ExampleJSON.gradient("gf", type: 1))),
    .fillGradientRadial: FeaturePage(
      "Set Highlight Length to 0, and delete the Start Point and End Point keyframes.",
      example: .shapes(ExampleJSON.gradient("gf", type: 2))),
    .fillGradientConic: FeaturePage(
      "Use a linear or a radial Gradient Fill, or an image. After Effects has no conic gradient.",
      example: .shapes(ExampleJSON.gradient("gf", type: 3))),
    .strokeColor: FeaturePage(example: .shapes(ExampleJSON.stroke)),
    .strokeGradient: FeaturePage(
      """
      Use a single-color Stroke. If the gradient is required, draw the outline as a separate path \
      with a Gradient Fill.
      """,
      example: .shapes(
        ExampleJSON.gradient("gs", type: 1, #""w": {"a": 0, "k": 4}, "lc": 2, "lj": 2"#))),
    .strokeDash: FeaturePage(
      "Delete the Dash and Gap keyframes and animate only Offset, or draw each dash as a path.",
      example: .shapes(
        """
        {"ty": "st", "c": {"a": 0, "k": [1, 0.5, 0, 1]}, "o": {"a": 0, "k": 100}, \
        "w": {"a": 0, "k": 4}, "lc": 2, "lj": 2, \
        "d": [{"n": "d", "v": {"a": 0, "k": 8}}, {"n": "g", "v": {"a": 0, "k": 4}}]}
        """)),
    .strokeInheritedNonuniformScale: FeaturePage(
      """
      Move the Stroke into the scaled group, or set the group's Scale to 100% and change the path \
      instead.
      """,
      example: .shapes(
        """
        {"ty": "gr", "it": [{"ty": "tr", "s": {"a": 0, "k": [100, 50]}}]}, \(ExampleJSON.stroke)
        """)),
  ]
}
