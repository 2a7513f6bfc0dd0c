internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// A color effect in the time of the content that it changes.
struct TimedColors {
  /// The effect.
  let effect: ColorEffect
  /// The time of the effect's layer at time 0 here, in seconds.
  private let begin: Double
  /// The JSON path of the effect.
  let source: String
  /// The seconds of the effect's layer that pass in one second here.
  private let rate: Double

  /// Creates the colors of an effect, in the time of its own layer unless another is given.
  init(_ effect: ColorEffect, of source: String, begin: Double = 0, rate: Double = 1) {
    self.effect = effect
    self.source = source
    self.begin = begin
    self.rate = rate
  }

  /// Returns the same colors in the time of an instance's definition.
  func inside(begin: Double, rate: Double) -> TimedColors {
    guard isMoving else { return self }
    // Time t here is t · rate + begin of the effect. Inside, t is t / rate + begin of here.
    return TimedColors(
      effect, of: source, begin: begin * self.rate + self.begin, rate: self.rate / max(rate, 1e-9))
  }

  /// `true` if the effect is animated.
  var isMoving: Bool { !effectKeyTimes.isEmpty }

  /// The times of the keyframes.
  var keyTimes: [Double] { effectKeyTimes.map { ($0 - begin) / rate } }

  /// The times of the effect's keyframes, in the time of its own layer.
  private var effectKeyTimes: [Double] {
    var times = KeyTimes()
    times.add(effect)
    return times.times
  }

  /// Returns the changed color at a time.
  func color(_ color: Color, at time: Double) -> Color {
    ColorFilter(effect, at: time * rate + begin).applied(to: color)
  }

  /// The color of a fill, or `nil` for another effect or an animated fill in another time.
  var fill: Animated<Color>? {
    guard case .fill(let fill) = effect, !isMoving || (begin == 0 && rate == 1) else { return nil }
    return fill.color
  }
}

/// Changes the colors of everything that layers draw.
///
/// Exact if partly transparent plain colors do not overlap. A class, because it collects results
/// over a whole tree.
final class Recoloring {
  private let definitions: DefinitionStore
  private let colors: TimedColors
  /// `true` if a gradient was found, whose colors between the stops are only approximate.
  private(set) var hasGradient = false
  /// `true` if an image was found, whose colors cannot be changed.
  private(set) var hasImage = false
  /// `true` if a definition was found that could not be copied.
  private(set) var isOverBudget = false

  init(_ definitions: DefinitionStore, _ colors: TimedColors) {
    self.definitions = definitions
    self.colors = colors
  }

  /// Changes the colors of a layer; masks work by opacity and are unchanged.
  func apply(to layer: inout NormalizedLayer) {
    // Colors that a fill covers are invisible.
    sampler.parameters.loseColors(of: &layer, isHidden: colors.fill != nil)
    switch layer.content {
    case .none: break
    case .color(let color): paint(&layer, .fillColor, color)
    case .image: paintImage(&layer)
    case .text(var text):
      // Text that the system draws has a single color, and is reported as approximated elsewhere.
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

  /// Adds the results of another recoloring.
  func join(_ other: Recoloring) {
    hasGradient = hasGradient || other.hasGradient
    hasImage = hasImage || other.hasImage
    isOverBudget = isOverBudget || other.isOverBudget
  }

  private var sampler: TrackSampler { definitions.sampler }

  // MARK: Paints

  /// Changes one color and its track.
  private func paint(
    _ layer: inout NormalizedLayer, _ property: LayerProperty, _ color: Color,
    _ part: ParameterBinding.Part? = .color
  ) {
    let changed = changed(property, of: layer, color)
    layer.tracks.removeAll { $0.property == property }
    sampler.set(property, of: &layer, to: changed)
    if let part { bind(part, of: &layer) }
  }

  /// Binds a color of a layer to that of a fill.
  private func bind(_ part: ParameterBinding.Part, of layer: inout NormalizedLayer) {
    guard let color = colors.fill?.constant else { return }
    sampler.parameters.bind(part, of: &layer, to: .color(of: colors.source), color)
  }

  /// Returns the changed color of a layer, or of its track.
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

  /// Replaces an image with one color that the image masks; effects other than a fill are
  /// unsupported.
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
  /// The alpha value if it is constant; otherwise `nil`.
  fileprivate var constantAlpha: Double? {
    guard let track else { return constant?.alpha }
    let alphas = Set(track.keys.map(\.value.alpha))
    return alphas.count == 1 ? alphas.first : nil
  }
}
