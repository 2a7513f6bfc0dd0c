import PegbarBase
import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Overshooting easing of numbers with a range.
@Suite struct BoundedTracksTests {
  private static let bounce = Curve.bezier(TimingCurve(0.3, 0, 0.4, 1.4))

  private static func keyed<Value>(_ from: Value, _ to: Value) -> Animated<Value> {
    Make.moving((0, from), (2, to), curve: bounce)
  }

  private static func track(_ property: LayerProperty, of layer: Layer) -> NormalizedTrack? {
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return normalizer.normalized(Make.scene([layer]), log: FindingLog()).track(property)
  }

  private static func shapes(_ style: ShapeStyle) -> Layer {
    Make.drawing([Make.geometry(Make.square)], [style])
  }

  private static func opacity(_ from: Double, _ to: Double) -> Layer {
    var layer = Make.solid(0)
    layer.opacity = keyed(from, to)
    return layer
  }

  private static func stroke(_ change: (inout Stroke) -> Void) -> Layer {
    var stroke = Stroke(width: .constant(6))
    change(&stroke)
    var style = Make.stroke()
    style.kind = .stroke(stroke)
    return shapes(style)
  }

  /// Returns the largest distance between a track and a value, over all times.
  private static func miss<Value: TrackValue>(
    _ track: Track<Value>, _ value: (Double) -> Value, _ distance: (Value, Value) -> Double
  ) -> Double {
    (0...500).map { distance(track.value(at: Double($0) / 250), value(Double($0) / 250)) }.max()
      ?? .infinity
  }

  private static func expectInside(
    _ layer: Layer, _ property: LayerProperty, _ source: Animated<Double>,
    _ range: ClosedRange<Double>, tolerance: Double
  ) throws {
    let track = try #require(Self.track(property, of: layer))
    guard case .number(let keys) = track.keys, case .baked(let error, _) = keys.fidelity else {
      Issue.record("\(track)")
      return
    }
    #expect(error <= tolerance)
    let miss = Self.miss(
      keys, { min(max(source.value(at: $0), range.lowerBound), range.upperBound) },
      { abs($0 - $1) })
    #expect(miss <= tolerance)
    #expect((0...500).allSatisfy { range.contains(keys.value(at: Double($0) / 250)) })
  }

  @Test("clamps an overshooting opacity to 0…1", arguments: [(0.0, 1.0), (1.0, 0.0)])
  func opacities(_ from: Double, _ to: Double) throws {
    try Self.expectInside(
      Self.opacity(from, to), .opacity, Self.keyed(from, to), 0...1, tolerance: 1.0 / 512)
  }

  @Test("clamps an overshooting line width to 0")
  func lineWidth() throws {
    try Self.expectInside(
      Self.stroke { $0.width = Self.keyed(8, 0) }, .lineWidth, Self.keyed(8, 0), 0...100,
      tolerance: 0.125)
  }

  @Test("the miter limit never falls below 1")
  func miterLimit() throws {
    try Self.expectInside(
      Self.stroke { $0.miterLimit = Self.keyed(4, 1) }, .miterLimit, Self.keyed(4, 1), 1...100,
      tolerance: 0.01)
  }

  @Test("nor does a constant one", arguments: [(-3.0, 1.0), (0.5, 1), (2, 2)])
  func constantMiterLimit(_ limit: Double, _ expected: Double) throws {
    let layer = Self.stroke { $0.miterLimit = .constant(limit) }
    var limits: [Double] = []
    Normalizer().normalized(Make.scene([layer]), log: FindingLog()).forEachLayer { layer in
      if case .shape(let shape) = layer.content, case .stroke(_, let stroke) = shape.style {
        limits.append(stroke.miterLimit)
      }
    }
    #expect(limits == [expected])
  }

  @Test("an overshoot within the range keeps its curve")
  func inside() throws {
    let tracks = [
      try #require(Self.track(.opacity, of: Self.opacity(0.2, 0.8))),
      try #require(Self.track(.lineWidth, of: Self.stroke { $0.width = Self.keyed(2, 8) })),
    ]
    for track in tracks {
      guard case .number(let keys) = track.keys else {
        Issue.record("\(track)")
        return
      }
      #expect(keys.fidelity == .exact)
      #expect(keys.keys.count == 2 && keys.keys.first?.curve == Self.bounce)
    }
  }

