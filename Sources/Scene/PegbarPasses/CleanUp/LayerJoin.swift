internal import PegbarGeometry
internal import PegbarScene

/// Joins a layer that draws nothing itself with its only sublayer.
struct LayerJoin {
  let outer: NormalizedLayer
  let inner: NormalizedLayer

  /// Returns both layers as one, or `nil` if one layer cannot replace both.
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

  /// The inner layer as placed by both layers, with the tracks of both.
  private var placed: NormalizedLayer? {
    if let still = StillTransform(outer), var result = still.around(inner) {
      result.tracks += outer.tracks
      // The outer layer is only moved, because a layer that a parameter rotates keeps its
      // sublayers.
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

  /// `true` if one layer can apply the effects of both layers to the whole picture.
  private var canShare: Bool {
    let isOpaque = outer.opacity == 1 && !outer.has(.opacity) && !outer.isBound(.opacity)
    let isInnerOpaque = inner.opacity == 1 && !inner.has(.opacity) && !inner.isBound(.opacity)
    // The product of two parameters follows neither of them.
    if outer.isBound(.opacity), inner.isBound(.opacity) { return false }
    // Two animated fades do not combine into one with the same keyframes. Nor does a fade that is
    // clamped at 1 and then reduced.
    if outer.has(.opacity), !isInnerOpaque { return false }
    if inner.has(.opacity), !isOpaque { return false }
    if outer.has(.isHidden), !inner.has(.isHidden), inner.isHidden { return false }
    if inner.has(.isHidden), !outer.has(.isHidden), outer.isHidden { return false }
    let repeats = outer.hiddenTrack?.repetition != nil || inner.hiddenTrack?.repetition != nil
    if repeats, outer.has(.isHidden), inner.has(.isHidden) { return false }
    // A shadow is cast by the masked picture, and a translucent picture reveals its own shadow.
    let isWhole = inner.shadow == nil && inner.mask == nil && !inner.clipsToBounds
    if outer.shadow != nil, !isWhole || !isInnerOpaque { return false }
    if inner.shadow != nil, !isOpaque { return false }
    if outer.mask != nil, inner.mask != nil { return false }
    if outer.clipsToBounds, inner.clipsToBounds || !canTakeBounds { return false }
    guard outer.mask != nil || outer.clipsToBounds || outer.shadow != nil else { return true }
    // Shadow, mask, and clip are in the space of the outer layer.
    return !inner.isPlacedByParameter && StillTransform(inner)?.isIdentity == true
  }

  private var canTakeBounds: Bool {
    switch inner.content {
    case .none, .shape, .text: true
    case .color, .image, .gradient, .instance: inner.bounds == outer.bounds
    }
  }

  /// `true` if the outer name is more descriptive than the inner one: that of a whole layer is,
  /// that of a mere parent is not.
  private var takesOver: Bool {
    inner.source.isEmpty || (!outer.source.isEmpty && inner.isPart(of: outer))
  }
}

extension NormalizedLayer {
  /// The track that hides the layer.
  fileprivate var hiddenTrack: Track<Bool>? { tracks.track(of: .isHidden) }
}

extension ParameterUse {
  /// Returns the parameter use for the product of the number and a factor.
  fileprivate func multiplied(by factor: Double) -> ParameterUse {
    transformed(by: .scale(Point(x: factor, y: factor)))
  }
}

extension Track<Bool> {
  /// Returns a flag that is `true` whenever either track is; neither may repeat.
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
