extension Feature {
  /// The pages of text.
  static let textPages: [Feature: FeaturePage] = [
    .textFonts: FeaturePage(
      "Use Layer > Create > Create Shapes from Text, and delete the text layer.",
      example: .text(
        ExampleJSON.hello,
        with: """
          "fonts": {"list": [{"fName": "Lato-Bold", "fFamily": "Lato", "fStyle": "Bold"}]}
          """)),
    .textGlyphs: FeaturePage(
      """
      Switch Glyphs off in the exporter's settings and give the app the font, or use Layer > Create > \
      Create Shapes from Text.
      """,
      example: .text(
        #""t": "I", "f": "Lato-Bold", "s": 24"#,
        with: """
          "fonts": {"list": [{"fName": "Lato-Bold", "fFamily": "Lato", "fStyle": "Bold"}]}, \
          "chars": [{"ch": "I", "fFamily": "Lato", "style": "Bold", "size": 24, "w": 30, "data": {}}]
          """)),
    .textAnimators: FeaturePage(
      """
      Animate the layer as a whole, or use Layer > Create > Create Shapes from Text and key the group \
      of each letter.
      """,
      example: .text(ExampleJSON.hello, #""a": [{"a": {"o": {"a": 0, "k": 50}}}]"#)),
    .textRangeSelector: FeaturePage(
      """
      Key only Start, End and Offset of one Range Selector, with Based On set to Characters and Mode \
      to Add. Where that is not enough, use Layer > Create > Create Shapes from Text.
      """,
      example: .text(
        ExampleJSON.hello,
        """
        "a": [{"s": {"t": 0, "s": {"a": 0, "k": 0}, "e": {"a": 0, "k": 50}}, \
        "a": {"o": {"a": 0, "k": 50}}}]
        """)),
    .textSelectorExpression: FeaturePage(
      "Replace the Expression Selector or Wiggly Selector by a Range Selector.",
      example: .text(
        ExampleJSON.hello,
        #""a": [{"s": {"t": 1, "x": "selectorValue * textIndex"}, "a": {"o": {"a": 0, "k": 50}}}]"#)
    ),
    .textPath: FeaturePage(
      "Use Layer > Create > Create Shapes from Text, and move the letters to their places.",
      example: .text(ExampleJSON.hello, #""p": {"m": 0, "f": {"a": 0, "k": 0}}"#)),
    .textAnimatedDocument: FeaturePage(
      """
      Remove the keyframes of Source Text. Give each text a layer of its own, and trim the layers so \
      that they follow each other.
      """,
      example: .layer(
        """
        "ty": 5, "t": {"d": {"k": [{"t": 0, "s": {\(ExampleJSON.hello)}}, \
        {"t": 30, "s": {"t": "Goodbye", "f": "Lato-Bold", "s": 24}}]}}
        """)),
  ]
}
