internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// The document as expressions see it, created for the first expression.
final class ScriptLibrary {
  private let source: LottieDocument
  private let limits: Limits
  private let sizes: [String: Size]
  private lazy var made = make()

  /// - Parameter sizes: The size of each precomposition.
  init(_ source: LottieDocument, sizes: [String: Size], limits: Limits) {
    self.source = source
    self.sizes = sizes
    self.limits = limits
  }

  /// The document that expressions refer to.
  var document: ScriptDocument { made.document }

  /// Returns a layer as its expressions see it, or `nil` if the document does not contain it.
  func layer(at address: LayerAddress) -> ScriptLayer? {
    let position = address.id.rawValue
    guard let composition = made.compositions[address.composition],
      composition.layers.indices.contains(position)
    else { return nil }
    return ScriptLayer(composition: composition, position: position)
  }

  /// Returns the document with its compositions by asset ID; the main composition is under `nil`.
  private func make() -> (document: ScriptDocument, compositions: [String?: ScriptComposition]) {
    let script = ScriptDocument(frameRate: source.frameRate, limits: limits)
    var compositions: [String?: ScriptComposition] = [:]
    let shown = ShownFrames(source)
    let size = Size(boundedWidth: source.width, height: source.height)
    let main = ScriptComposition(
      name: source.name ?? "", layers: source.layers, size: size, shown: shown[nil])
    compositions[nil] = main
    script.add(main, named: main.name)
    for asset in source.assets {
      guard let layers = asset.layers, compositions[asset.id] == nil else { continue }
      let composition = ScriptComposition(
        name: asset.name ?? asset.id, layers: layers,
        size: sizes[asset.id] ?? size, shown: shown[asset.id])
      compositions[asset.id] = composition
      script.add(composition, named: composition.name)
    }
    // If the name of an asset is not exported, the names of its layers apply (lottie-web
    // ProjectInterface.js).
    for composition in [main] + source.assets.compactMap({ compositions[$0.id] }) {
      for layer in composition.layers {
        guard case .precomp(let content) = layer.kind, let id = content.refID,
          let name = layer.name, let inner = compositions[id]
        else { continue }
        script.add(inner, named: name)
      }
    }
    return (script, compositions)
  }
}

/// The frames of each composition that are ever visible.
struct ShownFrames {
  private let document: LottieDocument
  private var uses: [String: [(container: String?, layer: SourceLayer)]] = [:]
  private var layers: [String: [SourceLayer]] = [:]
  private var known: [String: ClosedRange<Double>] = [:]

  init(_ document: LottieDocument) {
    self.document = document
    add(document.layers, in: nil)
    for asset in document.assets {
      guard let inner = asset.layers, layers[asset.id] == nil else { continue }
      layers[asset.id] = inner
      add(inner, in: asset.id)
    }
    for id in layers.keys.sorted() { _ = range(of: id, depth: 0) }
  }

  private mutating func add(_ layers: [SourceLayer], in container: String?) {
    for layer in layers {
      guard case .precomp(let content) = layer.kind, let id = content.refID else { continue }
      uses[id, default: []].append((container, layer))
    }
  }

  /// Accesses the frames of a composition, or of the main composition for `nil`.
  subscript(id: String?) -> ClosedRange<Double> {
    guard let id else {
      return document.frames.lowerBound...document.frames.upperBound
    }
    return known[id] ?? ownRange(of: id)
  }

  private mutating func range(of id: String?, depth: Int) -> ClosedRange<Double> {
    guard let id else { return self[nil] }
    if let range = known[id] { return range }
    // The layers determine the range of a composition that contains itself or is nested too deep.
    known[id] = ownRange(of: id)
    guard depth < Limits.shownDepth else { return ownRange(of: id) }
    var shown: [ClosedRange<Double>] = []
    for (container, layer) in uses[id] ?? [] {
      let outer = range(of: container, depth: depth + 1)
      let low = max(outer.lowerBound, layer.frames.start)
      let high = min(outer.upperBound, layer.frames.end)
      if low < high { shown.append(local(low...high, layer) ?? ownRange(of: id)) }
    }
    if let low = shown.map(\.lowerBound).min(), let high = shown.map(\.upperBound).max() {
      known[id] = low...high
    }
    return known[id] ?? ownRange(of: id)
  }

  /// Returns the frames of a composition that a layer displays, or `nil` if its time remap is more
  /// than plain keyframes.
  private func local(_ range: ClosedRange<Double>, _ layer: SourceLayer) -> ClosedRange<Double>? {
    guard case .precomp(let content) = layer.kind else { return nil }
    if let remap = content.timeRemap {
      guard remap.expression == nil, remap.slot == nil else { return nil }
      let values = remap.values
      let overshoots = remap.keyframes.contains { key in
        key.easing.contains { !(0...1 ~= $0.outY && 0...1 ~= $0.inY) }
      }
      guard let low = values.min(), let high = values.max(), !overshoots, high - low < 1e6 else {
        return nil
      }
      return (low * document.frameRate)...(high * document.frameRate)
    }
    let first = (range.lowerBound - layer.startTime) / layer.stretch
    let last = (range.upperBound - layer.startTime) / layer.stretch
    guard first.isFinite, last.isFinite else { return nil }
    return min(first, last)...max(first, last)
  }

  /// Returns the range from the first frame of any layer to the last.
  private func ownRange(of id: String) -> ClosedRange<Double> {
    let layers = self.layers[id] ?? []
    let low = layers.map(\.frames.start).min() ?? 0
    return low...max(low, layers.map(\.frames.end).max() ?? low)
  }
}
