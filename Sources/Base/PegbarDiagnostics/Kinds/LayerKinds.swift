// Findings about layers as a whole.
extension FindingKind {
  /// Every kind of the family `layer`.
  static let layer: [FindingKind] = [
    audioLayer, camera, light, adjustmentLayer, unknownLayer, threeDimensions, motionBlur,
    precompFrameRate, footage, hiddenContent, nothingVisible,
  ]

  /// Dropped footage layer (`layer/footage`).
  public static let footage = FindingKind(
    "layer/footage", .warning, title: "Unsupported footage layer",
    meaning: """
      The source of the layer is a video, an image sequence or a placeholder. Lottie animations \
      cannot contain such footage.
      """,
    effect: "The layer is empty.",
    wayOut: """
      Replace the footage with a shape layer, or with still images whose Opacity changes with hold \
      keyframes. Alternatively, play the video in the app, behind the animation.
      """,
    example: #"{"ty": 9, "refId": "clip"}"#)

  /// Layer that is never visible, although it has content (`layer/hidden-content`).
  public static let hiddenContent = FindingKind(
    "layer/hidden-content", .warning, title: "Completely hidden layer",
    meaning: """
      The layer has content to draw, but none of it is visible in any frame. Its masks, its track \
      matte or its effects hide all of it, or it depends on an expression or on content that \
      cannot be converted.
      """,
    effect: "The layer is missing.",
    wayOut: """
      Fix whatever hides the layer, such as a track matte that is a null layer. If the layer \
      should not be visible, delete it, or turn it off in the Timeline panel.
      """,
    example: #"{"ty": 4, "tt": 1} below the null layer {"ty": 3, "td": 1}"#)

  /// Animation in which nothing is visible (`layer/nothing-visible`).
  public static let nothingVisible = FindingKind(
    "layer/nothing-visible", .warning, title: "Animation without visible layers",
    meaning: "No layer of the animation draws anything in any frame.",
    effect: "The animation is empty.",
    wayOut: """
      Check that the layers are turned on in the Timeline panel, have a fill or a stroke, and are \
      visible within the work area. Other findings list content that cannot be converted.
      """,
    example: #"{"layers": []}"#)

  /// Dropped audio layer (`layer/audio`).
  public static let audioLayer = FindingKind(
    "layer/audio", .warning, title: "Unsupported audio layer",
    meaning: "The layer contains audio, which Core Animation does not play.",
    effect: "The animation is silent.",
    wayOut: "Play the audio in the app, and start it together with the animation.",
    example: #"{"ty": 6}"#)

  /// Camera without a distance (`layer/camera`).
  public static let camera = FindingKind(
    "layer/camera", .warning, title: "Camera without Zoom",
    meaning: "The composition has a camera whose Zoom is missing or is not greater than 0.",
    effect: "The 3D layers are shown from the front, without perspective.",
    wayOut: "Set Zoom in the Camera Settings dialog box, and export again.",
    example: #"{"ty": 13}"#)

  /// Dropped light (`layer/light`).
  public static let light = FindingKind(
    "layer/light", .warning, title: "Unsupported light",
    meaning: "The composition has a light that illuminates 3D layers.",
    effect: "Layers keep their original colors, without shading or shadows.",
    wayOut: "Draw the shading with gradients.",
    example: #"{"ty": 14}"#)

  /// Dropped adjustment layer (`layer/adjustment`).
  public static let adjustmentLayer = FindingKind(
    "layer/adjustment", .warning, title: "Unsupported adjustment layer",
    meaning: """
      The effects of an adjustment layer apply to all layers below it. Core Animation has no \
      equivalent.
      """,
    effect: "The effects of the adjustment layer are missing.",
    wayOut: "Apply the effects directly to the layers below.",
    example: #"{"ty": 12}"#)

  /// Unknown layer type (`layer/unknown`).
  public static let unknownLayer = FindingKind(
    "layer/unknown", .warning, title: "Unknown layer type",
    meaning: """
      Neither the Lottie specification nor any recognized exporter defines the type of this layer.
      """,
    effect: "The layer is empty, but can still be a parent.",
    wayOut: "Update the exporter, or replace the layer with a layer of a supported type.",
    example: #"{"ty": 99}"#)

  /// Approximated 3D motion (`layer/3d`).
  public static let threeDimensions = FindingKind(
    "layer/3d", .warning, title: "Approximated 3D motion",
    meaning: """
      The 3D layer is auto-oriented along its motion path or toward the camera, or moves along Z \
      on a curve. This finding also appears if parts of the layer, such as groups or individual \
      letters, move along Z or rotate about X or Y independently.
      """,
    effect: """
      Auto-Orient rotates the layer only about Z. On a curve, the speed of the layer is based only \
      on its motion in X and Y. Parts of a layer remain in the plane of the layer.
      """,
    wayOut: """
      Turn off Auto-Orient, and animate the rotations. Separate the dimensions of Position. Use \
      separate layers for parts that move along Z or rotate about X or Y.
      """,
    example: #"{"ddd": 1, "ao": 1}"#)

  /// Dropped motion blur (`layer/motion-blur`).
  public static let motionBlur = FindingKind(
    "layer/motion-blur", .note, title: "Unsupported motion blur",
    meaning: "Motion Blur is turned on for the layer.",
    effect: "Fast motion looks sharp.",
    wayOut: """
      Turn off Motion Blur for the layer, so that the preview in After Effects matches the result.
      """,
    example: #"{"mb": true}"#)

  /// Precomposition with its own frame rate (`layer/precomp-frame-rate`).
  public static let precompFrameRate = FindingKind(
    "layer/precomp-frame-rate", .note, title: "Precomposition with its own frame rate",
    meaning: """
      The precomposition specifies a frame rate that differs from the frame rate of the main \
      composition.
      """,
    effect: "None. Players and Pegbar ignore this frame rate.",
    wayOut: """
      No action needed. To avoid the finding, turn off “Preserve frame rate when nested or in \
      render queue” (Composition > Composition Settings > Advanced).
      """,
    example: #"{"id": "comp_0", "fr": 12}"#)
}
