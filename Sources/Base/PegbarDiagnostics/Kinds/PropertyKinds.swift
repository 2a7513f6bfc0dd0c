internal import PegbarBase

// Findings about values, settings from a list, and the animation of properties.
extension FindingKind {
  /// Every kind of the family `property`.
  static let property: [FindingKind] = [
    unknownValue, colorRange, solidColor, pathLengths, gradientLength, propertyWithoutValue,
    noKeyframes, keyframeWithoutValue, repeatedPart, savedFromPlayer, valueRange, expression,
    wiggle,
    componentEasing,
  ]

  /// Unknown setting value (`property/unknown-value`).
  public static let unknownValue = FindingKind(
    "property/unknown-value", .warning, title: "Unknown setting value",
    meaning: """
      The setting accepts only values from a list, and the value in the file is not in the list.
      """,
    effect: """
      Pegbar uses the default value that the format specifies. Players might use a different value.
      """,
    wayOut: """
      Export the composition again with a current version of Bodymovin, or correct the value.
      """,
    example: #"{"ty": "st", "lc": 9}"#)

  /// File saved from a running player (`property/saved-from-player`).
  public static let savedFromPlayer = FindingKind(
    "property/saved-from-player", .note, title: "File saved from a running player",
    meaning: """
      The web player changes animation data while it runs. For example, it makes path handles \
      absolute and marks layers as completed. The file was saved from the changed data.
      """,
    effect: "None in Pegbar. Players draw spikes instead of curves.",
    wayOut: "Export the composition again with Bodymovin instead of saving the player's data.",
    example: #"{"ty": 4, "completed": true, "shapes": [ … ]}"#)

  /// Color component outside 0…1 (`property/color-range`).
  public static let colorRange = FindingKind(
    "property/color-range", .warning, title: "Color value out of range",
    meaning: """
      Red, green and blue must be between 0 and 1. Only Bodymovin versions earlier than 4.1.9 \
      wrote values from 0 to 255, and the file specifies a newer version.
      """,
    effect: """
      The value is clamped to the range from 0 to 1. Some players interpret the components of \
      such a color as values from 0 to 255.
      """,
    wayOut: "Export the composition again. If a script wrote the file, divide the values by 255.",
    example: #"{"v": "5.5.7", … "c": {"a": 0, "k": [255, 0, 0, 1]}}"#)

  /// Color of a solid that players read differently (`property/solid-color`).
  public static let solidColor = FindingKind(
    "property/solid-color", .error, title: "Ambiguous solid color",
    meaning: """
      The color of a solid must have six hexadecimal digits. Browsers read eight digits as red, \
      green, blue and alpha; Android and Pegbar read them as alpha, red, green and blue. Three \
      digits are shorthand for six in browsers, but some players reject the file.
      """,
    effect: "Players show different colors, or do not load the animation.",
    wayOut: """
      Export the composition again with a current version of Bodymovin, or change the color to \
      six digits, and set the transparency with the Opacity of the layer.
      """,
    example: ##"{"ty": 1, "sc": "#00ff0080"}"##)

  /// Path lists of different lengths (`property/path-lengths`).
  public static let pathLengths = FindingKind(
    "property/path-lengths", .warning, title: "Path points without handles",
    meaning: """
      A path has three lists: points, incoming handles and outgoing handles. The lists of this \
      path differ in length.
      """,
    effect: """
      Only points with both handles are used. If both lists of handles are missing, edges are \
      straight.
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
    wayOut: "Open the Gradient Editor in After Effects, change the gradient, and export again.",
    example: #"{"p": 2, "k": {"a": 0, "k": [0, 1, 0, 0, 1, 0, 0]}}"#)

  /// Property without a value (`property/without-value`).
  public static let propertyWithoutValue = FindingKind(
    "property/without-value", .warning, title: "Property without a value",
    meaning: "The property has no value and no keyframes, and does not reference a slot.",
    effect: "The default value that the format specifies is used.",
    wayOut: "Export the composition again, or remove the empty property.",
    example: #"{"o": {"a": 0}}"#)

  /// Property without a valid keyframe (`property/no-keyframes`).
  public static let noKeyframes = FindingKind(
    "property/no-keyframes", .error, title: "Animated property without keyframes",
    meaning: "The list of keyframes is empty or contains only invalid keyframes.",
    effect: "The default value that the format specifies is used. Some players crash.",
    wayOut: "Export the composition again, or give the property a static value.",
    example: #"{"o": {"a": 1, "k": []}}"#)

  /// Keyframe without a value (`property/keyframe-without-value`).
  public static let keyframeWithoutValue = FindingKind(
    "property/keyframe-without-value", .error, title: "Keyframe without a value",
    meaning: "The keyframe has no value of its own, and no earlier keyframe provides one.",
    effect: "The keyframe is dropped.",
    wayOut: "Export the composition again, or give the keyframe a value.",
    example: #"{"k": [{"t": 0}, {"t": 10, "s": [100]}]}"#)

  /// Duplicate transform of a group (`property/repeated-part`).
  public static let repeatedPart = FindingKind(
    "property/repeated-part", .warning, title: "Duplicate group transform",
    meaning: "The group has more than one transform, but only one is allowed.",
    effect: "The last transform is used.",
    wayOut: "Export the composition again, or remove the duplicate transform.",
    example: #"{"ty": "gr", "it": [{"ty": "tr"}, {"ty": "tr"}]}"#)

  /// Number beyond the drawable range (`property/value-range`).
  public static let valueRange = FindingKind(
    "property/value-range", .warning, title: "Value beyond the supported range",
    meaning: """
      The magnitude of a position, a size or another number exceeds \
      \(WholeNumber.text(Int(Limits.largestNumber))). This finding also appears if a polystar or \
      Zig Zag has more points or ridges than the limit allows.
      """,
    effect: """
      The number is reduced to the limit, so that later calculations produce finite results.
      """,
    wayOut: """
      Check for an expression or a script that divides by zero, and export the composition again.
      """,
    example: #"{"p": {"a": 0, "k": [1e300, 0]}}"#)

  /// Dropped expression (`property/expression`).
  public static let expression = FindingKind(
    "property/expression", .warning, title: "Unsupported expression",
    meaning: """
      Pegbar cannot convert the expression to keyframes. Supported expressions include loops, \
      arithmetic with numbers and time, links to properties and controls, bounces and wiggles.
      """,
    effect: """
      The keyframes of the property are used instead of the result of the expression. Without \
      keyframes, its static value is used.
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
      Frequency and amplitude are correct, but the value at a given time differs from the value in \
      After Effects. Repeated conversions produce the same result.
      """,
    wayOut: """
      If the exact motion matters, convert the expression to keyframes (Animation > Keyframe \
      Assistant > Convert Expression to Keyframes), then export again.
      """,
    example: #"{"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = wiggle(2, 30);"}"#)

  /// Different easing for the components of a property (`property/component-easing`).
  public static let componentEasing = FindingKind(
    "property/component-easing", .warning, title: "Different easing for each component",
    meaning: """
      A value, such as a color or a position on a motion path, has different easing for each \
      component, but the components cannot be animated separately.
      """,
    effect: "All components use the easing of the first component.",
    wayOut: """
      Use the same easing for all dimensions of each keyframe, or use Separate Dimensions for \
      Position.
      """,
    example: #"{"i": {"x": [0.8, 0.2], "y": [1, 1]}, …}"#)
}
