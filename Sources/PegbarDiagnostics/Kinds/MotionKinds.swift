// Findings about what moves properties.
extension FindingKind {
  /// Findings about what moves properties.
  static let motion: [FindingKind] = [
    expression, componentEasing,
  ]

  /// Expressions are not evaluated.
  package static let expression = FindingKind(
    "property/expression", .warning, title: "Expressions are not evaluated",
    meaning: """
      The property is driven by an expression, a small program that only After Effects \
      and web players can run.
      """,
    effect: "The keyframed value, or the value at the time of the export, is shown instead.",
    wayOut: """
      Select the property and use Animation > Keyframe Assistant > Convert Expression to \
      Keyframes, then export again.
      """,
    example: #"{"a": 0, "k": 0, "x": "var $bm_rt; …"}"#)

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
