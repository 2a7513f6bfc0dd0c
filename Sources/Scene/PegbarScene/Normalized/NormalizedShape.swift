public import PegbarGeometry

/// An outline with a fill, a stroke or both.
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
    /// Inside, and along it above that, as `CAShapeLayer` draws both.
    case both(fill: Color, FillRule, stroke: Color, NormalizedStroke)
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

extension NormalizedShape.Style {
  /// What is painted inside of the outline, and what along it.
  private var parts: (inside: (Color, FillRule)?, along: (Color, NormalizedStroke)?) {
    switch self {
    case .fill(let color, let rule): ((color, rule), nil)
    case .stroke(let color, let stroke): (nil, (color, stroke))
    case .both(let fill, let rule, let color, let stroke): ((fill, rule), (color, stroke))
    }
  }

  /// The colour inside of the outline; nothing where nothing is painted there.
  package var fillColor: Color? { parts.inside?.0 }

  /// The colour along the outline; nothing where nothing is painted there.
  package var strokeColor: Color? { parts.along?.0 }

  /// What counts as inside; nothing where nothing is painted there.
  package var rule: FillRule? { parts.inside?.1 }

  /// The line along the outline; nothing where there is none.
  package var stroke: NormalizedStroke? { parts.along?.1 }

  /// The same with other colours and another line.
  package func map(
    fill: (Color) -> Color = { $0 }, stroke: (Color) -> Color = { $0 },
    line: (NormalizedStroke) -> NormalizedStroke = { $0 }
  ) -> NormalizedShape.Style {
    switch self {
    case .fill(let color, let rule): .fill(fill(color), rule)
    case .stroke(let color, let own): .stroke(stroke(color), line(own))
    case .both(let inside, let rule, let along, let own):
      .both(fill: fill(inside), rule, stroke: stroke(along), line(own))
    }
  }
}

extension NormalizedStroke: SceneRecord {
  package static let documentation = "A line along an outline."
  package static let blank = NormalizedStroke(width: 0)
  package static let fields: [Field<NormalizedStroke>] = [
    .value("width", \.width, "The width in points.", .expected),
    .option("cap", \.cap, "How the ends of the line look."),
    .option("join", \.join, "How the corners of the line look."),
    .value("miterLimit", \.miterLimit, "How many widths long a pointed corner may be."),
    .value("dashes", \.dashes, "The lengths of dashes and gaps in turn, in points."),
    .value(
      "dashPhase", \.dashPhase, "How far into the dashes the line begins, in points."),
    .value(
      "start", \.start, "Where the line begins, as a fraction of the outline's length."),
    .value("end", \.end, "Where the line ends, as a fraction of the outline's length."),
  ]
}

extension NormalizedShape {
  private static let color = FieldFacts("color", "The colour.", .essential)
  private static let path = FieldFacts("path", "The outline.", .essential)
  private static let rule = FieldFacts("rule", "Which points count as inside.")
  private static let fill = FieldFacts(
    "fill", "The colour of the inside, below the line; nothing is there without.")

  /// What the shape is among the contents of layers.
  var unionCase: UnionCase<NormalizedContent> {
    switch style {
    case .fill:
      UnionCase("fill", "The inside of an outline.") { .shape(mapped($0, at: $1)) }
    case .stroke, .both:
      UnionCase("stroke", NormalizedStroke.documentation) { .shape(mapped($0, at: $1)) }
    }
  }

  /// The same shape with what it holds changed.
  private func mapped(_ change: any FieldChange, at context: TrackContext) -> NormalizedShape {
    let style: Style
    switch self.style {
    case .fill(let color, let rule):
      style = .fill(
        change.value(color, .black, Self.color), change.option(rule, .nonZero, Self.rule))
    case .stroke(let color, let stroke), .both(_, _, let color, let stroke):
      let color = change.value(color, .black, Self.color)
      let stroke = change.inline(stroke, context)
      let fill = change.value(self.style.fillColor, usual: nil, Self.fill)
      let rule = change.option(self.style.rule ?? .nonZero, .nonZero, Self.rule)
      style =
        fill.map { .both(fill: $0, rule, stroke: color, stroke) } ?? .stroke(color, stroke)
    }
    return NormalizedShape(path: change.value(path, Path(), Self.path), style: style)
  }
}
