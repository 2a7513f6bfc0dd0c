// Findings about content that is drawn as in After Effects but differently by players.
extension FindingKind {
  /// Every kind of the family `player`.
  static let player: [FindingKind] = [
    invertedMask, matteOfMatte, nestedRepeaters, roundOffset, maskExpansion, openMask,
    reversedLayer,
  ]

  /// Inverted mask that the web player limits to a rectangle (`player/inverted-mask`).
  public static let invertedMask = FindingKind(
    "player/inverted-mask", .warning, title: "Inverted mask clipped by the web player",
    meaning: """
      A mask is inverted, and the layer draws outside a rectangle that starts at the layer's \
      origin and is the same size as the composition. The web player (lottie-web) inverts the mask \
      only within this rectangle. After Effects, ThorVG, rlottie and Pegbar invert it everywhere.
      """,
    effect: "No loss in Pegbar. The web player shows less of the layer.",
    wayOut: """
      Turn off Inverted, and change the mask mode to Subtract. If the mode is already Subtract, \
      change it to Add or Intersect. Alternatively, draw the mask in a shape layer, and use the \
      shape layer as an inverted track matte.
      """,
    example: #"{"mode": "a", "inv": true} on a layer that draws to the left of its origin"#)

  /// Matte with a matte of its own (`player/matte-of-matte`).
  public static let matteOfMatte = FindingKind(
    "player/matte-of-matte", .warning, title: "Matte of a matte ignored by the web player",
    meaning: """
      The layer's track matte has a track matte of its own. The web player (lottie-web) ignores \
      the inner matte. After Effects and Pegbar apply both.
      """,
    effect: "No loss in Pegbar. The web player shows parts that the inner matte would hide.",
    wayOut: "Pre-compose the matte with its own matte, and use the precomposition as the matte.",
    example: #"{"nm": "A", "tt": 1} below {"nm": "B", "td": 1, "tt": 1} below {"nm": "C", "td": 1}"#
  )

  /// Repeater that copies repeater copies (`player/nested-repeaters`).
  public static let nestedRepeaters = FindingKind(
    "player/nested-repeaters", .warning,
    title: "Nested Repeater copies misplaced by the web player",
    meaning: """
      A Repeater repeats the copies of another Repeater in the same group. The web player \
      (lottie-web) draws extra copies and misplaces some. Pegbar draws each copy at the same \
      position as After Effects.
      """,
    effect: "No loss in Pegbar. The web player draws a different pattern.",
    wayOut: """
      Duplicate the shape instead of using one of the Repeaters, or pre-render the pattern to an \
      image.
      """,
    example: #"{"ty": "rp", "c": {"a": 0, "k": 2}} twice in one group"#)

  /// Rounded corners of Offset Paths (`player/offset-round`).
  public static let roundOffset = FindingKind(
    "player/offset-round", .warning,
    title: "Round joins of Offset Paths flattened by the web player",
    meaning: """
      With Line Join set to Round Join, Offset Paths rounds the ends of open paths, and the \
      corners where the offset separates adjoining segments. Pegbar draws circular arcs at these \
      points, as After Effects does. The arcs that the web player (lottie-web) draws are flatter.
      """,
    effect: "No loss in Pegbar. Corners and ends look slightly different in the web player.",
    wayOut: """
      Instead of Offset Paths, use a Stroke twice as wide as the Amount, with Round Join and Round \
      Cap. Alternatively, draw the offset outline itself.
      """,
    example: #"{"ty": "op", "a": {"a": 0, "k": 8}, "lj": 2}"#)

  /// Negative mask expansion (`player/mask-expansion`).
  public static let maskExpansion = FindingKind(
    "player/mask-expansion", .warning, title: "Negative Mask Expansion inaccurate in most players",
    meaning: """
      Mask Expansion is negative at some point in the animation. Pegbar moves the outline inward \
      by this distance, as After Effects does. The web player (lottie-web) shrinks the mask with a \
      square kernel, and most other players ignore Mask Expansion.
      """,
    effect: "No loss in Pegbar. The edge of the mask is at a different position in most players.",
    wayOut: "Animate Mask Path to follow the smaller outline, and set Mask Expansion to 0.",
    example: #"{"mode": "a", "x": {"a": 0, "k": -20}}"#)

  /// Mask with an open path (`player/open-mask`).
  public static let openMask = FindingKind(
    "player/open-mask", .note, title: "Open mask applied by the web player",
    meaning: """
      The path of the mask is open. In After Effects, open paths create no transparency, so the \
      mask hides nothing. The web player (lottie-web) applies the mask, and hides the layer.
      """,
    effect: "No loss in Pegbar. The layer is missing or clipped in the web player.",
    wayOut: """
      Set the mode of the mask to None. If the mask should clip the layer, close its path with \
      Layer > Mask and Shape Path > Closed.
      """,
    example: #"{"mode": "a", "pt": {"a": 0, "k": {"c": false}}}"#)

  /// Layer that plays backward (`player/reversed-layer`).
  public static let reversedLayer = FindingKind(
    "player/reversed-layer", .warning, title: "Reversed layer missing in most players",
    meaning: """
      The layer has a negative stretch, and its In point is after its Out point (Layer > Time > \
      Time-Reverse Layer). Only Lottie-Windows and Pegbar show the layer between \
      these two points, as After Effects does.
      """,
    effect: "No loss in Pegbar. The layer is missing in most players.",
    wayOut: """
      Undo Time-Reverse Layer. Instead, use Animation > Keyframe Assistant > Time-Reverse \
      Keyframes, or Time Remapping for a precomposition.
      """,
    example: #"{"sr": -1, "ip": 60, "op": 10}"#)
}
