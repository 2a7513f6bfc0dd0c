// Findings about layers as a whole.
extension FindingKind {
  /// Every kind of the family `layer`.
  static let layer: [FindingKind] = [
    audioLayer, camera, light, adjustmentLayer, unknownLayer, threeDimensions, motionBlur,
    precompFrameRate,
  ]

  /// Sound is left out.
  public static let audioLayer = FindingKind(
    "layer/audio", .warning, title: "Sound is left out",
    meaning: "The layer is an audio layer. Core Animation plays no sound.",
    effect: "Nothing is heard.",
    wayOut: "Play the sound from the app, started together with the animation.",
    example: #"{"ty": 6}"#)

  /// A camera has no distance.
  public static let camera = FindingKind(
    "layer/camera", .warning, title: "A camera has no distance",
    meaning: "The composition has a camera whose Zoom is missing, or not above 0.",
    effect: "The 3D layers are shown from the front, without perspective.",
    wayOut: "Set the Zoom in the Camera Settings and export again.",
    example: #"{"ty": 13}"#)

  /// Lights are left out.
  public static let light = FindingKind(
    "layer/light", .warning, title: "Lights are left out",
    meaning: "The composition has a light, and 3D layers on which it shines.",
    effect: "Layers keep their own colours; there is no shading and there are no shadows.",
    wayOut: "Paint the shading with gradients.",
    example: #"{"ty": 14}"#)

  /// Adjustment layers are left out.
  public static let adjustmentLayer = FindingKind(
    "layer/adjustment", .warning, title: "Adjustment layers are left out",
    meaning: "The layer changes everything below it. There is no such thing in Core Animation.",
    effect: "Its effects are missing.",
    wayOut: "Apply the effects to the layers themselves.",
    example: #"{"ty": 12}"#)

  /// The type of a layer is not known.
  public static let unknownLayer = FindingKind(
    "layer/unknown", .warning, title: "The type of a layer is not known",
    meaning: "The layer has a type that neither the specification nor any known exporter has.",
    effect: "The layer is empty; it still serves as a parent.",
    wayOut: "Update the exporter or replace the layer by one of a usual type.",
    example: #"{"ty": 99}"#)

  /// 3D motion is approximated.
  public static let threeDimensions = FindingKind(
    "layer/3d", .warning, title: "3D motion is approximated",
    meaning: """
      The 3D layer turns to look along its motion path or to the camera (Auto-Orient), or moves on a \
      curve that leads to the front or to the back; or a part of it, a group or letters, moves or \
      turns in depth by itself.
      """,
    effect: """
      Auto-Orient turns it about Z alone; on a curve its speed is that of the move in X and Y; \
      parts stay in the plane of their layer.
      """,
    wayOut: """
      Switch Auto-Orient off and key the rotations; separate the dimensions of Position; give \
      parts that move in depth layers of their own.
      """,
    example: #"{"ddd": 1, "ao": 1}"#)

  /// Motion blur is left out.
  public static let motionBlur = FindingKind(
    "layer/motion-blur", .note, title: "Motion blur is left out",
    meaning: "Motion blur is switched on for the layer.",
    effect: "Fast moves look sharp.",
    wayOut: "Switch Motion Blur off for the layer, so that the preview matches.",
    example: #"{"mb": true}"#)

  /// A precomposition has its own frame rate.
  public static let precompFrameRate = FindingKind(
    "layer/precomp-frame-rate", .note, title: "A precomposition has its own frame rate",
    meaning: """
      The precomposition is marked with a frame rate that differs from that of the main composition.
      """,
    effect: "None: players ignore it, and so is it here.",
    wayOut: "Nothing; or switch Preserve Frame Rate off in the composition settings.",
    example: #"{"id": "comp_0", "fr": 12}"#)
}
