public import PegbarGeometry

/// A fill or a stroke of paths, in the space of its group.
public struct ShapeStyle: Hashable, Sendable {
  /// The kind of style.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: Hashable, Sendable {
    /// A fill inside the paths.
    case fill(FillRule)
    /// A stroke along the paths.
    indirect case stroke(Stroke)
  }

  /// The designer's name, made unique within the layer.
  public var name: String
  /// The JSON path in the source, for findings.
  public var source: String
  /// The index of the enclosing group, or `nil` at the root of the layer.
  public var group: Int?
  /// The kind of style.
  public var kind: Kind
  /// The paint.
  public var paint: Paint
  /// The opacity, 0…1.
  public var opacity: Animated<Double>
  /// The blending with the content below.
  public var blendMode: BlendMode
  /// The indices of the paths it paints as one, in the order of the source.
  public var paths: [Int]

  /// Creates a style.
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

/// The paint of a style.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Paint: Hashable, Sendable {
  /// A single color.
  case color(Animated<Color>)
  /// A gradient.
  indirect case gradient(Gradient)
}

/// The appearance of a stroke along paths.
public struct Stroke: Hashable, Sendable {
  /// The shape of the ends of a stroke.
  public enum Cap: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Cut off at the end.
    case butt
    /// A half circle.
    case round
    /// Half a square.
    case square
  }

  /// The shape of the corners of a stroke.
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
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The maximum length of a mitered corner, as a multiple of the width.
  public var miterLimit: Animated<Double>
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dashes: [Animated<Double>]
  /// The offset into the dash pattern at which the stroke begins, in points.
  public var dashPhase: Animated<Double>

  /// Creates a stroke.
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

/// A color gradient.
public struct Gradient: Hashable, Sendable {
  /// The kind of gradient.
  public enum Kind: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Changes along the line from start to end.
    case linear
    /// Changes with the distance from the start; the end is on the outermost circle.
    case radial
  }

  /// The kind of gradient.
  public var kind: Kind
  /// The start point in the space of the style's group, in points.
  public var start: AnimatedPoint
  /// The end point, in points.
  public var end: AnimatedPoint
  /// The Highlight Length: the offset of a radial gradient's focus, as a fraction of the radius.
  public var highlightLength: Animated<Double>
  /// The Highlight Angle: the direction of the offset, in degrees from the line from start to end.
  public var highlightAngle: Animated<Double>
  /// The color and opacity stops.
  public var stops: Animated<GradientStops>

  /// Creates a gradient.
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

/// Colors and opacities along a gradient: two independent lists, each linear between its stops.
public struct GradientStops: TrackValue {
  /// A color at an offset.
  public struct ColorStop: Hashable, Sendable {
    /// The offset, 0…1.
    public var offset: Double
    /// The color; its alpha is ignored.
    public var color: Color

    /// Creates a color stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// An opacity at an offset.
  public struct AlphaStop: Hashable, Sendable {
    /// The offset, 0…1.
    public var offset: Double
    /// The opacity, 0…1.
    public var alpha: Double

    /// Creates an opacity stop.
    public init(offset: Double, alpha: Double) {
      self.offset = offset
      self.alpha = alpha
    }
  }

  /// The color stops, by offset.
  public var colors: [ColorStop]
  /// The opacity stops, by offset; opaque if there are none.
  public var alphas: [AlphaStop]

  /// Creates gradient stops.
  public init(colors: [ColorStop], alphas: [AlphaStop] = []) {
    self.colors = colors
    self.alphas = alphas
  }

