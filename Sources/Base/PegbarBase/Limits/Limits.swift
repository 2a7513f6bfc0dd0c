/// Limits on what is read, converted and drawn.
///
/// They keep damaged and hostile files from using up time and memory; files made by designers stay
/// far below them. Beyond a limit, the file is refused, or a part of it is left out or truncated.
/// The finding names the limit, so that you can raise it:
///
/// ```swift
/// var options = ConversionOptions()
/// options.limits.fileSize = 1 << 30
/// ```
///
/// `Limit.all` lists every member with its name for the command, its unit and its meaning.
public struct Limits: Hashable, Sendable {
  // MARK: Files

  /// The size of a file, and of its JSON text, in bytes; a larger one is refused.
  public var fileSize = 256 << 20
  /// The size that a compressed animation unpacks to, in bytes; a larger one is refused.
  public var unpackedSize = 64 << 20
  /// The memory that the values of JSON text take, in bytes, estimated before they are read: 32 for
  /// a number or text, 128 for a list, 256 for an object; more is refused.
  public var jsonMemory = 256 << 20
  /// The number of entries of an archive; one with more is refused.
  public var archiveEntries = 10_000
  /// The size of all images of an archive together, in bytes; those beyond are left out.
  public var imageSize = 64 << 20

  // MARK: Texts

  /// The length of a name or an id, in bytes of UTF-8; what is longer is cut.
  public var nameLength = 10_000
  /// The length of the text of a text layer, in bytes of UTF-8; what is longer is cut.
  public var textLength = 20_000
  /// The number of animators of a text layer; those beyond are left out.
  public var textAnimators = 100
  /// The number of different texts that a text layer shows; one with more is left out.
  public var textDocuments = 5000
  /// The letter layouts for sampling the motion of a text; if it needs more, letters do not move.
  public var letterPlacements = 1_000_000

  // MARK: Shapes

  /// How deep groups, and groups of effect parameters, stand inside each other; what lies deeper is
  /// left out.
  public var groupDepth = 64
  /// The number of uses of paths by fills, strokes and modifiers of a layer; more are left out.
  public var paintedPaths = 50_000
  /// The vertices that paints and modifiers of a layer apply to; paths beyond are left out.
  public var paintedVertices = 5_000_000
  /// The points of a polystar; those beyond are not drawn.
  public var starPoints = 10_000
  /// The ridges of a Zig Zag for each segment; those beyond are not drawn.
  public var zigZagRidges = 1000
  /// The copies of a repeater; those beyond are not drawn.
  public var repeaterCopies = 1000
  /// The effects and styles of a layer; those beyond are left out.
  public var effects = 100

  // MARK: Expressions

  /// The steps that one evaluation of an expression takes; one that takes more is left out.
  public var expressionSteps = 20_000
  /// The steps that all expressions of a file take; those that would take more are left out.
  public var expressionEffort = 6_000_000
  /// How often an expression is evaluated; one that needs more is left out.
  public var expressionSamples = 30_000
  /// The keys that an expression becomes; one that needs more is left out.
  public var expressionKeys = 6000

  // MARK: Layers

  /// The length of a chain of parents, where 3D parents count 5; parents beyond have no effect.
  public var parentDepth = 100
  /// The copies of parents for layers with mattes or blend modes; layers beyond are left out.
  public var parentCopies = 50_000
  /// The length of a chain of track mattes; mattes beyond have no effect.
  public var matteDepth = 8
  /// The mattes of mattes in all; those beyond do not cut.
  public var nestedMattes = 2000
  /// The masks of a layer with other modes than Add, Lighten and Difference; masks beyond are left out.
  public var maskDepth = 32
  /// The layers that the masks of a layer become; masks beyond are left out.
  public var maskLayers = 5000
  /// The layers that the copies of repeaters become, one more for every 12 points of an outline;
  /// copies beyond are left out.
  public var repeatedLayers = 50_000
  /// The layers in copies of precompositions, for Time Remap, reversed playback or colour effects.
  ///
  /// A precomposition whose copy would exceed the limit is left out, or keeps its own colours.
  public var copiedLayers = 20_000
  /// How deep layers of scene JSON stand inside each other; what lies deeper is left out.
  public var sceneDepth = 400

  // MARK: Motion

  /// The number of sampled points.
  ///
  /// Beyond it, tracks can exceed the tolerance, which is reported, and letters do not move.
  public var samples = 600_000
  /// The points that move, over all keys and all copies of layers; layers beyond stand still.
  public var motionPoints = 800_000
  /// The keys that a repeated motion is written out to; the motion stops there.
  public var repetitionKeys = 20_000

  // MARK: Frames

