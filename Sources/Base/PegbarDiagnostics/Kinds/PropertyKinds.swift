internal import PegbarBase

// Findings about values, settings from a list, and the animation of properties.
extension FindingKind {
  /// Every kind of the family `property`.
  static let property: [FindingKind] = [
    unknownValue, colorRange, pathLengths, gradientLength, propertyWithoutValue, noKeyframes,
    keyframeWithoutValue, repeatedPart, savedFromPlayer, valueRange, expression, wiggle,
    componentEasing,
  ]

  /// Unknown value of a setting (`property/unknown-value`).
  public static let unknownValue = FindingKind(
    "property/unknown-value", .warning, title: "Unknown value of a setting",
    meaning: """
      After Effects has a list of values for the setting. The value in the file is not in this list.
      """,
    effect: "The format's default is used. Other players might use a different value.",
    wayOut: "Export the composition again with a current Bodymovin, or correct the value.",
    example: #"{"ty": "st", "lc": 9}"#)

  /// File saved from a running player (`property/saved-from-player`).
  public static let savedFromPlayer = FindingKind(
    "property/saved-from-player", .note, title: "File saved from a running player",
    meaning: """
      A running web player changes its data. For example, it makes the handles of paths absolute \
      and marks the layer as completed. This file was written afterward.
      """,
    effect: "None in Pegbar. Other players draw spikes instead of curves.",
    wayOut: "Export the composition again with Bodymovin instead of saving the player's data.",
    example: #"{"ty": 4, "completed": true, "shapes": [ … ]}"#)

  /// Color component outside of 0…1 (`property/color-range`).
  public static let colorRange = FindingKind(
    "property/color-range", .warning, title: "Color out of range",
    meaning: """
      Red, green and blue range from 0 to 1. Only exporters before version 4.1.9 wrote 0 to 255, \
      and this file specifies a newer version.
      """,
    effect: "The component is clamped to 0…1, as in players.",
    wayOut: "Export the composition again. If a script wrote the file, divide the values by 255.",
    example: #"{"v": "5.5.7", … "c": {"a": 0, "k": [255, 0, 0, 1]}}"#)

  /// Path lists of different lengths (`property/path-lengths`).
  public static let pathLengths = FindingKind(
    "property/path-lengths", .warning, title: "Path points without handles",
    meaning: """
      A path has three lists: points, incoming handles and outgoing handles. These lists differ in \
      length.
      """,
    effect: """
      Only complete points are used. If both lists of handles are missing, edges are straight.
      """,
    wayOut: """
      Export the composition again, or correct the script that changed the path so that all three \
      lists have the same length.
      """,
    example: #"{"v": [[0, 0], [9, 9]], "i": [[0, 0]], "o": [[0, 0]]}"#)

  /// Invalid number of gradient values (`property/gradient-length`).
  public static let gradientLength = FindingKind(
    "property/gradient-length", .warning, title: "Incomplete gradient stops",
    meaning: """
      A gradient lists the offset, red, green and blue values of each color stop, then the offset \
      and opacity of each opacity stop. The list is too short, or ends with an incomplete stop.
      """,
    effect: "Incomplete stops are dropped.",
    wayOut: "Open the Gradient Editor in After Effects, change the gradient and export again.",
    example: #"{"p": 2, "k": {"a": 0, "k": [0, 1, 0, 0, 1, 0, 0]}}"#)

  /// Property without a value (`property/without-value`).
  public static let propertyWithoutValue = FindingKind(
    "property/without-value", .warning, title: "Property without a value",
    meaning: "The property has neither a value nor keyframes, and names no slot.",
    effect: "The format's default is used.",
    wayOut: "Export the composition again, or remove the empty property.",
    example: #"{"o": {"a": 0}}"#)

  /// Property without a valid keyframe (`property/no-keyframes`).
  public static let noKeyframes = FindingKind(
    "property/no-keyframes", .error, title: "Animated property without keyframes",
    meaning: "The list of keyframes is empty, or all of them are invalid.",
    effect: "The format's default is used. Several players crash.",
    wayOut: "Export the composition again, or give the property a value.",
    example: #"{"o": {"a": 1, "k": []}}"#)

  /// Keyframe without a value (`property/keyframe-without-value`).
  public static let keyframeWithoutValue = FindingKind(
    "property/keyframe-without-value", .error, title: "Keyframe without a value",
    meaning: "The keyframe has no value of its own, and no earlier keyframe provides one.",
    effect: "The keyframe is dropped.",
    wayOut: "Export the composition again, or give the keyframe a value.",
    example: #"{"k": [{"t": 0}, {"t": 10, "s": [100]}]}"#)

  /// Repeated part that is allowed only once (`property/repeated-part`).
  public static let repeatedPart = FindingKind(
    "property/repeated-part", .warning, title: "Duplicate part",
    meaning: "The part is allowed only once, for example the transform of a group.",
    effect: "The last part is used.",
    wayOut: "Export the composition again, or remove the duplicate.",
    example: #"{"ty": "gr", "it": [{"ty": "tr"}, {"ty": "tr"}]}"#)

  /// Number beyond the drawable range (`property/value-range`).
  public static let valueRange = FindingKind(
    "property/value-range", .warning, title: "Value beyond the supported range",
    meaning: """
      The magnitude of a position, a size or another number exceeds \
      \(WholeNumber.text(Int(Limits.largestNumber))).
      """,
    effect: "The number is clamped to that value, so that sums and products remain finite.",
    wayOut: "Check for an expression or a script that divides by zero, and export again.",
    example: #"{"p": {"a": 0, "k": [1e300, 0]}}"#)

  /// Dropped expression (`property/expression`).
  public static let expression = FindingKind(
    "property/expression", .warning, title: "Unsupported expression",
    meaning: """
      The property has an expression that cannot be converted to keyframes. Loops, arithmetic with \
      numbers and time, links to properties and controls, bounces and wiggles can be converted.
      """,
    effect: """
      The keyframed value, or the exported value if there are no keyframes, is used instead.
      """,
    wayOut: """
      Convert the expression to keyframes (Animation > Keyframe Assistant > Convert Expression to \
      Keyframes), then export again.
      """,
    example: #"{"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = createPath(…);"}"#)

  /// Wiggle with a different noise (`property/wiggle`).
  public static let wiggle = FindingKind(
    "property/wiggle", .note, title: "Approximated wiggle",
    meaning: """
      The expression uses wiggle(). Adobe does not publish the noise function of After Effects, so \
      each player implements its own.
      """,
    effect: """
      Frequency and amplitude are correct, but the value at a given time differs. Repeated \
      conversions produce the same result.
      """,
    wayOut: """
      If the exact motion matters, convert the expression to keyframes (Animation > Keyframe \
      Assistant > Convert Expression to Keyframes), then export again.
      """,
    example: #"{"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = wiggle(2, 30);"}"#)

  /// Different easing of the components of a property (`property/component-easing`).
  public static let componentEasing = FindingKind(
    "property/component-easing", .warning, title: "Different easing of components",
    meaning: """
      The easing of the keyframes differs between components of a value that cannot be separated, \
      such as a color or a position on a motion path.
      """,
    effect: "All components use the easing of the first component.",
    wayOut: """
      Give the keyframes the same easing for all dimensions, or use Separate Dimensions \
      for Position.
      """,
    example: #"{"i": {"x": [0.8, 0.2], "y": [1, 1]}, …}"#)
}
