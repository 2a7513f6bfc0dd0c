public import PegbarGeometry

/// One layer of the tree that Core Animation renders.
///
/// Content and sublayers use the coordinate space of `bounds`. The layer is scaled about `anchor`,
/// then rotated about z, y and x; its anchor point is then placed at `position` in the superlayer's
/// space. Skew is expressed by two nested layers that scale and rotate.
///
/// As in Core Animation, z points toward the viewer, so rotations about x and y have the opposite
/// sign of those in the exact scene. Sublayers are flattened into the plane of the layer unless
/// `keepsDepth` is `true`.
public struct NormalizedLayer: Hashable, Sendable {
  /// The name, unique within its composition.
  public var name: String
  /// The designer's name, if the layer originates from one layer or group of the source.
  public var designerName: String
  /// The JSON path in the source; empty for layers that conversion added.
  public var source: String
  /// The content that it draws itself, below its sublayers.
  public var content: NormalizedContent
  /// The bounds in points; never empty.
  public var bounds: Rect
  /// The corner radius in points; applies to a single-color layer.
  public var cornerRadius: Double
  /// The point of its own space that is placed at the position.
  public var anchor: Point
  /// The location of the anchor point in the superlayer's space.
  public var position: Point
  /// The scale factors.
  public var scale: Point
  /// The scale factor along z; animating both factors together also animates it.
  public var scaleZ: Double
  /// The rotation in degrees.
  public var rotation: Double
  /// The rotation about x in degrees.
  public var rotationX: Double
  /// The rotation about y in degrees.
  public var rotationY: Double
  /// The distance in front of the superlayer's plane, in points.
  public var zPosition: Double
  /// A Boolean value that indicates whether sublayers keep their depth (`CATransformLayer`).
  ///
  /// Such a layer draws nothing itself, clips and masks nothing, and is opaque.
  public var keepsDepth: Bool
  /// The distance from which sublayers are viewed, in points; `nil` for no perspective.
  ///
  /// The viewpoint is in front of the anchor point. More distant sublayers are drawn first.
  public var perspective: Double?
  /// The opacity of the layer as a whole, 0…1.
  public var opacity: Double
  /// A Boolean value that indicates whether the layer is hidden.
  public var isHidden: Bool
  /// The blending with the content below.
  public var blendMode: BlendMode
  /// A Boolean value that indicates whether the layer is clipped to its bounds.
  public var clipsToBounds: Bool
  /// The shadow of its rendered content, which its own mask and clip also cut.
  public var shadow: NormalizedShadow? {
    get { storedShadow.first }
    set { storedShadow = newValue.map { [$0] } ?? [] }
  }
  /// The shadow, if any, which is rare and large.
  private var storedShadow: [NormalizedShadow] = []
  /// The mask that determines the visible area.
  public var mask: NormalizedMask?
  /// The sublayers, back to front.
  public var sublayers: [NormalizedLayer]
  /// The animated properties, each at most once, in the order of `LayerProperty`.
  public var tracks: [NormalizedTrack]
  /// The parameters that control its values; used during normalization and not stored in files.
  package var parameterUses: [ParameterBinding.Part: ParameterUse] = [:]

  /// Creates a layer that changes nothing about its content.
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
    self.mask = mask
    self.sublayers = sublayers
    self.tracks = tracks
    self.shadow = shadow
  }
}

/// Layers whose coverage determines the visible area of another layer, in the space of its bounds.
public struct NormalizedMask: Hashable, Sendable {
  /// The use of the mask layers' coverage; Core Animation's `mask` supports only alpha.
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Visible where the mask layers are opaque.
    case alpha
    /// Visible where the mask layers are transparent; Core Animation requires a compositing filter.
    case alphaInverted
  }

  /// The use of the layers' coverage.
  public var mode: Mode
  /// The layers, back to front.
  public var layers: [NormalizedLayer]

  /// Creates a mask.
  public init(mode: Mode = .alpha, layers: [NormalizedLayer]) {
    self.mode = mode
    self.layers = layers
  }
}