  /// The layers and styles of a drawn frame; those beyond are not drawn.
  public var frameItems = 200_000
  /// The vertices of a drawn frame; outlines beyond are not drawn.
  public var frameVertices = 3_000_000
  /// The frames of an animation that `render --every` draws; more are refused.
  public var renderedFrames = 100_000

  /// Makes limits that suit every file that a person made.
  public init() {}
}

// Bounds of algorithms and of the stack, which need no change.
extension Limits {
  /// Numbers of a file beyond this are damage, not design; sums and products of smaller ones stay
  /// finite.
  package static var largestNumber: Double { 1e9 }
  /// How many duplicate keys are reported one by one; the rest is counted.
  package static var duplicateKeyFindings: Int { 20 }
  /// The length of an expression in bytes of UTF-8; a longer one is left out.
  package static var expressionLength: Int { 20_000 }
  /// How deep brackets and signs of an expression stand inside each other; each takes its share of
  /// the stack.
  package static var expressionDepth: Int { 60 }
  /// How many members, calls and `||` of an expression stand in a row; each is a level of its tree.
  package static var expressionRow: Int { 24 }
  /// How many numbers of an expression are added or multiplied in a row.
  package static var expressionOperands: Int { 1000 }
  /// How many expressions and functions wait for each other; each takes its share of the stack.
  package static var callDepth: Int { 12 }
  /// How often the time between two frames of an expression is halved.
  package static var sampleHalvings: Int { 7 }
  /// How deep compositions stand inside each other of which expressions know the frames shown;
  /// deeper ones count from their own layers alone.
  package static var shownDepth: Int { 30 }
  /// How many vertices of a layer are looked at for rounded corners; beyond it they are taken for
  /// granted.
  package static var roundCornerVertices: Int { 200_000 }
  /// How many vertices of a file are looked at for faults of Offset Paths.
  package static var offsetVertices: Int { 2_000_000 }
  /// How many corners of a moved outline are compared; what has more stays uncut where it crosses
  /// itself.
  package static var offsetEffort: Int { 20_000 }
  /// What preparing all precompositions counts while inverted masks are looked at, in areas.
  package static var probedPreparation: Int { 50_000 }
  /// How many parents are followed while inverted masks are looked at.
  package static var probedParents: Int { 100 }
  /// How many frames are looked at for what inverted masks hide; beyond it, layers are taken to
  /// reach out.
  package static var probedFrames: Int { 2000 }
  /// How many areas are looked at for what inverted masks hide.
  package static var probedAreas: Int { 1_000_000 }
  /// How many layers and styles of a frame are looked at for what inverted masks hide.
  package static var probedItems: Int { 2000 }
  /// How deep layers stand inside each other that are drawn and compared.
  package static var convertedDepth: Int { 400 }
  /// How many Merge Paths work on one style.
  package static var merges: Int { 100 }
  /// How many parts an area has, and how often a part is cut.
  package static var mergedParts: Int { 64 }
  /// How many keys a spring is written out to.
  package static var springKeys: Double { 5000 }
  /// How many keys a track gets whose parts are put together for drawing.
  package static var convertedKeys: Int { 200_000 }
  /// The largest number of copies of a repeater that may be asked for.
  package static var largestCopies: Int { 1000 }
  /// How deep layers of a frame are nested, by instances and mattes together; deeper ones are not
  /// drawn.
  ///
  /// Each takes its share of the stack.
  package static var frameDepth: Int { 120 }
  /// How many parts of two curves are compared to find where they meet.
  package static var curveParts: Int { 1000 }
  /// Into how many parts each way a picture in perspective is divided.
  package static var projectionCells: Int { 8 }
  /// The outlines that a style paints in a frame.
  package static var styleContours: Int { 100_000 }
  /// The vertices that a style paints in a frame, all copies together.
  package static var styleVertices: Int { 1_000_000 }
  /// The vertices of all letters of a text; letters beyond are left out.
  package static var letterVertices: Int { 1_000_000 }
  /// How many steps a copy is away from the original at most.
  package static var repeaterSteps: Double { 10_000 }
  /// The largest number of points of a polystar that may be asked for; scene JSON has no more,
  /// either.
  package static var largestStarPoints: Int { 10_000 }
  /// The largest number of ridges of a segment that may be asked for.
  package static var largestRidges: Int { 1000 }
  /// A path with more vertices than this, ridges included, gets no ridges.
  package static var ridgedVertices: Int { 200_000 }
  /// How deep definitions become layers of those around them.
  package static var dissolvedDepth: Int { 32 }
  /// How many layers are compared to find what is the same.
  package static var sharingEffort: Int { 500_000 }
  /// How many steps fitting a curve takes.
  package static var fitSteps: Int { 16 }
  /// How many parents of a camera are undone; each becomes several levels of the tree.
  package static var cameraParents: Int { 100 }
  /// How often a trimmed part goes around before it is sampled.
  package static var trimLaps: Int { 6 }
  /// How much a definition is taken to be enlarged at most.
  package static var largestScale: Double { 1000 }
  /// How many steps (about 25 local times each) copies for time remaps take.
  package static var copySteps: Int { 300_000 }
  /// How deep copies are nested; nothing that is drawn lies deeper.
  package static var copyDepth: Int { 128 }
  /// How often the time of a precomposition changes its direction.
  package static var timeBreaks: Int { 20_000 }
  /// Into how many pieces a motion path is divided; one that needs more is sampled.
  package static var motionPieces: Int { 64 }
  /// How many curves are fitted to sampled points.
  package static var curveFits: Int { 40_000 }
  /// How many sampled points wait for a curve.
  package static var waitingPoints: Int { 200_000 }
  /// How many layers are looked at for how much cameras enlarge them.
  package static var magnificationEffort: Int { 100_000 }
  /// How many times a text is sampled at.
  package static var letterSteps: Double { 20_000 }
  /// How many frames of a motion are looked at for a spring.
  package static var springFrames: Double { 2000 }
  /// How many changes of a composition are looked at for a transition.
  package static var transitionCandidates: Int { 40 }
  /// How many points and pieces of two outlines are compared.
  package static var outlinePairs: Int { 4_000_000 }
  /// How many parts a mask is compared in; those beyond count as different.
  package static var coveredParts: Int { 5000 }
  /// How many layers are listed.
  package static var listedLayers: Int { 50_000 }
  /// The frames that are drawn to tell how much of the picture a loss takes, spread evenly.
  package static var extentFrames: Int { 16 }
  /// The layers and styles of such a frame that are looked at.
  package static var extentItems: Int { 20_000 }
  /// The outlines, pictures and vertices that are looked at before the frame that is the last.
  package static var extentEffort: Int { 1_500_000 }
  /// The breaks of a sampled value that cost nothing, and that remain of more than there is room for.
  package static var someBreaks: Int { 64 }
  /// How deep folders are searched.
  package static var folderDepth: Int { 100 }
  /// How many links lead to a file that is written.
  package static var links: Int { 40 }
  /// The files without a name that are open at once; further ones get a hidden name.
  package static var openFiles: Int { 200 }
  /// How many bytes at the beginning of a text show what it is.
  package static var beginningOfText: Int { 512 }
  /// How many frames are compared.
  package static var measuredFrames: Int { 10_000 }
  /// The letters of a generated name.
  package static var identifierLength: Int { 40 }
  /// The letters of what a generated type is called after; files often differ in their last ones alone.
  package static var typeSubjectLength: Int { 100 }
  /// The letters of a name in a comment.
  package static var commentLength: Int { 120 }
  /// The letters of the file name of an image.
  package static var imageNameLength: Int { 60 }
  /// The letters of a generated function: compilers take too long for longer ones.
  package static var functionLength: Int { 40_000 }
  /// The letters of a generated statement.
  package static var statementLength: Int { 12_000 }
  /// How much a layer holds that is made where it stands.
  package static var inlineWeight: Int { 8 }
  /// How deep layers stand inside each other that are made where they stand.
  package static var inlineDepth: Int { 3 }
  /// How deep precompositions stand inside each other whose beats are played.
  package static var beatDepth: Int { 8 }
  /// How many layers a beat moves.
  package static var beatActors: Int { 2000 }
  /// The size from which on a file is called heavy, in bytes.
  package static var heavyFile: Int { 250_000 }
  /// How far into a generated file its first lines reach, in bytes.
  package static var headerBytes: Int { 8192 }
  /// How many points and pieces are compared to measure a conversion.
  package static var measureEffort: Int { 400_000_000 }
  /// How many frames are looked at for what exact tracks change, and as many times between them;
  /// and for what cleaning up changes.
  package static var closeFrames: Int { 300 }
  /// How many points and pieces are compared for what exact tracks change.
  package static var closeEffort: Int { 100_000_000 }
  /// How many points and pieces are compared for what cleaning up changes.
  package static var cleanUpEffort: Int { 200_000_000 }
  /// How many states of layers are listed; the number of times follows from it.
  package static var listedStates: Int { 60_000 }
  /// How many points of an outline count as a layer where it is copied.
  package static var pointsOfLayer: Int { 12 }
  /// The stack of threads of the library, in bytes; memory that is not used is not taken.
  ///
  /// The deepest files need 6 MiB in debug builds and less than 2 MiB in release builds.
  package static var stackBytes: Int { 32 << 20 }
  /// The largest width of a drawn picture, in pixels.
  package static var renderedWidth: Double { 100_000 }
}
