// Findings about images and other files.
extension FindingKind {
  /// Every kind of the family `asset`.
  static let asset: [FindingKind] = [damagedImage, missingImageFile]

  /// Unreadable embedded image (`asset/damaged-image`).
  public static let damagedImage = FindingKind(
    "asset/damaged-image", .error, title: "Unreadable embedded image",
    meaning: """
      The asset is marked as embedded, but its content is unreadable or is not an image (PNG, \
      JPEG, GIF, WebP, HEIC, AVIF, TIFF, BMP or SVG).
      """,
    effect: """
      If the content is unreadable, the image is missing. Otherwise, it might not be displayed.
      """,
    wayOut: "Export again with “Include in JSON” turned on, or with separate image files.",
    example: #"{"id": "image_0", "p": "data:image/png"}"#)

  /// Missing image file (`asset/missing-image-file`).
  public static let missingImageFile = FindingKind(
    "asset/missing-image-file", .error, title: "Missing image file",
    meaning: """
      The asset names an image file that is not in the animation's folder. Generated code requests \
      the image by its file name and can find it in another location, so `convert` reports only a \
      note.
      """,
    effect: "The image is missing unless the app provides it.",
    wayOut: """
      Move the “images” folder from the Bodymovin export to the animation's folder, add the image \
      to the app, or export with “Include in JSON” turned on. If the app provides the images, turn \
      off the rule.
      """,
    example: #"{"id": "image_0", "u": "images/", "p": "img_0.png", "e": 0}"#)
}
