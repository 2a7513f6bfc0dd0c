internal import PegbarLottie
internal import PegbarScene

/// An outline of the compositions and layers of a file, for people.
struct SceneOutline {
  /// A composition.
  struct Composition {
    /// The name or ID.
    var name: String
    /// The number of layers that use the composition, or `nil` for the root composition.
    var uses: Int?
    /// The layers, front to back.
    var layers: [Layer]
  }

  /// A layer.
  struct Layer {
    /// The layer number in After Effects.
    var number: Int
    var name: String
    /// The type, in one or two words.
    var kind: String
    /// The number and name of the parent layer; empty if there is none.
    var parent = ""
    /// The frames in which the layer is visible.
    var frames: (first: Double, end: Double)
    /// Further facts: hidden, mattes, masks and effects.
    var remarks: [String] = []
  }

  /// The name, size, frame rate and duration on one line.
  let summary: String
  /// The number of frames per second.
  let frameRate: Double
  /// The root composition and its precompositions.
  let compositions: [Composition]

  private static func summary(
    _ name: String, size: (Double, Double), frameRate: Double, frames: Double, made: String
  ) -> String {
    let title = name.isEmpty ? "" : "“\(PrintableText.line(name, limit: 60))”, "
    let seconds = frameRate > 0 ? "\(Words.number(frames / frameRate)) s" : "no duration"
    return "\(title)\(Words.number(size.0)) × \(Words.number(size.1)), \(seconds) "
      + "(\(Words.number(frames)) frames, \(Words.number(frameRate)) per second)\(made)."
  }
}

// MARK: Lottie

extension SceneOutline {
  /// Creates the outline of a Lottie animation.
  init(_ document: LottieDocument) {
    let maker = [document.generator, document.version.map { "Lottie \($0)" }]
      .compactMap { $0.map { PrintableText.line($0, limit: 60) } }
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
      .joined(separator: ", ")
    summary = Self.summary(
      document.name ?? "", size: (document.width, document.height), frameRate: document.frameRate,
      frames: document.outPoint - document.inPoint, made: maker.isEmpty ? "" : "; \(maker)")
    frameRate = document.frameRate
    var names: [String: String] = [:]
    for asset in document.assets { names[asset.id] = asset.name ?? asset.id }
    var uses: [String: Int] = [:]
    let precomps = document.assets.compactMap { asset in asset.layers.map { (asset, $0) } }
    for layer in document.layers + precomps.flatMap(\.1) {
      if case .precomp(let content) = layer.kind, let id = content.refID {
        uses[id, default: 0] += 1
      }
    }
    let main = Composition(
      name: document.name ?? "", uses: nil, layers: Self.layers(document.layers, names))
    compositions =
      [main]
      + precomps.map { asset, layers in
        Composition(
          name: asset.name ?? asset.id, uses: uses[asset.id] ?? 0,
          layers: Self.layers(layers, names))
      }
  }

  private static func layers(
    _ layers: [PegbarLottie.Layer], _ assets: [String: String]
  ) -> [Layer] {
    var names: [Int: String] = [:]
    for (position, layer) in layers.enumerated() {
      guard let index = layer.index, names[index] == nil else { continue }
      names[index] = Self.title(position + 1, layer.name ?? "")
    }
    return layers.enumerated().map { position, layer in
      Layer(
        number: position + 1, name: layer.name ?? "\(layer.kind.title) \(position + 1)",
        kind: layer.kind.names.noun,
        parent: layer.parent.map { names[$0] ?? "a missing layer" } ?? "",
        frames: (layer.inPoint, layer.outPoint),
        remarks: Self.remarks(on: layer, at: position, of: layers, names, assets))
    }
  }

  /// Returns the label of a layer that another layer refers to: `3 “Arm”`.
  private static func title(_ number: Int, _ name: String) -> String {
    name.isEmpty ? String(number) : "\(number) “\(PrintableText.line(name, limit: 20))”"
  }

  private static func remarks(
    on layer: PegbarLottie.Layer, at position: Int, of layers: [PegbarLottie.Layer],
    _ names: [Int: String], _ assets: [String: String]
  ) -> [String] {
    var remarks: [String] = []
    if case .precomp(let content) = layer.kind {
      let shown = content.refID.map { assets[$0] ?? $0 } ?? ""
      if shown != layer.name { remarks.append("uses “\(shown)”") }
      if content.timeRemap != nil { remarks.append("time remap") }
    }
    if layer.isHidden { remarks.append("hidden") }
    if layer.isMatteSource { remarks.append("is a matte") }
    if let matte = layer.matte {
      let before = position > 0 ? title(position, layers[position - 1].name ?? "") : nil
      let source = matte.sourceIndex.flatMap { names[$0] } ?? before
      remarks.append(source.map { "uses matte \($0)" } ?? "uses a matte")
    }
    if layer.is3D { remarks.append("3D") }
    if !layer.masks.isEmpty { remarks.append(Words.counted(layer.masks.count, "mask")) }
    let effects = layer.effects.filter(\.isEnabled)
    if !effects.isEmpty { remarks.append(Words.list(effects.map { $0.name ?? "an effect" })) }
    if !layer.styles.isEmpty { remarks.append(Words.counted(layer.styles.count, "style")) }
    return remarks
  }
}

// MARK: Scenes

extension SceneOutline {
  /// Creates the outline of a scene written by Pegbar.
  init(_ scene: Scene) {
    summary = Self.summary(
      scene.name, size: (scene.root.size.width, scene.root.size.height),
      frameRate: scene.frameRate, frames: scene.duration * scene.frameRate,
      made: "; a Pegbar scene")
    let rate = scene.frameRate
    frameRate = rate
    var uses: [String: Int] = [:]
    for layer in (scene.definitions + [scene.root]).flatMap(\.layers) {
      if case .instance(let instance) = layer.content {
        uses[instance.definition, default: 0] += 1
      }
    }
    compositions = ([scene.root] + scene.definitions).enumerated().map { place, composition in
      Composition(
        name: composition.name.isEmpty ? composition.id : composition.name,
        uses: place == 0 ? nil : uses[composition.id] ?? 0,
        layers: Self.layers(of: composition, rate))
    }
  }

  private static func layers(of composition: PegbarScene.Composition, _ rate: Double) -> [Layer] {
    // Layers of a scene are ordered back to front.
    let layers = Array(composition.layers.reversed())
    let names = layers.map { $0.designerName.isEmpty ? $0.name : $0.designerName }
    let places = layers.indices.keyed { layers[$0].id }
    return layers.enumerated().map { place, layer in
      Layer(
        number: place + 1, name: names[place], kind: layer.content.noun,
        parent: layer.transformParent.flatMap { places[$0] }.map { title($0 + 1, names[$0]) } ?? "",
        frames: (layer.window.start * rate, layer.window.end * rate),
        remarks: Self.remarks(on: layer))
    }
  }

  private static func remarks(on layer: PegbarScene.Layer) -> [String] {
    var remarks: [String] = []
    if case .instance(let instance) = layer.content {
      remarks.append("uses “\(instance.definition)”")
    }
    if layer.isHidden { remarks.append("hidden") }
    if layer.isMatteSource { remarks.append("is a matte") }
    if layer.matte != nil { remarks.append("uses a matte") }
    if !layer.masks.isEmpty { remarks.append(Words.counted(layer.masks.count, "mask")) }
    if !layer.effects.isEmpty { remarks.append(Words.counted(layer.effects.count, "effect")) }
    return remarks
  }
}
