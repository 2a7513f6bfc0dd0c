internal import PegbarGeometry
internal import PegbarScene

/// Takes apart layers that only hold others: what they do is done by the layers in them.
///
/// A layer that stands still, draws nothing and changes nothing else about what it holds goes away;
/// one that holds a single layer becomes one with it where one layer can do what both do. What a
/// parameter turns or enlarges stays a layer of its own, and so does what one moves, unless a single
/// layer that no other moves can take its place.
struct FoldTransforms {
  /// What follows parameters.
  var bound = BoundSources()

  func apply(to scene: inout NormalizedScene) {
    scene.changeLayers { layers, isInSpace in
      var names = UniqueNames()
      var layers = folded(layers, isInSpace: isInSpace)
      for index in layers.indices { layers[index].makeNamesUnique(&names) }
      return layers
    }
  }

  private func folded(_ layers: [NormalizedLayer], isInSpace: Bool) -> [NormalizedLayer] {
    layers.flatMap { layer in
      let layer = folded(layer, isInSpace: isInSpace)
      guard !bound.moves(layer) else { return [layer] }
      return (isInSpace ? layer.shiftedOnly.map { [$0] } : layer.parts) ?? [layer]
    }
  }

  /// The layer with everything in it folded; layers that stand in space stay as they are.
  private func folded(_ layer: NormalizedLayer, isInSpace: Bool) -> NormalizedLayer {
    var layer = layer
    layer.sublayers = folded(layer.sublayers, isInSpace: layer.opensSpace)
    if var mask = layer.mask {
      // One layer can be a mask by itself, several need one around them.
      mask.layers =
        mask.layers.count == 1
        ? mask.layers.map { folded($0, isInSpace: false) }
        : folded(mask.layers, isInSpace: false)
      layer.mask = mask
    }
    guard !isInSpace, !bound.turns(layer) else { return layer }
    while layer.sublayers.count == 1, let inner = layer.sublayers.first,
      !(bound.moves(layer) && bound.moves(inner)), let joined = layer.joined(with: inner)
    {
      layer = joined
    }
    return layer
  }
}

extension NormalizedLayer {
  /// The only layer in one that shifts it in space and does nothing else, as it stands without that.
  fileprivate var shiftedOnly: NormalizedLayer? {
    guard case .none = content, keepsDepth, perspective == nil, tracks.isEmpty, opacity == 1,
      !isHidden, blendMode == .normal, mask == nil, scale == .one, scaleZ == 1, rotation == 0,
      rotationX == 0, rotationY == 0, sublayers.count == 1, var inner = sublayers.first
    else { return nil }
    let shift = position - anchor
    inner.position = inner.position + shift
    inner.zPosition += zPosition
    let depth = zPosition
    inner.changeTracks { property, keys in
      switch (property, keys) {
      case (.position, .point(let track)): .point(track.map { $0 + shift })
      case (.positionX, .number(let track)): .number(track.map { $0 + shift.x })
      case (.positionY, .number(let track)): .number(track.map { $0 + shift.y })
      case (.zPosition, .number(let track)): .number(track.map { $0 + depth })
      case (_, _): keys
      }
    }
    return inner
  }

  /// The sublayers as they stand without this layer around them; nothing where it is needed.
  fileprivate var parts: [NormalizedLayer]? {
    guard case .none = content, tracks.isEmpty, opacity == 1, !isHidden, blendMode == .normal,
      !clipsToBounds, shadow == nil, mask == nil, let still = StillTransform(self)
    else { return nil }
    var parts: [NormalizedLayer] = []
    for sublayer in sublayers {
      guard sublayer.blendMode == .normal, var part = sublayer.followed(by: still) else {
        return nil
      }
      // A part of a layer that the designer named is told from those of others by that name.
      if isWholeLayer, part.isPart(of: self), !part.name.hasPrefix(designerName) {
        part.name = "\(designerName) \(part.name)"
      }
      if tellsMore(than: part) { part.designerName = "\(designerName) \(part.partName)" }
      parts.append(part)
    }
    return parts
  }

  /// This layer, which draws nothing itself, and the only one in it as one layer; nothing where one
  /// cannot do what both do.
  fileprivate func joined(with inner: NormalizedLayer) -> NormalizedLayer? {
    guard case .none = content, isFlat, inner.isFlat, inner.blendMode == .normal,
      canShare(with: inner), var result = placed(inner)
    else { return nil }
    result.bounds = clipsToBounds ? bounds : inner.bounds
    result.opacity = opacity * inner.opacity
    result.isHidden = isHidden || inner.isHidden
    if let track = hiddenTrack, let other = inner.hiddenTrack {
      result.tracks.removeAll { $0.property == .isHidden }
      result.tracks.append(NormalizedTrack(property: .isHidden, keys: .flag(track.either(other))))
    }
    result.blendMode = blendMode
    result.clipsToBounds = clipsToBounds || inner.clipsToBounds
    result.shadow = shadow ?? inner.shadow
    result.mask = mask ?? inner.mask
    result.tracks.sort { $0.property < $1.property }
    if takesOver(from: inner) {
      result.name = inner.name == designerName ? inner.name : name
      (result.designerName, result.source) = (designerName, source)
      if designerName.isEmpty { result.designerName = inner.designerName }
      if source.isEmpty { result.source = inner.source }
    } else {
      result.name = inner.name
      result.designerName = tellsMore(than: inner) ? designerName : inner.designerName
      result.source = inner.source
    }
    return result
  }

