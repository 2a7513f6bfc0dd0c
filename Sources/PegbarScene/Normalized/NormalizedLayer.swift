/// One layer of the tree that Core Animation shows.
///
/// Its content and sublayers live in its bounds' space; `anchor` (a point of that space) is put on
/// `position` (a point of the superlayer's space) after scaling, then turning about it. Skew is
/// expressed by two layers inside each other that scale and turn.
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
  /// The point of its own space that is put on the position.
  public var anchor: Point
  /// Where the anchor is put, in the superlayer's space.
  public var position: Point
  /// The factors by which it is enlarged.
  public var scale: Point
  /// The turn in degrees.
  public var rotation: Double
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

  /// Makes a layer that changes nothing about its content.
  public init(
    name: String, designerName: String = "", source: String = "",
    content: NormalizedContent = .none, bounds: Rect, anchor: Point = .zero,
    position: Point = .zero, scale: Point = .one, rotation: Double = 0,
    opacity: Double = 1, isHidden: Bool = false, blendMode: BlendMode = .normal,
    clipsToBounds: Bool = false, shadow: NormalizedShadow? = nil, mask: NormalizedMask? = nil,
    sublayers: [NormalizedLayer] = [], tracks: [NormalizedTrack] = []
  ) {
    self.name = name
    self.designerName = designerName
    self.source = source
    self.content = content
    self.bounds = bounds
    self.anchor = anchor
    self.position = position
    self.scale = scale
    self.rotation = rotation
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
  public enum Mode: String, Hashable, Sendable, CaseIterable {
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
public enum NormalizedContent: Hashable, Sendable {
  /// Nothing.
  case none
  /// Its bounds in one colour.
  case color(Color)
  /// The image with this id, resized to its bounds.
  case image(String)
  /// An outline, filled or stroked.
  case shape(NormalizedShape)
  /// A gradient over its bounds.
  case gradient(NormalizedGradient)
  /// A definition: its id, when its time 0 is shown (in seconds of the composition this layer
  /// stands in), and how many of its seconds pass in one (more than 0).
  case instance(String, begin: Double, rate: Double)
}

/// An outline with one fill or one stroke.
public struct NormalizedShape: Hashable, Sendable {
  /// The outline.
  public var path: Path
  /// How it is painted.
  public var style: Style

  /// How an outline is painted.
  public enum Style: Hashable, Sendable {
    /// Inside.
    case fill(Color, FillRule)
    /// Along it.
    case stroke(Color, NormalizedStroke)
  }

  /// Makes a shape.
  public init(path: Path, style: Style) {
    self.path = path
    self.style = style
  }
}

/// How a line is drawn along an outline.
public struct NormalizedStroke: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// How the ends look.
  public var cap: Stroke.Cap
  /// How the corners look.
  public var join: Stroke.Join
  /// How many widths long a pointed corner may be.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double
  /// Where the line begins, as a fraction of the outline's length.
  public var start: Double
  /// Where the line ends, as a fraction of the outline's length.
  public var end: Double

  /// Makes a stroke.
  public init(
    width: Double, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashPhase: Double = 0, start: Double = 0, end: Double = 1
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.start = start
    self.end = end
  }
}

/// A gradient over the bounds of a layer.
public struct NormalizedGradient: Hashable, Sendable {
  /// Along what it changes.
  public var kind: Gradient.Kind
  /// Where it begins, in points of the layer's space; the centre of a radial one.
  public var start: Point
  /// Where it ends, in points of the layer's space; a point on the outermost circle of a radial one.
  public var end: Point
  /// The colours with their alpha.
  public var colors: [Color]
  /// Their places, 0…1, ascending; as many as colours.
  public var locations: [Double]

  /// Makes a gradient.
  public init(
    kind: Gradient.Kind, start: Point, end: Point, colors: [Color], locations: [Double]
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    self.colors = colors
    self.locations = locations
  }
}

/// The keyframe animation of one property of a normalized layer.
///
/// Keys have linear, hold or Bézier curves and no motion path; times lie in the composition's time.
public struct NormalizedTrack: Hashable, Sendable {
  /// The keys by the type of their values.
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

  /// The property; one that Core Animation can play.
  public var property: Property
  /// The keys.
  public var keys: Keys

  /// Makes a track.
  public init(property: Property, keys: Keys) {
    self.property = property
    self.keys = keys
  }
}
