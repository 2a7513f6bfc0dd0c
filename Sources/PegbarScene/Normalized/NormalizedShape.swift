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
  /// The colour inside of the outline; nothing where nothing is painted there.
  package var fillColor: Color? {
    switch self {
    case .fill(let color, _), .both(let color, _, _, _): color
    case .stroke: nil
    }
  }

  /// The colour along the outline; nothing where nothing is painted there.
  package var strokeColor: Color? {
    switch self {
    case .stroke(let color, _), .both(_, _, let color, _): color
    case .fill: nil
    }
  }

  /// What counts as inside; nothing where nothing is painted there.
  package var rule: FillRule? {
    switch self {
    case .fill(_, let rule), .both(_, let rule, _, _): rule
    case .stroke: nil
    }
  }

  /// The line along the outline; nothing where there is none.
  package var stroke: NormalizedStroke? {
    switch self {
    case .stroke(_, let stroke), .both(_, _, _, let stroke): stroke
    case .fill: nil
    }
  }

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
