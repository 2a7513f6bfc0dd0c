internal import PegbarScene

/// Puts the children of a layer into it where it stands right below the copy that moves them.
///
/// A parent of the source moves its children, and shows what it draws itself; each is a layer at
/// first, for drawing order may part them. Opacity, masks and time spans are not inherited in the
/// source, so only a layer without any holds its children as well.
struct JoinPegs {
  func apply(to scene: inout NormalizedScene) {
    scene.changeLayers { layers, isInSpace in joined(layers, isInSpace: isInSpace) }
  }

  private func joined(_ layers: [NormalizedLayer], isInSpace: Bool) -> [NormalizedLayer] {
    var result: [NormalizedLayer] = []
    for layer in layers {
      if !isInSpace, let last = result.last, layer.isPeg, last.holds(as: layer) {
        result[result.count - 1].sublayers += layer.sublayers
      } else {
        result.append(layer)
      }
    }
    return result.map { layer in
      var layer = layer
      layer.sublayers = joined(layer.sublayers, isInSpace: layer.opensSpace)
      if var mask = layer.mask {
        mask.layers = joined(mask.layers, isInSpace: false)
        layer.mask = mask
      }
      return layer
    }
  }
}

extension NormalizedLayer {
  /// Whether it does nothing but move what it holds, and is no layer of the source itself.
  fileprivate var isPeg: Bool {
    guard case .none = content, source.isEmpty, designerName.isEmpty else { return false }
    return !opensSpace && passesOn
  }

  /// Whether what it holds shows as it is, wherever it is moved.
  private var passesOn: Bool {
    mask == nil && shadow == nil && !clipsToBounds && blendMode == .normal && opacity == 1
      && !isHidden && !has(.opacity) && !has(.isHidden)
  }

  /// Whether what a peg holds may be in it instead: it moves in the same way.
  fileprivate func holds(as peg: NormalizedLayer) -> Bool {
    guard passesOn, !opensSpace else { return false }
    if case .instance = content { return false }
    return place == peg.place
  }

  /// Where it is and how that moves, and nothing else.
  private var place: NormalizedLayer {
    NormalizedLayer(
      name: "", bounds: Rect(x: 0, y: 0, width: 1, height: 1), anchor: anchor, position: position,
      scale: scale, rotation: rotation, rotationX: rotationX, rotationY: rotationY,
      zPosition: zPosition, scaleZ: scaleZ, keepsDepth: keepsDepth, perspective: perspective,
      tracks: tracks.filter(\.property.moves))
  }
}

extension Property {
  /// Whether it moves a layer with all that it holds.
  fileprivate var moves: Bool { self == .anchor || isPlace || turns || scales }
}
