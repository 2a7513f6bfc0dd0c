internal import PegbarGeometry
package import PegbarScene

extension FindBindings {
  /// A scene in which parameters have other values than those it was made with.
  ///
  /// Numbers, points and colours alone; areas follow from what is drawn then.
  package static func scene(
    _ scene: NormalizedScene, setting values: [(value: Parameter.Value, followers: [Follower])]
  ) -> NormalizedScene {
    var changes: [Int: [Change]] = [:]
    for (value, followers) in values {
      for follower in followers {
        changes[follower.target.layer, default: []].append(
          Change(part: follower.target.part, map: follower.map, value: value))
      }
    }
    var scene = scene
    var place = 0
    scene.changeEachLayer { layer in
      for change in changes[place] ?? [] { change.apply(to: &layer) }
      place += 1
    }
    TightBounds().apply(to: &scene)
    return scene
  }
}

/// What a layer gets from a parameter.
private struct Change {
  var part: ParameterBinding.Part
  var map: Matrix
  var value: Parameter.Value

  func apply(to layer: inout NormalizedLayer) {
    if let point = value.point { set(map.apply(point), of: &layer) }
    if let color = value.colors?.first { set(color, of: &layer) }
  }

  private func set(_ point: Point, of layer: inout NormalizedLayer) {
    switch part {
    case .opacity: LayerProperty.opacity.setModel(point.x, of: &layer)
    case .rotation: LayerProperty.rotation.setModel(point.x, of: &layer)
    case .scale: LayerProperty.scale.setModel(point, of: &layer)
    case .position: LayerProperty.position.setModel(point, of: &layer)
    case .lineWidth: LayerProperty.lineWidth.setModel(max(point.x, 0), of: &layer)
    case .gradientStart: layer.changeGradient { $0.setSource(start: point, end: $0.sourceEnd) }
    case .gradientEnd: layer.changeGradient { $0.setSource(start: $0.start, end: point) }
    case .color, .strokeColor, .colors, .text, .image: break
    }
  }

  /// Sets a colour, or all of a gradient; those of the scene keep their alpha.
  private func set(_ color: Color, of layer: inout NormalizedLayer) {
    switch (part, layer.content) {
    case (.color, .color(let own)): layer.content = .color(color.withAlpha(own.alpha))
    case (.color, .text(var line)):
      line.color = color.withAlpha(line.color.alpha)
      layer.content = .text(line)
    case (.color, .shape(var shape)) where shape.style.fillColor != nil:
      shape.style = shape.style.map(fill: { color.withAlpha($0.alpha) })
      layer.content = .shape(shape)
    case (.color, .shape(var shape)), (.strokeColor, .shape(var shape)):
      shape.style = shape.style.map(stroke: { color.withAlpha($0.alpha) })
      layer.content = .shape(shape)
    case (.colors, .gradient(var gradient)):
      guard let colors = value.colors, gradient.colors.count == colors.count else { return }
      gradient.colors = zip(colors, gradient.colors).map { $0.withAlpha($1.alpha) }
      layer.content = .gradient(gradient)
    case _: break
    }
  }
}

extension NormalizedGradient {
  /// Sets the two points that the source has.
  fileprivate mutating func setSource(start: Point, end: Point) {
    self.start = start
    self.end = kind.coreAnimationEnd(start: start, end: end)
    rim = kind == .radial ? end : nil
  }
}

extension Color {
  fileprivate func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
