public import PegbarGeometry

/// What a text layer shows.
///
/// Each letter is moved and painted by itself: by its place in the line, by the animators, and by
/// the path along which the text runs (lottie-web TextProperty.js, TextAnimatorProperty.js).
public struct TextContent: Hashable, Sendable {
  /// The groups of letters that share an anchor point for animators (Anchor Point Grouping).
  public enum Grouping: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Each by itself.
    case characters
    /// By words.
    case words
    /// By lines.
    case lines
    /// All together; players take each letter by itself.
    case all
  }

  /// The text and its look.
  public var document: Animated<TextDocument>
  /// What changes letters one by one, in order.
  public var animators: [TextAnimator]
  /// The path along which it runs; straight where there is none.
  public var path: TextPath?
  /// What letters are grouped.
  public var grouping: Grouping
  /// The offset of a group's anchor point from its centre on the baseline (Grouping Alignment).
  ///
  /// x is a fraction of half the group's width, y of the approximate height of capitals.
  public var alignment: AnimatedPoint

  /// Makes content.
  public init(
    document: Animated<TextDocument>, animators: [TextAnimator] = [], path: TextPath? = nil,
    grouping: Grouping = .characters, alignment: AnimatedPoint = .constant(.zero)
  ) {
    self.document = document
    self.animators = animators
    self.path = path
    self.grouping = grouping
    self.alignment = alignment
  }
}

/// The path along which a text runs; only its first contour counts.
///
/// - Source: Lottie `t.p`; After Effects “Path Options”.
public struct TextPath: Hashable, Sendable {
  /// The path, in the layer's space.
  public var path: Animated<Path>
  /// Where the text begins, in points along the path.
  public var firstMargin: Animated<Double>
  /// The Last Margin: how far beyond the end of the path the text ends, in points.
  ///
  /// Left-aligned text uses it only if `forcesAlignment` is `true`.
  public var lastMargin: Animated<Double>
  /// Whether letters are spread from margin to margin.
  public var forcesAlignment: Animated<Bool>
  /// Whether letters stand at right angles to the path.
  public var isPerpendicular: Animated<Bool>
  /// Whether it runs backwards.
  public var isReversed: Animated<Bool>

  /// Makes a path.
  public init(
    path: Animated<Path>, firstMargin: Animated<Double> = .constant(0),
    lastMargin: Animated<Double> = .constant(0), forcesAlignment: Animated<Bool> = .constant(false),
    isPerpendicular: Animated<Bool> = .constant(true), isReversed: Animated<Bool> = .constant(false)
  ) {
    self.path = path
    self.firstMargin = firstMargin
    self.lastMargin = lastMargin
    self.forcesAlignment = forcesAlignment
    self.isPerpendicular = isPerpendicular
    self.isReversed = isReversed
  }
}

extension TextContent: SceneRecord {
  package static let documentation = "A text."
  package static let blank = TextContent(document: .constant(.empty))
  package static let fields: [Field<TextContent>] = [
    .track("document", \.document, .textDocument, "The text and its look.", .expected),
    .records("animators", \.animators, "What changes letters one by one, in order.") { $0.name },
    .record("path", \.path, part: "text path", "The path along which it runs."),
    .option(
      "grouping", \.grouping, "What letters are grouped for the points about which they turn."),
    .point(
      "alignment", \.alignment, FieldRole(.alignment, coordinates: (.alignmentX, .alignmentY)),
      "How far from the middle of a group its point lies, as a fraction."),
  ]
}

extension TextPath: SceneRecord {
  package static let documentation = "The path along which a text runs."
  package static let blank = TextPath(path: .constant(Path()))
  package static let fields: [Field<TextPath>] = [
    .track("path", \.path, .path, "The path, in the layer's space.", .essential),
    .track(
      "firstMargin", \.firstMargin, .firstMargin,
      "Where the text begins, in points along the path."),
    .track(
      "lastMargin", \.lastMargin, .lastMargin, "How far beyond the path it ends, in points."),
    .track(
      "forcesAlignment", \.forcesAlignment, .forcesAlignment,
      "Whether letters are spread from margin to margin."),
    .track(
      "isPerpendicular", \.isPerpendicular, .isPerpendicular,
      "Whether letters stand at right angles to the path."),
    .track("isReversed", \.isReversed, .isReversed, "Whether it runs backwards."),
  ]
}