/// The content that a layer draws itself.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum NormalizedContent: Hashable, Sendable {
  /// No content.
  case none
  /// A single color that fills the bounds.
  case color(Color)
  /// The image with this ID, resized to the bounds.
  case image(String)
  /// A path, filled, stroked or both.
  indirect case shape(NormalizedShape)
  /// A gradient that fills the bounds.
  indirect case gradient(NormalizedGradient)
  /// A line of text, drawn by the system.
  ///
  /// The baseline is as near as the font allows to y = 0 of the layer's own space. x = 0 is the
  /// start, middle or end of the line.
  indirect case text(NormalizedText)
  /// An instance of the definition with an ID.
  ///
  /// `begin` is its start time in seconds of the layer's composition; `rate` is its speed, above 0.
  case instance(String, begin: Double, rate: Double)
}

/// The keyframe animation of one property of a normalized layer.
///
/// Keyframes have no motion path; spring curves occur only in number and point tracks. Times are in
/// seconds of the composition.
public struct NormalizedTrack: Hashable, Sendable {
  /// The keyframes by the type of their values.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Keys: Hashable, Sendable {
    /// Numbers: rotation in degrees, factors, fractions, points.
    case number(Track<Double>)
    /// Points.
    case point(Track<Point>)
    /// Colors.
    case color(Track<Color>)
    /// Lists of colors, all of the same length.
    case colors(Track<Colors>)
    /// Lists of numbers, all of the same length.
    case numbers(Track<Numbers>)
    /// Paths of one topology (except across holds).
    case path(Track<Path>)
    /// Boolean values; all curves hold.
    case flag(Track<Bool>)
  }

  /// The animated property.
  public var property: LayerProperty
  /// The keyframes.
  public var keys: Keys

  /// Creates a track.
  public init(property: LayerProperty, keys: Keys) {
    self.property = property
    self.keys = keys
  }
}

extension NormalizedLayer: SceneRecord {
  package static let documentation =
    "One layer of the tree that Core Animation renders, with the values at the end of the scene."
  package static let blank = NormalizedLayer(
    name: "", bounds: Rect(x: 0, y: 0, width: 1, height: 1))
  package static let fields: [Field<NormalizedLayer>] = [
    .value("name", \.name, "The name, unique within its composition.", .expected),
    .value("designerName", \.designerName, "The designer's name."),
    .value("source", \.source, "The JSON path in the source."),
    .value("bounds", \.bounds, "The bounds, in points.", .essential, .notEmpty),
    .value(
      "cornerRadius", \.cornerRadius,
      "The corner radius in points; applies to a single-color layer.", .optional, .notNegative),
    .value(
      "anchor", \.anchor,
      "The point in the layer's space that is placed at the position, in points."),
    .value(
      "position", \.position, "The location of the anchor in the superlayer's space, in points."),
    .value("scale", \.scale, "The scale factors."),
    .value("rotation", \.rotation, "The rotation in degrees."),
    .value(
      "rotationX", \.rotationX, "The rotation about x in degrees, as defined by Core Animation."),
    .value(
      "rotationY", \.rotationY, "The rotation about y in degrees, as defined by Core Animation."),
    .value(
      "zPosition", \.zPosition, "The distance in front of the superlayer's plane, in points."),
    .value("scaleZ", \.scaleZ, "The scale factor along z."),
    .value(
      "keepsDepth", \.keepsDepth,
      "`true` if sublayers keep their depth in the space around the layer."),
    .value(
      "perspective", \.perspective,
      "The distance from which sublayers are viewed, in points in front of the anchor.", .optional,
      .positive),
    .value("opacity", \.opacity, "The opacity of the layer as a whole, 0 to 1."),
    .value("isHidden", \.isHidden, "`true` if the layer is hidden."),
    .option("blendMode", \.blendMode, "The blending with the content below."),
    .value("clipsToBounds", \.clipsToBounds, "`true` if the layer is clipped to its bounds."),
    .record("shadow", \.shadow, "The shadow of the rendered content, drawn below the layer."),
    .content(
      "content", \.content,
      "The content of the layer itself, drawn below the sublayers; none by default."),
    .record("mask", \.mask, "The mask that determines the visible area."),
    .tracks("tracks", \.tracks, "The animated properties, each at most once."),
    .records("sublayers", \.sublayers, "The sublayers, back to front.") { $0.name },
  ]
}

