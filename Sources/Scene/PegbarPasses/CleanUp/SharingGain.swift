internal import PegbarScene

/// The reduction of a scene if layers show a definition instead of containing its content.
///
/// The content is measured after cleanup, because content that becomes a single outline gains
/// nothing from a definition. Sizes are in hundredths of a layer.
struct SharingGain {
  /// The number of saved layers.
  private let layers: Int
  /// The saved size.
  private let size: Int

  /// The sizes of a layer and of a track.
  private static let (layerSize, trackSize) = (100, 70)
  /// The size of a definition with its name, bounds, and time.
  private static let definitionSize = 300
  /// The size of an instance in addition to its layer: of a static definition, and of an animated
  /// one, which has a time map.
  private static let (instanceSize, movingInstanceSize) = (10, 60)

  /// Measures a layer that occurs a number of times.
  init(of layer: NormalizedLayer, times: Int) {
    // The upper limit avoids cleaning up small layers.
    let most = Amount(of: [layer])
    guard Self.size(most, times: times - 1) > Self.definitionSize else {
      (layers, size) = (0, 0)
      return
    }
    let alone = Amount(of: Self.cleaned([layer]))
    let inside = Amount(of: Self.cleaned(layer.sublayers))
    // The layer itself and its masks occur as often as before.
    var shell = layer
    shell.sublayers = []
    let own = Amount(of: [shell])
    layers = times * alone.layers - inside.layers - times * own.layers
    size =
      Self.size(alone, times: times) - Self.size(inside, times: 1)
      - Self.size(own, times: times) - Self.definitionSize
      - times * (inside.tracks == 0 ? Self.instanceSize : Self.movingInstanceSize)
  }

  /// `true` if both the number of layers and the size decrease.
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