  /// The inner layer where both layers put it, with the tracks of both.
  private func placed(_ inner: NormalizedLayer) -> NormalizedLayer? {
    if let still = StillTransform(self), var result = inner.followed(by: still) {
      result.tracks += tracks
      return result
    }
    guard let still = StillTransform(inner), let outer = following(still) else { return nil }
    var result = inner
    (result.anchor, result.position) = (outer.anchor, outer.position)
    (result.scale, result.scaleZ) = (outer.scale, outer.scaleZ * inner.scaleZ)
    result.rotation = outer.rotation
    result.tracks += outer.tracks
    return result
  }

  /// Whether what both layers do to a picture as a whole can be done by one.
  private func canShare(with inner: NormalizedLayer) -> Bool {
    let isOpaque = opacity == 1 && !has(.opacity)
    let isInnerOpaque = inner.opacity == 1 && !inner.has(.opacity)
    // Two fades that move are none with the same keys, nor is one that is held at 1 and then lowered.
    if has(.opacity), !isInnerOpaque { return false }
    if inner.has(.opacity), !isOpaque { return false }
    if has(.isHidden), !inner.has(.isHidden), inner.isHidden { return false }
    if inner.has(.isHidden), !has(.isHidden), isHidden { return false }
    if hiddenTrack?.repetition != nil || inner.hiddenTrack?.repetition != nil {
      guard !has(.isHidden) || !inner.has(.isHidden) else { return false }
    }
    // A shadow is that of the picture with its mask; a picture that shines through shows its own.
    if shadow != nil {
      guard inner.shadow == nil, inner.mask == nil, !inner.clipsToBounds, isInnerOpaque else {
        return false
      }
    }
    if inner.shadow != nil, !isOpaque { return false }
    if mask != nil, inner.mask != nil { return false }
    if clipsToBounds, inner.clipsToBounds || !inner.canTakeBounds(bounds) { return false }
    guard mask != nil || clipsToBounds || shadow != nil else { return true }
    // They lie in the space of the outer layer.
    return StillTransform(inner)?.isIdentity == true
  }

  /// When nothing of it shows.
  private var hiddenTrack: Track<Bool>? {
    for track in tracks where track.property == .isHidden {
      if case .flag(let keys) = track.keys { return keys }
    }
    return nil
  }

  private func canTakeBounds(_ bounds: Rect) -> Bool {
    switch content {
    case .none, .shape, .text: true
    case .color, .image, .gradient, .instance: self.bounds == bounds
    }
  }

  // MARK: Names

  /// Whether it stands for a whole layer of the source, not for a group or a style in it.
  private var isWholeLayer: Bool {
    !designerName.isEmpty && !source.isEmpty && !source.contains("shapes")
  }

  /// Whether the designer gave it a name that tells something, and another whole layer, which it
  /// holds, one that does not.
  private func tellsMore(than inner: NormalizedLayer) -> Bool {
    isWholeLayer && inner.isWholeLayer && !inner.isPart(of: self)
      && !DefaultNames.containsOrPrecomposes(designerName)
      && DefaultNames.contains(inner.designerName)
  }

  /// Whether it was made of a part of what another was made of.
  private func isPart(of other: NormalizedLayer) -> Bool {
    source.isEmpty || source == other.source || source.hasPrefix(other.source + ".")
  }

  /// Whether the name of this layer tells more than that of the only one in it: that of a whole
  /// does, that of a mere parent does not.
  private func takesOver(from inner: NormalizedLayer) -> Bool {
    inner.source.isEmpty || (!source.isEmpty && inner.isPart(of: self))
  }
}

extension Track<Bool> {
  /// True whenever one of both is; neither is repeated.
  fileprivate func either(_ other: Track<Bool>) -> Track<Bool> {
    let times = Set((keys + other.keys).map(\.time)).sorted()
    var result: [Key<Bool>] = []
    for time in times {
      let value = flag(at: time) || other.flag(at: time)
      if value != result.last?.value { result.append(Key(time: time, value: value, curve: .hold)) }
    }
    let isExact = fidelity == .exact && other.fidelity == .exact
    return Track(result, fidelity: isExact ? .exact : .approximate)
  }

  private func flag(at time: Double) -> Bool {
    keys.last { $0.time <= time }?.value ?? keys.first?.value ?? false
  }
}
