/// Limits on reading, conversion and rendering.
///
/// The limits prevent damaged and hostile files from using excessive time and memory. Files made by
/// designers are far below the limits. If a limit is exceeded, the file is rejected, or a part of
/// it is omitted or truncated. The finding names the limit, so that you can raise it:
///
/// ```swift
/// var options = ConversionOptions()
/// options.limits.fileSize = 1 << 30
/// ```
///
/// `Limit.all` lists every member with its name for the command, its unit and its meaning.
public struct Limits: Hashable, Sendable {
  // MARK: Files

  /// The size of a file and of its JSON text, in bytes; larger files are rejected.
  public var fileSize = 256 << 20
  /// The size of a compressed animation after unpacking, in bytes; larger files are rejected.
  public var unpackedSize = 64 << 20
  /// The memory for the values of JSON text, in bytes; text that requires more is rejected.
  ///
  /// The memory is estimated before reading: 32 for a number or string, 128 for a list, 256 for an
  /// object. Values in layers and shape items of an uncompressed file count an eighth, because these
  /// are read one after the other.
  public var jsonMemory = 256 << 20
  /// The number of entries in an archive; archives with more entries are rejected.
  public var archiveEntries = 10_000
  /// The total size of the images in an archive, in bytes; further images are dropped.
  public var imageSize = 64 << 20

  // MARK: Texts

  /// The length of a name or an ID, in bytes of UTF-8; longer names and IDs are truncated.
  public var nameLength = 10_000
  /// The length of the text of a text layer, in bytes of UTF-8; longer text is truncated.
  public var textLength = 20_000
  /// The number of animators in a text layer; further animators are ignored.
  public var textAnimators = 100
  /// The number of text documents in a text layer; layers with more documents are dropped.
  public var textDocuments = 5000
  /// The number of letter layouts for sampling the motion of text; beyond this limit, letters do
  /// not move.
  public var letterPlacements = 1_000_000

  // MARK: Shapes

  /// The nesting depth of groups, and of groups of effect parameters; deeper groups are dropped.
  public var groupDepth = 64
  /// The number of uses of paths by fills, strokes and modifiers of a layer; further uses are
  /// dropped.
  public var paintedPaths = 50_000
  /// The vertices that paints and modifiers of a layer apply to; further paths are dropped.
  public var paintedVertices = 5_000_000
  /// The points of a polystar; further points are not drawn.
  public var starPoints = 10_000
  /// The ridges of a Zig Zag for each segment; further ridges are not drawn.
  public var zigZagRidges = 1000
  /// The copies of a repeater; further copies are not drawn.
  public var repeaterCopies = 1000
  /// The effects and styles of a layer; further effects and styles are ignored.
  public var effects = 100

  // MARK: Expressions

  /// The steps of one evaluation of an expression; an expression that requires more is ignored.
  public var expressionSteps = 20_000
  /// The steps for all expressions in a file; further expressions are ignored.
  public var expressionEffort = 4_000_000
  /// The number of evaluations of an expression; an expression that requires more is ignored.
  public var expressionSamples = 30_000
  /// The number of keyframes for an expression; an expression that requires more is ignored.
  public var expressionKeys = 6000

  // MARK: Layers

  /// The length of a chain of parents, where 3D parents count 5; further parents have no effect.
  public var parentDepth = 100
  /// The layers for parents, which layers with mattes or blend modes do not share; further layers are
  /// dropped.
  public var parentCopies = 50_000
  /// The length of a chain of track mattes; further mattes have no effect.
  public var matteDepth = 8
  /// The total number of mattes of mattes; further mattes have no effect.
  public var nestedMattes = 2000
  /// The masks of a layer with modes other than Add, Lighten and Difference; further masks are
  /// ignored.
  public var maskDepth = 32
  /// The layers that the masks of a layer require; further masks are ignored.
  public var maskLayers = 5000
  /// The layers that the copies of repeaters require, plus one for every 12 points of an outline;
  /// further copies are dropped.
  public var repeatedLayers = 50_000
  /// The layers in copies of precompositions, for Time Remap, reversed playback or color effects.
  ///
  /// A precomposition whose copy would exceed the limit is dropped, or keeps its own colors.
  public var copiedLayers = 20_000
  /// The nesting depth of layers in scene JSON; deeper layers are dropped.
  public var sceneDepth = 400