  @Test("clamps each component of an overshooting color")
  func colors() throws {
    let source = Self.keyed(
      Color(red: 0, green: 0.4, blue: 1), Color(red: 1, green: 0.6, blue: 0))
    var style = Make.fill()
    style.paint = .color(source)
    let track = try #require(Self.track(.fillColor, of: Self.shapes(style)))
    guard case .color(let keys) = track.keys, case .baked = keys.fidelity else {
      Issue.record("\(track)")
      return
    }
    #expect(Self.miss(keys, source.value, Self.distance) <= 1.0 / 512)
    // Interpolated values are clamped. A player that does not clamp must draw the same.
    #expect(keys.keys.allSatisfy { $0.curve != Self.bounce })
  }

  @Test("clamps components and opacities of a gradient")
  func gradients() throws {
    func stops(_ red: Double, _ alpha: Double) -> GradientStops {
      GradientStops(
        colors: [
          GradientStops.ColorStop(offset: 0, color: Color(red: red, green: 0.2, blue: 1 - red)),
          GradientStops.ColorStop(offset: 1, color: Color(red: 1 - red, green: 0.4, blue: red)),
        ],
        alphas: [
          GradientStops.AlphaStop(offset: 0, alpha: alpha),
          GradientStops.AlphaStop(offset: 1, alpha: 1),
        ])
    }
    var style = Make.fill()
    let source = Self.keyed(stops(0, 0.3), stops(1, 1))
    style.paint = .gradient(
      Gradient(
        kind: .linear, start: .constant(.zero), end: .constant(Point(x: 80, y: 0)), stops: source))
    let track = try #require(Self.track(.colors, of: Self.shapes(style)))
    guard case .colors(let keys) = track.keys, case .baked = keys.fidelity else {
      Issue.record("\(track)")
      return
    }
    let miss = Self.miss(
      keys.first, { Self.cutOff(source.value(at: $0)) }, Self.distance)
    #expect(miss <= 1.0 / 512)
    #expect(keys.keys.allSatisfy { $0.curve != Self.bounce })
  }

  @Test("samples of a spring that would exceed the range remain samples")
  func springs() throws {
    let spring = SpringCurve(stiffness: 196, damping: 9)
    func keys(_ from: Double, _ to: Double) -> [Key<Double>] {
      (0...50).map {
        let time = Double($0) / 25
        return Key(time: time, value: from + (to - from) * spring.progress(after: time))
      }
    }
    func opacity(_ from: Double, _ to: Double) -> Track<Double>? {
      var layer = Make.solid(0)
      layer.opacity = .keyed(Track(keys(from, to)))
      guard case .number(let track)? = Self.track(.opacity, of: layer)?.keys else { return nil }
      return track
    }
    let inside = try #require(opacity(0.1, 0.5))
    #expect(inside.keys.contains { $0.curve.isSpring })
    // The highest sample is within the range, but the peak of the spring between samples is not.
    let top = keys(0, 1).map(\.value).max() ?? 1
    let outside = try #require(opacity(0, 0.9999999 / top))
    #expect(!outside.keys.contains { $0.curve.isSpring })
  }

  private static func distance(_ left: Color, _ right: Color) -> Double {
    max(
      abs(left.red - right.red), abs(left.green - right.green), abs(left.blue - right.blue),
      abs(left.alpha - right.alpha))
  }

  private static func cutOff(_ stops: GradientStops) -> Color {
    var color = stops.colors[0].color
    color.alpha = min(max(stops.alphas[0].alpha, 0), 1)
    return color
  }
}

extension Track<Colors> {
  /// The first color of each list.
  fileprivate var first: Track<Color> {
    Track<Color>(keys.map { Key(time: $0.time, value: $0.value.values[0], curve: $0.curve) })
  }
}
