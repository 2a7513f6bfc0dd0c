public import PegbarGeometry

/// A path with a fill, a stroke or both.
public struct NormalizedShape: Hashable, Sendable {
  /// The path.
  public var path: Path
  /// The fill and stroke.
  public var style: Style

  /// The fill and stroke of a path.
  public enum Style: Hashable, Sendable {
    /// A fill.
    case fill(Color, FillRule)
    /// A stroke.
    case stroke(Color, NormalizedStroke)
    /// A fill with a stroke above it, as `CAShapeLayer` draws both.
    case both(fill: Color, FillRule, stroke: Color, NormalizedStroke)
  }

  /// Creates a shape.
  public init(path: Path, style: Style) {
    self.path = path
    self.style = style
  }
}

/// The appearance of a stroke along a path.
public struct NormalizedStroke: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The shape of the ends.
  public var cap: Stroke.Cap
  /// The shape of the corners.
  public var join: Stroke.Join
  /// The maximum length of a mitered corner, as a multiple of the width.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dashes: [Double]
  /// The offset into the dash pattern at which the stroke begins, in points.
  public var dashPhase: Double
  /// The start of the stroke, as a fraction of the path's length.
  public var start: Double
  /// The end of the stroke, as a fraction of the path's length.
  public var end: Double

  /// Creates a stroke.
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
  /// The fill inside the path and the stroke along it.
  private var parts: (inside: (Color, FillRule)?, along: (Color, NormalizedStroke)?) {
    switch self {
    case .fill(let color, let rule): ((color, rule), nil)
    case .stroke(let color, let stroke): (nil, (color, stroke))
    case .both(let fill, let rule, let color, let stroke): ((fill, rule), (color, stroke))
    }
  }

  /// The fill color, or `nil` if there is no fill.
  package var fillColor: Color? { parts.inside?.0 }

  /// The stroke color, or `nil` if there is no stroke.
  package var strokeColor: Color? { parts.along?.0 }

  /// The fill rule, or `nil` if there is no fill.
  package var rule: FillRule? { parts.inside?.1 }

  /// The stroke, or `nil` if there is none.
  package var stroke: NormalizedStroke? { parts.along?.1 }

  /// Returns the style with transformed colors and stroke.
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
  package static let documentation = "A stroke along a path."
  package static let blank = NormalizedStroke(width: 0)
  package static let fields: [Field<NormalizedStroke>] = [
    .value("width", \.width, "The width in points.", .expected),
    .option("cap", \.cap, "The shape of the ends."),
    .option("join", \.join, "The shape of the corners."),
    .value(
      "miterLimit", \.miterLimit,
      "The maximum length of a mitered corner, as a multiple of the width."),
    .value("dashes", \.dashes, "The alternating lengths of dashes and gaps, in points."),
    .value(
      "dashPhase", \.dashPhase,
      "The offset into the dash pattern at which the stroke begins, in points."),
    .value(
      "start", \.start, "The start of the stroke, as a fraction of the path's length."),
    .value("end", \.end, "The end of the stroke, as a fraction of the path's length."),
  ]
}

extension NormalizedShape {
  private static let color = FieldFacts("color", "The color.", .essential)
  private static let path = FieldFacts("path", "The path.", .essential)
  private static let rule = FieldFacts("rule", "The fill rule.")
  private static let fill = FieldFacts(
    "fill", "The color of the fill below the stroke; no fill by default.")

  /// The case of the shape among the contents of layers.
  var unionCase: UnionCase<NormalizedContent> {
    switch style {
    case .fill:
      UnionCase("fill", "The inside of a path.") { .shape(mapped($0, at: $1)) }
    case .stroke, .both:
      UnionCase("stroke", NormalizedStroke.documentation) { .shape(mapped($0, at: $1)) }
    }
  }

  /// Returns the shape with its fields changed.
  private func mapped(_ change: any FieldChange, at context: TrackContext) -> NormalizedShape {
    let style: Style
    switch self.style {
    case .fill(let color, let rule):
      style = .fill(
        change.value(color, .black, Self.color), change.option(rule, .nonZero, Self.rule))
    case .stroke(let color, let stroke), .both(_, _, let color, let stroke):
      let color = change.value(color, .black, Self.color)
      let stroke = change.inline(stroke, context)
      let fill = change.value(self.style.fillColor, defaultValue: nil, Self.fill)
      let rule = change.option(self.style.rule ?? .nonZero, .nonZero, Self.rule)
      style =
        fill.map { .both(fill: $0, rule, stroke: color, stroke) } ?? .stroke(color, stroke)
    }
    return NormalizedShape(path: change.value(path, Path(), Self.path), style: style)
  }
}
