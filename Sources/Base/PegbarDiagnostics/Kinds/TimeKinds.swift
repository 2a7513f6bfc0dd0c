// Findings about times: of the composition, of layers and of keyframes.
extension FindingKind {
  /// Every kind of the family `time`.
  static let time: [FindingKind] = [
    emptyComposition, zeroStretch, keyframesUnsorted, keyframeWithoutTime, easingRange,
  ]

  /// The composition ends before it begins.
  public static let emptyComposition = FindingKind(
    "time/empty-composition", .error, title: "The animation has no duration",
    meaning: "The frame at which it ends (op) is not after its first frame (ip).",
    effect: "One frame is shown; several players show nothing or divide by zero.",
    wayOut: "Set the work area or the duration of the composition and export again.",
    example: #"{"ip": 60, "op": 0}"#)

  /// A layer's time stretch is 0.
  public static let zeroStretch = FindingKind(
    "time/zero-stretch", .warning, title: "A layer has a time stretch of 0",
    meaning: "The stretch says how many times slower a layer runs; 0 has no meaning.",
    effect: "The layer runs at its usual speed.",
    wayOut: "In After Effects set Layer > Time > Time Stretch to 100 %.",
    example: #"{"ty": 0, "sr": 0}"#)

  /// Keyframes are not in the order of time.
  public static let keyframesUnsorted = FindingKind(
    "time/keyframes-unsorted", .warning, title: "Keyframes are not in order",
    meaning: "Every keyframe has to be at or after the one before it.",
    effect: "They are sorted by time; players that do not sort show something else.",
    wayOut: "Export the composition again, or sort the keyframes.",
    example: #"{"k": [{"t": 10, "s": [0]}, {"t": 0, "s": [100]}]}"#)

  /// A keyframe has no time.
  public static let keyframeWithoutTime = FindingKind(
    "time/keyframe-without-time", .error, title: "A keyframe has no time",
    meaning: "The member t of the keyframe is missing, or no number.",
    effect: "The keyframe is left out.",
    wayOut: "Export the composition again, or give the keyframe a time.",
    example: #"{"k": [{"s": [0]}, {"t": 10, "s": [100]}]}"#)

  /// A control point of an easing lies outside the segment in time.
  public static let easingRange = FindingKind(
    "time/easing-range", .note, title: "An easing reaches outside its segment",
    meaning: "The time of an easing's control point has to be in 0…1, or time would run backwards.",
    effect: "The time is clamped to 0…1, as players do.",
    wayOut: "In the graph editor of After Effects drag the handle back between its keyframes.",
    example: #"{"o": {"x": [-0.2], "y": [0]}, "i": {"x": [1.2], "y": [1]}}"#)
}
