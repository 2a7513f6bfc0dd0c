// Findings about images and other files.
extension FindingKind {
  /// Every kind of the family `asset`.
  static let asset: [FindingKind] = [imageSequence, damagedImage, missingImageFile]

  /// An image sequence is shown as one picture.
  public static let imageSequence = FindingKind(
    "asset/image-sequence", .warning, title: "An image sequence is shown as one picture",
    meaning: "The asset is a sequence of images. Only one picture is shown.",
    effect: "The pictures do not change.",
    wayOut: "Use single images with Hold keyframes of Opacity, or a video.",
    example: #"{"id": "seq_0", "t": "seq"}"#)

  /// An embedded image cannot be read.
  public static let damagedImage = FindingKind(
    "asset/damaged-image", .error, title: "An embedded image cannot be read",
    meaning:
      "The asset says that its picture is in the file, but there is nothing that can be read, or it "
      + "is no image: PNG, JPEG, GIF, WebP, HEIC, AVIF, TIFF, BMP or SVG.",
    effect: "The picture is missing, or may not be shown.",
    wayOut: "Export again with “Include in JSON”, or with separate image files.",
    example: #"{"id": "image_0", "p": "data:image/png"}"#)

  /// An image file that the animation names is not there.
  public static let missingImageFile = FindingKind(
    "asset/missing-image-file", .error, title: "An image file is not there",
    meaning: """
      The asset names an image file, and there is none at that place beside the animation. Generated \
      code asks for the image by its file name, so it can come from elsewhere, and `convert` only \
      notes it.
      """,
    effect: "The picture is missing unless the app brings it.",
    wayOut: """
      Put the “images” folder that Bodymovin wrote beside the animation, add the image to the app, or \
      export with “Include in JSON”. Where the app brings its pictures, turn the rule off.
      """,
    example: #"{"id": "image_0", "u": "images/", "p": "img_0.png", "e": 0}"#)
}
