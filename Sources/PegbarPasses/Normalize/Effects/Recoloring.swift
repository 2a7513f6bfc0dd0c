internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// What an effect that changes colours does, in the time of what it changes.
struct TimedColors {
  /// The effect.
  let effect: LayerEffect.Kind
  /// When the effect's time 0 is.
  private let begin: Double
  /// How many seconds of the effect's layer pass in one second here.
  private let rate: Double

  /// An effect in the time of its own layer.
  init(_ effect: LayerEffect.Kind) {
    self.init(effect, begin: 0, rate: 1)
  }

  private init(_ effect: LayerEffect.Kind, begin: Double, rate: Double) {
    self.effect = effect
    self.begin = begin
    self.rate = rate
  }

  /// The same in the time of an instance's definition.
  func inside(begin: Double, rate: Double) -> TimedColors {
    guard isMoving else { return self }
    // Here t is t · rate + begin of the effect; inside, t is t / rate + begin of here.
    return TimedColors(
      effect, begin: begin * self.rate + self.begin, rate: self.rate / max(rate, 1e-9))
  }

  /// Whether it is different at different times.
  var isMoving: Bool { !effect.colorKeyTimes.isEmpty }

  /// The times of its keys.
  var keyTimes: [Double] { effect.colorKeyTimes.map { ($0 - begin) / rate } }

  /// The colour that a colour becomes at a time.
  func color(_ color: Color, at time: Double) -> Color {
    ColorFilter(effect, at: time * rate + begin)?.applied(to: color) ?? color
  }

  /// The colour of a fill as keys, where it has them in the time of its own layer.
  var fill: Animated<Color>? {
    guard case .fill(let fill) = effect, !isMoving || (begin == 0 && rate == 1) else { return nil }
    return fill.color
  }
}

extension LayerEffect.Kind {
  /// The times of the keys of what an effect does to colours.
  fileprivate var colorKeyTimes: [Double] {
    switch self {
    case .fill, .tint, .tritone, .levels:
      var times = KeyTimes()
      times.add(self)
      return times.times
    case .blur, .dropShadow, .innerShadow, .outline, .stroke, .transform, .matte:
      return []
    }
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

  /// A composition with changed colours; its id is still the old one.
  func applied(to composition: NormalizedComposition) -> NormalizedComposition {
    var composition = composition
    composition.layers = composition.layers.map(applied)
    return composition
  }

  /// A layer with changed colours; masks work by opacity and stay.
  func applied(to layer: NormalizedLayer) -> NormalizedLayer {
    var layer = layer
    switch layer.content {
    case .none: break
    case .color(let color): paint(&layer, .fillColor, color) { $0.content = .color($1) }
    case .image: paintImage(&layer)
    case .text(let text): paint(&layer, text)
    case .shape(let shape): paint(&layer, shape)
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
      paint(&layer, .shadowColor, shadow.color) { $0.shadow?.color = $1 }
    }
    layer.sublayers = layer.sublayers.map(applied)
    return layer
  }

  /// Notes what another one has met.
  func join(_ other: Recoloring) {
    hasGradient = hasGradient || other.hasGradient
    hasImage = hasImage || other.hasImage
    isOverBudget = isOverBudget || other.isOverBudget
  }

  private var sampler: TrackSampler { definitions.sampler }

  // MARK: Paints

  /// A text that the system draws has one colour, which is reported as approximated there.
  private func paint(_ layer: inout NormalizedLayer, _ text: NormalizedText) {
    paint(&layer, .fillColor, text.color) { layer, color in
      var text = text
      text.color = color
      layer.content = .text(text)
    }
    layer.tracks.removeAll { $0.property == .fillColor }
  }

  private func paint(_ layer: inout NormalizedLayer, _ shape: NormalizedShape) {
    var shape = shape
    if let color = shape.style.fillColor {
      paint(&layer, .fillColor, color) { layer, color in
        shape.style = shape.style.map(fill: { _ in color })
        layer.content = .shape(shape)
      }
    }
    if let color = shape.style.strokeColor {
      paint(&layer, .strokeColor, color) { layer, color in
        shape.style = shape.style.map(stroke: { _ in color })
        layer.content = .shape(shape)
      }
    }
  }

  /// Changes one colour and its track.
  private func paint(
    _ layer: inout NormalizedLayer, _ property: LayerProperty, _ color: Color,
    set: (inout NormalizedLayer, Color) -> Void
  ) {
    var animated = Animated.constant(color)
    if case .color(let track) = layer.tracks.first(where: { $0.property == property })?.keys,
      !track.keys.isEmpty
    {
      animated = .keyed(track)
    }
    let changed = self.changed(animated)
    set(&layer, changed.value(at: sampler.endTime))
    replace(property, changed.track.map { .color($0) }, in: &layer)
  }

  private func changed(_ color: Animated<Color>) -> Animated<Color> {
    if let color = color.constant, !colors.isMoving {
      return .constant(colors.color(color, at: 0))
    }
    if let fill = colors.fill, let alpha = color.constantAlpha {
      return sampler.bounded(
        fill.map { Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: alpha) })
    }
    let result = sampler.sampled(
      Set(color.keyTimes + colors.keyTimes).sorted(), tolerance: sampler.options.colorTolerance,
      { [colors] in colors.color(color.value(at: $0), at: $0) }, Distance.of)
    return .keyed(Track(result.keys, fidelity: .baked(error: result.error)))
  }

  private func paint(_ layer: inout NormalizedLayer, _ gradient: NormalizedGradient) {
    if colors.fill == nil { hasGradient = true }
    var animated = Animated.constant(Colors(gradient.colors))
    if case .colors(let track) = layer.tracks.first(where: { $0.property == .colors })?.keys,
      !track.keys.isEmpty
    {
      animated = .keyed(track)
    }
    func changed(_ list: Colors, _ time: Double) -> Colors {
      Colors(list.values.map { colors.color($0, at: time) })
    }
    var gradient = gradient
    let times = Set(animated.keyTimes + colors.keyTimes).sorted()
    guard !times.isEmpty else {
      gradient.colors = changed(Colors(gradient.colors), 0).values
      layer.content = .gradient(gradient)
      return
    }
    let result = sampler.sampled(
      times,
      Sampling(tolerance: sampler.options.colorTolerance, weight: max(gradient.colors.count, 1)),
      { changed(animated.value(at: $0), $0) }, Distance.of)
    let track = Track(result.keys, fidelity: .baked(error: result.error))
    gradient.colors = track.value(at: sampler.endTime).values
    layer.content = .gradient(gradient)
    replace(.colors, .colors(track), in: &layer)
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
    paint(&color, .fillColor, .black) { $0.content = .color($1) }
    layer.content = .none
    layer.sublayers.insert(color, at: 0)
  }

  private func replace(
    _ property: LayerProperty, _ keys: NormalizedTrack.Keys?, in layer: inout NormalizedLayer
  ) {
    layer.tracks.removeAll { $0.property == property }
    if let keys { layer.tracks.append(NormalizedTrack(property: property, keys: keys)) }
  }
}

extension Animated<Color> {
  /// The alpha, where it never changes.
  fileprivate var constantAlpha: Double? {
    switch self {
    case .constant(let color):
      return color.alpha
    case .keyed(let track):
      guard let alpha = track.keys.first?.value.alpha,
        track.keys.allSatisfy({ $0.value.alpha == alpha })
      else { return nil }
      return alpha
    }
  }
}
