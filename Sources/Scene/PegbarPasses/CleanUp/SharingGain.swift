internal import PegbarScene

/// How much smaller a scene gets where a layer shows a definition instead of what it holds.
///
/// It is measured by what is left of both once they are cleaned up: what would be a single outline
/// is none the shorter for standing in a definition.
struct SharingGain {
  /// How many layers there are less.
  private let layers: Int
  /// How many bytes of code there are less, more or less.
  private let weight: Int

  /// How long the class of a definition is.
  private static let classWeight = 300
  /// How long the use of a definition is besides its layer, and where something in it moves.
  private static let (useWeight, movingUseWeight) = (10, 60)
  /// How long a layer is, and a track.
  private static let (layerWeight, trackWeight) = (100, 70)

  /// Measures for a layer that is there so many times.
  init(of layer: NormalizedLayer, times: Int) {
    // The most that there can be; what is little then need not be cleaned up.
    let most = Amount(of: [layer])
    guard Self.weight(most, times: times - 1) > Self.classWeight else {
      (layers, weight) = (0, 0)
      return
    }
    let alone = Amount(of: Self.cleaned([layer]))
    let inside = Amount(of: Self.cleaned(layer.sublayers))
    // What the layer is itself, with its masks, is there as often as before.
    var shell = layer
    shell.sublayers = []
    let own = Amount(of: [shell])
    layers = times * alone.layers - inside.layers - times * own.layers
    weight =
      Self.weight(alone, times: times) - Self.weight(inside, times: 1)
      - Self.weight(own, times: times) - Self.classWeight
      - times * (inside.tracks == 0 ? Self.useWeight : Self.movingUseWeight)
  }

  /// Whether there is less of both.
  var isWorthWhile: Bool { layers > 0 && weight > 0 }

  private struct Amount {
    var layers = 0
    var tracks = 0

    init(of layers: [NormalizedLayer]) {
      var (count, tracks) = (0, 0)
      layers.forEachLayer { (count, tracks) = (count + 1, tracks + $0.tracks.count) }
      (self.layers, self.tracks) = (count, tracks)
    }
  }

  private static func weight(_ amount: Amount, times: Int) -> Int {
    times * (amount.layers * layerWeight + amount.tracks * trackWeight)
  }

  private static func cleaned(_ layers: [NormalizedLayer]) -> [NormalizedLayer] {
    var scene = NormalizedScene.blank
    scene.root.layers = layers
    FoldTransforms().apply(to: &scene)
    MergeShapes().apply(to: &scene)
    return scene.root.layers
  }
}
