public import PegbarGeometry

/// The content of a text layer.
///
/// Each letter is placed and painted individually, by its position in the line, the animators, and
/// the path along which the text runs (lottie-web TextProperty.js, TextAnimatorProperty.js).
public struct TextContent: Hashable, Sendable {
  /// The groups of letters that share an anchor point for animators (Anchor Point Grouping).
  public enum Grouping: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Each character separately.
    case characters
    /// Each word.
    case words
    /// Each line.
    case lines
    /// All together; players treat each letter separately.
    case all
  }

  /// The text and its formatting.
  public var document: Animated<TextDocument>
  /// The animators of individual letters, in order.
  public var animators: [TextAnimator]
  /// The path along which the text runs; `nil` for straight lines.
  public var path: TextPath?
  /// The grouping of letters.
  public var grouping: Grouping
  /// The offset of a group's anchor point from its center on the baseline (Grouping Alignment).
  ///
  /// x is a fraction of half the group's width, y of the approximate height of capitals.
  public var alignment: AnimatedPoint

  /// Creates text content.
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

/// The path along which a text runs; only its first contour is used.
///
/// - Source: Lottie `t.p`; After Effects “Path Options”.
public struct TextPath: Hashable, Sendable {
  /// The path, in the layer's space.
  public var path: Animated<Path>
  /// The First Margin: the start of the text, in points along the path.
  public var firstMargin: Animated<Double>
  /// The Last Margin: the distance by which the text extends beyond the end of the path, in points.
  ///
  /// Left-aligned text uses it only if `forcesAlignment` is `true`.
  public var lastMargin: Animated<Double>
  /// A Boolean value that indicates whether letters are spread from margin to margin.
  public var forcesAlignment: Animated<Bool>
  /// A Boolean value that indicates whether letters are perpendicular to the path.
  public var isPerpendicular: Animated<Bool>
  /// A Boolean value that indicates whether the text runs backward.
  public var isReversed: Animated<Bool>

  /// Creates a text path.
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
  package static let documentation = "The content of a text layer."
  package static let blank = TextContent(document: .constant(.empty))
  package static let fields: [Field<TextContent>] = [
    .track("document", \.document, .textDocument, "The text and its formatting.", .expected),
    .records("animators", \.animators, "The animators of individual letters, in order.") {
      $0.name
    },
    .record("path", \.path, part: "text path", "The path along which the text runs."),
    .option(
      "grouping", \.grouping, "The grouping of letters that share an anchor point."),
    .point(
      "alignment", \.alignment, FieldRole(.alignment, coordinates: (.alignmentX, .alignmentY)),
      "The offset of a group's anchor point from its center, as a fraction."),
  ]
}

extension TextPath: SceneRecord {
  package static let documentation = "The path along which the text of a layer runs."
  package static let blank = TextPath(path: .constant(Path()))
  package static let fields: [Field<TextPath>] = [
    .track("path", \.path, .path, "The path, in the layer's space.", .essential),
    .track(
      "firstMargin", \.firstMargin, .firstMargin,
      "The start of the text, in points along the path."),
    .track(
      "lastMargin", \.lastMargin, .lastMargin,
      "The distance by which the text extends beyond the end of the path, in points."),
    .track(
      "forcesAlignment", \.forcesAlignment, .forcesAlignment,
      "`true` if letters are spread from margin to margin."),
    .track(
      "isPerpendicular", \.isPerpendicular, .isPerpendicular,
      "`true` if letters are perpendicular to the path."),
    .track("isReversed", \.isReversed, .isReversed, "`true` if the text runs backward."),
  ]
}
