internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension EffectNormalizer {
  /// Adds the shadow that Core Animation draws to a picture.
  ///
  /// `shadowRadius` is the standard deviation of the blur. Offset and radius are in the layer's own
  /// space, before its transform (CALayer.h, `shadowRadius`).
  func add(
    _ shadow: ShadowEffect, of effect: LayerEffect, to picture: inout EffectPicture,
    _ space: DrawingSpace
  ) {
    if shadow.isAlone {
      log.report(
        .effectDropShadow,
        "Core Animation cannot draw only a shadow, so the layer of '\(effect.name)' is also drawn",
        at: space.part(effect).place)
    }
    // A clip and a mask cut off the shadow of the same layer, so the shadow is outside of them.
    let isFree =
      picture.isPlain && picture.layer.mask == nil && !picture.layer.clipsToBounds
      && picture.layer.shadow == nil
    if !isFree { picture.wrap(named: effect.name, in: space.bounds) }
    let offset = self.offset(shadow.offset, scale: space.scale)
    picture.layer.shadow = NormalizedShadow(color: .black)
    sampler.set(
      .shadowColor, of: &picture.layer, to: shadow.color, playing: sampler.bounded(shadow.color))
    sampler.set(
      .shadowOpacity, of: &picture.layer, to: shadow.opacity,
      playing: sampler.bounded(
        shadow.opacity, .shadowOpacity, tolerance: sampler.options.colorTolerance))
    sampler.set(.shadowOffsetX, of: &picture.layer, to: offset.x)
    sampler.set(.shadowOffsetY, of: &picture.layer, to: offset.y)
    sampler.set(
      .shadowRadius, of: &picture.layer, to: shadow.radius,
      playing: sampler.bounded(
        shadow.radius, .shadowRadius, tolerance: sampler.options.tolerance / space.scale,
        scale: space.scale))
  }

  /// Returns both coordinates of an offset, exact unless the direction is animated.
  private func offset(
    _ offset: ShadowEffect.Offset, scale: Double
  ) -> (x: Animated<Double>, y: Animated<Double>) {
    switch offset {
    case .point(.split(let x, let y)):
      return (x, y)
    case .point(.joined(let point)):
      let straight = AnimatedPoint.joined(sampler.straight(point, scale: scale))
      return (straight.x, straight.y)
    case .polar(let direction, let distance):
      if let direction = direction.constant {
        let (sine, cosine) = sineAndCosine(degrees: direction)
        return (distance.map { $0 * sine }, distance.map { -$0 * cosine })
      }
      let track = sampler.sampled(
        Set(direction.keyTimes + distance.keyTimes).sorted(),
        tolerance: sampler.options.tolerance / scale
      ) { offset.value(at: $0) }.track(scale: scale)
      return (.keyed(track.map(\.x)), .keyed(track.map(\.y)))
    }
  }
}
