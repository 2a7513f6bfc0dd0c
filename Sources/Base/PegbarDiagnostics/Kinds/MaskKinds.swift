// Findings about masks.
extension FindingKind {
  /// Every kind of the family `mask`.
  static let mask: [FindingKind] = [maskFeather]

  /// Dropped mask feather (`mask/feather`).
  public static let maskFeather = FindingKind(
    "mask/feather", .warning, title: "Unsupported mask feather",
    meaning: """
      The edge of the mask is feathered. Core Animation does not support blurred masks on iOS.
      """,
    effect: "The edge is sharp.",
    wayOut: """
      Use a track matte with a gradient at the edge, or a pre-rendered image with a soft edge.
      """,
    example: #"{"mode": "a", "f": {"a": 0, "k": [10, 10]}}"#)
}
