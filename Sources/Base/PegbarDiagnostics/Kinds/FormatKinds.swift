internal import PegbarBase

// Findings about the bytes of a file and the JSON in it.
extension FindingKind {
  /// Every kind of the family `format`.
  static let format: [FindingKind] = [
    invalidJSON, invalidUTF8, byteOrderMark, duplicateKey, numberOutOfRange, nonFiniteNumber,
    trailingData, nestingDepth,
    inputTooLarge, htmlPage, lfsPointer, mergeConflict, notALottie, noReadableLayer,
    unsupportedContainer, damagedArchive, noAnimation, missingManifest, unknownAnimation,
    otherAnimations, wrongType, unknownKey, missingRootField, nameLength,
  ]

  /// The text is not JSON.
  public static let invalidJSON = FindingKind(
    "format/invalid-json", .error, title: "The file is not valid JSON",
    meaning: "The text breaks the rules of JSON at the place named, so nothing can be read.",
    effect: "No player shows anything.",
    wayOut: """
      Export the composition again with Bodymovin. If the file was edited by hand or by a script, \
      mend the place named; a truncated download shows as an error at the very end.
      """,
    example: #"{"w": 100, "h": 100,, "layers": []}"#)

  /// The text holds bytes that are not UTF-8.
  public static let invalidUTF8 = FindingKind(
    "format/invalid-utf8", .error, title: "The file is not UTF-8",
    meaning: "JSON text is UTF-8. At the place named stand bytes that are none.",
    effect: "Players differ: most show nothing.",
    wayOut: "Save the file as UTF-8, or export the composition again with Bodymovin.",
    example: "a layer name saved as Latin-1 or UTF-16")

  /// The text begins with a byte order mark.
  public static let byteOrderMark = FindingKind(
    "format/byte-order-mark", .warning, title: "The file begins with a byte order mark",
    meaning: "Three invisible bytes (EF BB BF) stand before the JSON. They were skipped.",
    effect: "Nothing is lost here, but several players refuse such a file.",
    wayOut: "Save the file as UTF-8 without a byte order mark.",
    example: "EF BB BF 7B 22 77 22 …")

  /// An object holds the same key twice.
  public static let duplicateKey = FindingKind(
    "format/duplicate-key", .warning, title: "The same key stands twice in one object",
    meaning: "JSON allows it but does not say which one counts. Here the last one does.",
    effect: "Players may show different pictures.",
    wayOut:
      "Export the composition again; a file that was merged by hand needs one of them removed.",
    example: #"{"nm": "Arm", "nm": "Leg"}"#)

  /// A number is too big for a double.
  public static let numberOutOfRange = FindingKind(
    "format/number-out-of-range", .error, title: "A number is out of range",
    meaning: "The number at the place named is larger than a 64-bit floating point number can be.",
    effect: "Nothing can be read.",
    wayOut: "Look for an expression or a script that divides by zero, and export again.",
    example: #"{"w": 1e400}"#)

  /// A number is NaN or infinite.
  public static let nonFiniteNumber = FindingKind(
    "format/non-finite-number", .error, title: "A number is NaN or infinite",
    meaning: """
      `NaN`, `Infinity` or the like stands in the place of a number. JSON has no such numbers; some \
      scripts write them after a division by zero.
      """,
    effect: "Nothing can be read.",
    wayOut: "Look for an expression or a script that divides by zero, and export again.",
    example: #"{"w": NaN}"#)

  /// Something follows the root value.
  public static let trailingData = FindingKind(
    "format/trailing-data", .error, title: "Something stands after the end of the JSON",
    meaning: """
      The object of the animation is complete, and more text follows: the rest of an older, longer \
      file that was overwritten, or a second file.
      """,
    effect: "Players differ: strict ones show nothing.",
    wayOut: "Delete what follows, or export the composition again to a new file.",
    example: #"{"w": 100, "layers": []}]}"#)

  /// Objects or arrays are nested too deeply.
  public static let nestingDepth = FindingKind(
    "format/nesting-depth", .error, title: "The file is nested too deeply",
    meaning: "Objects and arrays stand inside each other more than 2048 levels deep.",
    effect: "Nothing can be read.",
    wayOut: "No export of After Effects is nested like this: the file is damaged or hostile.",
    example: "[[[[[[ … ]]]]]]")

  /// The input is larger than the limit.
  public static let inputTooLarge = FindingKind(
    "format/input-too-large", .error, title: "The file is larger than the limit",
    meaning: "The input, or what it unpacks to or is in memory, is larger than the limit named.",
    effect: "Nothing is read.",
    wayOut: """
      Look for embedded images (turn off “Include in JSON”), baked keyframes and expressions \
      converted to keyframes. Raise the limit that the message names: --limit file-size=512MB.
      """,
    example: "an export of several hundred megabytes")

  /// The JSON is something else than a Lottie animation.
  public static let notALottie = FindingKind(
    "format/not-a-lottie", .error, title: "The file is not a Lottie animation",
    meaning: "The JSON is valid, but it is no object with an array of layers.",
    effect: "There is nothing to show.",
    wayOut: "Check that the right file was passed: Bodymovin's output is usually called data.json.",
    example: #"{"name": "package.json"}"#)

  /// There are layers, and none of them can be read.
  public static let noReadableLayer = FindingKind(
    "format/no-readable-layer", .error, title: "None of the layers can be read",
    meaning: "The file is an animation with layers, and each of them is damaged.",
    effect: "There is nothing to show.",
    wayOut: "Export the composition again; a program that changed the file has damaged it.",
    example: #"{"fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "layers": [1, 2]}"#)

  /// The file is a web page.
  public static let htmlPage = FindingKind(
    "format/html-page", .error, title: "The file is a web page",
    meaning: """
      The text is HTML. A download saved the page around an animation, or the page that says that it \
      could not be had, instead of the animation itself.
      """,
    effect: "There is nothing to show.",
    wayOut: "Download the animation again, with the link to the JSON or .lottie file itself.",
    example: "<!DOCTYPE html>")

  /// The file is a pointer of Git LFS.
  public static let lfsPointer = FindingKind(
    "format/git-lfs-pointer", .error, title: "The file is a Git LFS pointer",
    meaning: "The file names the animation, which is stored elsewhere and was not checked out.",
    effect: "There is nothing to show.",
    wayOut: "Run “git lfs pull”. In continuous integration, check out with LFS.",
    example: "version https://git-lfs.github.com/spec/v1")

  /// The file has conflict markers of version control.
  public static let mergeConflict = FindingKind(
    "format/merge-conflict", .error, title: "The file has a merge conflict",
    meaning: "Two versions of the animation were merged line by line, and both stand in the file.",
    effect: "There is nothing to show.",
    wayOut: """
      Take one of the two versions whole: “git checkout --ours FILE” or “git checkout --theirs \
      FILE”. Exports cannot be merged by lines.
      """,
    example: "<<<<<<< HEAD")

  /// The file is a container that is not opened.
  public static let unsupportedContainer = FindingKind(
    "format/unsupported-container", .error, title: "The file is of a kind that is not opened",
    meaning: """
      The bytes are neither JSON nor a dotLottie archive (.lottie) nor a Telegram sticker (.tgs). \
      Encrypted archives and archives in archives are not opened.
      """,
    effect: "Nothing is read.",
    wayOut: """
      Check that the right file was passed. An After Effects project has to be exported with \
      Bodymovin first; an encrypted archive has to be unpacked, and its JSON passed.
      """,
    example: "a .aep, .riv or .png file, or a .lottie file with a password")

  /// An archive or compressed stream is damaged.
  public static let damagedArchive = FindingKind(
    "format/damaged-archive", .error, title: "The archive is damaged",
    meaning: "The compressed data ends too early, or does not match its checksum or its table.",
    effect: "Nothing is read; a warning means that only bytes behind the animation were ignored.",
    wayOut: "Download or export the file again. A copy made in text mode is damaged like this.",
    example: "a .lottie file of which the last bytes are missing")

  /// An archive holds no animation.
  public static let noAnimation = FindingKind(
    "format/no-animation", .error, title: "The archive holds no animation",
    meaning:
      "A dotLottie archive has its animations in the folder “animations” or “a”; here is none.",
    effect: "There is nothing to show.",
    wayOut: "Check that the right file was passed, or make the .lottie file again.",
    example: "a zip archive of pictures")

  /// An archive's manifest names no animation.
  public static let missingManifest = FindingKind(
    "format/missing-manifest", .warning, title: "The archive does not say which animation to show",
    meaning: """
      The dotLottie archive has no readable manifest.json that names one of its animations. \
      The first animation of the archive was read.
      """,
    effect: "Several players refuse such a file.",
    wayOut: "Make the .lottie file again with a dotLottie tool instead of a zip program.",
    example: "a zip archive with animations/data.json and nothing else")

  /// The animation that was asked for is not there.
  public static let unknownAnimation = FindingKind(
    "format/unknown-animation", .error, title: "The animation asked for is not in the file",
    meaning: """
      An animation was chosen by its id, but the file is no dotLottie archive, or the archive has \
      no animation with this id.
      """,
    effect: "Nothing is read.",
    wayOut: "Choose one of the ids that the message lists, or leave --animation out.",
    example: "--animation night for an archive that has only animations/day.json")

  /// An archive holds further animations.
  public static let otherAnimations = FindingKind(
    "format/other-animations", .note, title: "The archive holds several animations",
    meaning: "One animation was read: the first that the manifest names, or the one asked for.",
    effect: "The other animations are not in the result.",
    wayOut: "Choose each of the others by its id: --animation ID.",
    example: #"{"animations": [{"id": "day"}, {"id": "night"}]}"#)

  /// A name is longer than any that is of use.
  public static let nameLength = FindingKind(
    "format/name-length", .warning, title: "A name is too long",
    meaning: """
      Names of layers and groups become names in the generated code and in the report. The name at \
      the place named is longer than \(WholeNumber.text(limits.nameLength)) bytes, or than the limit \
      name-length that was given.
      """,
    effect: "The rest of the name is left out; things are found under the shortened name.",
    wayOut: "Give the layer or group a shorter name. If a script wrote the file, mend the script.",
    example: "a layer whose name is a whole picture in Base64")

  /// A value has another JSON type than the format says.
  public static let wrongType = FindingKind(
    "format/wrong-type", .error, title: "A value has the wrong type",
    meaning: "The value at the place named is, for example, text where a number belongs.",
    effect: "The value is ignored and the format's default is used; players differ or crash.",
    wayOut: "Export the composition again; if a script wrote the file, mend the script.",
    example: #"{"w": "100"}"#)

  /// A key is not known.
  public static let unknownKey = FindingKind(
    "format/unknown-key", .note, title: "A key is not part of the format",
    meaning: "Neither the specification nor any known exporter uses this key here.",
    effect: "It is ignored.",
    wayOut: "Nothing, if a tool of yours wrote it. Otherwise look for a misspelling.",
    example: #"{"ty": "fl", "colour": [1, 0, 0]}"#)

  /// A required member of the animation is missing.
  public static let missingRootField = FindingKind(
    "format/missing-root-field", .error, title: "A required part of the animation is missing",
    meaning: "An animation needs w, h, fr, ip, op and layers. One of them is missing or unusable.",
    effect: "A default is used; size, speed or length may be wrong.",
    wayOut: "Export the composition again with Bodymovin.",
    example: #"{"w": 100, "h": 100, "ip": 0, "op": 60, "layers": []}"#)
}
