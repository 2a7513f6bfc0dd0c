internal import PegbarBase

// Findings about text.
extension FindingKind {
  /// Every kind of the family `text`.
  static let text: [FindingKind] = [
    fontWithoutGlyphs, missingGlyph, glyphComposition, glyphShape, missingTextPath,
    expressionSelector, severalSelectors, randomOrder, animatorBlur, textOrder, textLength,
    animatorLimit,
  ]

  /// The outlines of a font are not in the file.
  public static let fontWithoutGlyphs = FindingKind(
    "text/font-without-glyphs", .warning, title: "The outlines of a font are not in the file",
    meaning: """
      The file names a font, but was exported without the outlines of its characters. A font file \
      that the document holds or refers to is not read.
      """,
    effect: """
      The text is drawn with the system's font of that name, or with another one where the system \
      has none: letters look different, and lines are wider or narrower.
      """,
    wayOut: """
      Switch Glyphs on in the exporter's settings, or use Layer > Create > Create Shapes from Text.
      """,
    example: #"{"fonts": {"list": [{"fName": "Lato-Bold", "fFamily": "Lato"}]}}"#)

  /// The outline of a character is not in the file.
  public static let missingGlyph = FindingKind(
    "text/missing-glyph", .warning, title: "The outline of a character is not in the file",
    meaning: """
      The file has outlines for characters of the font, but not for one that the text uses; the \
      text was changed after the export, or the font lacks the character.
      """,
    effect: "The character is missing, and takes no room.",
    wayOut: "Export again, with a font that has the character.",
    example:
      #"{"chars": [{"ch": "A"}], "layers": [{"ty": 5, "t": {"d": {"k": [{"s": {"t": "AB"}}]}}}]}"#)

  /// A character is a composition.
  public static let glyphComposition = FindingKind(
    "text/glyph-composition", .warning, title: "A character is a composition",
    meaning: "In place of an outline the file has a composition for the character.",
    effect: "The character is missing; its room is kept.",
    wayOut: "Use an image or precomposition layer in place of the character.",
    example: #"{"chars": [{"ch": "A", "t": 1, "data": {"refId": "comp_0"}}]}"#)

  /// The outline of a character is plainer.
  public static let glyphShape = FindingKind(
    "text/glyph-shape", .warning, title: "The outline of a character is plainer",
    meaning: """
      The outline of the character has modifiers such as Round Corners, or moves. Exporters write \
      still paths.
      """,
    effect: "The character is drawn as its paths are at first, without modifiers.",
    wayOut: "Export again with Glyphs switched on, or write the outline as paths alone.",
    example: #"{"chars": [{"ch": "A", "data": {"shapes": [{"ty": "gr", "it": [{"ty": "rd"}]}]}}]}"#)

  /// The path of a text does not exist.
  public static let missingTextPath = FindingKind(
    "text/missing-path", .warning, title: "The path of a text does not exist",
    meaning: "The text is to run along a mask that the layer does not have.",
    effect: "The text runs straight.",
    wayOut: "Choose the mask again under Path Options.",
    example: #"{"ty": 5, "t": {"p": {"m": 3}}}"#)

  /// An expression selects letters.
  public static let expressionSelector = FindingKind(
    "text/expression-selector", .warning, title: "An expression selects letters",
    meaning: "An Expression Selector says how much an animator changes each letter.",
    effect: "The animator changes nothing.",
    wayOut: "Replace it by a Range Selector.",
    example: #"{"s": {"t": 1, "x": "selectorValue * textIndex"}}"#)

  /// An animator has several selectors.
  public static let severalSelectors = FindingKind(
    "text/several-selectors", .warning, title: "An animator has several selectors",
    meaning: "More than one selector says which letters an animator changes.",
    effect: "Only the first selector counts.",
    wayOut: "Use one selector for each animator.",
    example: #"{"s": [{"sh": 1}, {"sh": 2}]}"#)

  /// Letters are changed in random order.
  public static let randomOrder = FindingKind(
    "text/random-order", .note, title: "Letters are changed in random order",
    meaning: "Randomize Order is on. How After Effects shuffles is not in the file.",
    effect: "The order is always the same one, but another than in After Effects.",
    wayOut: "Nothing; or animate the letters one by one.",
    example: #"{"s": {"rn": 1}}"#)

  /// The blur of an animator is left out.
  public static let animatorBlur = FindingKind(
    "text/animator-blur", .warning, title: "The blur of an animator is left out",
    meaning: "A text animator blurs letters.",
    effect: "The letters are sharp.",
    wayOut: "Fade the letters with Opacity instead.",
    example: #"{"a": {"bl": {"a": 0, "k": [10, 10]}}}"#)

  /// Letters stand in the wrong order.
  public static let textOrder = FindingKind(
    "text/right-to-left", .warning, title: "Letters stand in the wrong order",
    meaning: """
      The text has letters of a script that is written from right to left, such as Hebrew or \
      Arabic, and is laid out letter by letter: from its outlines, along a path or by animators.
      """,
    effect: "The letters stand from left to right, and Arabic letters are not joined.",
    wayOut: "Use Layer > Create > Create Shapes from Text.",
    example: #"{"t": "\u05e9\u05dc\u05d5\u05dd", "f": "Arial-BoldMT"}, with glyphs"#)

  /// A text is too long.
  public static let textLength = FindingKind(
    "text/length", .error, title: "A text is too long",
    meaning: """
      Each letter is laid out and drawn by itself. The text has more \
      than \(WholeNumber.text(limits.textLength)) bytes.
      """,
    effect: "The letters beyond the limit are left out.",
    wayOut: "No designer makes this: look at the script that wrote the file.",
    example: "a book in one text layer")

  /// A text has too many animators.
  public static let animatorLimit = FindingKind(
    "text/animator-limit", .error, title: "A text has too many animators",
    meaning: "Each animator changes every letter. The text has more than \(limits.textAnimators).",
    effect: "The animators beyond the limit are left out.",
    wayOut: "No designer makes this: look at the script that wrote the file.",
    example: "\(limits.textAnimators + 1) animators in one text layer")
}
