public import PegbarGeometry

/// One layer of the tree that Core Animation shows.
///
/// Content and sublayers use the coordinate space of `bounds`. The layer is scaled about `anchor`,
/// then rotated about z, y and x; its anchor point is then placed at `position` in the superlayer's
/// space. Skew is expressed by two nested layers that scale and rotate.
///
/// As in Core Animation, z points towards the viewer, so rotations about x and y have the opposite
/// sign of those in the exact scene. Sublayers are flattened into the plane of the layer unless
/// `keepsDepth` is `true`.
public struct NormalizedLayer: Hashable, Sendable {
  /// The name, unique within its composition.
  public var name: String
  /// The name the designer gave it, if it comes from one layer or group of the source.
  public var designerName: String
  /// Where it stands in the source (a JSON path); empty for layers that conversion added.
  public var source: String
  /// What it draws itself, below its sublayers.
  public var content: NormalizedContent
  /// Its area, in points; never empty.
  public var bounds: Rect
  /// How round the corners of its area are, in points; counts where it shows that in one colour.
  public var cornerRadius: Double
  /// The point of its own space that is put on the position.
  public var anchor: Point
  /// Where the anchor is put, in the superlayer's space.
  public var position: Point
  /// The factors by which it is enlarged.
  public var scale: Point
  /// The factor by which depths are enlarged; animating both factors together animates it too.
  public var scaleZ: Double
  /// The turn in degrees.
  public var rotation: Double
  /// The turn about x in degrees.
  public var rotationX: Double
  /// The turn about y in degrees.
  public var rotationY: Double
  /// How far it lies in front of the superlayer's plane, in points.
  public var zPosition: Double
  /// Whether its sublayers keep their depth in the space around it (`CATransformLayer`); such a
  /// layer draws nothing itself, clips and masks nothing, and is opaque.
  public var keepsDepth: Bool
  /// The distance from which sublayers are viewed, in points; `nil` for no perspective.
  ///
  /// The viewpoint is in front of the anchor point. More distant sublayers are drawn first.
  public var perspective: Double?
  /// How opaque it is as a whole, 0…1.
  public var opacity: Double
  /// Whether nothing shows.
  public var isHidden: Bool
  /// How it is mixed with what lies below.
  public var blendMode: BlendMode
  /// Whether nothing shows outside of its bounds.
  public var clipsToBounds: Bool
  /// The shadow of what it shows; a mask and a clip of the same layer cut it, too.
  public var shadow: NormalizedShadow?
  /// What decides where it shows.
  public var mask: NormalizedMask?
  /// The layers it holds, back to front.
  public var sublayers: [NormalizedLayer]
  /// What moves; each property at most once, in the order of the property table.
  public var tracks: [NormalizedTrack]
  /// What comes from parameters; known while a scene is normalized, and in no file.
  package var parameterUses: [ParameterBinding.Part: ParameterUse] = [:]

  /// Makes a layer that changes nothing about its content.
  public init(
    name: String, designerName: String = "", source: String = "",
    content: NormalizedContent = .none, bounds: Rect, cornerRadius: Double = 0,
    anchor: Point = .zero,
    position: Point = .zero, scale: Point = .one, rotation: Double = 0, rotationX: Double = 0,
    rotationY: Double = 0, zPosition: Double = 0, scaleZ: Double = 1, keepsDepth: Bool = false,
    perspective: Double? = nil,
    opacity: Double = 1, isHidden: Bool = false, blendMode: BlendMode = .normal,
    clipsToBounds: Bool = false, shadow: NormalizedShadow? = nil, mask: NormalizedMask? = nil,
    sublayers: [NormalizedLayer] = [], tracks: [NormalizedTrack] = []
  ) {
    self.name = name
    self.designerName = designerName
    self.source = source
    self.content = content
    self.bounds = bounds
    self.cornerRadius = cornerRadius
    self.anchor = anchor
    self.position = position
    self.scale = scale
    self.rotation = rotation
    self.rotationX = rotationX
    self.rotationY = rotationY
    self.zPosition = zPosition
    self.scaleZ = scaleZ
    self.keepsDepth = keepsDepth
    self.perspective = perspective
    self.opacity = opacity
    self.isHidden = isHidden
    self.blendMode = blendMode
    self.clipsToBounds = clipsToBounds
    self.shadow = shadow
    self.mask = mask
    self.sublayers = sublayers
    self.tracks = tracks
  }
}

/// Layers whose coverage decides where another layer shows; they live in that layer's bounds' space.
public struct NormalizedMask: Hashable, Sendable {
  /// What of the layers counts; Core Animation's `mask` knows only alpha.
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Shows where they are opaque.
    case alpha
    /// Shows where they are transparent; Core Animation needs a compositing filter for it.
    case alphaInverted
  }

  /// What of the layers counts.
  public var mode: Mode
  /// The layers, back to front.
  public var layers: [NormalizedLayer]

  /// Makes a mask.
  public init(mode: Mode = .alpha, layers: [NormalizedLayer]) {
    self.mode = mode
    self.layers = layers
  }
}

