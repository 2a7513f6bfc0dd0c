internal import PegbarGeometry

/// Changes letters one by one, each as much as the selector says.
///
/// Properties that are not given change nothing.
/// - Source: Lottie `t.a[]`; After Effects “Animator”.
public struct TextAnimator: Hashable, Sendable {
  /// The designer's name, made unique within the layer.
  public var name: String
  /// Which letters, and how much; all in full where there is none.
  public var selector: TextSelector?
  /// The point about which a letter scales and turns, in points from its usual one.
  public var anchor = AnimatedPoint.constant(.zero)
  /// How far a letter is moved, in points.
  public var position = AnimatedPoint.constant(.zero)
  /// The factors by which a letter is enlarged.
  public var scale = AnimatedPoint.constant(.one)
  /// The turn in degrees.
  public var rotation = Animated.constant(0.0)
  /// The turn about the horizontal axis in degrees.
  public var rotationX = Animated.constant(0.0)
  /// The turn about the vertical axis in degrees.
  public var rotationY = Animated.constant(0.0)
  /// How far a letter is sheared, in degrees.
  public var skew = Animated.constant(0.0)
  /// The direction of the shear, in degrees.
  public var skewAxis = Animated.constant(0.0)
  /// The opacity of a fully selected letter, 0…1; `nil` leaves the opacity unchanged.
  ///
  /// For a partial selection, it is blended with the result of earlier animators.
  public var opacity: Animated<Double>?
  /// The colour of the letters.
  public var fillColor: Animated<Color>?
  /// What is added to the hue of the fill, in degrees.
  public var fillHue = Animated.constant(0.0)
  /// What is added to the saturation of the fill, as a fraction.
  public var fillSaturation = Animated.constant(0.0)
  /// What is added to the brightness of the fill, as a fraction.
  public var fillBrightness = Animated.constant(0.0)
  /// The factor applied to the opacity of the fill, 0…1.
  public var fillOpacity = Animated.constant(1.0)
  /// The colour of the outlines.
  public var strokeColor: Animated<Color>?
  /// What is added to the hue of the outlines, in degrees.
  public var strokeHue = Animated.constant(0.0)
  /// What is added to the saturation of the outlines, as a fraction.
  public var strokeSaturation = Animated.constant(0.0)
  /// What is added to the brightness of the outlines, as a fraction.
  public var strokeBrightness = Animated.constant(0.0)
  /// The factor applied to the opacity of the stroke, 0…1.
  public var strokeOpacity = Animated.constant(1.0)
  /// What is added to the width of the outlines, in points.
  public var strokeWidth = Animated.constant(0.0)
  /// What is added to the space before a letter, in points.
  public var tracking = Animated.constant(0.0)
  /// How far a line is moved from the one above, in points beyond its usual place.
  public var lineSpacing = AnimatedPoint.constant(.zero)

  /// Makes an animator that changes nothing.
  public init(name: String, selector: TextSelector? = nil) {
    self.name = name
    self.selector = selector
  }
}

/// Says which letters an animator changes, and how much.
///
/// - Source: Lottie `t.a[].s`; After Effects “Range Selector”.
public struct TextSelector: Hashable, Sendable {
  /// What start, end and offset count.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Units: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Fractions of all.
    case fraction
    /// Characters, words or lines.
    case index
  }

  /// What is selected as one.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Basis: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// A character.
    case characters
    /// A character that is no space.
    case charactersExcludingSpaces
    /// A word.
    case words
    /// A line.
    case lines
  }

  /// How the amount runs over the range.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Shape: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Full everywhere.
    case square
    /// From nothing to full.
    case rampUp
    /// From full to nothing.
    case rampDown
    /// Up and down.
    case triangle
    /// A half circle.
    case round
    /// Up and down, smoothly.
    case smooth
  }

  /// Where the range begins.
  public var start = Animated.constant(0.0)
  /// Where the range ends; at the end of the text where not given.
  public var end: Animated<Double>?
  /// How far the range is moved.
  public var offset = Animated.constant(0.0)
  /// How much, −1…1.
  public var amount = Animated.constant(1.0)
  /// The ease at full, −1…1.
  public var easeHigh = Animated.constant(0.0)
  /// The ease at nothing, −1…1.
  public var easeLow = Animated.constant(0.0)
  /// How soft the edges of the range are, 0…1.
  public var smoothness = Animated.constant(1.0)
  /// What start, end and offset count.
  public var units = Units.fraction
  /// What is selected as one.
  public var basis = Basis.characters
  /// How the amount runs over the range.
  public var shape = Shape.square
  /// Whether the order is random.
  public var isRandom = false

  /// Makes a selector of everything.
  public init() {}
}

