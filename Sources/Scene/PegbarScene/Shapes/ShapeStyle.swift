public import PegbarGeometry

/// Paints paths, in the space of the group it stands in.
public struct ShapeStyle: Hashable, Sendable {
  /// Where a style paints.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Kind: Hashable, Sendable {
    /// Inside of the paths.
    case fill(FillRule)
    /// Along the paths.
    case stroke(Stroke)
  }

  /// The designer's name, made unique within the layer.
  public var name: String
  /// Where it stands in the source (a JSON path), for findings.
  public var source: String
  /// The index of the group it stands in; none at the root of the layer.
  public var group: Int?
  /// Where it paints.
  public var kind: Kind
  /// What it paints with.
  public var paint: Paint
  /// How opaque it is, 0…1.
  public var opacity: Animated<Double>
  /// How it is mixed with what lies below.
  public var blendMode: BlendMode
  /// The indices of the paths it paints as one, in the order of the source.
  public var paths: [Int]

  /// Makes a style.
  public init(
    name: String, source: String = "$", group: Int? = nil, kind: Kind, paint: Paint,
    opacity: Animated<Double> = .constant(1), blendMode: BlendMode = .normal, paths: [Int]
  ) {
    self.name = name
    self.source = source
    self.group = group
    self.kind = kind
    self.paint = paint
    self.opacity = opacity
    self.blendMode = blendMode
    self.paths = paths
  }
}

/// What is painted with.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Animated<Color>)
  /// A gradient.
  case gradient(Gradient)
}

/// How a line is drawn along paths.
public struct Stroke: Hashable, Sendable {
  /// How the ends of a line look.
  public enum Cap: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Cut off at the end.
    case butt
    /// With a half circle.
    case round
    /// With half a square.
    case square
  }

  /// How the corners of a line look.
  public enum Join: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Pointed, up to the miter limit.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
  }

  /// The width in points; 0 draws nothing.
  public var width: Animated<Double>
  /// How the ends look.
  public var cap: Cap
  /// How the corners look.
  public var join: Join
  /// How many widths long a pointed corner may be.
  public var miterLimit: Animated<Double>
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [Animated<Double>]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Animated<Double>

  /// Makes a stroke.
  public init(
    width: Animated<Double>, cap: Cap = .butt, join: Join = .miter,
    miterLimit: Animated<Double> = .constant(4), dashes: [Animated<Double>] = [],
    dashPhase: Animated<Double> = .constant(0)
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

/// A colour that changes from place to place.
public struct Gradient: Hashable, Sendable {
  /// Along what a gradient changes.
  public enum Kind: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Along the line from start to end.
    case linear
    /// With the distance from the start; the end lies on the outermost circle.
    case radial
  }

  /// Along what it changes.
  public var kind: Kind
  /// Where it begins, in the space of the style's group, in points.
  public var start: AnimatedPoint
  /// Where it ends, in points.
  public var end: AnimatedPoint
  /// The Highlight Length: the offset of a radial gradient's focus, as a fraction of the radius.
  public var highlightLength: Animated<Double>
  /// In which direction, in degrees from the line between start and end.
  public var highlightAngle: Animated<Double>
  /// The colours.
  public var stops: Animated<GradientStops>

  /// Makes a gradient.
  public init(
    kind: Kind, start: AnimatedPoint, end: AnimatedPoint,
    highlightLength: Animated<Double> = .constant(0),
    highlightAngle: Animated<Double> = .constant(0), stops: Animated<GradientStops>
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    self.highlightLength = highlightLength
    self.highlightAngle = highlightAngle
    self.stops = stops
  }
}

/// Colours and opacities along a gradient: two independent lists, each linear between its stops.
public struct GradientStops: TrackValue {
  /// A colour at a place.
  public struct ColorStop: Hashable, Sendable {
    /// The place, 0…1.
    public var offset: Double
    /// The colour; its alpha does not count.
    public var color: Color

    /// Makes a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// An opacity at a place.
  public struct AlphaStop: Hashable, Sendable {
    /// The place, 0…1.
    public var offset: Double
    /// The opacity, 0…1.
    public var alpha: Double

    /// Makes a stop.
    public init(offset: Double, alpha: Double) {
      self.offset = offset
      self.alpha = alpha
    }
  }

  /// The colours, by offset.
  public var colors: [ColorStop]
  /// The opacities, by offset; opaque where there are none.
  public var alphas: [AlphaStop]

  /// Makes stops.
  public init(colors: [ColorStop], alphas: [AlphaStop] = []) {
    self.colors = colors
    self.alphas = alphas
  }