  // MARK: Motion

  /// The number of sampled points.
  ///
  /// Beyond this limit, tracks can exceed the tolerance, which is reported, and letters do not
  /// move.
  public var samples = 600_000
  /// The animated points, over all keyframes and all copies of layers; further layers are frozen.
  public var motionPoints = 800_000
  /// The number of keyframes for a repeated motion; at this limit, the motion stops.
  public var repetitionKeys = 20_000

  // MARK: Frames

  /// The layers and styles in a rendered frame; further layers and styles are not drawn.
  public var frameItems = 200_000
  /// The vertices in a rendered frame; further outlines are not drawn.
  public var frameVertices = 3_000_000
  /// The number of frames that `render --every` draws; animations with more frames are rejected.
  public var renderedFrames = 100_000

  /// Creates limits that suit every file made by a person.
  public init() {}
}

// Limits of algorithms and of the stack, which need no configuration.
extension Limits {
  /// The largest number that a file can reasonably contain.
  ///
  /// Larger numbers are the result of damage. Sums and products of smaller ones remain finite.
  package static var largestNumber: Double { 1e9 }
  /// The number of duplicate keys that are reported individually; the others are counted.
  package static var duplicateKeyFindings: Int { 20 }
  /// The length of an expression, in bytes of UTF-8; longer expressions are ignored.
  package static var expressionLength: Int { 20_000 }
  /// The nesting depth of brackets and signs of an expression, each of which uses stack space.
  package static var expressionDepth: Int { 60 }
  /// The number of consecutive members, calls and `||` of an expression, each of which is a level
  /// of its tree.
  package static var expressionRow: Int { 24 }
  /// The number of consecutive operands of a sum or product in an expression.
  package static var expressionOperands: Int { 1000 }
  /// The nesting depth of expression and function calls, each of which uses stack space.
  package static var callDepth: Int { 12 }
  /// The number of parts of the values of expressions to keep for other expressions.
  package static var keptParts: Int { 1_000_000 }
  /// The number of times to halve the interval between two frames of an expression.
  package static var sampleHalvings: Int { 7 }
  /// The nesting depth of compositions whose visible frames are available to expressions.
  ///
  /// Deeper compositions use only the frames of their own layers.
  package static var shownDepth: Int { 30 }
  /// The number of vertices of a layer to check for rounded corners; beyond this limit, rounded
  /// corners are assumed.
  package static var roundCornerVertices: Int { 200_000 }
  /// The number of vertices of a file to check for faults of Offset Paths.
  package static var offsetVertices: Int { 2_000_000 }
  /// The number of corners of an offset outline to compare; beyond this limit, self-intersections
  /// are not cut.
  package static var offsetEffort: Int { 20_000 }
  /// The cost of preparing all precompositions in checks of inverted masks, in areas.
  package static var probedPreparation: Int { 50_000 }
  /// The number of parents to follow in checks of inverted masks.
  package static var probedParents: Int { 100 }
  /// The number of frames to check for content that inverted masks hide; beyond this limit, layers
  /// count as overflowing.
  package static var probedFrames: Int { 2000 }
  /// The number of areas to check for content that inverted masks hide.
  package static var probedAreas: Int { 1_000_000 }
  /// The number of layers and styles of a frame to check for content that inverted masks hide.
  package static var probedItems: Int { 2000 }
  /// The nesting depth of layers that are drawn and compared.
  package static var convertedDepth: Int { 400 }
  /// The number of Merge Paths that apply to one style.
  package static var merges: Int { 100 }
  /// The number of parts of an area, and of cuts of a part.
  package static var mergedParts: Int { 64 }
  /// The number of keyframes for a spring.
  package static var springKeys: Double { 5000 }
  /// The number of keyframes of a track whose parts are combined for drawing.
  package static var convertedKeys: Int { 200_000 }
  /// The largest number of repeater copies that can be set.
  package static var largestCopies: Int { 1000 }
  /// The nesting depth of layers in a frame, including instances and mattes; deeper layers are not
  /// drawn.
  ///
  /// Each level uses stack space.
  package static var frameDepth: Int { 120 }
  /// The number of parts of two curves to compare when searching for their intersection.
  package static var curveParts: Int { 1000 }
  /// The number of parts in each direction of a picture in perspective.
  package static var projectionCells: Int { 8 }
  /// The outlines that a style paints in a frame.
  package static var styleContours: Int { 100_000 }
  /// The vertices that a style paints in a frame, including all copies.
  package static var styleVertices: Int { 1_000_000 }
  /// The vertices of all letters of a text; further letters are dropped.
  package static var letterVertices: Int { 1_000_000 }
  /// The largest number of steps between a copy and the original.
  package static var repeaterSteps: Double { 10_000 }
  /// The largest number of polystar points that can be set, and the limit of scene JSON.
  package static var largestStarPoints: Int { 10_000 }
  /// The largest number of ridges of a segment that can be set.
  package static var largestRidges: Int { 1000 }
  /// The vertices of a path, including ridges; paths with more vertices have no ridges.
  package static var ridgedVertices: Int { 200_000 }
  /// The nesting depth of definitions that are merged into their surroundings.
  package static var dissolvedDepth: Int { 32 }
  /// The number of layers to compare when searching for duplicates.
  package static var sharingEffort: Int { 500_000 }
  /// The number of steps for fitting a curve.
  package static var fitSteps: Int { 16 }
  /// The number of parents of a camera to invert, each of which becomes several levels of the tree.
  package static var cameraParents: Int { 100 }
  /// The number of laps of a trimmed part; beyond this limit, the part is sampled.
  package static var trimLaps: Int { 6 }
  /// The largest assumed scale of a definition.
  package static var largestScale: Double { 1000 }
  /// The number of steps for copies of time remaps, each of about 25 local times.
  package static var copySteps: Int { 300_000 }
  /// The nesting depth of copies; nothing that is drawn is deeper.
  package static var copyDepth: Int { 128 }
  /// The number of changes of direction in the time of a precomposition.
  package static var timeBreaks: Int { 20_000 }
  /// The number of pieces of a motion path; paths that require more are sampled.
  package static var motionPieces: Int { 64 }
  /// The number of curves fitted to sampled points.
  package static var curveFits: Int { 40_000 }
  /// The number of sampled points that wait for a curve.
  package static var waitingPoints: Int { 200_000 }
  /// The number of layers to check for enlargement by cameras.
  package static var magnificationEffort: Int { 100_000 }
  /// The number of times at which a text is sampled.
  package static var letterSteps: Double { 20_000 }
  /// The number of frames of a motion to check for a spring.
  package static var springFrames: Double { 2000 }
  /// The number of candidate layers to check for transitions.
  package static var transitionCandidates: Int { 40 }
  /// The number of points and pieces of two outlines to compare.
  package static var outlinePairs: Int { 4_000_000 }
  /// The number of parts of a mask to compare; further parts count as different.
  package static var coveredParts: Int { 5000 }
  /// The number of layers to list.
  package static var listedLayers: Int { 50_000 }
  /// The number of evenly spaced frames to draw when measuring the extent of a loss.
  package static var extentFrames: Int { 16 }
  /// The maximum work of comparing frames to judge losses (see `NormalizationMeasure.Sample`).
  package static var judgedEffort: Int { 200_000_000 }
  /// The number of frames that must be compared to judge losses.
  package static var leastJudgedFrames: Int { 32 }
  /// The number of layers and styles to check in such a frame.
  package static var extentItems: Int { 20_000 }
  /// The number of outlines, pictures and vertices to check; beyond this limit, no further frame is
  /// drawn.
  package static var extentEffort: Int { 600_000 }
  /// The number of frames to search for layers that masks and mattes hide.
  package static var searchedFrames: Int { 2000 }
  /// The number of breaks of a sampled value that use no budget, and that remain if the budget is
  /// exhausted.
  package static var someBreaks: Int { 64 }
  /// The number of alternatives in a path pattern; a pattern with more is taken literally.
  package static var patternAlternatives: Int { 1000 }
  /// The number of configurations that a configuration extends, directly and indirectly.
  package static var extendedConfigurations: Int { 100 }
  /// The depth to which folders are searched.
  package static var folderDepth: Int { 100 }
  /// The number of links to follow to a written file.
  package static var links: Int { 40 }
  /// The number of unnamed files that are open at once; further files get a hidden name.
  package static var openFiles: Int { 200 }
  /// The number of bytes at the beginning of a text that identify its type.
  package static var beginningOfText: Int { 512 }
  /// The number of bytes of a text that cannot be parsed to scan for members of an animation.
  package static var scannedBytes: Int { 16 << 20 }
  /// The number of frames to compare.
  package static var measuredFrames: Int { 10_000 }
  /// The length of a generated name, in characters.
  package static var identifierLength: Int { 40 }
  /// The length of the subject of a generated type name, in characters.
  ///
  /// File names often differ only in their last characters.
  package static var typeSubjectLength: Int { 100 }
  /// The length of a name in a comment, in characters.
  package static var commentLength: Int { 120 }
  /// The length of the file name of an image, in characters.
  package static var imageNameLength: Int { 60 }
  /// The length of a generated function, in characters; longer functions compile slowly.
  package static var functionLength: Int { 40_000 }
  /// The length of a generated statement, in characters.
  package static var statementLength: Int { 12_000 }
  /// The weight of the content of a layer that is created inline.
  package static var inlineWeight: Int { 8 }
  /// The nesting depth of layers that are created inline.
  package static var inlineDepth: Int { 3 }
  /// The nesting depth of precompositions whose transactions are played.
  package static var transactionDepth: Int { 8 }
  /// The number of layers that a transaction moves.
  package static var transactionActors: Int { 2000 }
  /// The size above which a file is reported as large, in bytes.
  package static var heavyFile: Int { 250_000 }
  /// The size from which generated code is reported as large, in bytes.
  package static var heavyCode: Int { 1_000_000 }
  /// The size up to which generated code is never reported as large, in bytes.
  package static var smallCode: Int { 100_000 }
  /// The size from which generated code is reported as large, as a multiple of its source.
  package static var codeRatio: Int { 5 }
  /// The length of the header of a generated file, in bytes.
  package static var headerBytes: Int { 8192 }
  /// The number of points and pieces to compare for measuring a conversion.
  package static var measureEffort: Int { 400_000_000 }
  /// The number of frames to check for changes by exact tracks or by cleanup.
  ///
  /// For exact tracks, as many times between the frames are also checked.
  package static var closeFrames: Int { 300 }
  /// The number of points and pieces to compare for changes by exact tracks.
  package static var closeEffort: Int { 100_000_000 }
  /// The number of points and pieces to compare for changes by cleanup.
  package static var cleanUpEffort: Int { 200_000_000 }
  /// The number of listed layer states, which determines the number of times.
  package static var listedStates: Int { 60_000 }
  /// The number of points of an outline that count as one layer if the outline is copied.
  package static var pointsOfLayer: Int { 12 }
  /// The stack size of threads of the library, in bytes; unused memory is not allocated.
  ///
  /// The deepest files require 6 MiB in debug builds and less than 2 MiB in release builds.
  package static var stackBytes: Int { 32 << 20 }
  /// The largest width of a rendered picture, in pixels.
  package static var renderedWidth: Double { 100_000 }
}