  /// Returns stops interpolated one by one, offsets included; the first ones if the counts differ.
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
  package static let documentation = "Paints paths, in the space of the style's group."
  package static let blank = ShapeStyle(
    name: "", kind: .fill(.nonZero), paint: .color(.constant(.black)), paths: [])
  package static let fields: [Field<ShapeStyle>] = [
    .type(\.kind),
    .value("name", \.name, "The name, unique within the layer.", .expected),
    .value("source", \.source, "The JSON path in the source."),
    .union("kind", \.kind),
    .value(
      "group", \.group, "The index of the enclosing group; none at the root of the layer.",
      .optional, .index(.groups)),
    .paint("paint", \.paint),
    .track("opacity", \.opacity, .opacity, "The opacity, 0 to 1."),
    .option("blendMode", \.blendMode, "The blending with the content below."),
    .value(
      "paths", \.paths,
      "The indices of the paths to paint as one, in the order of the source.", .optional,
      .index(.paths)),
  ]
}

extension ShapeStyle.Kind: SceneUnion {
  package static let blanks: [ShapeStyle.Kind] = [.fill(.nonZero), .stroke(.blank)]
  private static let rule = FieldFacts("rule", "The fill rule.")

  /// The property for the color of the style.
  fileprivate var colorProperty: Property {
    switch self {
    case .fill: .fillColor
    case .stroke: .strokeColor
    }
  }

  package var unionCase: UnionCase<Self> {
    switch self {
    case .fill(let rule):
      UnionCase("fill", "Paints the inside of paths.") { change, _ in
        .fill(change.option(rule, .nonZero, Self.rule))
      }
    case .stroke(let stroke): UnionCase("stroke", stroke, Self.stroke, "Paints along paths.")
    }
  }
}

extension Stroke: SceneRecord {
  package static let documentation = "The appearance of a stroke along paths."
  package static let blank = Stroke(width: .constant(0))
  package static let fields: [Field<Stroke>] = [
    .track("width", \.width, .lineWidth, "The width in points; 0 draws nothing.", .expected),
    .option("cap", \.cap, "The shape of the ends."),
    .option("join", \.join, "The shape of the corners."),
    .track(
      "miterLimit", \.miterLimit, .miterLimit,
      "The maximum length of a mitered corner, as a multiple of the width."),
    .tracks(
      "dashes", \.dashes, blank: 0, FieldRole(.dashLength, part: "dash"),
      ("The alternating lengths of dashes and gaps, in points.", .optional)),
    .track(
      "dashPhase", \.dashPhase, .dashPhase,
      "The offset into the dash pattern at which the stroke begins, in points."),
  ]
}

extension Gradient: SceneRecord {
  package static let documentation = "A color gradient."
  package static let blank = Gradient(
    kind: .linear, start: .constant(.zero), end: .constant(.zero),
    stops: .constant(GradientStops(colors: [])))
  package static let fields: [Field<Gradient>] = [
    .option(
      "kind", \.kind, "The kind: linear, or radial around the start.", .expected),
    .point(
      "start", \.start,
      FieldRole(.gradientStart, coordinates: (.gradientStartX, .gradientStartY)),
      "The start point in the space of the style's group, in points.", .expected),
    .point(
      "end", \.end, FieldRole(.gradientEnd, coordinates: (.gradientEndX, .gradientEndY)),
      "The end point, in points; on the outermost circle of a radial gradient.", .expected),
    .track(
      "highlightLength", \.highlightLength, .highlightLength,
      "The offset of a radial gradient's highlight, as a fraction of the radius."),
    .track(
      "highlightAngle", \.highlightAngle, .highlightAngle,
      "The direction of the highlight's offset, in degrees from the line from start to end."),
    .track("stops", \.stops, .gradientStops, "The color and opacity stops.", .expected),
  ]
}

extension Paint: SceneUnion {
  package static let blanks: [Paint] = [.color(.constant(.black)), .gradient(.blank)]
  private static let color = FieldFacts("color", "The color.", .expected)
  private static let gradient = FieldFacts("gradient", "The gradient.", .expected)

  package var unionCase: UnionCase<Self> {
    switch self {
    case .color(let color):
      UnionCase(
        "color", "A single color.", members: [Self.color],
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
  /// Returns a field for a color or a gradient; the color is named after the style.
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
