/// The description of a member of `Limits`: its name, its unit and the effect of exceeding it.
///
/// Command options, `pegbar explain limits`, findings and tests all use the list `Limit.all`.
public struct Limit: Sendable {
  /// The unit of a limit.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Unit: String, Sendable, CaseIterable {
    /// Bytes, displayed as kilobytes, megabytes and gigabytes of 1024 each.
    case bytes
    /// Other units, by name.
    case entries, animators, texts, placements, levels, paths, vertices, points, ridges, copies
    /// More units, by name.
    case effects, steps, samples, keys, parents, mattes, masks, layers, items, frames
  }

  /// The name of the limit, for example `file-size`.
  public let name: String
  /// The unit.
  public let unit: Unit
  /// The limited quantity and the effect of exceeding it, as part of a sentence.
  public let meaning: String
  /// The largest value that can be set, bounded by the stack or by the algorithms.
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

  /// The default value.
  public var defaultValue: Int { Limits()[keyPath: path] }

  /// Returns the limit with a name, or `nil` if there is none.
  public static func named(_ name: String) -> Limit? {
    all.first { $0.name == name }
  }

  /// Every limit, in the order of the stages of a conversion.
  public static let all: [Limit] = ofFiles + ofContent + ofExpressions + ofLayers + ofScenes

  /// The limits of files and archives.
  private static let ofFiles: [Limit] = [
    Limit(
      "file-size", \.fileSize, .bytes, largest: Int(Int32.max),
      "the size of a file and of its JSON text, in bytes; larger files are rejected"),
    Limit(
      "unpacked-size", \.unpackedSize, .bytes, largest: Int(Int32.max),
      "the unpacked size of a compressed animation, in bytes; larger files are rejected"),
    Limit(
      "json-memory", \.jsonMemory, .bytes,
      """
      the estimated memory for JSON values, in bytes: 32 for a number or string, 128 for an array, \
      256 for an object; larger files are rejected
      """),
    Limit(
      "archive-entries", \.archiveEntries, .entries,
      "the number of entries in an archive; archives with more entries are rejected"),
    Limit(
      "image-size", \.imageSize, .bytes,
      "the total size of all images in an archive, in bytes; further images are dropped"),
  ]

  /// The limits of text, shapes and effects.
  private static let ofContent: [Limit] = [
    Limit(
      "name-length", \.nameLength, .bytes, largest: 1 << 20,
      "the length of a name or an id, in bytes of UTF-8; longer names and ids are truncated"),
    Limit(
      "text-length", \.textLength, .bytes,
      "the length of the text of a text layer, in bytes of UTF-8; longer text is truncated"),
    Limit(
      "text-animators", \.textAnimators, .animators,
      "the number of animators in a text layer; further animators are ignored"),
    Limit(
      "text-documents", \.textDocuments, .texts,
      "the number of text documents in a text layer; layers with more documents are dropped"),
    Limit(
      "letter-placements", \.letterPlacements, .placements,
      """
      the number of letter positions computed to sample motion; beyond this limit, letters do not \
      move
      """),
    Limit(
      "group-depth", \.groupDepth, .levels, largest: 128,
      """
      the nesting depth of groups and of groups of effect parameters; deeper groups are dropped
      """),
    Limit(
      "painted-paths", \.paintedPaths, .paths,
      """
      the number of paths that each paint and modifier of a layer uses, added up; further paths \
      are dropped
      """
    ),
    Limit(
      "painted-vertices", \.paintedVertices, .vertices,
      """
      the number of vertices that each paint and modifier of a layer uses, added up; further paths \
      are dropped
      """
    ),
    Limit(
      "star-points", \.starPoints, .points, largest: Limits.largestStarPoints,
      "the number of points of a polystar; further points are not drawn"),
    Limit(
      "zig-zag-ridges", \.zigZagRidges, .ridges, largest: Limits.largestRidges,
      "the number of ridges per segment of Zig Zag; further ridges are not drawn"),
    Limit(
      "repeater-copies", \.repeaterCopies, .copies, largest: Limits.largestCopies,
      "the number of copies of a Repeater; further copies are not drawn"),
    Limit(
      "effects", \.effects, .effects,
      "the number of effects and layer styles of a layer; further effects and styles are ignored"),
  ]

  /// The limits of expressions.
  private static let ofExpressions: [Limit] = [
    Limit(
      "expression-steps", \.expressionSteps, .steps,
      """
      the number of steps in one evaluation of an expression; expressions that require more are \
      ignored
      """),
    Limit(
      "expression-effort", \.expressionEffort, .steps,
      "the number of steps for all expressions in a file; further expressions are ignored"),
    Limit(
      "expression-samples", \.expressionSamples, .samples,
      "the number of evaluations of an expression; expressions that require more are ignored"),
    Limit(
      "expression-keys", \.expressionKeys, .keys, largest: 20_000,
      "the number of keyframes for an expression; expressions that require more are ignored"),
  ]

  /// The limits of parents, mattes, masks and copies.
  private static let ofLayers: [Limit] = [
    Limit(
      "parent-depth", \.parentDepth, .parents, largest: 100,
      "the length of a chain of parents; further parents are ignored"),
    Limit(
      "parent-copies", \.parentCopies, .copies,
      """
      the number of copied parents, for layers with mattes or blend modes; further layers are \
      dropped
      """
    ),
    Limit(
      "matte-depth", \.matteDepth, .mattes, largest: 16,
      "the length of a chain of track mattes; further mattes are ignored"),
    Limit(
      "nested-mattes", \.nestedMattes, .mattes,
      "the total number of mattes of mattes; further mattes are ignored"),
    Limit(
      "mask-depth", \.maskDepth, .masks, largest: 64,
      "the number of masks of a layer that modify the masks above them; further masks are ignored"),
    Limit(
      "mask-layers", \.maskLayers, .layers,
      "the number of layers that the masks of a layer require; further masks are ignored"),
    Limit(
      "repeated-layers", \.repeatedLayers, .layers,
      """
      the number of layers for the copies of Repeaters, plus one layer for every \
      \(Limits.pointsOfLayer) points of an outline; further copies are dropped
      """),
    Limit(
      "copied-layers", \.copiedLayers, .layers,
      """
      the number of layers in copies of precompositions for Time Remap, reversed playback and \
      color effects; further precompositions are dropped or keep their own colors
      """),
  ]

  /// The limits of scenes and frames.
  private static let ofScenes: [Limit] = [
    Limit(
      "scene-depth", \.sceneDepth, .levels, largest: 400,
      "the nesting depth of layers in scene JSON; deeper layers are dropped"),
    Limit(
      "samples", \.samples, .points,
      """
      the number of sampled points; beyond this limit, sampled values exceed the tolerance, which \
      is reported, and letters do not move
      """),
    Limit(
      "motion-points", \.motionPoints, .points,
      """
      the number of animated points in all keyframes and copies of layers; further layers do not \
      move
      """
    ),
    Limit(
      "repetition-keys", \.repetitionKeys, .keys,
      "the number of keyframes for a repeated motion; at this limit, the motion stops"),
    Limit(
      "frame-items", \.frameItems, .items,
      "the number of layers and styles in a drawn frame; further layers and styles are not drawn"),
    Limit(
      "frame-vertices", \.frameVertices, .vertices,
      "the number of vertices in a drawn frame; further outlines are not drawn"),
    Limit(
      "rendered-frames", \.renderedFrames, .frames,
      "the number of frames that `render --every` draws; animations with more frames are rejected"),
  ]
}
