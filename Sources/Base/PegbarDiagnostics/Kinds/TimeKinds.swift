// Findings about times: of the composition, of layers and of keyframes.
extension FindingKind {
  /// Every kind of the family `time`.
  static let time: [FindingKind] = [
    emptyComposition, zeroStretch, keyframesUnsorted, keyframeWithoutTime, easingRange,
  ]

  /// Composition without a duration (`time/empty-composition`).
  public static let emptyComposition = FindingKind(
    "time/empty-composition", .error, title: "Animation without duration",
    meaning: "The end of the animation (op) is not after its first frame (ip).",
    effect: "One frame is shown. Several players show nothing or divide by zero.",
    wayOut: "Set the work area or the duration of the composition and export again.",
    example: #"{"ip": 60, "op": 0}"#)

  /// Time stretch of 0 (`time/zero-stretch`).
  public static let zeroStretch = FindingKind(
    "time/zero-stretch", .warning, title: "Time stretch of 0",
    meaning: """
      The stretch is the factor by which a layer runs slower. A factor of 0 has no meaning.
      """,
    effect: "The layer runs at its normal speed.",
    wayOut: "In After Effects, set Layer > Time > Time Stretch to 100 %.",
    example: #"{"ty": 0, "sr": 0}"#)

  /// Unsorted keyframes (`time/keyframes-unsorted`).
  public static let keyframesUnsorted = FindingKind(
    "time/keyframes-unsorted", .warning, title: "Keyframes out of order",
    meaning: "Each keyframe must be at or after the one before it.",
    effect: """
      The keyframes are sorted by time. Players that do not sort them play the animation \
      differently.
      """,
    wayOut: "Export the composition again, or sort the keyframes.",
    example: #"{"k": [{"t": 10, "s": [0]}, {"t": 0, "s": [100]}]}"#)

  /// Keyframe without a time (`time/keyframe-without-time`).
  public static let keyframeWithoutTime = FindingKind(
    "time/keyframe-without-time", .error, title: "Keyframe without a time",
    meaning: "The member t of the keyframe is missing or not a number.",
    effect: "The keyframe is dropped.",
    wayOut: "Export the composition again, or give the keyframe a time.",
    example: #"{"k": [{"s": [0]}, {"t": 10, "s": [100]}]}"#)

  /// Easing control point outside of its segment (`time/easing-range`).
  public static let easingRange = FindingKind(
    "time/easing-range", .note, title: "Easing outside its segment",
    meaning: """
      The time of an easing control point must be in 0…1, because time cannot run backward.
      """,
    effect: "The time is clamped to 0…1, as in players.",
    wayOut: "In the Graph Editor of After Effects, drag the handle back between its keyframes.",
    example: #"{"o": {"x": [-0.2], "y": [0]}, "i": {"x": [1.2], "y": [1]}}"#)
}
