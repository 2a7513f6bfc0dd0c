/// The description of a member of `Limits`: its name, its unit and the effect of exceeding it.
///
/// Command options, `pegbar explain limits`, findings and tests all use the list `Limit.all`.
public struct Limit: Sendable {
  /// What a limit counts.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Unit: String, Sendable, CaseIterable {
    /// Bytes, said as kilobytes, megabytes and gigabytes of 1024 each.
    case bytes
    /// Other things by name.
    case entries, animators, texts, placements, levels, paths, vertices, points, ridges, copies
    /// More of them.
    case effects, steps, samples, keys, parents, mattes, masks, layers, items, frames
  }

  /// The name of the limit, for example `file-size`.
  public let name: String
  /// What it counts.
  public let unit: Unit
  /// What is limited, and what happens beyond: a part of a sentence.
  public let meaning: String
  /// The largest value that can be set, as bounded by the stack or by the algorithms.
  public let largest: Int
  /// The member of `Limits`.
  public var member: WritableKeyPath<Limits, Int> { path }

  private let path: any WritableKeyPath<Limits, Int> & Sendable

  private init(
    _ name: String, _ path: any WritableKeyPath<Limits, Int> & Sendable, _ unit: Unit,
    largest: Int = 1 << 40, _ meaning: String
  ) {
    self.name = name
    self.path = path
    self.unit = unit
    self.largest = largest
    self.meaning = meaning
  }

  /// Its default.
  public var usual: Int { Limits()[keyPath: path] }

  /// The limit with a name.
  public static func named(_ name: String) -> Limit? { all.first { $0.name == name } }

  /// Every limit, in the order of the stages of a conversion.
  public static let all: [Limit] = ofFiles + ofContent + ofExpressions + ofLayers + ofScenes

  /// The limits of files and archives.
  private static let ofFiles: [Limit] = [
    Limit(
      "file-size", \.fileSize, .bytes, largest: Int(Int32.max),
      "the size of a file, and of its JSON text, in bytes; a larger one is refused"),
    Limit(
      "unpacked-size", \.unpackedSize, .bytes, largest: Int(Int32.max),
      "the size that a compressed animation unpacks to, in bytes; a larger one is refused"),
    Limit(
      "json-memory", \.jsonMemory, .bytes,
      """
      the memory that the values of JSON text take, in bytes, estimated before they are read: 32 \
      for a number or text, 128 for a list, 256 for an object; more is refused
      """),
    Limit(
      "archive-entries", \.archiveEntries, .entries,
      "the number of entries of an archive; one with more is refused"),
    Limit(
      "image-size", \.imageSize, .bytes,
      "the size of all images of an archive together, in bytes; those beyond are left out"),
  ]

  /// The limits of text, shapes and effects.
  private static let ofContent: [Limit] = [
    Limit(
      "name-length", \.nameLength, .bytes, largest: 1 << 20,
      "the length of a name or an id, in bytes of UTF-8; what is longer is cut"),
    Limit(
      "text-length", \.textLength, .bytes,
      "the length of the text of a text layer, in bytes of UTF-8; what is longer is cut"),
    Limit(
      "text-animators", \.textAnimators, .animators,
      "the number of animators of a text layer; those beyond are left out"),
    Limit(
      "text-documents", \.textDocuments, .texts,
      "the number of different texts that a text layer shows; one with more is left out"),
    Limit(
      "letter-placements", \.letterPlacements, .placements,
      "how often letters are placed to sample their motion; where that is not enough they stand"),
    Limit(
      "group-depth", \.groupDepth, .levels, largest: 128,
      """
      how deep groups, and groups of effect parameters, stand inside each other; what lies \
      deeper is left out
      """),
    Limit(
      "painted-paths", \.paintedPaths, .paths,
      "how often paints and modifiers of a layer apply to paths; paths beyond are left out"),
    Limit(
      "painted-vertices", \.paintedVertices, .vertices,
      "the vertices that paints and modifiers of a layer apply to; paths beyond are left out"),
    Limit(
      "star-points", \.starPoints, .points, largest: Limits.largestStarPoints,
      "the points of a polystar; those beyond are not drawn"),
    Limit(
      "zig-zag-ridges", \.zigZagRidges, .ridges, largest: Limits.largestRidges,
      "the ridges of a Zig Zag for each segment; those beyond are not drawn"),
    Limit(
      "repeater-copies", \.repeaterCopies, .copies, largest: Limits.largestCopies,
      "the copies of a repeater; those beyond are not drawn"),
    Limit(
      "effects", \.effects, .effects,
      "the effects and styles of a layer; those beyond are left out"),
  ]

  /// The limits of expressions.
  private static let ofExpressions: [Limit] = [
    Limit(
      "expression-steps", \.expressionSteps, .steps,
      "the steps that one evaluation of an expression takes; one that takes more is left out"),
    Limit(
      "expression-effort", \.expressionEffort, .steps,
      "the steps that all expressions of a file take; those that would take more are left out"),
    Limit(
      "expression-samples", \.expressionSamples, .samples,
      "how often an expression is evaluated; one that needs more is left out"),
    Limit(
      "expression-keys", \.expressionKeys, .keys, largest: 20_000,
      "the keys that an expression becomes; one that needs more is left out"),
  ]

  /// The limits of parents, mattes, masks and copies.
  private static let ofLayers: [Limit] = [
    Limit(
      "parent-depth", \.parentDepth, .parents, largest: 100,
      "the parents of a layer in a row; those beyond do not move it"),
    Limit(
      "parent-copies", \.parentCopies, .copies,
      "the copies of parents for layers that stand by themselves; layers beyond are left out"),
    Limit(
      "matte-depth", \.matteDepth, .mattes, largest: 16,
      "the mattes in a row; those beyond do not cut"),
    Limit(
      "nested-mattes", \.nestedMattes, .mattes,
      "the mattes of mattes in all; those beyond do not cut"),
    Limit(
      "mask-depth", \.maskDepth, .masks, largest: 64,
      "the masks of a layer that cut those before them; those beyond are left out"),
    Limit(
      "mask-layers", \.maskLayers, .layers,
      "the layers that the masks of a layer become; masks beyond are left out"),
    Limit(
      "repeated-layers", \.repeatedLayers, .layers,
      """
      the layers that the copies of repeaters become, one more for every \(Limits.pointsOfLayer) points \
      of an outline; copies beyond are left out
      """),
    Limit(
      "copied-layers", \.copiedLayers, .layers,
      """
      the layers in copies of precompositions, for Time Remap, reversed playback and colour effects; \
      a precomposition beyond is left out, or keeps its own colours
      """),
  ]

  /// The limits of scenes and frames.
  private static let ofScenes: [Limit] = [
    Limit(
      "scene-depth", \.sceneDepth, .levels, largest: 400,
      "how deep layers of scene JSON stand inside each other; what lies deeper is left out"),
    Limit(
      "samples", \.samples, .points,
      """
      the points that are sampled; beyond, what is sampled misses the tolerance, which is \
      reported, and letters stand
      """),
    Limit(
      "motion-points", \.motionPoints, .points,
      "the points that move, over all keys and all copies of layers; layers beyond stand still"),
    Limit(
      "repetition-keys", \.repetitionKeys, .keys,
      "the keys that a repeated motion is written out to; the motion stops there"),
    Limit(
      "frame-items", \.frameItems, .items,
      "the layers and styles of a drawn frame; those beyond are not drawn"),
    Limit(
      "frame-vertices", \.frameVertices, .vertices,
      "the vertices of a drawn frame; outlines beyond are not drawn"),
    Limit(
      "rendered-frames", \.renderedFrames, .frames,
      "the frames of an animation that `render --every` draws; more are refused"),
  ]
}
