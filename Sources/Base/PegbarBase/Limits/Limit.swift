/// The description of a member of `Limits`: its name, its unit and the effect of exceeding it.
///
/// Command options, `pegbar explain limits`, findings and tests all use the list `Limit.all`.
public struct Limit: Sendable {
  /// The unit of a limit.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Unit: String, Sendable, CaseIterable {
    /// Bytes, displayed as kilobytes, megabytes and gigabytes of 1024 each.
    case bytes
    /// Other units, by name.
    case entries, animators, values, placements, levels, paths, vertices, points, ridges, copies
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
      256 for an object, less in layers; larger files are rejected
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
      "the length of a name or an ID, in UTF-8 bytes; longer names and IDs are truncated"),
    Limit(
      "text-length", \.textLength, .bytes,
      "the length of the text in a text layer, in UTF-8 bytes; longer text is truncated"),
    Limit(
      "text-animators", \.textAnimators, .animators,
      "the number of text animators in a layer; further animators are ignored"),
    Limit(
      "text-documents", \.textDocuments, .values,
      "the number of Source Text values in a text layer; layers with more values are dropped"),
    Limit(
      "letter-placements", \.letterPlacements, .placements,
      """
      the number of letter positions computed to sample motion; beyond this limit, letters do not \
      move
      """),
    Limit(
      "group-depth", \.groupDepth, .levels, largest: 128,
      """
      the nesting depth of shape groups and of effect parameter groups; deeper groups are dropped
      """),
    Limit(
      "painted-paths", \.paintedPaths, .paths,
      """
      the total number of paths that the fills, strokes and modifiers of a layer use; further \
      paths are dropped
      """
    ),
    Limit(
      "painted-vertices", \.paintedVertices, .vertices,
      """
      the total number of vertices that the fills, strokes and modifiers of a layer use; further \
      paths are dropped
      """
    ),
    Limit(
      "star-points", \.starPoints, .points, largest: Limits.largestStarPoints,
      "the number of points of a polystar; further points are not drawn"),
    Limit(
      "zig-zag-ridges", \.zigZagRidges, .ridges, largest: Limits.largestRidges,
      "the number of Zig Zag ridges per segment; further ridges are not drawn"),
    Limit(
      "repeater-copies", \.repeaterCopies, .copies, largest: Limits.largestCopies,
      "the number of copies of a Repeater; further copies are not drawn"),
    Limit(
      "effects", \.effects, .effects,
      "the number of effects and layer styles on a layer; further effects and styles are ignored"),
  ]

  /// The limits of expressions.
  private static let ofExpressions: [Limit] = [
    Limit(
      "expression-steps", \.expressionSteps, .steps,
      """
      the number of steps in one evaluation of an expression; expressions that require more steps \
      are ignored
      """),
    Limit(
      "expression-effort", \.expressionEffort, .steps,
      "the total number of steps for all expressions in a file; further expressions are ignored"),
    Limit(
      "expression-samples", \.expressionSamples, .samples,
      "the number of evaluations of an expression; expressions that require more are ignored"),
    Limit(
      "expression-keys", \.expressionKeys, .keys, largest: 20_000,
      """
      the number of keyframes that replace an expression; expressions that require more are ignored
      """),
  ]

  /// The limits of parents, mattes, masks and copies.
  private static let ofLayers: [Limit] = [
    Limit(
      "parent-depth", \.parentDepth, .parents, largest: 100,
      "the length of a parent chain; further parents are ignored"),
    Limit(
      "parent-copies", \.parentCopies, .copies,
      """
      the number of layers for parents, which layers with mattes or blend modes do not share; \
      further layers are dropped
      """
    ),
    Limit(
      "matte-depth", \.matteDepth, .mattes, largest: 16,
      "the length of a track matte chain; further mattes are ignored"),
    Limit(
      "nested-mattes", \.nestedMattes, .mattes,
      "the total number of track mattes nested in other mattes; further mattes are ignored"),
    Limit(
      "mask-depth", \.maskDepth, .masks, largest: 64,
      "the number of masks of a layer that modify the masks above them; further masks are ignored"),
    Limit(
      "mask-layers", \.maskLayers, .layers,
      "the number of layers that the masks of a layer require; further masks are ignored"),
    Limit(
      "repeated-layers", \.repeatedLayers, .layers,
      """
      the number of layers for Repeater copies, in which every \(Limits.pointsOfLayer) points of \
      an outline count as one more layer; further copies are dropped
      """),
    Limit(
      "copied-layers", \.copiedLayers, .layers,
      """
      the number of layers in precompositions that are copied for Time Remap, reverse playback or \
      color effects; further precompositions are dropped or keep their original colors
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
      the number of sampled points; beyond this limit, sampled values can exceed the tolerance (a \
      finding reports the error), and letters do not move
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
