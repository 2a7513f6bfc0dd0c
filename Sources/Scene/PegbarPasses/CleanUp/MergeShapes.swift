internal import PegbarGeometry
internal import PegbarScene

/// Draws neighboring shapes of one source layer with the same appearance as one outline.
///
/// Only static shapes that do not overlap and have the same paint are merged. One path then gives
/// every point of the picture the same color as both.
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
  /// Returns this layer and the one above it as one layer, or `nil` if the difference may be
  /// visible.
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

  /// The source layer whose shapes include this layer, or `nil` for a whole layer.
  var sourceLayer: Substring? {
    guard let end = source.firstRange(of: ".shapes[")?.lowerBound else { return nil }
    return source[..<end]
  }

  /// `true` if the layer is only a static shape.
  private var isMergeable: Bool {
    tracks.isEmpty && sublayers.isEmpty && mask == nil && shadow == nil && !clipsToBounds
      && !isHidden && blendMode == .normal && isFlat && !isPlacedByParameter
  }
}

extension NormalizedShape.Style {
  /// Returns `true` if the style looks the same in the superlayer's space.
  ///
  /// A scale changes the width of a stroke, and its length matters if it is trimmed or dashed.
  /// Shapes with two paints are not merged.
  fileprivate func isIndependent(of transforms: [StillTransform]) -> Bool {
    switch self {
    case .fill: true
    case .stroke(_, let stroke):
      stroke.dashes.isEmpty && stroke.start == 0 && stroke.end == 1
        && transforms.allSatisfy { $0.scale == .one }
    case .both: false
    }
  }

  /// The maximum distance that the style paints beyond its outline.
  fileprivate var reach: Double {
    switch self {
    case .fill: 0
    case .stroke(_, let stroke), .both(_, _, _, let stroke):
      stroke.width / 2 * max(stroke.miterLimit, 1.4143)
    }
  }
}

extension Rect {
  /// Returns `true` if the rectangles have a point in common.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
