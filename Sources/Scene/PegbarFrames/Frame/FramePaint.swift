public import PegbarGeometry
public import PegbarScene

/// What an outline is painted with.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum FramePaint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A gradient.
  case gradient(FrameGradient)
}

/// How a line is drawn along an outline.
public struct StrokeLine: Hashable, Sendable {
  /// The width in points of the outline's space.
  public var width: Double
  /// How the ends look.
  public var cap = Stroke.Cap.butt
  /// How the corners look.
  public var join = Stroke.Join.miter
  /// How many widths long a pointed corner may be.
  public var miterLimit = 4.0
  /// The lengths of dashes and gaps in turn; an odd count repeats (as in SVG); empty for a solid line.
  public var dashes: [Double] = []
  /// How far into the dashes the line begins.
  public var dashPhase = 0.0
}

extension StrokeLine {
  /// The line of a stroke at a time; none where it draws nothing.
  package init?(_ stroke: Stroke, at time: Double) {
    let width = stroke.width.value(at: time)
    guard width > 0 else { return nil }
    let dashes = stroke.dashes.map { $0.value(at: time) }
    // Negative lengths have no meaning; with them, or with no length at all, the line is solid.
    let isDashed = dashes.allSatisfy { $0 >= 0 } && dashes.contains { $0 > 0 }
    self.init(
      width: width, cap: stroke.cap, join: stroke.join,
      miterLimit: max(1, stroke.miterLimit.value(at: time)), dashes: isDashed ? dashes : [],
      dashPhase: isDashed ? stroke.dashPhase.value(at: time) : 0)
  }
}

/// A gradient at one time.
public struct FrameGradient: Hashable, Sendable {
  /// A colour with its opacity at a place.
  public struct Stop: Hashable, Sendable {
    /// The place, 0…1, never before that of the stop in front of it.
    public var offset: Double
    /// The colour with its alpha.
    public var color: Color
  }

  /// Along what it changes.
  public var kind: Gradient.Kind
  /// Where it begins; the centre of a radial one.
  public var start: Point
  /// Where it ends; a point on the outermost circle of a radial one.
  public var end: Point
  /// Where a radial one has its first colour; the start for a linear one.
  public var focus: Point
  /// The colours in order, at least one.
  public var stops: [Stop]
}

extension FramePaint {
  /// What a paint is at a time; none for a gradient without colours.
  package init?(_ paint: Paint, at time: Double) {
    switch paint {
    case .color(let color):
      self = .color(color.value(at: time))
    case .gradient(let gradient):
      guard let gradient = FrameGradient(gradient, at: time) else { return nil }
      self = .gradient(gradient)
    }
  }
}

extension FrameGradient {
  /// A gradient at a time; none without colours.
  ///
  /// - Source: lottie-web SVGElementsRenderer.js (focus of radial gradients).
  package init?(_ gradient: Gradient, at time: Double) {
    let stops = gradient.stops.value(at: time).merged
    guard !stops.isEmpty else { return nil }
    let start = gradient.start.value(at: time)
    let end = gradient.end.value(at: time)
    var focus = start
    switch gradient.kind {
    case .linear: break
    case .radial:
      let share = min(max(gradient.highlightLength.value(at: time), -0.99), 0.99)
      if share != 0 {
        let angle = angleInDegrees(end - start) + gradient.highlightAngle.value(at: time)
        let (sine, cosine) = sineAndCosine(degrees: angle)
        focus = start + Point(x: cosine, y: sine) * ((end - start).length * share)
      }
    }
    self.init(kind: gradient.kind, start: start, end: end, focus: focus, stops: stops)
  }
}
