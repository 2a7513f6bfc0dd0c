internal import PegbarGeometry
internal import PegbarScene

/// Rounds the numbers of a normalized scene with which layers are drawn.
///
/// Canvas sizes, the frame rate, and the values of parameters except colors are those of the
/// source. Points and widths are rounded to 1e-5, opacities and other fractions to 1e-5. Colors are
/// rounded to 8 bits, which the color picker of After Effects shows; gradients lose stops that this
/// makes redundant (see `RedundantStops`). Degrees and factors are rounded to 1e-6. Control points
/// of curves are rounded to 1e-3, or to at most 1e-6 if a value would change visibly (see
/// `ShortCurves`). Times are rounded to thousandths of a frame, in nanoseconds (see `FrameGrid`).
/// Exporters write the numbers unchanged, so the same scene gives the same text everywhere.
///
/// Animated properties get the state of their rounded keyframes at the end of the scene, which is
/// visible once the animations are removed.
struct Rounding {
  private let grid: FrameGrid
  private let curves: ShortCurves
  /// `true` if colors are rounded to 8 bits.
  private var hasByteColors = true

  init(_ scene: NormalizedScene) {
    grid = FrameGrid(rate: scene.frameRate)
    curves = ShortCurves(scene)
  }

  func apply(to scene: inout NormalizedScene) {
    scene.duration = time(scene.duration)
    scene.changeEachLayer(apply)
    scene.changeCompositions { composition in
      composition.transactions.changeEach { transaction in
        transaction.window = TimeRange(
          start: time(transaction.window.start), end: time(transaction.window.end))
        transaction.curve = transaction.curve.map(curve)
      }
    }
    setEnds(of: &scene)
    scene.parameters.changeEach { parameter in
      switch parameter.value {
      case .color(let color): parameter.value = .color(self.color(color))
      case .colors(let colors): parameter.value = .colors(colors.map(color))
      case .number, .point, .text, .image: break
      }
    }
    scene.markers.changeEach { marker in
      (marker.time, marker.duration) = (time(marker.time), time(marker.duration))
    }
  }

  private func apply(to layer: inout NormalizedLayer) {
    layer.tracks = layer.tracks.map(track)
    layer.dropRedundantStops()
    layer.tracks = layer.tracks.filter { track in
      let isWorthKeeping = track.keys.track.isWorthKeeping
      if !isWorthKeeping { layer.setModel(from: track, at: 0) }
      return isWorthKeeping
    }
    layer.keepStrokeRange()
    model(of: &layer)
  }

  /// Rounds everything except the tracks and the contents of the layer.
  private func model(of layer: inout NormalizedLayer) {
    layer.bounds = Rect(origin: point(layer.bounds.origin), size: size(layer.bounds.size))
    layer.cornerRadius = length(layer.cornerRadius)
    layer.anchor = point(layer.anchor)
    layer.position = point(layer.position)
    layer.scale = Point(x: factor(layer.scale.x), y: factor(layer.scale.y))
    layer.rotation = factor(layer.rotation)
    layer.rotationX = factor(layer.rotationX)
    layer.rotationY = factor(layer.rotationY)
    layer.scaleZ = factor(layer.scaleZ)
    layer.zPosition = length(layer.zPosition)
    layer.perspective = layer.perspective.map { max(length($0), 0.00001) }
    layer.opacity = fraction(layer.opacity)
    layer.content = content(layer.content)
    layer.shadow = layer.shadow.map { shadow in
      NormalizedShadow(
        color: color(shadow.color), opacity: fraction(shadow.opacity), offset: point(shadow.offset),
        radius: length(shadow.radius))
    }
  }

  // MARK: The end of the scene

  /// Sets animated properties to the state of their keyframes at the end of the scene.
  func setEnds(of scene: inout NormalizedScene) {
    let ends = EndTimes(scene)
    setEnds(of: &scene.root, at: scene.duration)
    scene.definitions.changeEach { definition in
      guard let end = ends[definition.id]?.upperBound else { return }
      setEnds(of: &definition, at: end)
    }
  }

  private func setEnds(of composition: inout NormalizedComposition, at end: Double) {
    composition.layers.changeEach { $0.changeEachLayer { setEnd(of: &$0, at: end) } }
  }

  private func setEnd(of layer: inout NormalizedLayer, at end: Double) {
    guard !layer.tracks.isEmpty else { return }
    var ended = layer
    for track in layer.tracks { ended.setModel(from: track, at: end) }
    if !layer.keepsDepth { ended.scaleZ = layer.scaleZ }
    // A layer that already has this state may have more digits.
    let (old, new) = (withRoundedModel(layer), withRoundedModel(ended))
    if old != new { layer = new }
  }

  /// Returns the layer with a rounded state.
  ///
  /// Between keyframes, a factor or a color may require more digits than keyframes have.
  private func withRoundedModel(_ layer: NormalizedLayer) -> NormalizedLayer {
    var result = layer
    var precise = self
    precise.hasByteColors = false
    precise.model(of: &result)
    result.scale = Point(x: rounded(layer.scale.x, 1e8), y: rounded(layer.scale.y, 1e8))
    if layer.keepsDepth { result.scaleZ = rounded(layer.scaleZ, 1e8) }
    return result
  }

  // MARK: Numbers

  private func rounded(_ value: Double, _ steps: Double) -> Double {
    // NaN must not leave the passes, because it cannot be drawn or written as JSON.
    guard value.isFinite else { return 0 }
    let result = (value * steps).rounded() / steps
    // A number that is too large to be scaled has no digits to round.
    return result.isFinite ? (result == 0 ? 0 : result) : value
  }

