package import PegbarGeometry

extension NormalizedLayer {
  /// Sets the model value of a property to the value of its track at a time.
  ///
  /// If keyframes are retimed, the values at the end change. A constant track is dropped, so that
  /// only this value remains.
  package mutating func setModel(from track: NormalizedTrack, at time: Double) {
    switch track.keys {
    case .number(let keys): track.property.setModel(keys.value(at: time), of: &self)
    case .point(let keys): track.property.setModel(keys.value(at: time), of: &self)
    case .color(let keys): track.property.setModel(keys.value(at: time), of: &self)
    case .colors(let keys): changeGradient { $0.colors = keys.value(at: time).values }
    case .numbers(let keys): changeGradient { $0.locations = keys.value(at: time).values }
    case .path(let keys): changeShape { $0.path = keys.value(at: time) }
    case .flag(let keys):
      if track.property == .isHidden { isHidden = keys.value(at: time) }
    }
  }

  /// Resizes the bounds and keeps the relative position of the anchor point, as Core Animation does
  /// (CALayer.h, `anchorPoint`).
  fileprivate mutating func resize(to size: Size) {
    anchor = bounds.place(of: anchor, resizedTo: size)
    bounds.size = Size(width: max(size.width, 0), height: max(size.height, 0))
  }

  /// Changes the gradient that the layer draws, if there is one.
  package mutating func changeGradient(_ change: (inout NormalizedGradient) -> Void) {
    guard case .gradient(var gradient) = content else { return }
    change(&gradient)
    content = .gradient(gradient)
  }

  /// Changes the shape that the layer draws, if there is one.
  fileprivate mutating func changeShape(_ change: (inout NormalizedShape) -> Void) {
    guard case .shape(var shape) = content else { return }
    change(&shape)
    content = .shape(shape)
  }

  fileprivate mutating func changeStroke(_ change: (inout NormalizedStroke) -> Void) {
    changeShape { shape in
      shape.style = shape.style.map(line: { line in
        var line = line
        change(&line)
        return line
      })
    }
  }
}

// The storage of the model value of each property in a layer.
extension LayerProperty {
  /// Sets the model value of a numeric property; ignored for properties of other types.
  package func setModel(_ value: Double, of layer: inout NormalizedLayer) {
    switch self {
    case .positionX: layer.position.x = value
    case .positionY: layer.position.y = value
    case .scale: (layer.scale, layer.scaleZ) = (Point(x: value, y: value), value)
    case .scaleX: layer.scale.x = value
    case .scaleY: layer.scale.y = value
    case .scaleZ: layer.scaleZ = value
    case .rotation: layer.rotation = value
    case .rotationX: layer.rotationX = value
    case .rotationY: layer.rotationY = value
    case .zPosition: layer.zPosition = value
    case .cornerRadius: layer.cornerRadius = max(value, 0)
    case .opacity: layer.opacity = min(max(value, 0), 1)
    case .lineWidth: layer.changeStroke { $0.width = value }
    case .miterLimit: layer.changeStroke { $0.miterLimit = value }
    case .dashPhase: layer.changeStroke { $0.dashPhase = value }
    case .strokeStart: layer.changeStroke { $0.start = value }
    case .strokeEnd: layer.changeStroke { $0.end = value }
    case .shadowOpacity: layer.shadow?.opacity = min(max(value, 0), 1)
    case .shadowOffsetX: layer.shadow?.offset.x = value
    case .shadowOffsetY: layer.shadow?.offset.y = value
    case .shadowRadius: layer.shadow?.radius = max(value, 0)
    case .anchor, .position, .size, .isHidden, .path, .fillColor, .strokeColor, .gradientStart,
      .gradientEnd, .colors, .locations, .shadowColor:
      break
    }
  }

  /// Sets the model value of a point property; ignored for properties of other types.
  package func setModel(_ value: Point, of layer: inout NormalizedLayer) {
    switch self {
    case .anchor: layer.anchor = value
    case .position: layer.position = value
    case .scale: layer.scale = value
    case .size: layer.resize(to: Size(width: value.x, height: value.y))
    case .gradientStart: layer.changeGradient { $0.start = value }
    case .gradientEnd: layer.changeGradient { $0.end = value }
    case .positionX, .positionY, .scaleX, .scaleY, .scaleZ, .rotation, .rotationX, .rotationY,
      .zPosition, .cornerRadius, .opacity, .isHidden, .path, .fillColor, .strokeColor, .lineWidth,
      .miterLimit,
      .dashPhase, .strokeStart, .strokeEnd, .colors, .locations, .shadowColor, .shadowOpacity,
      .shadowOffsetX, .shadowOffsetY, .shadowRadius:
      break
    }
  }

  fileprivate func setModel(_ value: Color, of layer: inout NormalizedLayer) {
    if self == .shadowColor { layer.shadow?.color = value }
    if self == .fillColor, case .color = layer.content { layer.content = .color(value) }
    layer.changeShape { shape in
      shape.style = shape.style.map(
        fill: { self == .fillColor ? value : $0 },
        stroke: { self == .strokeColor ? value : $0 })
    }
  }
}
