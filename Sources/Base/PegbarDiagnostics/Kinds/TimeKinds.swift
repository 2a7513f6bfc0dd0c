// Findings about times: of the composition, of layers and of keyframes.
extension FindingKind {
  /// Every kind of the family `time`.
  static let time: [FindingKind] = [
    emptyComposition, zeroStretch, keyframesUnsorted, keyframeWithoutTime, easingRange,
  ]

  /// Composition without a duration (`time/empty-composition`).
  public static let emptyComposition = FindingKind(
    "time/empty-composition", .error, title: "Animation without a duration",
    meaning: "The animation's Out point (`op`) is not after its In point (`ip`).",
    effect: "One frame is shown. Some players show nothing or divide by zero.",
    wayOut: "Set the work area or the duration of the composition, and export again.",
    example: #"{"ip": 60, "op": 0}"#)

  /// Time stretch of 0 (`time/zero-stretch`).
  public static let zeroStretch = FindingKind(
    "time/zero-stretch", .warning, title: "Time stretch of 0",
    meaning: "The stretch factor multiplies the duration of a layer. A factor of 0 is invalid.",
    effect: "The layer plays at its normal speed.",
    wayOut: """
      In After Effects, choose Layer > Time > Time Stretch, and set Stretch Factor to 100%.
      """,
    example: #"{"ty": 0, "sr": 0}"#)

  /// Unsorted keyframes (`time/keyframes-unsorted`).
  public static let keyframesUnsorted = FindingKind(
    "time/keyframes-unsorted", .warning, title: "Keyframes out of order",
    meaning: "Keyframes must be listed in chronological order.",
    effect: """
      Pegbar sorts the keyframes by time. Players that do not sort them play the animation \
      differently.
      """,
    wayOut: "Export the composition again, or sort the keyframes.",
    example: #"{"k": [{"t": 10, "s": [0]}, {"t": 0, "s": [100]}]}"#)

  /// Keyframe without a time (`time/keyframe-without-time`).
  public static let keyframeWithoutTime = FindingKind(
    "time/keyframe-without-time", .error, title: "Keyframe without a time",
    meaning: "The time of the keyframe (`t`) is missing or is not a number.",
    effect: "The keyframe is dropped.",
    wayOut: "Export the composition again, or give the keyframe a time.",
    example: #"{"k": [{"s": [0]}, {"t": 10, "s": [100]}]}"#)

  /// Easing control point outside its segment (`time/easing-range`).
  public static let easingRange = FindingKind(
    "time/easing-range", .note, title: "Easing control point outside its segment",
    meaning: """
      The time of an easing control point must be between 0 and 1, because time cannot run \
      backward.
      """,
    effect: """
      The time is clamped to the range from 0 to 1. Players might clamp it to a different range.
      """,
    wayOut: "In the Graph Editor of After Effects, drag the handle back between its keyframes.",
    example: #"{"o": {"x": [-0.2], "y": [0]}, "i": {"x": [1.2], "y": [1]}}"#)
}
