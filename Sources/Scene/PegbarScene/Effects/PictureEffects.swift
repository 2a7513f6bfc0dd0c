public import PegbarGeometry

/// A stroke along mask paths, over or instead of a layer's rendered image.
///
/// - Source: After Effects “Stroke”; lottie-web SVGStrokeEffect.js.
public struct StrokeEffect: Hashable, Sendable {
  /// The treatment of the layer's image.
  public enum Style: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// The stroke is drawn over the image.
    case onOriginal
    /// The stroke replaces the image.
    case onTransparent
    /// The image is visible only under the stroke.
    case revealsOriginal
  }

  /// The paths, in the order of the masks.
  public var paths: [Animated<Path>]
  /// The color.
  public var color: Animated<Color>
  /// The stroke width in points; the line caps are round.
  public var width: Animated<Double>
  /// The opacity, 0…1.
  public var opacity: Animated<Double>
  /// The start of the stroke, as a fraction of the length.
  public var start: Animated<Double>
  /// The end of the stroke, as a fraction of the length.
  public var end: Animated<Double>
  /// A Boolean value that indicates whether start and end are measured along all paths as one.
  public var isSequential: Bool
  /// The treatment of the layer's image.
  public var style: Style

  /// Creates a stroke effect.
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

  /// The visible part of the paths, as a Trim Paths modifier.
  package var trim: Trim {
    Trim(
      start: start, end: end, offset: .constant(0),
      mode: isSequential ? .individually : .simultaneously)
  }

  /// `true` if the stroke is ever visible.
  package var isVisible: Bool {
    !paths.isEmpty && !width.isAlways(0) && !opacity.isAlways(0)
  }
}

/// A transform of a layer's rendered image within the layer.
///
/// Applied in this order: −anchor, scale, rotation, skew, position. In a layer's own transform, the
/// rotation follows the skew (lottie-web TransformEffect.js).
///
/// - Source: After Effects “Transform”.
public struct TransformEffect: Hashable, Sendable {
  /// The transform of the image; here the rotation precedes the skew.
  public var transform: Transform
  /// The opacity, 0…1.
  public var opacity: Animated<Double>

  /// Creates a transform effect.
  public init(transform: Transform, opacity: Animated<Double> = .constant(1)) {
    self.transform = transform
    self.opacity = opacity
  }
}

/// An effect that uses another layer of the composition as a matte.
///
/// The matte layer is used at its position in the composition, and is still drawn itself.
///
/// - Source: After Effects “Set Matte”; lottie-web SVGMatte3Effect.js.
public struct MatteEffect: Hashable, Sendable {
  /// The channel of the matte layer that determines the visible area.
  public enum Channel: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// The red channel.
    case red
    /// The green channel.
    case green
    /// The blue channel.
    case blue
    /// The alpha channel.
    case alpha
    /// The luminance.
    case luminance
  }

  /// The matte layer.
  public var source: LayerID
  /// The channel of the matte layer.
  public var channel: Channel
  /// A Boolean value that indicates whether the matte is inverted.
  public var isInverted: Bool

  /// Creates a matte effect.
  public init(source: LayerID, channel: Channel = .alpha, isInverted: Bool = false) {
    self.source = source
    self.channel = channel
    self.isInverted = isInverted
  }
}

extension StrokeEffect: SceneRecord {
  package static let documentation = "Draws a stroke along masks."
  package static let blank = StrokeEffect(
    paths: [], color: .constant(.black), width: .constant(0))
  package static let fields: [Field<StrokeEffect>] = [
    .tracks(
      "paths", \.paths, blank: Path(), FieldRole(.path, part: "path"),
      ("The paths, in the order of the masks.", .expected)),
    .track("color", \.color, .strokeColor, "The color.", .expected),
    .track(
      "width", \.width, .lineWidth, "The stroke width in points; the line caps are round.",
      .expected),
    .track("opacity", \.opacity, .opacity, "The opacity, 0 to 1."),
    .track("start", \.start, .trimStart, "The start of the stroke, as a fraction of the length."),
    .track("end", \.end, .trimEnd, "The end of the stroke, as a fraction of the length."),
    .value(
      "isSequential", \.isSequential,
      "`true` if start and end are measured along all paths as one path."),
    .option("style", \.style, "The combination with the layer's image."),
  ]
}

extension TransformEffect: SceneRecord {
  package static let documentation = "Transforms the image."
  package static let blank = TransformEffect(transform: .identity)
  package static let fields: [Field<TransformEffect>] = [
    .record(
      "transform", \.transform, "The transform of the image; the rotation precedes the skew."),
    .track("opacity", \.opacity, .opacity, "The opacity, 0 to 1."),
  ]
}

extension MatteEffect: SceneRecord {
  package static let documentation =
    "Uses another layer as a matte; the other layer is still drawn."
  package static let blank = MatteEffect(source: LayerID(0))
  package static let fields: [Field<MatteEffect>] = [
    .value("layer", \.source, "The ID of the matte layer.", .essential, .layer),
    .option("channel", \.channel, "The channel of the matte layer."),
    .value("isInverted", \.isInverted, "`true` if the matte is inverted."),
  ]
}
