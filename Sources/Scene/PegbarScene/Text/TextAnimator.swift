internal import PegbarGeometry

/// A text animator that changes letters individually, by the amount of its selector.
///
/// Default properties change nothing.
///
/// - Source: Lottie `t.a[]`; After Effects “Animator”.
public struct TextAnimator: Hashable, Sendable {
  /// The designer's name, made unique within the layer.
  public var name: String
  /// The selected letters and their amounts; `nil` selects all letters fully.
  public var selector: TextSelector?
  /// The point about which a letter scales and rotates, in points from its default location.
  public var anchor = AnimatedPoint.constant(.zero)
  /// The offset of a letter, in points.
  public var position = AnimatedPoint.constant(.zero)
  /// The scale factors of a letter.
  public var scale = AnimatedPoint.constant(.one)
  /// The rotation in degrees.
  public var rotation = Animated.constant(0.0)
  /// The rotation about the horizontal axis in degrees.
  public var rotationX = Animated.constant(0.0)
  /// The rotation about the vertical axis in degrees.
  public var rotationY = Animated.constant(0.0)
  /// The skew of a letter, in degrees.
  public var skew = Animated.constant(0.0)
  /// The direction of the skew, in degrees.
  public var skewAxis = Animated.constant(0.0)
  /// The opacity of a fully selected letter, 0…1; `nil` leaves the opacity unchanged.
  ///
  /// For a partial selection, it is blended with the result of earlier animators.
  public var opacity: Animated<Double>?
  /// The fill color.
  public var fillColor: Animated<Color>?
  /// The value added to the hue of the fill, in degrees.
  public var fillHue = Animated.constant(0.0)
  /// The value added to the saturation of the fill, as a fraction.
  public var fillSaturation = Animated.constant(0.0)
  /// The value added to the brightness of the fill, as a fraction.
  public var fillBrightness = Animated.constant(0.0)
  /// The factor applied to the opacity of the fill, 0…1.
  public var fillOpacity = Animated.constant(1.0)
  /// The stroke color.
  public var strokeColor: Animated<Color>?
  /// The value added to the hue of the stroke, in degrees.
  public var strokeHue = Animated.constant(0.0)
  /// The value added to the saturation of the stroke, as a fraction.
  public var strokeSaturation = Animated.constant(0.0)
  /// The value added to the brightness of the stroke, as a fraction.
  public var strokeBrightness = Animated.constant(0.0)
  /// The factor applied to the opacity of the stroke, 0…1.
  public var strokeOpacity = Animated.constant(1.0)
  /// The value added to the width of the stroke, in points.
  public var strokeWidth = Animated.constant(0.0)
  /// The space added before a letter, in points.
  public var tracking = Animated.constant(0.0)
  /// The additional distance of a line from the one above, in points.
  public var lineSpacing = AnimatedPoint.constant(.zero)

  /// Creates an animator that changes nothing.
  public init(name: String, selector: TextSelector? = nil) {
    self.name = name
    self.selector = selector
  }
}

/// A selector that determines which letters an animator changes, and by how much.
///
/// - Source: Lottie `t.a[].s`; After Effects “Range Selector”.
public struct TextSelector: Hashable, Sendable {
  /// The unit of start, end and offset.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Units: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Fractions of the total.
    case fraction
    /// Characters, words or lines.
    case index
  }

  /// The unit of selection.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Basis: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// A character.
    case characters
    /// A character that is not a space.
    case charactersExcludingSpaces
    /// A word.
    case words
    /// A line.
    case lines
  }

  /// The course of the amount over the range.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Shape: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Full everywhere.
    case square
    /// From zero to full.
    case rampUp
    /// From full to zero.
    case rampDown
    /// Up and down.
    case triangle
    /// A half circle.
    case round
    /// Up and down, smoothly.
    case smooth
  }

  /// The start of the range.
  public var start = Animated.constant(0.0)
  /// The end of the range; `nil` is the end of the text.
  public var end: Animated<Double>?
  /// The offset of the range.
  public var offset = Animated.constant(0.0)
  /// The amount, −1…1.
  public var amount = Animated.constant(1.0)
  /// The ease at the highest amount, −1…1.
  public var easeHigh = Animated.constant(0.0)
  /// The ease at the lowest amount, −1…1.
  public var easeLow = Animated.constant(0.0)
  /// The softness of the edges of the range, 0…1.
  public var smoothness = Animated.constant(1.0)
  /// The unit of start, end and offset.
  public var units = Units.fraction
  /// The unit of selection.
  public var basis = Basis.characters
  /// The course of the amount over the range.
  public var shape = Shape.square
  /// A Boolean value that indicates whether the order is random.
  public var isRandom = false

  /// Creates a selector that selects everything.
  public init() {}
}

