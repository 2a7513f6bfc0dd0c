public import PegbarGeometry

/// A line along paths of masks, over or instead of a layer's picture.
///
/// - Source: After Effects “Stroke”; lottie-web SVGStrokeEffect.js.
public struct StrokeEffect: Hashable, Sendable {
  /// What becomes of the layer's picture.
  public enum Style: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// The line is drawn over it.
    case onOriginal
    /// The line is drawn instead.
    case onTransparent
    /// It shows where the line is.
    case revealsOriginal
  }

  /// The paths, in the order of the masks.
  public var paths: [Animated<Path>]
  /// The colour.
  public var color: Animated<Color>
  /// The width of the line in points; its ends are round.
  public var width: Animated<Double>
  /// How opaque it is, 0…1.
  public var opacity: Animated<Double>
  /// Where the line begins, as a fraction of the length.
  public var start: Animated<Double>
  /// Where the line ends, as a fraction of the length.
  public var end: Animated<Double>
  /// Whether start and end are measured on all paths as if they were one.
  public var isSequential: Bool
  /// What becomes of the layer's picture.
  public var style: Style

  /// Makes a line.
  public init(
    paths: [Animated<Path>], color: Animated<Color>, width: Animated<Double>,
    opacity: Animated<Double> = .constant(1), start: Animated<Double> = .constant(0),
    end: Animated<Double> = .constant(1), isSequential: Bool = false, style: Style = .onOriginal
  ) {
    self.paths = paths
    self.color = color
    self.width = width
    self.opacity = opacity
    self.start = start
    self.end = end
    self.isSequential = isSequential
    self.style = style
  }

  /// What the line keeps of the paths, as Trim Paths says it.
  package var trim: Trim {
    Trim(
      start: start, end: end, offset: .constant(0),
      mode: isSequential ? .individually : .simultaneously)
  }

  /// Whether the line is ever seen.
  package var isVisible: Bool {
    !paths.isEmpty && !width.isAlways(0) && !opacity.isAlways(0)
  }
}

/// Transforms a layer's picture within the layer.
///
/// Applied in this order: −anchor, scale, rotation, skew, position. A layer's own transform rotates
/// after the skew instead (lottie-web TransformEffect.js).
///
/// - Source: After Effects “Transform”.
public struct TransformEffect: Hashable, Sendable {
  /// Where the picture stands; here the rotation comes before the skew.
  public var transform: Transform
  /// How opaque it is, 0…1.
  public var opacity: Animated<Double>

  /// Makes a move.
  public init(transform: Transform, opacity: Animated<Double> = .constant(1)) {
    self.transform = transform
    self.opacity = opacity
  }
}

/// Uses another layer of the composition as a matte.
///
/// The matte layer is used at its position in the composition, and is still drawn itself.
///
/// - Source: After Effects “Set Matte”; lottie-web SVGMatte3Effect.js.
public struct MatteEffect: Hashable, Sendable {
  /// What of the other layer counts.
  public enum Channel: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// How red it is.
    case red
    /// How green it is.
    case green
    /// How blue it is.
    case blue
    /// How opaque it is.
    case alpha
    /// How bright it is.
    case luminance
  }

  /// The layer that decides.
  public var source: LayerID
  /// What of it counts.
  public var channel: Channel
  /// Whether it hides instead of showing.
  public var isInverted: Bool

  /// Makes a matte.
  public init(source: LayerID, channel: Channel = .alpha, isInverted: Bool = false) {
    self.source = source
    self.channel = channel
    self.isInverted = isInverted
  }
}

extension StrokeEffect: SceneRecord {
  package static let documentation = "Draws a line along masks."
  package static let blank = StrokeEffect(
    paths: [], color: .constant(.black), width: .constant(0))
  package static let fields: [Field<StrokeEffect>] = [
    .tracks(
      "paths", \.paths, blank: Path(), FieldRole(.path, part: "path"),
      ("The paths, in the order of the masks.", .expected)),
    .track("color", \.color, .strokeColor, "The colour.", .expected),
    .track(
      "width", \.width, .lineWidth, "The width of the line in points; its ends are round.",
      .expected),
    .track("opacity", \.opacity, .opacity, "How opaque it is, 0 to 1."),
    .track("start", \.start, .trimStart, "Where the line begins, as a fraction of the length."),
    .track("end", \.end, .trimEnd, "Where the line ends, as a fraction of the length."),
    .value(
      "isSequential", \.isSequential,
      "Whether start and end are measured on all paths as if they were one."),
    .option("style", \.style, "What becomes of the layer's picture."),
  ]
}

extension TransformEffect: SceneRecord {
  package static let documentation = "Moves the picture."
  package static let blank = TransformEffect(transform: .identity)
  package static let fields: [Field<TransformEffect>] = [
    .record(
      "transform", \.transform, "Where the picture stands; the rotation comes before the skew."),
    .track("opacity", \.opacity, .opacity, "How opaque it is, 0 to 1."),
  ]
}

extension MatteEffect: SceneRecord {
  package static let documentation =
    "Shows the picture only where another layer lets it, which is still drawn itself."
  package static let blank = MatteEffect(source: LayerID(0))
  package static let fields: [Field<MatteEffect>] = [
    .value("layer", \.source, "The id of the layer that decides.", .essential, .layer),
    .option("channel", \.channel, "What of it counts."),
    .value("isInverted", \.isInverted, "Whether it hides instead of showing."),
  ]
}
