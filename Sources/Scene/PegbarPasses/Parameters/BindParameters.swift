internal import PegbarGeometry
internal import PegbarScene

/// Writes the bindings of each parameter, using the final names of layers.
struct BindParameters {
  func apply(to scene: inout NormalizedScene) {
    guard !scene.parameters.isEmpty else { return }
    let parameters = scene.parameters
    var bindings: [Int: [ParameterBinding]] = [:]
    for composition in scene.compositions {
      composition.layers.forEachLayer { layer in
        func add(_ index: Int, _ part: ParameterBinding.Part, _ map: Matrix = .identity) {
          bindings[index, default: []].append(
            ParameterBinding(
              composition: composition.id, layer: layer.name, part: part, map: map))
        }
        for (part, use) in layer.parameterUses {
          add(use.parameter, part, use.map(from: parameters[use.parameter].value, to: layer[part]))
        }
        guard case .image(let id) = layer.content else { return }
        for index in parameters.indices where parameters[index].value == .image(id) {
          add(index, .image)
        }
      }
    }
    for index in parameters.indices {
      scene.parameters[index].bindings = (bindings[index] ?? []).sorted {
        ($0.composition, $0.layer, $0.part.rawValue) < ($1.composition, $1.layer, $1.part.rawValue)
      }
    }
    let texts = Set(bindings.values.joined().filter { $0.part == .text })
    scene.widenTexts { composition, layer in
      texts.contains(ParameterBinding(composition: composition, layer: layer, part: .text))
    }
    scene.changeEachLayer { $0.parameterUses = [:] }
  }
}

extension ParameterUse {
  /// Returns the map from the parameter's value to that of the layer; values other than numbers and
  /// points are unchanged.
  fileprivate func map(from value: Parameter.Value, to own: Point?) -> Matrix {
    guard let own, let input = value.point else { return .identity }
    var map = Matrix(
      a: map.a.rounded(1e6), b: map.b.rounded(1e6), c: map.c.rounded(1e6), d: map.d.rounded(1e6),
      tx: 0, ty: 0)
    let miss = own - map.apply(input)
    (map.tx, map.ty) = (miss.x.rounded(1e6), miss.y.rounded(1e6))
    return map
  }
}

extension Parameter.Value {
  /// The number or the point; a number is the x-coordinate of a point.
  fileprivate var point: Point? {
    switch self {
    case .number(let number): Point(x: number, y: 0)
    case .point(let point): point
    case .color, .colors, .text, .image: nil
    }
  }
}

extension NormalizedLayer {
  /// Accesses a part whose value is a number or a point; a number is the x-coordinate of a point.
  fileprivate subscript(part: ParameterBinding.Part) -> Point? {
    switch part {
    case .opacity: Point(x: opacity, y: 0)
    case .rotation: Point(x: rotation, y: 0)
    case .scale: scale
    case .position: position
    case .lineWidth: lineWidth.map { Point(x: $0, y: 0) }
    case .gradientStart: gradient?.start
    case .gradientEnd: gradient?.sourceEnd
    case .color, .strokeColor, .colors, .text, .image: nil
    }
  }

  private var lineWidth: Double? {
    guard case .shape(let shape) = content else { return nil }
    return shape.style.stroke?.width
  }

  private var gradient: NormalizedGradient? {
    guard case .gradient(let gradient) = content else { return nil }
    return gradient
  }
}
