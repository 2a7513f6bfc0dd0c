// The tracks of a layer, each with the part of the layer it belongs to.

extension Layer {
  /// Shows every track of the layer to a visitor.
  package func forEachTrack(_ visitor: some TrackVisitor) {
    let own = TrackPlace(layer: name, owner: .layer)
    switch content {
    case .empty, .solid, .image: break  // nothing of these moves by itself
    case .instance(let instance): instance.timeMap.forEachTrack(visitor, at: own)
    case .camera(let camera): camera.forEachTrack(visitor, at: own)
    case .text(let text): text.forEachTrack(visitor, at: own)
    case .shapes(let shapes): shapes.forEachTrack(visitor, in: name)
    }
    let other = TrackPlace(layer: name)
    for mask in masks { mask.forEachTrack(visitor, at: other.inside("mask \(mask.name)")) }
    for effect in effects {
      effect.forEachTrack(visitor, at: other.inside("effect \(effect.name)"))
    }
    transform.forEachTrack(visitor, at: own)
    if let track = opacity.track { visitor.visit(track, own.role(.opacity)) }
  }

  /// Changes every track of the layer.
  package mutating func changeTracks(_ change: some TrackChange) {
    let own = TrackPlace(layer: name, owner: .layer)
    switch content {
    case .empty, .solid, .image: break  // nothing of these moves by itself
    case .instance(var instance):
      instance.timeMap.changeTracks(change, at: own)
      content = .instance(instance)
    case .camera(var camera):
      camera.changeTracks(change, at: own)
      content = .camera(camera)
    case .text(var text):
      text.changeTracks(change, at: own)
      content = .text(text)
    case .shapes(var shapes):
      shapes.changeTracks(change, in: name)
      content = .shapes(shapes)
    }
    let other = TrackPlace(layer: name)
    for index in masks.indices {
      masks[index].changeTracks(change, at: other.inside("mask \(masks[index].name)"))
    }
    for index in effects.indices {
      effects[index].changeTracks(change, at: other.inside("effect \(effects[index].name)"))
    }
    transform.changeTracks(change, at: own)
    opacity = opacity.changed(by: change, .opacity, at: own)
  }
}

extension ShapeContent {
  /// Shows every track of the shapes of a layer to a visitor.
  package func forEachTrack(_ visitor: some TrackVisitor, in layer: String = "") {
    for path in paths { path.forEachTrack(visitor, at: TrackPlace(layer: layer, part: path.name)) }
    for modifier in modifiers {
      modifier.forEachTrack(visitor, at: TrackPlace(layer: layer, part: modifier.name))
    }
    for (index, group) in groups.enumerated() {
      group.forEachTrack(
        visitor, at: TrackPlace(layer: layer, owner: .group(index), part: group.name))
    }
    for style in nodes.flatMap(\.styles) {
      style.forEachTrack(visitor, at: TrackPlace(layer: layer, owner: .style, part: style.name))
    }
  }

  /// Changes every track of the shapes of a layer.
  package mutating func changeTracks(_ change: some TrackChange, in layer: String = "") {
    for index in paths.indices {
      paths[index].changeTracks(change, at: TrackPlace(layer: layer, part: paths[index].name))
    }
    for index in modifiers.indices {
      modifiers[index].changeTracks(
        change, at: TrackPlace(layer: layer, part: modifiers[index].name))
    }
    for index in groups.indices {
      groups[index].changeTracks(
        change, at: TrackPlace(layer: layer, owner: .group(index), part: groups[index].name))
    }
    nodes = nodes.map { node in
      node.mapStyles { style in
        var style = style
        style.changeTracks(
          change, at: TrackPlace(layer: layer, owner: .style, part: style.name))
        return style
      }
    }
  }
}

extension ShapeNode {
  /// The same node with other styles.
  package func mapStyles(_ change: (ShapeStyle) -> ShapeStyle) -> ShapeNode {
    switch self {
    case .style(let style): .style(change(style))
    case .group(let index, let children): .group(index, children.map { $0.mapStyles(change) })
    }
  }
}
