extension Feature {
  /// The pages of paths, and of items that a group combines.
  static let shapePages: [Feature: FeaturePage] = [
    .shapePath: FeaturePage(example: .shapes(#"{"ty": "sh", "ks": \#(ExampleJSON.triangle)}"#)),
    .shapeEllipse: FeaturePage(
      example: .shapes(#"{"ty": "el", "p": {"a": 0, "k": [50, 50]}, "s": {"a": 0, "k": [40, 40]}}"#)
    ),
    .shapeRectangle: FeaturePage(example: .shapes(ExampleJSON.rectangle)),
    .shapeGroup: FeaturePage(example: .shapes(#"{"ty": "gr", "it": [{"ty": "tr"}]}"#)),
    .shapePolystar: FeaturePage(
      "Right-click the Polystar Path and choose Convert To Bezier Path.",
      example: .shapes(
        """
        {"ty": "sr", "sy": 1, "p": {"a": 0, "k": [50, 50]}, "r": {"a": 0, "k": 0}, \
        "pt": {"a": 0, "k": 5}, "or": {"a": 0, "k": 40}, "os": {"a": 0, "k": 0}, \
        "ir": {"a": 0, "k": 20}, "is": {"a": 0, "k": 0}}
        """)),
    .shapeMultipleFills: FeaturePage(
      "Put each Fill into a separate group with a copy of the path.",
      example: .shapes("\(ExampleJSON.fill), \(ExampleJSON.fill)")),
    .shapeMultipleStrokes: FeaturePage(
      "Put each Stroke into a separate group with a copy of the path.",
      example: .shapes("\(ExampleJSON.stroke), \(ExampleJSON.stroke)")),
  ]

  /// The pages of items that modify paths.
  static let modifierPages: [Feature: FeaturePage] = [
    .shapeRoundedCorners: FeaturePage(
      """
      Delete Round Corners. Set the Roundness of the Rectangle Path instead, or draw the rounded \
      corners as part of the path.
      """,
      example: .shapes(#"{"ty": "rd", "r": {"a": 0, "k": 8}}"#)),
    .shapeTrimParallel: FeaturePage(
      "Put Trim Paths and the Stroke into a group without a Fill, and the Fill into another group.",
      example: .shapes(ExampleJSON.trim(mode: 1))),
    .shapeTrimSequential: FeaturePage(
      """
      Put each path into a separate group that has its own Trim Paths, and animate the groups one \
      after the other.
      """,
      example: .shapes("\(ExampleJSON.ellipses), \(ExampleJSON.trim(mode: 2))")),
    .shapeTrimOnFill: FeaturePage(
      """
      Put the Fill into a group without Trim Paths. To reveal the Fill gradually, use a track \
      matte or animate the path.
      """,
      example: .shapes("\(ExampleJSON.trim(mode: 1)), \(ExampleJSON.fill)")),
    .shapeRepeater: FeaturePage(
      "Delete the Repeater, duplicate the group, and position each copy with its own Transform.",
      example: .shapes(
        """
        {"ty": "rp", "c": {"a": 0, "k": 3}, "o": {"a": 0, "k": 0}, "m": 1, \
        "tr": {"p": {"a": 0, "k": [20, 0]}}}
        """)),
    .shapeMergePaths: FeaturePage(
      """
      Merge the paths in Illustrator and paste the result. If the group has only one path, delete \
      Merge Paths. If Merge Paths cuts a hole, set the Fill Rule to Even-Odd instead.
      """,
      example: .shapes(#"{"ty": "mm", "mm": 1}"#)),
    .shapeOffsetPath: FeaturePage(
      """
      Delete Offset Paths. Then draw the offset outline as a path, or add a Stroke that has the \
      color of the Fill and is twice as wide as the offset amount.
      """,
      example: .shapes(
        #"{"ty": "op", "a": {"a": 0, "k": 5}, "lj": 1, "ml": {"a": 0, "k": 4}}"#)),
    .shapePuckerBloat: FeaturePage(
      "Delete Pucker & Bloat, and draw or animate the distorted path directly.",
      example: .shapes(#"{"ty": "pb", "a": {"a": 0, "k": 30}}"#)),
    .shapeZigZag: FeaturePage(
      "Delete Zig Zag, and draw the ridges as part of the path.",
      example: .shapes(
        #"{"ty": "zz", "s": {"a": 0, "k": 6}, "r": {"a": 0, "k": 4}, "pt": {"a": 0, "k": 1}}"#)),
    .shapeTwist: FeaturePage(
      "Delete Twist, and draw or animate the twisted path directly.",
      example: .shapes(#"{"ty": "tw", "a": {"a": 0, "k": 45}, "c": {"a": 0, "k": [50, 50]}}"#)),
  ]
}
