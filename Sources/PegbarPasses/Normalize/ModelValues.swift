internal import PegbarGeometry
internal import PegbarScene

extension NormalizedLayer {
  /// Sets the value that a property has without its track to that of the track at a time.
  ///
  /// Where keys are given another time, the values at the end are others, too; and a track that
  /// stands still is dropped, so that nothing but this value is left of it.
  mutating func setModel(from track: NormalizedTrack, at time: Double) {
    switch track.keys {
    case .number(let keys): setModel(track.property, keys.value(at: time))
    case .point(let keys): setModel(track.property, keys.value(at: time))
    case .color(let keys): setModel(track.property, keys.value(at: time))
    case .colors(let keys): changeGradient { $0.colors = keys.value(at: time).values }
    case .numbers(let keys): changeGradient { $0.locations = keys.value(at: time).values }
    case .path(let keys):
      guard case .shape(var shape) = content else { return }
      shape.path = keys.value(at: time)
      content = .shape(shape)
    case .flag(let keys):
      if track.property == .isHidden { isHidden = keys.value(at: time) }
    }
  }

  /// Sets a number of the layer at rest.
  mutating func setModel(_ property: LayerProperty, _ value: Double) {
    if property == .positionX { position.x = value }
    if property == .positionY { position.y = value }
    if property == .scaleZ || property == .scale { scaleZ = value }
    if property == .scaleX || property == .scale { scale.x = value }
    if property == .scaleY || property == .scale { scale.y = value }
    if property == .rotation { rotation = value }
    if property == .rotationX { rotationX = value }
    if property == .rotationY { rotationY = value }
    if property == .zPosition { zPosition = value }
    if property == .opacity { opacity = min(max(value, 0), 1) }
    if property == .lineWidth { changeStroke { $0.width = value } }
    if property == .miterLimit { changeStroke { $0.miterLimit = value } }
    if property == .dashPhase { changeStroke { $0.dashPhase = value } }
    if property == .strokeStart { changeStroke { $0.start = value } }
    if property == .strokeEnd { changeStroke { $0.end = value } }
    if property == .shadowOpacity { shadow?.opacity = min(max(value, 0), 1) }
    if property == .shadowOffsetX { shadow?.offset.x = value }
    if property == .shadowOffsetY { shadow?.offset.y = value }
    if property == .shadowRadius { shadow?.radius = max(value, 0) }
  }

  /// Sets a point of the layer at rest.
  mutating func setModel(_ property: LayerProperty, _ value: Point) {
    if property == .anchor { anchor = value }
    if property == .position { position = value }
    if property == .scale { scale = value }
    if property == .gradientStart { changeGradient { $0.start = value } }
    if property == .gradientEnd { changeGradient { $0.end = value } }
  }

  private mutating func setModel(_ property: LayerProperty, _ value: Color) {
    if property == .fillColor, case .color = content { content = .color(value) }
    if property == .shadowColor { shadow?.color = value }
    guard case .shape(var shape) = content else { return }
    shape.style = shape.style.map(
      fill: { property == .fillColor ? value : $0 },
      stroke: { property == .strokeColor ? value : $0 })
    content = .shape(shape)
  }

  private mutating func changeStroke(_ change: (inout NormalizedStroke) -> Void) {
    guard case .shape(var shape) = content else { return }
    shape.style = shape.style.map(line: { line in
      var line = line
      change(&line)
      return line
    })
    content = .shape(shape)
  }

  /// Changes the gradient that the layer draws.
  mutating func changeGradient(_ change: (inout NormalizedGradient) -> Void) {
    guard case .gradient(var gradient) = content else { return }
    change(&gradient)
    content = .gradient(gradient)
  }
}
