// Findings about layers as a whole.
extension FindingKind {
  /// Findings about layers as a whole.
  static let layer: [FindingKind] = [
    audioLayer, camera, light, adjustmentLayer, unknownLayer, threeDimensions,
    motionBlur, precompFrameRate,
  ]

  /// Sound is left out.
  package static let audioLayer = FindingKind(
    "layer/audio", .warning, title: "Sound is left out",
    meaning: "The layer is an audio layer. Core Animation plays no sound.",
    effect: "Nothing is heard.",
    wayOut: "Play the sound from the app, started together with the animation.",
    example: #"{"ty": 6}"#)

  /// Cameras are left out.
  package static let camera = FindingKind(
    "layer/camera", .warning, title: "Cameras are left out",
    meaning: "The composition has a camera. Perspective is not converted yet.",
    effect: "The scene is shown from the front, without perspective.",
    wayOut: "Rebuild the move with Position and Scale of the layers or of a null.",
    example: #"{"ty": 13}"#)

  /// Lights are left out.
  package static let light = FindingKind(
    "layer/light", .warning, title: "Lights are left out",
    meaning: "The composition has a light.",
    effect: "Layers keep their own colours; there is no shading and there are no shadows.",
    wayOut: "Paint the shading with gradients.",
    example: #"{"ty": 14}"#)

  /// Adjustment layers are left out.
  package static let adjustmentLayer = FindingKind(
    "layer/adjustment", .warning, title: "Adjustment layers are left out",
    meaning: "The layer changes everything below it. There is no such thing in Core Animation.",
    effect: "Its effects are missing.",
    wayOut: "Apply the effects to the layers themselves.",
    example: #"{"ty": 12}"#)

  /// The type of a layer is not known.
  package static let unknownLayer = FindingKind(
    "layer/unknown", .warning, title: "The type of a layer is not known",
    meaning: "The layer has a type that neither the specification nor any known exporter has.",
    effect: "The layer is empty; it still serves as a parent.",
    wayOut: "Update the exporter or replace the layer by one of a usual type.",
    example: #"{"ty": 99}"#)

  /// 3D is shown flat.
  package static let threeDimensions = FindingKind(
    "layer/3d", .warning, title: "3D is shown flat",
    meaning: """
      The layer is a 3D layer that turns about X or Y, or lies in front of or behind the \
      picture plane.
      """,
    effect: "It is shown flat: turns about X and Y, orientation and depth are missing.",
    wayOut: "Switch 3D Layer off and imitate the move with Scale and Skew.",
    example: #"{"ddd": 1, "ks": {"rx": {"a": 0, "k": 45}}}"#)

  /// Motion blur is left out.
  package static let motionBlur = FindingKind(
    "layer/motion-blur", .note, title: "Motion blur is left out",
    meaning: "Motion blur is switched on for the layer.",
    effect: "Fast moves look sharp.",
    wayOut: "Switch Motion Blur off for the layer, so that the preview matches.",
    example: #"{"mb": true}"#)

  /// A precomposition has its own frame rate.
  package static let precompFrameRate = FindingKind(
    "layer/precomp-frame-rate", .note, title: "A precomposition has its own frame rate",
    meaning: """
      The precomposition is marked with a frame rate that differs from that of the main \
      composition.
      """,
    effect: "None: players ignore it, and so is it here.",
    wayOut: "Nothing; or switch Preserve Frame Rate off in the composition settings.",
    example: #"{"id": "comp_0", "fr": 12}"#)
}
