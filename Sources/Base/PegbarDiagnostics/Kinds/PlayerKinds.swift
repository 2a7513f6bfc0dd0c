// Findings about what is drawn as After Effects draws it, while players show something else.
extension FindingKind {
  /// Every kind of the family `player`.
  static let player: [FindingKind] = [
    invertedMask, matteOfMatte, nestedRepeaters, roundOffset, maskExpansion, reversedLayer,
  ]

  /// The web player inverts a mask only within a rectangle.
  public static let invertedMask = FindingKind(
    "player/inverted-mask", .warning, title: "The web player cuts away a part of an inverted mask",
    meaning: """
      A mask is inverted. The web player (lottie-web) inverts it only within a rectangle of the \
      size of the composition that begins at the origin of the layer, and the layer paints beyond \
      that rectangle. After Effects, ThorVG and rlottie invert everywhere, and so does Pegbar.
      """,
    effect: "Nothing is lost here; the web player shows less of the layer.",
    wayOut: """
      Turn Inverted off and set the mode of the mask to Subtract (Add or Intersect where it was \
      Subtract), or draw the mask as a shape layer and use that as an inverted track matte.
      """,
    example: #"{"mode": "a", "inv": true} on a layer that paints left of its own origin"#)

  /// A matte has a matte itself.
  public static let matteOfMatte = FindingKind(
    "player/matte-of-matte", .warning, title: "The web player leaves out the matte of a matte",
    meaning: """
      A layer that is the track matte of another one has a track matte itself. The web player \
      (lottie-web) leaves the inner matte out; Pegbar applies both, as After Effects does.
      """,
    effect: "Nothing is lost here; the web player shows more than the two mattes let through.",
    wayOut: """
      Pre-compose the matte together with its own matte, and use the precomposition as the matte.
      """,
    example: #"{"nm": "A", "tt": 1} below {"nm": "B", "td": 1, "tt": 1} below {"nm": "C", "td": 1}"#
  )

  /// Repeaters repeat the copies of repeaters.
  public static let nestedRepeaters = FindingKind(
    "player/nested-repeaters", .warning,
    title: "The web player misplaces copies of copies",
    meaning: """
      A Repeater repeats the copies of another Repeater of the same list. The web player \
      (lottie-web) mixes up the copies of the two: some stand at the wrong place, and there are too \
      many. Pegbar draws every copy of every copy where After Effects has it.
      """,
    effect: "Nothing is lost here; the web player shows another pattern.",
    wayOut: """
      Duplicate the shape instead of using one of the Repeaters, or pre-render the pattern to \
      an image.
      """,
    example: #"{"ty": "rp", "c": {"a": 0, "k": 2}} twice in one list"#)

  /// Offset Paths rounds corners.
  public static let roundOffset = FindingKind(
    "player/offset-round", .warning, title: "The web player flattens round corners of Offset Paths",
    meaning: """
      Offset Paths joins torn corners, or the ends of open paths, with Line Join: Round Join. \
      Pegbar draws circles there, as After Effects does; those of the web player (lottie-web) are \
      flatter.
      """,
    effect: "Nothing is lost here; corners and ends look slightly different in the web player.",
    wayOut: """
      Use a Stroke of twice the amount with Round Join and Round Cap instead of Offset Paths, or \
      draw the moved outline itself.
      """,
    example: #"{"ty": "op", "a": {"a": 0, "k": 8}, "lj": 2}"#)

  /// A mask is moved inwards.
  public static let maskExpansion = FindingKind(
    "player/mask-expansion", .warning,
    title: "Players do not move a mask inwards as After Effects does",
    meaning: """
      Mask Expansion is below 0 at some time. Pegbar moves the outline inwards by that distance, as \
      After Effects does. The web player (lottie-web) shrinks the mask with a square brush, and \
      most other players leave Mask Expansion out.
      """,
    effect: "Nothing is lost here; the edge of the mask lies elsewhere in players.",
    wayOut: "Key Mask Path with the smaller outline, and set Mask Expansion to 0.",
    example: #"{"mode": "a", "x": {"a": 0, "k": -20}}"#)

  /// A layer plays backwards.
  public static let reversedLayer = FindingKind(
    "player/reversed-layer", .warning, title: "Players never show a layer that plays backwards",
    meaning: """
      The layer has a negative stretch, and its in-point lies after its out-point (Time-Reverse \
      Layer). After Effects and Lottie-Windows show it between the two, and so does Pegbar; other \
      players never show it.
      """,
    effect: "Nothing is lost here; the layer is missing in other players.",
    wayOut: """
      Undo Time-Reverse Layer and use Animation > Keyframe Assistant > Time-Reverse Keyframes, or \
      Time Remapping for a precomposition.
      """,
    example: #"{"sr": -1, "ip": 60, "op": 10}"#)
}
