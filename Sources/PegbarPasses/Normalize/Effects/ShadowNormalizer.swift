internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Turns drop shadows into shadows of layers.
struct ShadowNormalizer {
  let sampler: TrackSampler
  private let log: NormalizationLog

  init(_ sampler: TrackSampler, log: NormalizationLog) {
    self.sampler = sampler
    self.log = log
  }

  /// Gives a picture the shadow that Core Animation draws.
  ///
  /// `shadowRadius` is the standard deviation of the blur, and offset and radius count in the
  /// layer's own space, before its transform (CALayer.h, `shadowRadius`).
  func add(
    _ shadow: ShadowEffect, of effect: LayerEffect, to picture: inout EffectPicture,
    _ space: DrawingSpace
  ) {
    if shadow.isAlone {
      let part = space.part(effect).place
      log.report(
        .effectDropShadow,
        "Core Animation draws no shadow alone, so '\(effect.name)' shows with the layer; use two "
          + "layers instead of Shadow Only", at: part.source, part.breadcrumb,
        outcome: .approximated(error: nil))
    }
    // A clip and a mask cut the shadow of the same layer, so it belongs outside of them.
    let isFree =
      picture.isPlain && picture.layer.mask == nil && !picture.layer.clipsToBounds
      && picture.layer.shadow == nil
    if !isFree { picture.wrap(named: effect.name, in: space.bounds) }
    let offset = self.offset(shadow.offset, scale: space.scale)
    picture.layer.shadow = NormalizedShadow(
      color: shadow.color.value(at: sampler.endTime),
      opacity: min(max(shadow.opacity.value(at: sampler.endTime), 0), 1),
      offset: Point(x: offset.x.value(at: sampler.endTime), y: offset.y.value(at: sampler.endTime)),
      radius: max(shadow.radius.value(at: sampler.endTime), 0))
    if let track = sampler.bounded(shadow.color).track {
      picture.layer.tracks.append(NormalizedTrack(property: .shadowColor, keys: .color(track)))
    }
    picture.layer.addTrack(
      .shadowOpacity,
      sampler.bounded(shadow.opacity, 0...1, tolerance: sampler.options.colorTolerance))
    picture.layer.addTrack(.shadowOffsetX, offset.x)
    picture.layer.addTrack(.shadowOffsetY, offset.y)
    picture.layer.addTrack(
      .shadowRadius,
      sampler.bounded(
        shadow.radius, 0...1e9, tolerance: sampler.options.tolerance / space.scale,
        scale: space.scale))
  }

  /// Both parts of an offset; exact unless the direction moves.
  private func offset(
    _ offset: ShadowEffect.Offset, scale: Double
  ) -> (x: Animated<Double>, y: Animated<Double>) {
    switch offset {
    case .point(.split(let x, let y)):
      return (x, y)
    case .point(.joined(let point)):
      let straight: Animated<Point> =
        point.track.map { .keyed(sampler.straight($0, scale: scale)) } ?? point
      return (straight.map(\.x), straight.map(\.y))
    case .polar(let direction, let distance):
      if let direction = direction.constant {
        let (sine, cosine) = sineAndCosine(degrees: direction)
        return (distance.map { $0 * sine }, distance.map { -$0 * cosine })
      }
      let result = sampler.sampled(
        Set(direction.keyTimes + distance.keyTimes).sorted(),
        tolerance: sampler.options.tolerance / scale, { offset.value(at: $0) }, Distance.of)
      let track = Track(result.keys, fidelity: result.fidelity(scale: scale))
      let point = Animated.keyed(track)
      return (point.map(\.x), point.map(\.y))
    }
  }
}
