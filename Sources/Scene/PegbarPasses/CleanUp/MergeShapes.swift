internal import PegbarGeometry
internal import PegbarScene

/// Draws neighbouring shapes of one layer of the source that look alike as one outline.
///
/// Only what stands still, lies nowhere above the other and is painted in the same way: then one
/// path gives every point of the picture the colour that both gave.
struct MergeShapes {
  func apply(to scene: inout NormalizedScene) {
    scene.joinNeighbors { lower, upper in
      guard let both = lower.merged(with: upper) else { return false }
      lower = both
      return true
    }
  }
}

extension NormalizedLayer {
  /// This layer and one above it as one; nothing where that may show.
  fileprivate func merged(with upper: NormalizedLayer) -> NormalizedLayer? {
    guard let group = sourceLayer, group == upper.sourceLayer, isMergeable, upper.isMergeable,
      parameterUses == upper.parameterUses,
      opacity == upper.opacity, case .shape(var lower) = content,
      case .shape(let other) = upper.content, lower.style == other.style,
      let here = StillTransform(self), let there = StillTransform(upper),
      lower.style.isIndependent(of: [here, there])
    else { return nil }
    let first = lower.path.applying(here.matrix)
    let second = other.path.applying(there.matrix)
    guard let area = first.controlBounds?.outset(by: lower.style.reach),
      let next = second.controlBounds?.outset(by: lower.style.reach), !area.touches(next)
    else { return nil }
    var result = self
    lower.path = Path(first.contours + second.contours)
    result.content = .shape(lower)
    (result.anchor, result.position, result.scale, result.rotation) = (.zero, .zero, .one, 0)
    result.scaleZ = 1
    if designerName != upper.designerName { result.designerName = "" }
    return result
  }

  /// The layer of the source of whose shapes it is a part; nothing for a whole layer.
  var sourceLayer: Substring? {
    guard let end = source.firstRange(of: ".shapes[")?.lowerBound else { return nil }
    return source[..<end]
  }

  /// Whether it is nothing but a shape that stands still.
  private var isMergeable: Bool {
    tracks.isEmpty && sublayers.isEmpty && mask == nil && shadow == nil && !clipsToBounds
      && !isHidden && blendMode == .normal && isFlat && !isPlacedByParameter
  }
}

extension NormalizedShape.Style {
  /// Whether it looks the same in the superlayer's space: a line has a width there, and its length
  /// counts where only a part of it or dashes are drawn.
  ///
  /// What has two paints is a thing of its own.
  fileprivate func isIndependent(of transforms: [StillTransform]) -> Bool {
    switch self {
    case .fill: true
    case .stroke(_, let stroke):
      stroke.dashes.isEmpty && stroke.start == 0 && stroke.end == 1
        && transforms.allSatisfy { $0.scale == .one }
    case .both: false
    }
  }

  /// How far it paints outside of its outline at most.
  fileprivate var reach: Double {
    switch self {
    case .fill: 0
    case .stroke(_, let stroke), .both(_, _, _, let stroke):
      stroke.width / 2 * max(stroke.miterLimit, 1.4143)
    }
  }
}

extension Rect {
  /// Whether the rectangles have a point in common.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
