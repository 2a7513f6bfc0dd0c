internal import PegbarGeometry
internal import PegbarScene

/// Gives names to the colours and easing curves of a normalized scene.
struct NameValues {
  func apply(to scene: inout NormalizedScene) {
    var collector = ValueCollector()
    for composition in [scene.root] + scene.definitions {
      for layer in composition.layers { collector.collect(layer) }
    }
    scene.palette = palette(collector.colors)
    scene.curves = curves(collector.curves)
  }

  private func palette(_ colors: [Color]) -> [NamedColor] {
    var names = UniqueNames()
    return colors.map {
      NamedColor(name: names.unique(ColorNames.name(of: $0), orNumber: ""), color: $0)
    }
  }

  private func curves(_ curves: [TimingCurve]) -> [NamedCurve] {
    var names = UniqueNames()
    return curves.map {
      NamedCurve(name: names.unique(StandardCurves.name(of: $0), orNumber: ""), curve: $0)
    }
  }
}

/// Collects colours and curves in the order in which they are used, each once.
///
/// The colours of baked keys are nobody's choice; they have no names.
private struct ValueCollector {
  private(set) var colors: [Color] = []
  private(set) var curves: [TimingCurve] = []
  private var knownColors: Set<Color> = []
  private var knownCurves: Set<TimingCurve> = []

  mutating func collect(_ layer: NormalizedLayer) {
    switch layer.content {
    case .none, .image, .instance: break
    case .color(let color): collect(color)
    case .text(let text): collect(text.color)
    case .shape(let shape):
      for color in [shape.style.fillColor, shape.style.strokeColor] {
        if let color { collect(color) }
      }
    case .gradient(let gradient):
      for color in gradient.colors { collect(color) }
    }
    if let shadow = layer.shadow { collect(shadow.color) }
    for track in layer.tracks { collect(track) }
    for held in layer.heldLayers { collect(held) }
  }

  private mutating func collect(_ track: NormalizedTrack) {
    switch track.keys {
    case .number(let track): collectCurves(track)
    case .point(let track): collectCurves(track)
    case .color(let track):
      collectCurves(track)
      guard track.fidelity == .exact else { return }
      for key in track.keys { collect(key.value) }
    case .colors(let track):
      collectCurves(track)
      guard track.fidelity == .exact else { return }
      for key in track.keys { for color in key.value.values { collect(color) } }
    case .numbers(let track): collectCurves(track)
    case .path(let track): collectCurves(track)
    case .flag(let track): collectCurves(track)
    }
  }

  private mutating func collect(_ color: Color) {
    if knownColors.insert(color).inserted { colors.append(color) }
  }

  private mutating func collectCurves<Value>(_ track: Track<Value>) {
    for key in track.keys.dropLast() {
      guard case .bezier(let curve) = key.curve else { continue }
      if knownCurves.insert(curve).inserted { curves.append(curve) }
    }
  }
}