/// What a layer draws itself.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum NormalizedContent: Hashable, Sendable {
  /// Nothing.
  case none
  /// Its bounds in one colour.
  case color(Color)
  /// The image with this id, resized to its bounds.
  case image(String)
  /// An outline, filled, stroked or both.
  case shape(NormalizedShape)
  /// A gradient over its bounds.
  case gradient(NormalizedGradient)
  /// A line of text, drawn by the system; the base line is as near as its font allows to y = 0 of
  /// the layer's own space, and x = 0 is the line's beginning, middle or end.
  case text(NormalizedText)
  /// An instance of the definition with an id.
  ///
  /// `begin` is its start time in seconds of the layer's composition; `rate` is its speed, above 0.
  case instance(String, begin: Double, rate: Double)
}

/// A gradient over the bounds of a layer.
public struct NormalizedGradient: Hashable, Sendable {
  /// Along what it changes.
  public var kind: Gradient.Kind
  /// Where it begins, in points of the layer's space; the centre of a radial one.
  public var start: Point
  /// Where it ends, in points of the layer's space.
  ///
  /// A radial one has its radius on both axes there: start + (radius, radius), as CAGradientLayer.h
  /// has it.
  public var end: Point
  /// The end point of a radial gradient in the source, on the outermost circle, at the scene's end.
  ///
  /// `nil` is the rightmost point of the circle. A parameter that moves the start keeps it fixed.
  public var rim: Point?
  /// The colours with their alpha.
  public var colors: [Color]
  /// Their places, 0…1, ascending; as many as colours.
  public var locations: [Double]

  /// Makes a gradient.
  public init(
    kind: Gradient.Kind, start: Point, end: Point, rim: Point? = nil, colors: [Color],
    locations: [Double]
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    self.rim = rim
    self.colors = colors
    self.locations = locations
  }

  /// Where the source has the end: of a radial gradient a point on the outermost circle.
  package var sourceEnd: Point {
    switch kind {
    case .linear: end
    case .radial: rim ?? Point(x: end.x, y: start.y)
    }
  }
}

/// The keyframe animation of one property of a normalized layer.
///
/// Keys have no motion path; spring curves occur only in number and point tracks. Key times are in
/// seconds of the composition.
public struct NormalizedTrack: Hashable, Sendable {
  /// The keys by the type of their values.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Keys: Hashable, Sendable {
    /// Numbers: rotation in degrees, factors, fractions, points.
    case number(Track<Double>)
    /// Points.
    case point(Track<Point>)
    /// Colours.
    case color(Track<Color>)
    /// Lists of colours of one length.
    case colors(Track<Colors>)
    /// Lists of numbers of one length.
    case numbers(Track<Numbers>)
    /// Outlines of one topology (except across holds).
    case path(Track<Path>)
    /// Flags; all curves hold.
    case flag(Track<Bool>)
  }

  /// The property.
  public var property: LayerProperty
  /// The keys.
  public var keys: Keys

  /// Makes a track.
  public init(property: LayerProperty, keys: Keys) {
    self.property = property
    self.keys = keys
  }
}

extension NormalizedLayer: SceneRecord {
  package static let documentation =
    "One layer of the tree that Core Animation shows, with the values of the scene's end."
  package static let blank = NormalizedLayer(
    name: "", bounds: Rect(x: 0, y: 0, width: 1, height: 1))
  package static let fields: [Field<NormalizedLayer>] = [
    .value("name", \.name, "The name, unique within its composition.", .expected),
    .value("designerName", \.designerName, "The name the designer gave it."),
    .value("source", \.source, "Where it stands in the source (a JSON path)."),
    .value("bounds", \.bounds, "Its area, in points.", .essential, .notEmpty),
    .value(
      "cornerRadius", \.cornerRadius,
      "How round the corners of its area are where it shows that in one colour, in points.",
      .optional, .notNegative),
    .value(
      "anchor", \.anchor, "The point of its own space that is put on the position, in points."),
    .value(
      "position", \.position, "Where the anchor is put, in points of the superlayer's space."),
    .value("scale", \.scale, "The factors by which it is enlarged."),
    .value("rotation", \.rotation, "The turn in degrees."),
    .value(
      "rotationX", \.rotationX, "The turn about x in degrees, as Core Animation counts it."),
    .value(
      "rotationY", \.rotationY, "The turn about y in degrees, as Core Animation counts it."),
    .value(
      "zPosition", \.zPosition,
      "How far it lies in front of the superlayer's plane, in points."),
    .value("scaleZ", \.scaleZ, "The factor by which depths are enlarged."),
    .value(
      "keepsDepth", \.keepsDepth, "Whether its sublayers keep their depth in the space around it."
    ),
    .value(
      "perspective", \.perspective,
      "The distance of the eye that sees its sublayers, in points above the anchor.", .optional,
      .positive),
    .value("opacity", \.opacity, "How opaque it is as a whole, 0 to 1."),
    .value("isHidden", \.isHidden, "Whether nothing shows."),
    .option("blendMode", \.blendMode, "How it is mixed with what lies below."),
    .value("clipsToBounds", \.clipsToBounds, "Whether nothing shows outside of its bounds."),
    .record("shadow", \.shadow, "The shadow of all it shows, drawn below."),
    .content(
      "content", \.content, "What it draws itself, below its sublayers; nothing where not given."),
    .record("mask", \.mask, "What decides where it shows."),
    .tracks("tracks", \.tracks, "What moves; each property at most once."),
    .records("sublayers", \.sublayers, "The layers it holds, back to front.") { $0.name },
  ]
}