  /// Blends stop by stop, offsets included; stays at the first where the counts differ.
  public static func interpolate(
    _ from: GradientStops, _ to: GradientStops, _ fraction: Double
  ) -> GradientStops {
    guard from.colors.count == to.colors.count, from.alphas.count == to.alphas.count else {
      return from
    }
    return GradientStops(
      colors: zip(from.colors, to.colors).map {
        ColorStop(
          offset: .interpolate($0.offset, $1.offset, fraction),
          color: .interpolate($0.color, $1.color, fraction))
      },
      alphas: zip(from.alphas, to.alphas).map {
        AlphaStop(
          offset: .interpolate($0.offset, $1.offset, fraction),
          alpha: .interpolate($0.alpha, $1.alpha, fraction))
      })
  }
}

extension ShapeStyle: SceneRecord {
  package static let documentation = "Paints paths, in the space of the group it stands in."
  package static let blank = ShapeStyle(
    name: "", kind: .fill(.nonZero), paint: .color(.constant(.black)), paths: [])
  package static let fields: [Field<ShapeStyle>] = [
    .type(\.kind),
    .value("name", \.name, "The name, unique within the layer.", .expected),
    .value("source", \.source, "Where it stands in the source (a JSON path)."),
    .union("kind", \.kind),
    .value(
      "group", \.group, "The index of the group it stands in; none at the root of the layer.",
      .optional, .index(.groups)),
    .paint("paint", \.paint),
    .track("opacity", \.opacity, .opacity, "How opaque it is, 0 to 1."),
    .option("blendMode", \.blendMode, "How it is mixed with what lies below."),
    .value(
      "paths", \.paths,
      "The indices of the paths it paints as one, in the order of the source.", .optional,
      .index(.paths)),
  ]
}

extension ShapeStyle.Kind: SceneUnion {
  package static let blanks: [ShapeStyle.Kind] = [.fill(.nonZero), .stroke(.blank)]
  private static let rule = FieldFacts("rule", "Which points count as inside.")

  /// What the colour of the style is called.
  fileprivate var colorProperty: Property {
    switch self {
    case .fill: .fillColor
    case .stroke: .strokeColor
    }
  }

  package var unionCase: UnionCase<Self> {
    switch self {
    case .fill(let rule):
      UnionCase("fill", "Paints inside of paths.") { change, _ in
        .fill(change.option(rule, .nonZero, Self.rule))
      }
    case .stroke(let stroke): UnionCase("stroke", stroke, Self.stroke, "Paints along paths.")
    }
  }
}

extension Stroke: SceneRecord {
  package static let documentation = "How a line is drawn along paths."
  package static let blank = Stroke(width: .constant(0))
  package static let fields: [Field<Stroke>] = [
    .track("width", \.width, .lineWidth, "The width in points; 0 draws nothing.", .expected),
    .option("cap", \.cap, "How the ends of the line look."),
    .option("join", \.join, "How the corners of the line look."),
    .track(
      "miterLimit", \.miterLimit, .miterLimit, "How many widths long a pointed corner may be."),
    .tracks(
      "dashes", \.dashes, blank: 0, FieldRole(.dashLength, part: "dash"),
      ("The lengths of dashes and gaps in turn, in points.", .optional)),
    .track(
      "dashPhase", \.dashPhase, .dashPhase, "How far into the dashes the line begins, in points."),
  ]
}

extension Gradient: SceneRecord {
  package static let documentation = "A colour that changes from place to place."
  package static let blank = Gradient(
    kind: .linear, start: .constant(.zero), end: .constant(.zero),
    stops: .constant(GradientStops(colors: [])))
  package static let fields: [Field<Gradient>] = [
    .option("kind", \.kind, "Along a line, or with the distance from the start.", .expected),
    .point(
      "start", \.start,
      FieldRole(.gradientStart, coordinates: (.gradientStartX, .gradientStartY)),
      "Where it begins, in the space of the style's group, in points.", .expected),
    .point(
      "end", \.end, FieldRole(.gradientEnd, coordinates: (.gradientEndX, .gradientEndY)),
      "Where it ends, in points; on the outermost circle of a radial one.", .expected),
    .track(
      "highlightLength", \.highlightLength, .highlightLength,
      "How far the centre of a radial one is moved, as a fraction of the radius."),
    .track(
      "highlightAngle", \.highlightAngle, .highlightAngle,
      "In which direction, in degrees from the line between start and end."),
    .track("stops", \.stops, .gradientStops, "The colours.", .expected),
  ]
}

extension Paint: SceneUnion {
  package static let blanks: [Paint] = [.color(.constant(.black)), .gradient(.blank)]
  private static let color = FieldFacts("color", "The colour.", .expected)
  private static let gradient = FieldFacts("gradient", "The gradient.", .expected)

  package var unionCase: UnionCase<Self> {
    switch self {
    case .color(let color):
      UnionCase(
        "color", "One colour.", members: [Self.color],
        walked: { color.walked($0, $1.color, at: $1).map(Self.color) }
      ) { change, context in
        let role = FieldRole(context.color).at(context)
        return .color(change.animated(color, .constant(.black), Self.color, role))
      }
    case .gradient(let gradient):
      UnionCase(
        "gradient", "A gradient.", members: [Self.gradient],
        walked: { gradient.walked($0, at: $1).map(Self.gradient) }
      ) { change, context in
        .gradient(change.record(gradient, Self.gradient, context))
      }
    }
  }
}

extension Field where Owner == ShapeStyle {
  /// A colour or a gradient; the colour is called after what it paints.
  @inline(__always)
  fileprivate static func paint(_ name: StaticString, _ path: @autoclosure @escaping Path<Paint>)
    -> Field
  {
    let facts = FieldFacts(name, "", .essential)
    return Field(
      facts, .init(path()), at: { $1.painting($0.kind.colorProperty) },
      walk: { $0.walked($1, at: $2) }
    ) { paint, change, context in change.alternatives(paint, facts, context) }
  }
}
