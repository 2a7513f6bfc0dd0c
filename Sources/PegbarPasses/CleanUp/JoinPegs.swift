internal import PegbarGeometry
internal import PegbarScene

/// Puts the children of a layer into it where it stands right below the copy that moves them.
///
/// A parent of the source moves its children, and shows what it draws itself; each is a layer at
/// first, for drawing order may part them. Opacity, masks and time spans are not inherited in the
/// source, so only a layer without any holds its children as well.
struct JoinPegs {
  func apply(to scene: inout NormalizedScene) {
    scene.joinNeighbors { lower, upper in lower.take(upper) }
  }
}

extension NormalizedLayer {
  /// Whether it does nothing but move what it holds, and is no layer of the source itself.
  private var isPeg: Bool {
    guard case .none = content, source.isEmpty, designerName.isEmpty else { return false }
    return !opensSpace && passesOn
  }

  /// Whether what it holds shows as it is, wherever it is moved.
  private var passesOn: Bool {
    mask == nil && shadow == nil && !clipsToBounds && blendMode == .normal && opacity == 1
      && !isHidden && !has(.opacity) && !has(.isHidden)
  }

  /// Takes what the layer above it holds; false where that layer does more than move it.
  fileprivate mutating func take(_ peg: NormalizedLayer) -> Bool {
    guard peg.isPeg, passesOn, !opensSpace, place == peg.place else { return false }
    if case .instance = content { return false }
    sublayers += peg.sublayers
    return true
  }

  /// Where it is and how that moves, and nothing else.
  private var place: NormalizedLayer {
    NormalizedLayer(
      name: "", bounds: Rect(x: 0, y: 0, width: 1, height: 1), anchor: anchor, position: position,
      scale: scale, rotation: rotation, rotationX: rotationX, rotationY: rotationY,
      zPosition: zPosition, scaleZ: scaleZ, keepsDepth: keepsDepth, perspective: perspective,
      tracks: tracks.filter(\.property.placesLayer))
  }
}