extension Field where Owner: SceneRecord {
  /// The tracks of a normalized layer, whose properties say what moves.
  @inline(__always)
  fileprivate static func tracks(
    _ name: StaticString, _ path: @autoclosure @escaping Path<[NormalizedTrack]>,
    _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(facts, .init(path())) { tracks, change, _ in change.tracks(tracks, facts) }
  }
}

extension NormalizedMask: SceneRecord {
  package static let documentation =
    "Layers in the bounds' space whose coverage decides where a layer shows."
  package static let blank = NormalizedMask(layers: [])
  package static let fields: [Field<NormalizedMask>] = [
    .option("mode", \.mode, "What of the layers counts."),
    .records("layers", \.layers, "The layers, back to front.") { $0.name },
  ]
}

extension NormalizedContent: SceneUnion {
  package static let blanks: [NormalizedContent] = [
    .text(.blank), .color(.black), .image(""),
    .shape(NormalizedShape(path: Path(), style: .fill(.black, .nonZero))),
    .shape(NormalizedShape(path: Path(), style: .stroke(.black, .blank))),
    .gradient(.blank), .instance("", begin: 0, rate: 1),
  ]
  private static let color = FieldFacts("color", "The colour.", .essential)
  private static let image = FieldFacts("image", "The id of the image.", .essential, .image)
  private static let definition = FieldFacts(
    "definition", "The id of the definition.", .essential, .definition)
  private static let begin = FieldFacts(
    "begin", "When the definition's time 0 is shown, in seconds of the composition.")
  private static let rate = FieldFacts(
    "rate", "How many seconds of the definition pass in one.", .optional, .positive)

  package var unionCase: UnionCase<Self> {
    switch self {
    case .none: UnionCase(nil, "Nothing.") { _, _ in self }
    case .color(let color):
      UnionCase("color", "Its bounds in one colour.", isShort: true) { change, _ in
        .color(change.value(color, .black, Self.color))
      }
    case .image(let image):
      UnionCase("image", "A picture, resized to its bounds.", isShort: true) { change, _ in
        .image(change.value(image, "", Self.image))
      }
    case .shape(let shape): shape.unionCase
    case .gradient(let gradient): UnionCase("gradient", gradient, Self.gradient)
    case .text(let text): UnionCase("text", text, Self.text, isShort: true)
    case .instance(let definition, let begin, let rate):
      UnionCase("instance", "A definition that stands before this composition.", isShort: true) {
        change, _ in
        .instance(
          change.value(definition, "", Self.definition),
          begin: change.value(begin, 0, Self.begin), rate: change.value(rate, 1, Self.rate))
      }
    }
  }
}

extension NormalizedGradient: SceneRecord {
  package static let documentation = "A gradient over its bounds."
  package static let blank = NormalizedGradient(
    kind: .linear, start: .zero, end: .zero, colors: [], locations: [])
  package static let fields: [Field<NormalizedGradient>] = [
    .option("kind", \.kind, "Along a line, or with the distance from the start.", .expected),
    .value(
      "start", \.start,
      "Where it begins, in points of the layer's space; the centre of a radial one.", .expected),
    .value(
      "end", \.end,
      "Where it ends, in points; a radial one has its radius on both axes there, as "
        + "CAGradientLayer takes it.", .expected),
    .value(
      "rim", \.rim,
      "Where the source has the end of a radial one: a point of the outermost circle, which "
        + "stays where a parameter drives the start; the rightmost one where it is left out."),
    .value("colors", \.colors, "The colours with their alpha.", .expected),
    .value(
      "locations", \.locations, "Their places, 0 to 1, ascending; as many as colours.", .expected),
  ]
}

extension NormalizedLayer {
  /// The miter limit that Core Animation has where nothing is said (CAShapeLayer.h).
  package static let plainMiterLimit = 10.0

  /// Whether corners look different where nothing is said of the miter limit of a stroke.
  package func needsMiterLimit(_ stroke: NormalizedStroke, of path: Path) -> Bool {
    guard stroke.join == .miter else { return false }
    if has(.miterLimit) { return true }
    guard stroke.miterLimit != Self.plainMiterLimit else { return false }
    // An outline that moves may get any corner.
    return has(.path)
      || path.hasCorners(between: stroke.miterLimit, and: Self.plainMiterLimit)
  }
}

extension NormalizedTrack {
  /// How many keys there are.
  package var keyCount: Int { keys.track.keyCount }

  /// How well the keys play what the source says.
  package var fidelity: Fidelity { keys.track.fidelity }

  /// How far a sampled track is off, in the unit of its property; nothing for others.
  package var bakedError: Double? {
    switch fidelity {
    case .baked(let error, _): error
    case .exact, .approximate: nil
    }
  }
}
