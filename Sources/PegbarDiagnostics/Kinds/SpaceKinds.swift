// Findings about 3D layers that keyframes alone can play.
extension FindingKind {
  /// Findings about 3D layers that keyframes alone can play.
  static let space: [FindingKind] = [cameraCut, spaceFlattened, spaceMirrored]

  /// One camera is used throughout.
  package static let cameraCut = FindingKind(
    "normalize/camera-cut", .warning, title: "One camera is used throughout",
    meaning: """
      The topmost camera of the composition begins late or ends early. Core Animation cannot cut \
      from one camera to another.
      """,
    effect: "The 3D layers are seen through the topmost camera at all times.",
    wayOut: """
      Give every camera a precomposition of its own, or let one camera last for the whole \
      composition and jump with hold keyframes.
      """,
    example: #"two camera layers, one after the other"#)

  /// A layer leaves the space around its composition.
  package static let spaceFlattened = FindingKind(
    "normalize/space-flattened", .warning, title: "A layer in 3D space is flattened",
    meaning: """
      The layer stands in a 3D precomposition with collapsed transformations and has a track \
      matte or a blend mode, for which Core Animation needs a flat picture.
      """,
    effect: "Its depth is lost: it is shown in the plane of the precomposition.",
    wayOut: "Move the layer to the main composition, or leave its matte and blend mode out.",
    example: #"a matte inside of a collapsed 3D precomposition"#)

  /// A layer mirrors the space of others as it moves.
  package static let spaceMirrored = FindingKind(
    "normalize/space-mirrored", .warning, title: "A 3D parent mirrors as it moves",
    meaning: """
      A 3D layer that is the parent of others turns or scales, and a factor of its scale is below \
      0 at one of the keyframes. Core Animation does not say into which parts it takes a matrix \
      apart that mirrors space.
      """,
    effect: "The layers that follow it may be turned while it moves.",
    wayOut: "Turn the parent by 180 degrees about an axis in place of scaling it below 0.",
    example: #"a 3D null with a scale from 100 % to -100 %, 100 %, 100 %"#)
}
