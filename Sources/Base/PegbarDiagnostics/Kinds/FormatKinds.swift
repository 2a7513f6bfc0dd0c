internal import PegbarBase

// Findings about the bytes of a file and its JSON.
extension FindingKind {
  /// Every kind of the family `format`.
  static let format: [FindingKind] = [
    invalidJSON, invalidUTF8, byteOrderMark, duplicateKey, numberOutOfRange, nonFiniteNumber,
    trailingData, nestingDepth,
    inputTooLarge, htmlPage, lfsPointer, mergeConflict, notALottie, noReadableLayer,
    unsupportedContainer, damagedArchive, noAnimation, missingManifest, unknownAnimation,
    unknownTheme, otherAnimations, wrongType, unknownKey, missingRootField, nameLength,
  ]

  /// Invalid JSON (`format/invalid-json`).
  public static let invalidJSON = FindingKind(
    "format/invalid-json", .error, title: "Invalid JSON",
    meaning: "The file contains a JSON syntax error at this position.",
    effect: "No player can play the file.",
    wayOut: """
      Export the composition again with Bodymovin. If the file was edited by hand or by a script, \
      correct the error. If the error is at the very end of the file, the download might be \
      truncated.
      """,
    example: #"{"w": 100, "h": 100,, "layers": []}"#)

  /// Invalid UTF-8 (`format/invalid-utf8`).
  public static let invalidUTF8 = FindingKind(
    "format/invalid-utf8", .error, title: "Invalid UTF-8",
    meaning: "The file contains invalid UTF-8 at this position. JSON must be encoded as UTF-8.",
    effect: "Most players show nothing.",
    wayOut: "Save the file as UTF-8, or export the composition again with Bodymovin.",
    example: "a layer name saved as Latin-1 or UTF-16")

  /// Byte order mark before the JSON (`format/byte-order-mark`).
  public static let byteOrderMark = FindingKind(
    "format/byte-order-mark", .warning, title: "Byte order mark before the JSON",
    meaning: "The file starts with three invisible bytes (EF BB BF), which were skipped.",
    effect: "None in Pegbar, but some players reject the file.",
    wayOut: "Save the file as UTF-8 without a byte order mark.",
    example: "EF BB BF 7B 22 77 22 …")

  /// Duplicate key in an object (`format/duplicate-key`).
  public static let duplicateKey = FindingKind(
    "format/duplicate-key", .warning, title: "Duplicate key",
    meaning: """
      An object contains the same key more than once. JSON does not specify which value applies, \
      and Pegbar uses the last one.
      """,
    effect: "Players might use a different value.",
    wayOut: "Export the composition again. If the file was merged by hand, remove one of the keys.",
    example: #"{"nm": "Arm", "nm": "Leg"}"#)

  /// Number out of range (`format/number-out-of-range`).
  public static let numberOutOfRange = FindingKind(
    "format/number-out-of-range", .error, title: "Number out of range",
    meaning: "The number at this position exceeds the range of 64-bit floating-point numbers.",
    effect: "The file cannot be read.",
    wayOut: """
      Check for an expression or a script that divides by zero, and export the composition again.
      """,
    example: #"{"w": 1e400}"#)

  /// NaN or infinite number (`format/non-finite-number`).
  public static let nonFiniteNumber = FindingKind(
    "format/non-finite-number", .error, title: "NaN or infinite number",
    meaning: """
      The file contains `NaN`, `Infinity` or a similar value instead of a number. JSON does not \
      allow these values. Some scripts write them after a division by zero.
      """,
    effect: "The file cannot be read.",
    wayOut: """
      Check for an expression or a script that divides by zero, and export the composition again.
      """,
    example: #"{"w": NaN}"#)

  /// Extra content after the JSON (`format/trailing-data`).
  public static let trailingData = FindingKind(
    "format/trailing-data", .error, title: "Extra content after the JSON",
    meaning: """
      The animation object is followed by more text, such as a second file or the rest of a longer \
      file that was overwritten.
      """,
    effect: "Players with a strict JSON parser show nothing.",
    wayOut: "Delete the extra content, or export the composition again to a new file.",
    example: #"{"w": 100, "layers": []}]}"#)

  /// Objects or arrays nested beyond the limit (`format/nesting-depth`).
  public static let nestingDepth = FindingKind(
    "format/nesting-depth", .error, title: "JSON nesting too deep",
    meaning: "Objects and arrays are nested more than 2,048 levels deep.",
    effect: "The file cannot be read.",
    wayOut: """
      Replace the file. No After Effects export is nested this deeply, so the file is damaged or \
      malicious.
      """,
    example: "[[[[[[ … ]]]]]]")

  /// Input larger than the limit (`format/input-too-large`).
  public static let inputTooLarge = FindingKind(
    "format/input-too-large", .error, title: "File larger than the limit",
    meaning: """
      The file, its unpacked content or its data in memory exceeds the limit given in the \
      message.
      """,
    effect: "The file cannot be read.",
    wayOut: """
      Turn off “Include in JSON” for images, and reduce the number of sampled keyframes, such as \
      those from converted expressions. Alternatively, raise the limit, for example with --limit \
      file-size=512MB.
      """,
    example: "an export of several hundred megabytes")

  /// JSON other than a Lottie animation (`format/not-a-lottie`).
  public static let notALottie = FindingKind(
    "format/not-a-lottie", .error, title: "Not a Lottie animation",
    meaning: "The file contains valid JSON, but not an object with an array of layers.",
    effect: "Nothing is shown.",
    wayOut: "Check that the correct file was passed. Bodymovin usually names its output data.json.",
    example: #"{"name": "package.json"}"#)

  /// Animation without readable layers (`format/no-readable-layer`).
  public static let noReadableLayer = FindingKind(
    "format/no-readable-layer", .error, title: "No readable layers",
    meaning: "The file is an animation with layers, but all layers are damaged.",
    effect: "Nothing is shown.",
    wayOut: "Export the composition again. Another program probably damaged the file.",
    example: #"{"fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "layers": [1, 2]}"#)

  /// Web page instead of an animation (`format/html-page`).
  public static let htmlPage = FindingKind(
    "format/html-page", .error, title: "Web page instead of an animation",
    meaning: """
      The content is HTML. The downloaded file is the web page that embeds the animation, or an \
      error page, rather than the animation itself.
      """,
    effect: "Nothing is shown.",
    wayOut: "Download the animation again, using a direct link to the JSON or .lottie file.",
    example: "<!DOCTYPE html>")

  /// Git LFS pointer instead of an animation (`format/git-lfs-pointer`).
  public static let lfsPointer = FindingKind(
    "format/git-lfs-pointer", .error, title: "Git LFS pointer instead of an animation",
    meaning: """
      The file is only a reference to the animation, which is stored in Git LFS and was not \
      checked out.
      """,
    effect: "Nothing is shown.",
    wayOut: "Run `git lfs pull`. In continuous integration, turn on LFS for the checkout.",
    example: "version https://git-lfs.github.com/spec/v1")

  /// Conflict markers of version control (`format/merge-conflict`).
  public static let mergeConflict = FindingKind(
    "format/merge-conflict", .error, title: "Merge conflict",
    meaning: "Two versions of the animation were merged line by line, and the file contains both.",
    effect: "Nothing is shown.",
    wayOut: """
      Use one of the two versions: `git checkout --ours FILE` or `git checkout --theirs FILE`. \
      Exports cannot be merged line by line.
      """,
    example: "<<<<<<< HEAD")

  /// Unsupported container (`format/unsupported-container`).
  public static let unsupportedContainer = FindingKind(
    "format/unsupported-container", .error, title: "Unsupported file type",
    meaning: """
      The file is not JSON, a dotLottie archive (.lottie) or a Telegram sticker (.tgs). Encrypted \
      archives and archives inside archives are not supported.
      """,
    effect: "The file cannot be read.",
    wayOut: """
      Check that the correct file was passed. Export After Effects projects with Bodymovin. Unpack \
      encrypted archives, and pass the JSON files that they contain.
      """,
    example: "a .aep, .riv or .png file, or a password-protected .lottie file")

  /// Damaged archive or compressed stream (`format/damaged-archive`).
  public static let damagedArchive = FindingKind(
    "format/damaged-archive", .error, title: "Damaged archive",
    meaning: """
      The compressed data is truncated, or does not match its checksum or the archive's directory.
      """,
    effect: """
      If the severity is error, the file cannot be read. If the severity is warning, the animation \
      was read, and only the bytes after the animation were ignored.
      """,
    wayOut: "Download or export the file again. Copying a file in text mode can cause this damage.",
    example: "a .lottie file without its last bytes")

  /// Archive without an animation (`format/no-animation`).
  public static let noAnimation = FindingKind(
    "format/no-animation", .error, title: "No animation in the archive",
    meaning: """
      A dotLottie archive stores its animations in the “animations” or “a” folder. This archive \
      has no animation in either folder.
      """,
    effect: "Nothing is shown.",
    wayOut: "Check that the correct file was passed, or create the .lottie file again.",
    example: "a zip archive of images")

  /// Archive whose manifest names no animation (`format/missing-manifest`).
  public static let missingManifest = FindingKind(
    "format/missing-manifest", .warning, title: "Missing or invalid manifest",
    meaning: """
      The dotLottie archive has no readable manifest.json file, or the manifest does not list any \
      animation in the archive. The first animation in the archive was read.
      """,
    effect: "Some players reject the file.",
    wayOut: "Create the .lottie file again with a dotLottie tool instead of a zip program.",
    example: "a zip archive with only animations/data.json")

  /// Requested animation not found (`format/unknown-animation`).
  public static let unknownAnimation = FindingKind(
    "format/unknown-animation", .error, title: "Unknown animation ID",
    meaning: """
      An animation was selected by its ID, but the file is not a dotLottie archive, or the archive \
      has no animation with this ID.
      """,
    effect: "The file cannot be read.",
    wayOut: "Choose an ID that the message lists, or omit --animation.",
    example: "--animation night for an archive that has only animations/day.json")

  /// Requested theme not found (`format/unknown-theme`).
  public static let unknownTheme = FindingKind(
    "format/unknown-theme", .error, title: "Unknown theme ID",
    meaning: """
      A theme was selected by its ID, but the file is not a dotLottie archive, or the archive has \
      no theme with this ID.
      """,
    effect: "The file cannot be read.",
    wayOut: "Choose an ID that the message lists, or omit --theme.",
    example: "--theme night for an archive that has only t/dark.json")

  /// Archive with several animations (`format/other-animations`).
  public static let otherAnimations = FindingKind(
    "format/other-animations", .note, title: "Multiple animations in the archive",
    meaning: """
      Only one animation was read: the requested one, or the first one in the manifest.
      """,
    effect: "The other animations are not included in the output.",
    wayOut: "Select another animation by its ID: --animation ID.",
    example: #"{"animations": [{"id": "day"}, {"id": "night"}]}"#)

  /// Name longer than the limit (`format/name-length`).
  public static let nameLength = FindingKind(
    "format/name-length", .warning, title: "Name too long",
    meaning: """
      Layer and group names appear in generated code and in reports. The name is longer than \
      \(WholeNumber.text(limits.nameLength)) bytes, or longer than the specified name-length \
      limit.
      """,
    effect: "The name is truncated. The layer or group can be found only by the truncated name.",
    wayOut: """
      Shorten the name of the layer or group. If a script wrote the file, correct the script.
      """,
    example: "a layer whose name is a Base64-encoded image")

  /// Value of the wrong JSON type (`format/wrong-type`).
  public static let wrongType = FindingKind(
    "format/wrong-type", .error, title: "Invalid value type",
    meaning: "The value has an unexpected type, for example a string instead of a number.",
    effect: """
      The value is ignored, and the default value that the format specifies is used. Players \
      might use a different value or crash.
      """,
    wayOut: "Export the composition again. If a script wrote the file, correct the script.",
    example: #"{"w": "100"}"#)

  /// Unknown key (`format/unknown-key`).
  public static let unknownKey = FindingKind(
    "format/unknown-key", .note, title: "Unknown key",
    meaning: """
      Neither the Lottie specification nor any recognized exporter uses this key at this location.
      """,
    effect: "The key is ignored.",
    wayOut: "Check the spelling. If your own tool wrote the key, no action is needed.",
    example: #"{"ty": "fl", "colour": [1, 0, 0]}"#)

  /// Missing or invalid required member (`format/missing-root-field`).
  public static let missingRootField = FindingKind(
    "format/missing-root-field", .error, title: "Missing or invalid required member",
    meaning: """
      An animation requires the members `w`, `h`, `fr`, `ip`, `op` and `layers`. One of these \
      members is missing or invalid.
      """,
    effect: "A default value is used. The size, speed or duration might be incorrect.",
    wayOut: "Export the composition again with Bodymovin.",
    example: #"{"w": 100, "h": 100, "ip": 0, "op": 60, "layers": []}"#)
}
