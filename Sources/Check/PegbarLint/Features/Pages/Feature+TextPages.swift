extension Feature {
  /// The pages of text.
  static let textPages: [Feature: FeaturePage] = [
    .textFonts: FeaturePage(
      """
      Convert the text to shapes (Layer > Create > Create Shapes from Text), and delete the text \
      layer.
      """,
      example: .text(
        ExampleJSON.hello,
        with: """
          "fonts": {"list": [{"fName": "Lato-Bold", "fFamily": "Lato", "fStyle": "Bold"}]}
          """)),
    .textGlyphs: FeaturePage(
      """
      Turn off Glyphs in the exporter's settings and add the font to the app, or convert the text \
      to shapes (Layer > Create > Create Shapes from Text).
      """,
      example: .text(
        #""t": "I", "f": "Lato-Bold", "s": 24"#,
        with: """
          "fonts": {"list": [{"fName": "Lato-Bold", "fFamily": "Lato", "fStyle": "Bold"}]}, \
          "chars": [{"ch": "I", "fFamily": "Lato", "style": "Bold", "size": 24, "w": 30, "data": {}}]
          """)),
    .textAnimators: FeaturePage(
      """
      Animate the layer as a whole, or convert the text to shapes (Layer > Create > Create Shapes \
      from Text) and animate the group of each character.
      """,
      example: .text(ExampleJSON.hello, #""a": [{"a": {"o": {"a": 0, "k": 50}}}]"#)),
    .textRangeSelector: FeaturePage(
      """
      Animate only Start, End and Offset of one Range Selector, with Based On set to Characters \
      and Mode set to Add. If that is not sufficient, convert the text to shapes (Layer > Create > \
      Create Shapes from Text).
      """,
      example: .text(
        ExampleJSON.hello,
        """
        "a": [{"s": {"t": 0, "s": {"a": 0, "k": 0}, "e": {"a": 0, "k": 50}}, \
        "a": {"o": {"a": 0, "k": 50}}}]
        """)),
    .textSelectorExpression: FeaturePage(
      "Replace the Expression Selector or Wiggly Selector with a Range Selector.",
      example: .text(
        ExampleJSON.hello,
        #""a": [{"s": {"t": 1, "x": "selectorValue * textIndex"}, "a": {"o": {"a": 0, "k": 50}}}]"#)
    ),
    .textPath: FeaturePage(
      """
      Convert the text to shapes (Layer > Create > Create Shapes from Text), and position the \
      characters along the path.
      """,
      example: .text(ExampleJSON.hello, #""p": {"m": 0, "f": {"a": 0, "k": 0}}"#)),
    .textAnimatedDocument: FeaturePage(
      """
      Delete the Source Text keyframes. Use a separate text layer for each string, and trim the \
      layers so that each one appears when the previous one ends.
      """,
      example: .layer(
        """
        "ty": 5, "t": {"d": {"k": [{"t": 0, "s": {\(ExampleJSON.hello)}}, \
        {"t": 30, "s": {"t": "Goodbye", "f": "Lato-Bold", "s": 24}}]}}
        """)),
  ]
}