extension TextAnimator: SceneRecord {
  package static let documentation =
    "Changes letters one by one; what is not given changes nothing."
  package static let blank = TextAnimator(name: "")
  package static let fields: [Field<TextAnimator>] = [
    .value("name", \.name, "The designer's name, unique within the layer.", .expected),
    .record("selector", \.selector, "Which letters it changes; all where not given."),
    .point("anchor", \.anchor, .anchor, "The point about which a letter scales and turns."),
    .point("position", \.position, .position, "How far a letter is moved, in points."),
    .point("scale", \.scale, .scale, "The factors by which it is enlarged."),
    .track("rotation", \.rotation, .rotation, "The turn in degrees."),
    .track("rotationX", \.rotationX, .rotationX, "The turn about the horizontal axis, in degrees."),
    .track("rotationY", \.rotationY, .rotationY, "The turn about the vertical axis, in degrees."),
    .track("skew", \.skew, .skew, "How far it is sheared, in degrees."),
    .track("skewAxis", \.skewAxis, .skewAxis, "The direction of the shear, in degrees."),
    .track(
      "tracking", \.tracking, .tracking, "What is added to the space before it, in points."),
    .point(
      "lineSpacing", \.lineSpacing,
      FieldRole(.lineSpacing, coordinates: (.lineSpacingX, .lineSpacingY)),
      "How far lines are moved apart, in points."),
    .track("opacity", \.opacity, blank: 1, .opacity, "How opaque it becomes, 0 to 1."),
    .track("fillColor", \.fillColor, blank: .black, .fillColor, "The colour of the letters."),
    .track("fillHue", \.fillHue, .fillHue, "What is added to the hue, in degrees."),
    .track(
      "fillSaturation", \.fillSaturation, .fillSaturation,
      "What is added to the saturation, as a fraction."),
    .track(
      "fillBrightness", \.fillBrightness, .fillBrightness,
      "What is added to the brightness, as a fraction."),
    .track("fillOpacity", \.fillOpacity, .fillOpacity, "How opaque the fill is, 0 to 1."),
    .track(
      "strokeColor", \.strokeColor, blank: .black, .strokeColor, "The colour of the outlines."),
    .track("strokeHue", \.strokeHue, .strokeHue, "What is added to the hue, in degrees."),
    .track(
      "strokeSaturation", \.strokeSaturation, .strokeSaturation,
      "What is added to the saturation, as a fraction."),
    .track(
      "strokeBrightness", \.strokeBrightness, .strokeBrightness,
      "What is added to the brightness, as a fraction."),
    .track(
      "strokeOpacity", \.strokeOpacity, .strokeOpacity, "How opaque the outlines are, 0 to 1."),
    .track("strokeWidth", \.strokeWidth, .lineWidth, "What is added to the width, in points."),
  ]
}

extension TextSelector: SceneRecord {
  package static let documentation = "Says which letters an animator changes, and how much."
  package static let blank = TextSelector()
  package static let fields: [Field<TextSelector>] = [
    .track("start", \.start, .selectorStart, "Where the range begins."),
    .track(
      "end", \.end, blank: 1, .selectorEnd,
      "Where the range ends; at the end of the text where not given."),
    .track("offset", \.offset, .selectorOffset, "How far the range is moved."),
    .track("amount", \.amount, .selectorAmount, "How much, -1 to 1."),
    .track("easeHigh", \.easeHigh, .easeHigh, "The ease at full, -1 to 1."),
    .track("easeLow", \.easeLow, .easeLow, "The ease at nothing, -1 to 1."),
    .track("smoothness", \.smoothness, .smoothness, "How soft the edges are, 0 to 1."),
    .option("units", \.units, "What start, end and offset count."),
    .option("basis", \.basis, "What is selected as one."),
    .option("shape", \.shape, "How the amount runs over the range."),
    .value("isRandom", \.isRandom, "Whether the order is random."),
  ]
}
