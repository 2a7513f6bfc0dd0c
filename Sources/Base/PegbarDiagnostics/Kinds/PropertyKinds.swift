internal import PegbarBase

// Findings about values, settings that are one of a list, and what moves properties.
extension FindingKind {
  /// Every kind of the family `property`.
  static let property: [FindingKind] = [
    unknownValue, colorRange, pathLengths, gradientLength, propertyWithoutValue, noKeyframes,
    keyframeWithoutValue, repeatedPart, savedFromPlayer, valueRange, expression, wiggle,
    componentEasing,
  ]

  /// A setting has a value that the format does not define.
  public static let unknownValue = FindingKind(
    "property/unknown-value", .warning, title: "A setting has an unknown value",
    meaning: "The setting is one of a list in After Effects, and the file names none of them.",
    effect: "The format's default is used; players differ.",
    wayOut: "Export the composition again with a current Bodymovin, or mend the value.",
    example: #"{"ty": "st", "lc": 9}"#)

  /// The file was saved from a running player.
  public static let savedFromPlayer = FindingKind(
    "property/saved-from-player", .note, title: "The file was saved from a running player",
    meaning: """
      A running web player changes the data it was given: among other things it makes the handles \
      of paths absolute and marks the layer as completed. This file was written after that.
      """,
    effect: "None here; other players draw spikes where curves should be.",
    wayOut: "Export the composition again with Bodymovin instead of saving the player's data.",
    example: #"{"ty": 4, "completed": true, "shapes": [ … ]}"#)

  /// A colour component lies outside 0…1.
  public static let colorRange = FindingKind(
    "property/color-range", .warning, title: "A colour is out of range",
    meaning: """
      Red, green and blue run from 0 to 1. Only exporters before version 4.1.9 wrote 0 to 255, \
      and this file says that it is newer.
      """,
    effect: "The component is clamped to 0…1, as players do.",
    wayOut: "Export the composition again. If a script wrote the file, divide by 255.",
    example: #"{"v": "5.5.7", … "c": {"a": 0, "k": [255, 0, 0, 1]}}"#)

  /// The lists of a path have different lengths.
  public static let pathLengths = FindingKind(
    "property/path-lengths", .warning, title: "A path has points without handles",
    meaning:
      "A path lists its points, in handles and out handles; here the lists differ in length.",
    effect: "Only complete points are used; without any list of handles, edges are straight.",
    wayOut: "Export the composition again; a script that changes paths has to keep three lists.",
    example: #"{"v": [[0, 0], [9, 9]], "i": [[0, 0]], "o": [[0, 0]]}"#)

  /// The numbers of a gradient do not come out even.
  public static let gradientLength = FindingKind(
    "property/gradient-length", .warning, title: "A gradient has an odd number of values",
    meaning: """
      A gradient lists offset, red, green and blue for every colour, then offset and opacity for \
      every opacity stop. The list is too short, or its end makes no pair.
      """,
    effect: "Incomplete stops are left out.",
    wayOut: "Open the gradient editor in After Effects, touch the gradient and export again.",
    example: #"{"p": 2, "k": {"a": 0, "k": [0, 1, 0, 0, 1, 0, 0]}}"#)

  /// A property has nothing in it.
  public static let propertyWithoutValue = FindingKind(
    "property/without-value", .warning, title: "A property has no value",
    meaning: "The property has neither a value nor keyframes, and names no slot.",
    effect: "The format's default is used.",
    wayOut: "Export the composition again, or remove the empty property.",
    example: #"{"o": {"a": 0}}"#)

  /// A property has no usable keyframe.
  public static let noKeyframes = FindingKind(
    "property/no-keyframes", .error, title: "An animated property has no keyframes",
    meaning: "The list of keyframes is empty, or none of them can be used.",
    effect: "The format's default is used; several players crash.",
    wayOut: "Export the composition again, or give the property a value.",
    example: #"{"o": {"a": 1, "k": []}}"#)

  /// A keyframe has no value.
  public static let keyframeWithoutValue = FindingKind(
    "property/keyframe-without-value", .error, title: "A keyframe has no value",
    meaning: "The keyframe has no value of its own, and no keyframe before it has an end value.",
    effect: "The keyframe is left out.",
    wayOut: "Export the composition again, or give the keyframe a value.",
    example: #"{"k": [{"t": 0}, {"t": 10, "s": [100]}]}"#)

  /// A part that stands once is there again.
  public static let repeatedPart = FindingKind(
    "property/repeated-part", .warning, title: "A part stands twice",
    meaning: "The part can stand once in its place, for example the transform of a group.",
    effect: "The last one counts.",
    wayOut: "Export the composition again, or remove one of them.",
    example: #"{"ty": "gr", "it": [{"ty": "tr"}, {"ty": "tr"}]}"#)

  /// A number is larger than anything that can be drawn.
  public static let valueRange = FindingKind(
    "property/value-range", .warning, title: "A value is out of any sensible range",
    meaning: """
      A position, a size or another number is beyond \(WholeNumber.text(Int(Limits.largestNumber))).
      """,
    effect: "The number is limited to that, so that sums and products stay finite.",
    wayOut: "Look for an expression or a script that divides by zero, and export again.",
    example: #"{"p": {"a": 0, "k": [1e300, 0]}}"#)

  /// An expression is left out.
  public static let expression = FindingKind(
    "property/expression", .warning, title: "Expression is left out",
    meaning: """
      The property is driven by an expression, a small program, with something in it that cannot \
      be turned into keyframes. Loops, arithmetic with numbers and time, links to properties and \
      controls, bounces and wiggles can.
      """,
    effect: "The keyframed value, or the value at the time of the export, is shown instead.",
    wayOut: """
      Select the property and use Animation > Keyframe Assistant > Convert Expression to \
      Keyframes, then export again.
      """,
    example: #"{"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = createPath(…);"}"#)

  /// A wiggle has another noise.
  public static let wiggle = FindingKind(
    "property/wiggle", .note, title: "Wiggle moves in its own way",
    meaning: """
      The expression uses wiggle(), whose noise After Effects does not publish; every player has \
      its own.
      """,
    effect: """
      The property swings as often and as far as it should, but its value at a moment is another \
      one. Every conversion gives the same.
      """,
    wayOut: """
      Where the exact motion matters, use Animation > Keyframe Assistant > Convert Expression to \
      Keyframes, then export again.
      """,
    example: #"{"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = wiggle(2, 30);"}"#)

  /// Parts of a property are eased differently.
  public static let componentEasing = FindingKind(
    "property/component-easing", .warning, title: "Parts of a property are eased differently",
    meaning: """
      The easing of the keyframes differs between the parts of a value that cannot be \
      taken apart, such as a colour or a position on a motion path.
      """,
    effect: "All parts are eased like the first.",
    wayOut: """
      Give the keyframes the same easing for all dimensions, or use Separate Dimensions \
      for Position.
      """,
    example: #"{"i": {"x": [0.8, 0.2], "y": [1, 1]}, …}"#)
}
