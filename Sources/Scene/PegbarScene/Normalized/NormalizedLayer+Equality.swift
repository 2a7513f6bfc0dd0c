// Comparison and hashing are iterative because layers may be nested several hundred levels deep,
// and the caller may have a small stack.
extension NormalizedLayer {
  /// Returns `true` if two layers and everything in them are equal.
  public static func == (left: NormalizedLayer, right: NormalizedLayer) -> Bool {
    guard left.isSameAlone(as: right) else { return false }
    if left.sublayers.isEmpty, left.mask == nil { return true }
    var waiting = [(left, right)]
    while let (left, right) = waiting.popLast() {
      for (one, other) in zip(left.heldLayers, right.heldLayers) {
        guard one.isSameAlone(as: other) else { return false }
        if one.holdsLayers { waiting.append((one, other)) }
      }
    }
    return true
  }

  /// Hashes the layer and everything in it.
  public func hash(into hasher: inout Hasher) {
    hashAlone(into: &hasher)
    guard holdsLayers else { return }
    var waiting = [self]
    while let layer = waiting.popLast() {
      for held in layer.heldLayers {
        held.hashAlone(into: &hasher)
        if held.holdsLayers { waiting.append(held) }
      }
    }
  }

  private var holdsLayers: Bool { !sublayers.isEmpty || mask != nil }

  /// Returns `true` if everything except the nested layers is equal, including their number.
  private func isSameAlone(as other: NormalizedLayer) -> Bool {
    sublayers.count == other.sublayers.count && mask?.mode == other.mask?.mode
      && mask?.layers.count == other.mask?.layers.count && hasSameNames(as: other)
      && hasSamePlace(as: other) && hasSameLook(as: other) && tracks == other.tracks
  }

  private func hasSameNames(as other: NormalizedLayer) -> Bool {
    name == other.name && designerName == other.designerName && source == other.source
  }

  private func hasSamePlace(as other: NormalizedLayer) -> Bool {
    bounds == other.bounds && anchor == other.anchor && position == other.position
      && scale == other.scale && scaleZ == other.scaleZ && rotation == other.rotation
      && rotationX == other.rotationX && rotationY == other.rotationY
      && zPosition == other.zPosition && keepsDepth == other.keepsDepth
      && perspective == other.perspective
  }

  private func hasSameLook(as other: NormalizedLayer) -> Bool {
    content == other.content && cornerRadius == other.cornerRadius && opacity == other.opacity
      && isHidden == other.isHidden
      && blendMode == other.blendMode && clipsToBounds == other.clipsToBounds
      && shadow == other.shadow && parameterUses == other.parameterUses
  }

  /// Hashes everything except the nested layers, including their number.
  private func hashAlone(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(designerName)
    hasher.combine(source)
    hasher.combine(bounds)
    hasher.combine(cornerRadius)
    hasher.combine(anchor)
    hasher.combine(position)
    hasher.combine(scale)
    hasher.combine(scaleZ)
    hasher.combine(rotation)
    hasher.combine(rotationX)
    hasher.combine(rotationY)
    hasher.combine(zPosition)
    hasher.combine(keepsDepth)
    hasher.combine(perspective)
    hasher.combine(content)
    hasher.combine(opacity)
    hasher.combine(isHidden)
    hasher.combine(blendMode)
    hasher.combine(clipsToBounds)
    hasher.combine(shadow)
    hasher.combine(mask?.mode)
    hasher.combine(mask?.layers.count)
    hasher.combine(sublayers.count)
    hasher.combine(tracks)
    hasher.combine(parameterUses)
  }
}
