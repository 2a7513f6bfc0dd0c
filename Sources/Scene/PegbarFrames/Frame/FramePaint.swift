public import PegbarGeometry
public import PegbarScene

/// The paint of an outline.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum FramePaint: Hashable, Sendable {
  /// A single color.
  case color(Color)
  /// A gradient.
  case gradient(FrameGradient)
}

/// The properties of a line along an outline.
public struct StrokeLine: Hashable, Sendable {
  /// The width in points of the outline's space.
  public var width: Double
  /// The shape of the ends.
  public var cap = Stroke.Cap.butt
  /// The shape of the corners.
  public var join = Stroke.Join.miter
  /// The maximum length of a pointed corner, in line widths.
  public var miterLimit = 4.0
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  ///
  /// An odd number of lengths is repeated (as in SVG).
  public var dashes: [Double] = []
  /// The offset into the dashes at which the line begins.
  public var dashPhase = 0.0
}

extension StrokeLine {
  /// Creates a solid line.
  package init(width: Double, join: Stroke.Join = .miter) {
    self.init(
      width: width, cap: .butt, join: join, miterLimit: 4, dashes: [], dashPhase: 0)
  }

  /// Creates the line of a stroke at a time; `nil` if it draws nothing.
  package init?(_ stroke: Stroke, at time: Double) {
    let width = stroke.width.value(at: time)
    guard width > 0 else { return nil }
    let dashes = stroke.dashes.map { $0.value(at: time) }
    // Negative lengths are invalid. The line is solid if there are any, or if all lengths are 0.
    let isDashed = dashes.allSatisfy { $0 >= 0 } && dashes.contains { $0 > 0 }
    self.init(
      width: width, cap: stroke.cap, join: stroke.join,
      miterLimit: max(1, stroke.miterLimit.value(at: time)), dashes: isDashed ? dashes : [],
      dashPhase: isDashed ? stroke.dashPhase.value(at: time) : 0)
  }
}

/// A gradient at one time.
public struct FrameGradient: Hashable, Sendable {
  /// A color with its opacity at a position.
  public struct Stop: Hashable, Sendable {
    /// The position, 0…1, never before that of the previous stop.
    public var offset: Double
    /// The color with its alpha.
    public var color: Color
  }

  /// The kind of gradient.
  public var kind: Gradient.Kind
  /// The start, or the center of a radial gradient.
  public var start: Point
  /// The end, or a point on the outermost circle of a radial gradient.
  public var end: Point
  /// The point of the first color in a radial gradient, or the start of a linear gradient.
  public var focus: Point
  /// The stops in order, at least one.
  public var stops: [Stop]
}

extension FramePaint {
  /// Creates a paint at a time; `nil` for a gradient without colors.
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
  /// Creates a gradient at a time; `nil` without colors.
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
