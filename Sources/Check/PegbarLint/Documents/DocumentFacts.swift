internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie

extension LottieDocument {
  /// The layers of the animation and of all composition assets.
  var allLayers: some Sequence<Layer> {
    ([layers] + assets.compactMap(\.layers)).joined()
  }

  /// The duration, in seconds.
  var seconds: Double { (outPoint - inPoint) / frameRate }

  /// The images, sounds, and data files that assets and slots reference or embed, each with its
  /// asset.
  var files: [(asset: Asset, file: FileReference)] {
    (assets + slots.compactMap(\.asset)).compactMap { asset in asset.file.map { (asset, $0) } }
  }
}

extension Asset {
  /// The referenced or embedded file.
  var file: FileReference? {
    switch kind {
    case .image(let image): image.file
    case .audio(let file), .data(let file): file
    case .precomp, .unknown: nil
    }
  }
}

extension CompositionPart {
  /// The layers with a track matte, each with its matte source.
  var mattes: [(layer: Layer, source: Layer)] {
    guard !uses.mattes.isEmpty else { return [] }
    return layers.indices.compactMap { position in
      uses.mattes[position].map { (layers[position], layers[$0]) }
    }
  }
}

extension RuleRun {
  /// Returns the size of a layer's content in pixels, or `nil` if the file does not specify it.
  func size(of layer: Layer) -> (width: Double, height: Double)? {
    switch layer.kind {
    case .solid(_, let width, let height): return (width, height)
    case .precomp(let content):
      guard let width = content.width, let height = content.height else { return nil }
      return (width, height)
    case .image(let id):
      guard let id, case .image(let image) = assets[id]?.kind, let width = image.width,
        let height = image.height
      else { return nil }
      return (width, height)
    case .null, .shape, .text, .audio, .camera, .adjustment, .light, .data, .unknown: return nil
    }
  }
}

extension Property {
  /// The fixed value, or the values of all keyframes.
  var values: [Value] {
    switch animation {
    case .fixed(let value): [value]
    case .keyed(let keys): keys.map(\.value)
    }
  }
}

extension Property<Double> {
  /// The largest value of all keyframes.
  var largest: Double {
    switch animation {
    case .fixed(let value): value
    case .keyed(let keys): keys.reduce(-.infinity) { max($0, $1.value) }
    }
  }
}

extension Property<BezierPath> {
  /// The largest number of vertices.
  var largestCount: Int {
    switch animation {
    case .fixed(let path): path.count
    case .keyed(let keys): keys.reduce(0) { max($0, $1.value.count) }
    }
  }
}

extension DocumentProperty {
  /// The largest number of consecutive, interpolated keyframes that are at most one frame apart.
  var longestFrameRun: Int {
    var longest = 0
    var run = 1
    var last: Keyframe<Value>?
    for key in keyframes {
      if let last, !last.isHold, key.time > last.time, key.time - last.time <= 1 {
        run += 1
      } else {
        run = 1
      }
      longest = max(longest, run)
      last = key
    }
    return longest
  }
}
