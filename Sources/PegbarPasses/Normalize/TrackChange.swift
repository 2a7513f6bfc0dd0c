internal import PegbarScene

/// How normalizing uses a track.
enum TrackUse {
  /// It becomes an animation of its own.
  case played
  /// The same, if it stays within 0…1.
  case opacity
  /// It is sampled, perhaps with others, or decides what is sampled.
  case sampled
}

/// Changes every track of something.
protocol TrackChange {
  /// The track that takes the place of one.
  func changed<Value: TrackValue>(_ track: Track<Value>, _ use: TrackUse) -> Track<Value>
}

extension TrackChange {
  func change<Value>(_ value: inout Animated<Value>, _ use: TrackUse = .sampled) {
    guard case .keyed(let track) = value else { return }
    value = .keyed(changed(track, use))
  }

  func change(_ point: inout AnimatedPoint, _ use: TrackUse = .sampled) {
    switch point {
    case .joined(var value):
      change(&value, use)
      point = .joined(value)
    case .split(var x, var y):
      change(&x, use)
      change(&y, use)
      point = .split(x: x, y: y)
    }
  }

  func change(_ transform: inout Transform, isPlayed: Bool = true) {
    let plain: TrackUse = isPlayed ? .played : .sampled
    let turns = isPlayed && !transform.orientsAlongPath && transform.skew.isAlways(0)
    // Coordinates of an anchor are sampled together.
    if case .joined = transform.anchor {
      change(&transform.anchor, plain)
    } else {
      change(&transform.anchor)
    }
    change(&transform.position, transform.orientsAlongPath ? .sampled : plain)
    change(&transform.scale, plain)
    change(&transform.rotation, turns ? .played : .sampled)
    change(&transform.skew)
    change(&transform.skewAxis)
    guard var space = transform.space else { return }
    // Turns are played, but nodes of several share their times with what is sampled beside them.
    change(&space.anchorZ)
    change(&space.positionZ)
    change(&space.scaleZ)
    change(&space.rotationX)
    change(&space.rotationY)
    change(&space.orientation)
    transform.space = space
  }

  func change(_ geometry: inout Geometry) {
    switch geometry {
    case .path(var path):
      change(&path)
      geometry = .path(path)
    case .rectangle(var rectangle):
      change(&rectangle.center)
      change(&rectangle.size)
      change(&rectangle.cornerRadius)
      geometry = .rectangle(rectangle)
    case .ellipse(var ellipse):
      change(&ellipse.center)
      change(&ellipse.size)
      geometry = .ellipse(ellipse)
    case .polystar(var star):
      change(&star.center)
      for part: WritableKeyPath<Polystar, Animated<Double>> in [
        \.pointCount, \.rotation, \.outerRadius, \.outerRoundness, \.innerRadius, \.innerRoundness,
      ] { change(&star[keyPath: part]) }
      geometry = .polystar(star)
    }
  }

  func change(_ kind: inout PathModifier.Kind) {
    switch kind {
    case .trim(var trim):
      change(&trim.start)
      change(&trim.end)
      change(&trim.offset)
      kind = .trim(trim)
    case .roundedCorners(var corners):
      change(&corners.radius)
      kind = .roundedCorners(corners)
    case .puckerBloat(var pucker):
      change(&pucker.amount)
      kind = .puckerBloat(pucker)
    case .zigZag(var zigZag):
      change(&zigZag.size)
      change(&zigZag.ridges)
      kind = .zigZag(zigZag)
    case .offsetPath(var offset):
      change(&offset.amount)
      change(&offset.miterLimit)
      kind = .offsetPath(offset)
    case .merge: break
    }
  }

  /// The steps of a repeater are multiplied, so no track of it is played as it is.
  func change(_ repeater: inout Repeater) {
    change(&repeater.copies)
    change(&repeater.offset)
    change(&repeater.step, isPlayed: false)
    change(&repeater.startOpacity)
    change(&repeater.endOpacity)
  }

  func change(_ style: inout ShapeStyle) {
    change(&style.opacity, .opacity)
    switch style.paint {
    case .color(var color):
      change(&color, .played)
      style.paint = .color(color)
    case .gradient(var gradient):
      change(&gradient.start)
      change(&gradient.end)
      change(&gradient.highlightLength)
      change(&gradient.highlightAngle)
      change(&gradient.stops)
      style.paint = .gradient(gradient)
    }
    guard case .stroke(var stroke) = style.kind else { return }
    change(&stroke.width, .played)
    change(&stroke.miterLimit, .played)
    change(&stroke.dashPhase, .played)
    for index in stroke.dashes.indices { change(&stroke.dashes[index]) }
    style.kind = .stroke(stroke)
  }

  func change(_ nodes: inout [ShapeNode]) {
    for index in nodes.indices {
      switch nodes[index] {
      case .style(var style):
        change(&style)
        nodes[index] = .style(style)
      case .group(let group, var children):
        change(&children)
        nodes[index] = .group(group, children)
      }
    }
  }
}

extension Layer {
  /// Changes every track of the layer.
  mutating func changeTracks(_ change: some TrackChange) {
    switch content {
    case .empty, .solid, .image: break
    case .camera(var camera):
      change.change(&camera.zoom)
      content = .camera(camera)
    case .instance(var instance):
      if var remap = instance.timeMap.remap {
        change.change(&remap)
        instance.timeMap.remap = remap
      }
      content = .instance(instance)
    case .text(var text):
      text.changeTracks(change)
      content = .text(text)
    case .shapes(var shapes):
      for index in shapes.paths.indices { change.change(&shapes.paths[index].geometry) }
      for index in shapes.modifiers.indices { change.change(&shapes.modifiers[index].kind) }
      let outlined = shapes.outlinedGroups
      for index in shapes.groups.indices {
        change.change(
          &shapes.groups[index].transform, isPlayed: !outlined.contains(index))
        change.change(&shapes.groups[index].opacity, .opacity)
        if var repeater = shapes.groups[index].repeater {
          change.change(&repeater)
          shapes.groups[index].repeater = repeater
        }
      }
      change.change(&shapes.nodes)
      content = .shapes(shapes)
    }
    for index in masks.indices {
      change.change(&masks[index].path)
      change.change(&masks[index].opacity)
      change.change(&masks[index].expansion)
    }
    change.change(&transform)
    change.change(&opacity, .opacity)
    for index in effects.indices { change.change(&effects[index]) }
  }
}

extension ShapeContent {
  /// The groups whose transform is a part of an outline: they lie between a path and a style that
  /// paints it from outside.
  fileprivate var outlinedGroups: Set<Int> {
    var found: Set<Int> = []
    var pending = nodes
    while let node = pending.popLast() {
      switch node {
      case .group(_, let children): pending += children
      case .style(let style):
        for path in style.paths where paths.indices.contains(path) {
          var next = paths[path].group
          while let index = next, index != style.group, groups.indices.contains(index) {
            found.insert(index)
            // A group stands after its parent in the table, so this ends.
            next = groups[index].parent.flatMap { $0 < index ? $0 : nil }
          }
        }
      }
    }
    return found
  }
}