extension Field where Owner: SceneRecord {
  /// Returns a field for the tracks of a normalized layer, each of which specifies its property.
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
    "Layers, in the space of the bounds, whose coverage determines the visible area of a layer."
  package static let blank = NormalizedMask(layers: [])
  package static let fields: [Field<NormalizedMask>] = [
    .option("mode", \.mode, "The use of the layers' coverage."),
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
  private static let color = FieldFacts("color", "The color.", .essential)
  private static let image = FieldFacts("image", "The ID of the image.", .essential, .image)
  private static let definition = FieldFacts(
    "definition", "The ID of the definition.", .essential, .definition)
  private static let begin = FieldFacts(
    "begin", "The time at which the definition's time is 0, in seconds of the composition.")
  private static let rate = FieldFacts(
    "rate", "The number of seconds of the definition that play in one second.", .optional, .positive
  )

  package var unionCase: UnionCase<Self> {
    switch self {
    case .none: UnionCase(nil, "Nothing.") { _, _ in self }
    case .color(let color):
      UnionCase("color", "A single color that fills the bounds.", isShort: true) { change, _ in
        .color(change.value(color, .black, Self.color))
      }
    case .image(let image):
      UnionCase("image", "An image, resized to the bounds.", isShort: true) { change, _ in
        .image(change.value(image, "", Self.image))
      }
    case .shape(let shape): shape.unionCase
    case .gradient(let gradient): UnionCase("gradient", gradient, Self.gradient)
    case .text(let text): UnionCase("text", text, Self.text, isShort: true)
    case .instance(let definition, let begin, let rate):
      UnionCase("instance", "An instance of an earlier definition.", isShort: true) { change, _ in
        .instance(
          change.value(definition, "", Self.definition),
          begin: change.value(begin, 0, Self.begin), rate: change.value(rate, 1, Self.rate))
      }
    }
  }
}

extension NormalizedLayer {
  /// The default miter limit of Core Animation (CAShapeLayer.h).
  package static let plainMiterLimit = 10.0

  /// Returns `true` if corners look different with the default miter limit.
  package func needsMiterLimit(_ stroke: NormalizedStroke, of path: Path) -> Bool {
    guard stroke.join == .miter else { return false }
    if has(.miterLimit) { return true }
    guard stroke.miterLimit != Self.plainMiterLimit else { return false }
    // An animated path can have corners of any angle.
    return has(.path)
      || path.hasCorners(between: stroke.miterLimit, and: Self.plainMiterLimit)
  }
}

extension NormalizedTrack {
  /// The number of keyframes.
  package var keyCount: Int { keys.track.keyCount }

  /// The number of numbers in the values of the keyframes.
  package var numberCount: Int {
    switch keys {
    case .path(let track): track.keys.reduce(0) { $0 + 6 * $1.value.vertexCount }
    case .numbers(let track): track.keys.reduce(0) { $0 + $1.value.values.count }
    case .colors(let track): track.keys.reduce(0) { $0 + 4 * $1.value.values.count }
    case .point(let track): 2 * track.keys.count
    case .color(let track): 4 * track.keys.count
    case .number(let track): track.keys.count
    case .flag(let track): track.keys.count
    }
  }

  /// The fidelity of the keyframes to the source.
  package var fidelity: Fidelity { keys.track.fidelity }

  /// The maximum error of a sampled track, in the unit of its property, or `nil` for other tracks.
  package var bakedError: Double? {
    switch fidelity {
    case .baked(let error, _): error
    case .exact, .approximate: nil
    }
  }
}
