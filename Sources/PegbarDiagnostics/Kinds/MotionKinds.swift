// Findings about what moves properties.
extension FindingKind {
  /// Findings about what moves properties.
  static let motion: [FindingKind] = [
    expression, wiggle, componentEasing,
  ]

  /// An expression is left out.
  package static let expression = FindingKind(
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
  package static let wiggle = FindingKind(
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
  package static let componentEasing = FindingKind(
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
