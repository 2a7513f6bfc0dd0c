internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// What an effect that changes colours does, in the time of what it changes.
struct TimedColors {
  /// The effect.
  let effect: ColorEffect
  /// When the effect's time 0 is.
  private let begin: Double
  /// The JSON path of the effect.
  let source: String
  /// How many seconds of the effect's layer pass in one second here.
  private let rate: Double

  /// An effect, in the time of its own layer unless another is given.
  init(_ effect: ColorEffect, of source: String, begin: Double = 0, rate: Double = 1) {
    self.effect = effect
    self.source = source
    self.begin = begin
    self.rate = rate
  }

  /// The same in the time of an instance's definition.
  func inside(begin: Double, rate: Double) -> TimedColors {
    guard isMoving else { return self }
    // Here t is t · rate + begin of the effect; inside, t is t / rate + begin of here.
    return TimedColors(
      effect, of: source, begin: begin * self.rate + self.begin, rate: self.rate / max(rate, 1e-9))
  }

  /// Whether it is different at different times.
  var isMoving: Bool { !effectKeyTimes.isEmpty }

  /// The times of its keys.
  var keyTimes: [Double] { effectKeyTimes.map { ($0 - begin) / rate } }

  /// The times of the effect's keys, in the time of its own layer.
  private var effectKeyTimes: [Double] {
    var times = KeyTimes()
    times.add(effect)
    return times.times
  }

  /// The colour that a colour becomes at a time.
  func color(_ color: Color, at time: Double) -> Color {
    ColorFilter(effect, at: time * rate + begin).applied(to: color)
  }

  /// The colour of a fill as keys, where it has them in the time of its own layer.
  var fill: Animated<Color>? {
    guard case .fill(let fill) = effect, !isMoving || (begin == 0 && rate == 1) else { return nil }
    return fill.color
  }
}

/// Changes the colours of all that layers draw.
///
/// Exact where plain colours do not overlap while partly transparent. A class, because it notes
/// what it meets over a whole tree.
final class Recoloring {
  private let definitions: DefinitionStore
  private let colors: TimedColors
  /// Whether a gradient was met, between whose stops the colours are only near.
  private(set) var hasGradient = false
  /// Whether a picture was met whose colours cannot be changed.
  private(set) var hasImage = false
  /// Whether a definition was met that could not be copied.
  private(set) var isOverBudget = false

  init(_ definitions: DefinitionStore, _ colors: TimedColors) {
    self.definitions = definitions
    self.colors = colors
  }

  /// Changes the colours of a layer; masks work by opacity and stay.
  func apply(to layer: inout NormalizedLayer) {
    // What a fill covers matters no more.
    sampler.parameters.loseColors(of: &layer, isHidden: colors.fill != nil)
    switch layer.content {
    case .none: break
    case .color(let color): paint(&layer, .fillColor, color)
    case .image: paintImage(&layer)
    case .text(var text):
      // A text that the system draws has one colour, which is reported as approximated there.
      text.color = changed(.fillColor, of: layer, text.color).value(at: sampler.endTime)
      layer.content = .text(text)
      bind(.color, of: &layer)
      layer.tracks.removeAll { $0.property == .fillColor }
    case .shape(let shape):
      if let color = shape.style.fillColor { paint(&layer, .fillColor, color) }
      if let color = shape.style.strokeColor {
        paint(&layer, .strokeColor, color, shape.style.fillColor == nil ? .color : .strokeColor)
      }
    case .gradient(let gradient): paint(&layer, gradient)
    case .instance(let id, let begin, let rate):
      if let copy = definitions.copy(
        of: id, colors: colors.inside(begin: begin, rate: rate), in: self)
      {
        layer.content = .instance(copy, begin: begin, rate: rate)
      } else {
        isOverBudget = true
      }
    }
    if let shadow = layer.shadow {
      paint(&layer, .shadowColor, shadow.color, nil)
      sampler.parameters.lose(.color(of: colors.source))
    }
    layer.sublayers.changeEach(apply)
  }

  /// Notes what another one has met.
  func join(_ other: Recoloring) {
    hasGradient = hasGradient || other.hasGradient
    hasImage = hasImage || other.hasImage
    isOverBudget = isOverBudget || other.isOverBudget
  }

  private var sampler: TrackSampler { definitions.sampler }

  // MARK: Paints

  /// Changes one colour and its track.
  private func paint(
    _ layer: inout NormalizedLayer, _ property: LayerProperty, _ color: Color,
    _ part: ParameterBinding.Part? = .color
  ) {
    let changed = changed(property, of: layer, color)
    layer.tracks.removeAll { $0.property == property }
    sampler.set(property, of: &layer, to: changed)
    if let part { bind(part, of: &layer) }
  }

  /// Binds a colour of a layer to that of a fill.
  private func bind(_ part: ParameterBinding.Part, of layer: inout NormalizedLayer) {
    guard let color = colors.fill?.constant else { return }
    sampler.parameters.bind(part, of: &layer, to: .color(of: colors.source), color)
  }

  /// What becomes of a colour of a layer, or of its track.
  private func changed(
    _ property: LayerProperty, of layer: NormalizedLayer, _ color: Color
  ) -> Animated<Color> {
    let track: Track<Color>? = layer.tracks.track(of: property)
    return changed(track.map(Animated.keyed) ?? .constant(color))
  }

  private func changed(_ color: Animated<Color>) -> Animated<Color> {
    if let color = color.constant, !colors.isMoving {
      return .constant(colors.color(color, at: 0))
    }
    if let fill = colors.fill, let alpha = color.constantAlpha {
      return sampler.bounded(
        fill.map { Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: alpha) })
    }
    return sampler.derived(
      from: color.keyTimes + colors.keyTimes, tolerance: sampler.options.colorTolerance
    ) { [colors] in colors.color(color.value(at: $0), at: $0) }
  }

  private func paint(_ layer: inout NormalizedLayer, _ gradient: NormalizedGradient) {
    if colors.fill == nil { hasGradient = true }
    sampler.parameters.lose(.color(of: colors.source))
    let own: Track<Colors>? = layer.tracks.track(of: .colors)
    let animated = own.map(Animated.keyed) ?? .constant(Colors(gradient.colors))
    let changed = sampler.derived(
      from: animated.keyTimes + colors.keyTimes, tolerance: sampler.options.colorTolerance,
      weight: max(gradient.colors.count, 1)
    ) { [colors] time in
      Colors(animated.value(at: time).values.map { colors.color($0, at: time) })
    }
    layer.tracks.removeAll { $0.property == .colors }
    sampler.set(.colors, of: &layer, to: changed)
  }

  /// A picture in one colour is that colour, shown where the picture is; others stay.
  private func paintImage(_ layer: inout NormalizedLayer) {
    guard case .fill = colors.effect else {
      hasImage = true
      return
    }
    let picture = NormalizedLayer(
      name: "\(layer.name) picture", content: layer.content, bounds: layer.bounds,
      anchor: layer.bounds.origin, position: layer.bounds.origin)
    var color = NormalizedLayer(
      name: "\(layer.name) color", content: .color(.black), bounds: layer.bounds,
      anchor: layer.bounds.origin, position: layer.bounds.origin,
      mask: NormalizedMask(layers: [picture]))
    paint(&color, .fillColor, .black)
    layer.content = .none
    layer.sublayers.insert(color, at: 0)
  }
}

extension Animated<Color> {
  /// The alpha, where it never changes.
  fileprivate var constantAlpha: Double? {
    guard let track else { return constant?.alpha }
    let alphas = Set(track.keys.map(\.value.alpha))
    return alphas.count == 1 ? alphas.first : nil
  }
}
