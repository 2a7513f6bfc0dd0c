internal import PegbarGeometry
internal import PegbarScene

/// A layer that draws nothing itself, and the only one in it, on their way to one layer.
struct LayerJoin {
  let outer: NormalizedLayer
  let inner: NormalizedLayer

  /// Both as one layer; nothing where one cannot do what both do.
  func joined() -> NormalizedLayer? {
    guard case .none = outer.content, outer.isFlat, inner.isFlat, inner.blendMode == .normal,
      canShare, var result = placed
    else { return nil }
    result.bounds = outer.clipsToBounds ? outer.bounds : inner.bounds
    result.opacity = outer.opacity * inner.opacity
    result.parameterUses[.opacity] =
      outer.parameterUses[.opacity]?.multiplied(by: inner.opacity)
      ?? inner.parameterUses[.opacity]?.multiplied(by: outer.opacity)
    result.isHidden = outer.isHidden || inner.isHidden
    if let track = outer.hiddenTrack, let other = inner.hiddenTrack {
      result.tracks.removeAll { $0.property == .isHidden }
      result.tracks.append(NormalizedTrack(property: .isHidden, keys: .flag(track.either(other))))
    }
    result.blendMode = outer.blendMode
    result.clipsToBounds = outer.clipsToBounds || inner.clipsToBounds
    result.shadow = outer.shadow ?? inner.shadow
    result.mask = outer.mask ?? inner.mask
    result.tracks.sort { $0.property < $1.property }
    nameAfterBoth(&result)
    return result
  }

  private func nameAfterBoth(_ result: inout NormalizedLayer) {
    if takesOver {
      result.name = inner.name == outer.designerName ? inner.name : outer.name
      (result.designerName, result.source) = (outer.designerName, outer.source)
      if outer.designerName.isEmpty { result.designerName = inner.designerName }
      if outer.source.isEmpty { result.source = inner.source }
    } else {
      result.name = inner.name
      result.designerName = outer.tellsMore(than: inner) ? outer.designerName : inner.designerName
      result.source = inner.source
    }
  }

  /// The inner layer where both layers put it, with the tracks of both.
  private var placed: NormalizedLayer? {
    if let still = StillTransform(outer), var result = still.around(inner) {
      result.tracks += outer.tracks
      // It is only moved: what a parameter turns holds its layers itself.
      if let use = outer.parameterUses[.position] { result.parameterUses[.position] = use }
      return result
    }
    guard !inner.isPlacedByParameter, let still = StillTransform(inner),
      let outer = still.inside(outer)
    else { return nil }
    var result = inner
    (result.anchor, result.position) = (outer.anchor, outer.position)
    (result.scale, result.scaleZ) = (outer.scale, outer.scaleZ * inner.scaleZ)
    result.rotation = outer.rotation
    result.tracks += outer.tracks
    result.parameterUses[.position] = outer.parameterUses[.position]
    return result
  }

  /// Whether what both layers do to a picture as a whole can be done by one.
  private var canShare: Bool {
    let isOpaque = outer.opacity == 1 && !outer.has(.opacity) && !outer.isBound(.opacity)
    let isInnerOpaque = inner.opacity == 1 && !inner.has(.opacity) && !inner.isBound(.opacity)
    // A product of two parameters follows none of them.
    if outer.isBound(.opacity), inner.isBound(.opacity) { return false }
    // Two fades that move are none with the same keys, nor is one that is held at 1 and then lowered.
    if outer.has(.opacity), !isInnerOpaque { return false }
    if inner.has(.opacity), !isOpaque { return false }
    if outer.has(.isHidden), !inner.has(.isHidden), inner.isHidden { return false }
    if inner.has(.isHidden), !outer.has(.isHidden), outer.isHidden { return false }
    let repeats = outer.hiddenTrack?.repetition != nil || inner.hiddenTrack?.repetition != nil
    if repeats, outer.has(.isHidden), inner.has(.isHidden) { return false }
    // A shadow is that of the picture with its mask; a picture that shines through shows its own.
    let isWhole = inner.shadow == nil && inner.mask == nil && !inner.clipsToBounds
    if outer.shadow != nil, !isWhole || !isInnerOpaque { return false }
    if inner.shadow != nil, !isOpaque { return false }
    if outer.mask != nil, inner.mask != nil { return false }
    if outer.clipsToBounds, inner.clipsToBounds || !canTakeBounds { return false }
    guard outer.mask != nil || outer.clipsToBounds || outer.shadow != nil else { return true }
    // They lie in the space of the outer layer.
    return !inner.isPlacedByParameter && StillTransform(inner)?.isIdentity == true
  }

  private var canTakeBounds: Bool {
    switch inner.content {
    case .none, .shape, .text: true
    case .color, .image, .gradient, .instance: inner.bounds == outer.bounds
    }
  }

  /// Whether the name of the outer layer tells more than that of the only one in it: that of a
  /// whole does, that of a mere parent does not.
  private var takesOver: Bool {
    inner.source.isEmpty || (!outer.source.isEmpty && inner.isPart(of: outer))
  }
}

extension NormalizedLayer {
  /// When nothing of it shows.
  fileprivate var hiddenTrack: Track<Bool>? { tracks.track(of: .isHidden) }
}

extension ParameterUse {
  /// The use of a number by a product with it.
  fileprivate func multiplied(by factor: Double) -> ParameterUse {
    transformed(by: .scale(Point(x: factor, y: factor)))
  }
}

extension Track<Bool> {
  /// True whenever one of both is; neither is repeated.
  fileprivate func either(_ other: Track<Bool>) -> Track<Bool> {
    let times = Set((keys + other.keys).map(\.time)).sorted()
    var result = Track.jumping(times.map { ($0, flag(at: $0) || other.flag(at: $0)) })
    if fidelity != .exact || other.fidelity != .exact { result.fidelity = .approximate }
    return result
  }

  private func flag(at time: Double) -> Bool {
    keys.last { $0.time <= time }?.value ?? keys.first?.value ?? false
  }
}
