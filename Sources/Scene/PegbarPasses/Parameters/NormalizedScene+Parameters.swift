internal import PegbarGeometry
package import PegbarScene

extension NormalizedScene {
  /// Sets the values that parameters control, like generated code.
  ///
  /// - Parameter values: The new values, by the name of the parameter.
  /// - Returns: The names of the parameters that control a value.
  package mutating func apply(_ values: [String: Parameter.Value]) -> Set<String> {
    var applied: Set<String> = []
    var bindings: [String: [String: [(ParameterBinding, Parameter.Value)]]] = [:]
    for parameter in parameters {
      guard let value = values[parameter.name] else { continue }
      for binding in parameter.bindings {
        bindings[binding.composition, default: [:]][binding.layer, default: []]
          .append((binding, value))
        applied.insert(parameter.name)
      }
    }
    changeCompositions { composition in
      guard let own = bindings[composition.id] else { return }
      composition.layers.changeEach { layer in
        layer.changeEachLayer { layer in
          for (binding, value) in own[layer.name] ?? [] { layer.set(binding, to: value) }
        }
      }
    }
    return applied
  }
}

extension NormalizedLayer {
  fileprivate mutating func set(_ binding: ParameterBinding, to value: Parameter.Value) {
    switch value {
    case .number(let number): set(binding.part, to: binding.map.apply(Point(x: number, y: 0)))
    case .point(let point): set(binding.part, to: binding.map.apply(point))
    case .color(let color): set(binding.part, to: color)
    case .colors(let colors):
      changeGradient { gradient in
        gradient.colors = zip(colors, gradient.colors).map { color, own in color.painted(own) }
      }
    case .text(let string):
      guard case .text(var line) = content else { return }
      line.string = string
      content = .text(line)
    case .image(let id):
      if case .image = content { content = .image(id) }
    }
  }

  private mutating func set(_ part: ParameterBinding.Part, to point: Point) {
    switch part {
    case .opacity: LayerProperty.opacity.setModel(point.x, of: &self)
    case .rotation: LayerProperty.rotation.setModel(point.x, of: &self)
    case .scale: LayerProperty.scale.setModel(point, of: &self)
    case .position: LayerProperty.position.setModel(point, of: &self)
    case .lineWidth: LayerProperty.lineWidth.setModel(max(point.x, 0), of: &self)
    case .gradientStart: changeGradient { $0.set(start: point, end: $0.sourceEnd) }
    case .gradientEnd: changeGradient { $0.set(start: $0.start, end: point) }
    case .color, .strokeColor, .colors, .text, .image: break
    }
  }

  /// Sets a color and keeps the alpha.
  private mutating func set(_ part: ParameterBinding.Part, to color: Color) {
    switch content {
    case .color(let own): content = .color(color.painted(own))
    case .text(var line):
      line.color = color.painted(line.color)
      content = .text(line)
    case .shape(var shape):
      let isFill = part == .color && shape.style.fillColor != nil
      shape.style =
        isFill ? shape.style.map(fill: color.painted) : shape.style.map(stroke: color.painted)
      content = .shape(shape)
    case .none, .gradient, .image, .instance: break
    }
  }
}

extension NormalizedGradient {
  fileprivate mutating func set(start: Point, end: Point) {
    self.start = start
    let radius = (end - start).length
    self.end = kind == .linear ? end : start + Point(x: radius, y: radius)
    rim = kind == .radial ? end : nil
  }
}

extension Color {
  /// Returns this color with the alpha of another one.
  fileprivate func painted(_ own: Color) -> Color {
    Color(red: red, green: green, blue: blue, alpha: own.alpha)
  }
}