  private func length(_ value: Double) -> Double { rounded(value, 1e5) }
  private func fraction(_ value: Double) -> Double { rounded(value, 1e5) }
  private func factor(_ value: Double) -> Double { rounded(value, 1e6) }
  private func point(_ point: Point) -> Point { Point(x: length(point.x), y: length(point.y)) }

  private func time(_ value: Double) -> Double { grid.time(value) }

  /// Returns a rate rounded up, so that a change at a frame of the definition has happened when the
  /// frame is shown, even after a long time.
  private func rate(_ value: Double) -> Double {
    let steps = value * 1e9
    guard steps.isFinite else { return value.isFinite ? value : 1 }
    let nearest = steps.rounded()
    return max((abs(steps - nearest) < 1e-3 ? nearest : steps.rounded(.up)) / 1e9, 1e-9)
  }

  private func size(_ size: Size) -> Size {
    Size(width: max(length(size.width), 0.00001), height: max(length(size.height), 0.00001))
  }

  /// Returns a color as in `#RRGGBB`, with an alpha that has more digits.
  private func color(_ color: Color) -> Color {
    guard hasByteColors else { return color.map(fraction) }
    let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
    return Color(red: red, green: green, blue: blue, alpha: fraction(color.alpha))
  }

  private func level(_ value: Double) -> Double { fraction(rounded(value, 255)) }

  /// Returns an outline with rounded points; ellipses and rectangles keep their shape, because
  /// their defining numbers are rounded.
  private func path(_ path: Path) -> Path {
    Path(
      path.contours.map { contour in
        let primitive = Primitive(contour, within: Self.primitiveSlack)?.map { rounded($0, 1e6) }
          .contour
        guard let primitive,
          zip(primitive.vertices, contour.vertices).allSatisfy({ one, other in
            one.isAbout(other, within: Self.primitiveSlack)
          })
        else { return Path([contour]).map(point).contours[0] }
        return primitive
      })
  }

  /// The maximum error of the points of an ellipse or a rectangle, equal to the rounding of other
  /// points.
  private static let primitiveSlack = 5e-6

  private func curve(_ curve: Curve) -> Curve {
    switch curve {
    case .linear: .linear
    case .hold: .hold
    case .spring(let spring): .spring(spring)
    case .bezier(let curve): .bezier(curves[curve])
    }
  }

  // MARK: Content

  private func content(_ content: NormalizedContent) -> NormalizedContent {
    switch content {
    case .none, .image:
      return content
    case .color(let color):
      return .color(self.color(color))
    case .instance(let id, let begin, let rate):
      return .instance(id, begin: time(begin), rate: self.rate(rate))
    case .text(var text):
      text.size = length(text.size)
      text.color = color(text.color)
      return .text(text)
    case .gradient(var gradient):
      gradient.start = point(gradient.start)
      gradient.end = point(gradient.end)
      gradient.rim = gradient.rim.map(point)
      if gradient.rim == Point(x: gradient.end.x, y: gradient.start.y) { gradient.rim = nil }
      gradient.colors = gradient.colors.map(color)
      gradient.locations = gradient.locations.map(fraction)
      return .gradient(gradient)
    case .shape(var shape):
      shape.path = path(shape.path)
      shape.style = shape.style.map(fill: color, stroke: color) { stroke in
        var stroke = stroke
        stroke.width = length(stroke.width)
        stroke.miterLimit = length(stroke.miterLimit)
        stroke.dashes = stroke.dashes.map(length)
        stroke.dashPhase = length(stroke.dashPhase)
        stroke.start = factor(min(max(stroke.start, 0), 1))
        stroke.end = factor(min(max(stroke.end, 0), 1))
        return stroke
      }
      return .shape(shape)
    }
  }

  // MARK: Tracks

  private func track(_ track: NormalizedTrack) -> NormalizedTrack {
    let keys: NormalizedTrack.Keys
    switch track.keys {
    case .number(let track): keys = .number(self.track(track, factor))
    case .point(let track): keys = .point(self.track(track, point))
    case .color(let track): keys = .color(self.track(track, color))
    case .colors(let track): keys = .colors(self.track(track) { Colors($0.values.map(color)) })
    case .numbers(let track):
      keys = .numbers(self.track(track) { Numbers($0.values.map(fraction)) })
    case .path(let track): keys = .path(self.track(track, path))
    case .flag(let track): keys = .flag(self.track(track) { $0 })
    }
    return NormalizedTrack(property: track.property, keys: keys)
  }

  private func track<Value>(_ track: Track<Value>, _ value: (Value) -> Value) -> Track<Value> {
    let times = track.repetition == nil ? grid.times(track.keyTimes) : cycle(track)
    return Track(
      zip(track.keys, times).map { key, time in
        Key(
          time: time, value: value(key.value), curve: curve(key.curve),
          motionPath: key.motionPath?.map(point))
      }, repetition: track.repetition, fidelity: track.fidelity)
  }

  /// Returns the times of a cycle, whose length is unchanged, because a small error would
  /// accumulate as it repeats.
  ///
  /// The rounded keyframes are spread over it again, as exporters do. A track with a jump keeps its
  /// times.
  private func cycle<Value>(_ track: Track<Value>) -> [Double] {
    let times = track.keyTimes
    guard let first = times.first, let last = times.last, last > first,
      !track.keys.contains(where: { $0.curve == .hold })
    else { return times }
    let start = time(first)
    let end = time(start + last - first)
    guard end > start else { return times }
    return times.map { start + (min(time($0), end) - start) * ((last - first) / (end - start)) }
  }
}

extension AnyTrack {
  /// `true` if the keyframes still differ after rounding.
  var isWorthKeeping: Bool {
    keys.indices.dropFirst().contains { keys[$0 - 1].changes(to: keys[$0]) }
  }
}
