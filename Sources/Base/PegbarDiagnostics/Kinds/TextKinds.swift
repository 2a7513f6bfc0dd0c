internal import PegbarBase

// Findings about text.
extension FindingKind {
  /// Every kind of the family `text`.
  static let text: [FindingKind] = [
    fontWithoutGlyphs, missingGlyph, glyphComposition, glyphShape, missingTextPath,
    expressionSelector, severalSelectors, randomOrder, animatorBlur, textOrder, textLength,
    animatorLimit,
  ]

  /// Font without outlines in the file (`text/font-without-glyphs`).
  public static let fontWithoutGlyphs = FindingKind(
    "text/font-without-glyphs", .warning, title: "Font without glyphs",
    meaning: """
      The file refers to a font but does not contain the outlines of the font's characters. \
      Embedded and referenced font files are not read.
      """,
    effect: """
      The text is drawn with that font if it is installed, or otherwise with a substitute. The \
      shapes of letters and the lengths of text lines can differ from the design.
      """,
    wayOut: """
      Turn on Glyphs in the exporter settings, or use Layer > Create > Create Shapes from Text.
      """,
    example: #"{"fonts": {"list": [{"fName": "Lato-Bold", "fFamily": "Lato"}]}}"#)

  /// Missing outline of a character (`text/missing-glyph`).
  public static let missingGlyph = FindingKind(
    "text/missing-glyph", .warning, title: "Missing glyph",
    meaning: """
      The file has outlines for some characters of the font, but not for a character in the text. \
      Either the text was changed after the export, or the font does not contain the character.
      """,
    effect: "The character is missing and occupies no space.",
    wayOut: "Export again with a font that contains the character.",
    example:
      #"{"chars": [{"ch": "A"}], "layers": [{"ty": 5, "t": {"d": {"k": [{"s": {"t": "AB"}}]}}}]}"#)

  /// Character that is a composition (`text/glyph-composition`).
  public static let glyphComposition = FindingKind(
    "text/glyph-composition", .warning, title: "Unsupported composition used as a character",
    meaning: "The file has a composition instead of an outline for the character.",
    effect: "The character is missing, but the space for it remains.",
    wayOut: "Use an image or precomposition layer instead of the character.",
    example: #"{"chars": [{"ch": "A", "t": 1, "data": {"refId": "comp_0"}}]}"#)

  /// Simplified outline of a character (`text/glyph-shape`).
  public static let glyphShape = FindingKind(
    "text/glyph-shape", .warning, title: "Simplified character outline",
    meaning: """
      The outline of the character is animated or has modifiers, such as Round Corners. Exporters \
      write only static paths.
      """,
    effect: "The character is drawn with its initial paths, without modifiers.",
    wayOut: """
      Export again with Glyphs turned on. If a script wrote the file, change the script to write \
      outlines as static paths.
      """,
    example: #"{"chars": [{"ch": "A", "data": {"shapes": [{"ty": "gr", "it": [{"ty": "rd"}]}]}}]}"#)

  /// Missing path of a text (`text/missing-path`).
  public static let missingTextPath = FindingKind(
    "text/missing-path", .warning, title: "Missing text path",
    meaning: "The text is set to follow a mask that the layer does not have.",
    effect: "The text is drawn on a straight line.",
    wayOut: "Choose the mask again under Path Options.",
    example: #"{"ty": 5, "t": {"p": {"m": 3}}}"#)

  /// Expression selector (`text/expression-selector`).
  public static let expressionSelector = FindingKind(
    "text/expression-selector", .warning, title: "Unsupported Expression Selector",
    meaning: """
      An Expression Selector specifies the amount by which an animator changes each letter.
      """,
    effect: "The animator has no effect.",
    wayOut: "Replace the Expression Selector with a Range Selector.",
    example: #"{"s": {"t": 1, "x": "selectorValue * textIndex"}}"#)

  /// Animator with several selectors (`text/several-selectors`).
  public static let severalSelectors = FindingKind(
    "text/several-selectors", .warning, title: "Multiple selectors in one animator",
    meaning: """
      A text animator uses more than one selector to determine the letters that it changes.
      """,
    effect: "Only the first selector is used.",
    wayOut: "Use only one selector for each animator.",
    example: #"{"s": [{"sh": 1}, {"sh": 2}]}"#)

  /// Random order of letters (`text/random-order`).
  public static let randomOrder = FindingKind(
    "text/random-order", .note, title: "Random order of letters",
    meaning: """
      Randomize Order is turned on. The file does not contain the order that After Effects uses.
      """,
    effect: "The order is always the same, but differs from the order in After Effects.",
    wayOut: "No action needed. To control the order, animate the letters individually.",
    example: #"{"s": {"rn": 1}}"#)

  /// Dropped Blur of a text animator (`text/animator-blur`).
  public static let animatorBlur = FindingKind(
    "text/animator-blur", .warning, title: "Unsupported text animator property: Blur",
    meaning: "A text animator blurs individual letters.",
    effect: "The letters are sharp.",
    wayOut: "Fade the letters with Opacity instead.",
    example: #"{"a": {"bl": {"a": 0, "k": [10, 10]}}}"#)

  /// Wrong order of letters (`text/right-to-left`).
  public static let textOrder = FindingKind(
    "text/right-to-left", .warning, title: "Right-to-left text in the wrong order",
    meaning: """
      The text contains letters of a right-to-left script, such as Hebrew or Arabic. Text with \
      exported outlines, a path or animators is laid out letter by letter.
      """,
    effect: "The letters run from left to right, and Arabic letters are not joined.",
    wayOut: "Use Layer > Create > Create Shapes from Text.",
    example: #"{"t": "\u05e9\u05dc\u05d5\u05dd", "f": "Arial-BoldMT"} with exported glyphs"#)

  /// Text longer than the limit (`text/length`).
  public static let textLength = FindingKind(
    "text/length", .error, title: "Text too long",
    meaning: """
      Each letter is laid out and drawn separately. The text is longer than \
      \(WholeNumber.text(limits.textLength)) bytes.
      """,
    effect: "Letters beyond the limit are missing.",
    wayOut: "Shorten the text, or correct the script that wrote the file.",
    example: "a book in one text layer")

  /// Text animators beyond the limit (`text/animator-limit`).
  public static let animatorLimit = FindingKind(
    "text/animator-limit", .error, title: "Text animator limit exceeded",
    meaning: """
      Each animator is evaluated for every letter. The text has more than \(limits.textAnimators) \
      animators.
      """,
    effect: "Animators beyond the limit are ignored.",
    wayOut: "Use fewer animators, or correct the script that wrote the file.",
    example: "\(limits.textAnimators + 1) animators in one text layer")
}
