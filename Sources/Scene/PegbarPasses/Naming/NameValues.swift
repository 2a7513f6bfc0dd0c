internal import PegbarGeometry
internal import PegbarScene

/// Gives names to the colors and easing curves of a normalized scene.
struct NameValues {
  func apply(to scene: inout NormalizedScene) {
    var collector = ValueCollector()
    for composition in [scene.root] + scene.definitions {
      composition.layers.forEachLayer { collector.collect($0) }
    }
    scene.palette = NamedColor.named(collector.colors)
    var curveNames = UniqueNames()
    scene.curves = collector.curves.map {
      NamedCurve(name: curveNames.unique(StandardCurves.name(of: $0), orNumber: ""), curve: $0)
    }
  }
}

/// Collects colors and curves in order of use, each once.
///
/// The colors of sampled keyframes are not chosen by a designer, so they have no names.
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
      for case let color? in [shape.style.fillColor, shape.style.strokeColor] { collect(color) }
    case .gradient(let gradient):
      for color in gradient.colors { collect(color) }
    }
    if let shadow = layer.shadow { collect(shadow.color) }
    for track in layer.tracks { collect(track) }
  }

  private mutating func collect(_ track: NormalizedTrack) {
    collectCurves(track.keys.track)
    guard track.fidelity == .exact else { return }
    switch track.keys {
    case .color(let track): for key in track.keys { collect(key.value) }
    case .colors(let track):
      for key in track.keys { for color in key.value.values { collect(color) } }
    case .number, .point, .numbers, .path, .flag: break
    }
  }

  private mutating func collect(_ color: Color) {
    if knownColors.insert(color).inserted { colors.append(color) }
  }

  private mutating func collectCurves(_ track: some AnyTrack) {
    for key in track.keys.dropLast() {
      guard case .bezier(let curve) = key.curve else { continue }
      if knownCurves.insert(curve).inserted { curves.append(curve) }
    }
  }
}
