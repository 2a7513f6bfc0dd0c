internal import PegbarScene

/// How much smaller a scene gets if layers show a definition instead of holding its content.
///
/// The content counts as it is after clean-up: what becomes a single outline gains nothing from a definition.
/// Sizes are in hundredths of a layer.
struct SharingGain {
  /// The number of layers that are saved.
  private let layers: Int
  /// The size that is saved.
  private let size: Int

  /// The size of a layer, and that of a track.
  private static let (layerSize, trackSize) = (100, 70)
  /// The size of a definition, which has a name, bounds and a time of its own.
  private static let definitionSize = 300
  /// The size of an instance besides its layer: of a still definition, and of a moving one, which has a time map.
  private static let (instanceSize, movingInstanceSize) = (10, 60)

  /// Measures for a layer that is there so many times.
  init(of layer: NormalizedLayer, times: Int) {
    // The most that there can be; what is little then need not be cleaned up.
    let most = Amount(of: [layer])
    guard Self.size(most, times: times - 1) > Self.definitionSize else {
      (layers, size) = (0, 0)
      return
    }
    let alone = Amount(of: Self.cleaned([layer]))
    let inside = Amount(of: Self.cleaned(layer.sublayers))
    // What the layer is itself, with its masks, is there as often as before.
    var shell = layer
    shell.sublayers = []
    let own = Amount(of: [shell])
    layers = times * alone.layers - inside.layers - times * own.layers
    size =
      Self.size(alone, times: times) - Self.size(inside, times: 1)
      - Self.size(own, times: times) - Self.definitionSize
      - times * (inside.tracks == 0 ? Self.instanceSize : Self.movingInstanceSize)
  }

  /// Whether there is less of both.
  var isWorthWhile: Bool { layers > 0 && size > 0 }

  private struct Amount {
    var layers = 0
    var tracks = 0

    init(of layers: [NormalizedLayer]) {
      var (count, tracks) = (0, 0)
      layers.forEachLayer { (count, tracks) = (count + 1, tracks + $0.tracks.count) }
      (self.layers, self.tracks) = (count, tracks)
    }
  }

  private static func size(_ amount: Amount, times: Int) -> Int {
    times * (amount.layers * layerSize + amount.tracks * trackSize)
  }

  private static func cleaned(_ layers: [NormalizedLayer]) -> [NormalizedLayer] {
    var scene = NormalizedScene.blank
    scene.root.layers = layers
    FoldTransforms().apply(to: &scene)
    MergeShapes().apply(to: &scene)
    return scene.root.layers
  }
}
