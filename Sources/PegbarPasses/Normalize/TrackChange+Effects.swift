internal import PegbarScene

// Tracks of effects; all of them are sampled, or decide what is.
extension TrackChange {
  func change(_ effect: inout LayerEffect) {
    switch effect.kind {
    case .fill(var fill):
      change(&fill.color)
      change(&fill.opacity)
      effect.kind = .fill(fill)
    case .tint(var tint):
      change(&tint.black)
      change(&tint.white)
      change(&tint.amount)
      effect.kind = .tint(tint)
    case .tritone(var tritone):
      change(&tritone.shadows)
      change(&tritone.midtones)
      change(&tritone.highlights)
      change(&tritone.amount)
      effect.kind = .tritone(tritone)
    case .levels(var levels):
      change(&levels.all)
      change(&levels.red)
      change(&levels.green)
      change(&levels.blue)
      change(&levels.alpha)
      effect.kind = .levels(levels)
    case .blur(var blur):
      change(&blur.radius)
      effect.kind = .blur(blur)
    case .dropShadow(let shadow): effect.kind = .dropShadow(changed(shadow))
    case .innerShadow(let shadow): effect.kind = .innerShadow(changed(shadow))
    case .outline(var outline):
      change(&outline.color)
      change(&outline.opacity)
      change(&outline.width)
      effect.kind = .outline(outline)
    case .stroke(let stroke): effect.kind = .stroke(changed(stroke))
    case .transform(var transform):
      change(&transform.transform, isPlayed: false)
      change(&transform.opacity)
      effect.kind = .transform(transform)
    case .matte:
      // Nothing of it moves by itself.
      return
    }
  }

  private func change(_ channel: inout LevelsEffect.Channel) {
    change(&channel.inputBlack)
    change(&channel.inputWhite)
    change(&channel.gamma)
    change(&channel.outputBlack)
    change(&channel.outputWhite)
  }

  private func changed(_ shadow: ShadowEffect) -> ShadowEffect {
    var shadow = shadow
    change(&shadow.color)
    change(&shadow.opacity)
    change(&shadow.radius)
    switch shadow.offset {
    case .polar(var direction, var distance):
      change(&direction)
      change(&distance)
      shadow.offset = .polar(direction: direction, distance: distance)
    case .point(var point):
      change(&point)
      shadow.offset = .point(point)
    }
    return shadow
  }

  private func changed(_ stroke: StrokeEffect) -> StrokeEffect {
    var stroke = stroke
    for index in stroke.paths.indices { change(&stroke.paths[index]) }
    change(&stroke.color)
    change(&stroke.width)
    change(&stroke.opacity)
    change(&stroke.start)
    change(&stroke.end)
    return stroke
  }
}

extension LayerEffect {
  /// Whether it is worked into the tracks of what it changes, which are sampled then.
  var changesTracks: Bool {
    switch kind {
    case .fill, .tint, .tritone, .levels, .outline, .stroke, .transform, .matte: true
    case .blur, .dropShadow, .innerShadow: false
    }
  }
}