extension TextAnimator: SceneRecord {
  package static let documentation =
    "Changes individual letters; omitted members change nothing."
  package static let blank = TextAnimator(name: "")
  package static let fields: [Field<TextAnimator>] = [
    .value("name", \.name, "The designer's name, unique within the layer.", .expected),
    .record("selector", \.selector, "The selection of letters; all by default."),
    .point("anchor", \.anchor, .anchor, "The point about which a letter is scaled and rotated."),
    .point("position", \.position, .position, "The offset of a letter, in points."),
    .point("scale", \.scale, .scale, "The scale factors of a letter."),
    .track("rotation", \.rotation, .rotation, "The rotation in degrees."),
    .track(
      "rotationX", \.rotationX, .rotationX, "The rotation about the horizontal axis, in degrees."),
    .track(
      "rotationY", \.rotationY, .rotationY, "The rotation about the vertical axis, in degrees."),
    .track("skew", \.skew, .skew, "The skew of a letter, in degrees."),
    .track("skewAxis", \.skewAxis, .skewAxis, "The direction of the skew, in degrees."),
    .track(
      "tracking", \.tracking, .tracking, "The space added before a letter, in points."),
    .point(
      "lineSpacing", \.lineSpacing,
      FieldRole(.lineSpacing, coordinates: (.lineSpacingX, .lineSpacingY)),
      "The additional distance of a line from the one above, in points."),
    .track(
      "opacity", \.opacity, blank: 1, .opacity, "The opacity of a fully selected letter, 0 to 1."),
    .track("fillColor", \.fillColor, blank: .black, .fillColor, "The fill color."),
    .track("fillHue", \.fillHue, .fillHue, "The value added to the hue of the fill, in degrees."),
    .track(
      "fillSaturation", \.fillSaturation, .fillSaturation,
      "The value added to the saturation of the fill, as a fraction."),
    .track(
      "fillBrightness", \.fillBrightness, .fillBrightness,
      "The value added to the brightness of the fill, as a fraction."),
    .track(
      "fillOpacity", \.fillOpacity, .fillOpacity, "The factor for the fill opacity, 0 to 1."),
    .track(
      "strokeColor", \.strokeColor, blank: .black, .strokeColor, "The stroke color."),
    .track(
      "strokeHue", \.strokeHue, .strokeHue, "The value added to the stroke hue, in degrees."),
    .track(
      "strokeSaturation", \.strokeSaturation, .strokeSaturation,
      "The value added to the saturation of the stroke, as a fraction."),
    .track(
      "strokeBrightness", \.strokeBrightness, .strokeBrightness,
      "The value added to the brightness of the stroke, as a fraction."),
    .track(
      "strokeOpacity", \.strokeOpacity, .strokeOpacity,
      "The factor for the opacity of the stroke, 0 to 1."),
    .track(
      "strokeWidth", \.strokeWidth, .lineWidth,
      "The value added to the width of the stroke, in points."),
  ]
}

extension TextSelector: SceneRecord {
  package static let documentation =
    "Determines which letters an animator changes, and by how much."
  package static let blank = TextSelector()
  package static let fields: [Field<TextSelector>] = [
    .track("start", \.start, .selectorStart, "The start of the range."),
    .track(
      "end", \.end, blank: 1, .selectorEnd,
      "The end of the range; the end of the text by default."),
    .track("offset", \.offset, .selectorOffset, "The offset of the range."),
    .track("amount", \.amount, .selectorAmount, "The amount, -1 to 1."),
    .track("easeHigh", \.easeHigh, .easeHigh, "The ease at the highest amount, -1 to 1."),
    .track("easeLow", \.easeLow, .easeLow, "The ease at the lowest amount, -1 to 1."),
    .track(
      "smoothness", \.smoothness, .smoothness, "The softness of the edges of the range, 0 to 1."),
    .option("units", \.units, "The unit of start, end and offset."),
    .option("basis", \.basis, "The unit of selection."),
    .option("shape", \.shape, "The profile of the amount over the range."),
    .value("isRandom", \.isRandom, "`true` if the order is random."),
  ]
}
