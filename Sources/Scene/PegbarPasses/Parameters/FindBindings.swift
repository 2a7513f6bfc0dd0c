internal import PegbarGeometry
package import PegbarScene

/// Finds what follows parameters in a normalized scene, by what changes with them.
///
/// The scene is normalized again with other values of the parameters. Where all of them give the same
/// layers, and every value that differs does so in a way that generated code can repeat, these
/// values are what follows it; no pass has to know of parameters.
package struct FindBindings {
  /// A value of a layer that follows a parameter.
  package struct Follower: Sendable {
    /// What it is.
    package struct Target: Hashable, Sendable {
      /// The place of the layer among all of the scene (see `BoundLayer.list`).
      var layer: Int
      /// What of it follows.
      var part: ParameterBinding.Part
    }

    /// What follows.
    package var target: Target
    /// How numbers and points follow.
    var map: Matrix
  }

  /// The value of the parameter in the base, and those in the three other scenes.
  private let values: [Parameter.Value]

  /// Looks for what follows parameters.
  ///
  /// - Parameters:
  ///   - values: Of each parameter its value in the base, and those in the others: points moved along
  ///     x, along y, and along both.
  ///   - base: The scene before rounding.
  ///   - others: The scene with other values of all of these parameters: three of them.
  /// - Returns: Nothing where the scene changes in a way that cannot be repeated, or where a value
  ///   follows none of the parameters alone, or more than one of them.
  package static func followers(
    of values: [Int: [Parameter.Value]], base: NormalizedScene, others: [NormalizedScene]
  ) -> [Int: [Follower]]? {
    let known = BoundLayer.list(base)
    let changed = others.map(BoundLayer.list)
    guard changed.count == 3, changed.allSatisfy({ $0.count == known.count }) else { return nil }
    let searches = values.mapValues { FindBindings(values: $0) }
    var followers: [Int: [Follower]] = values.mapValues { _ in [] }
    for (index, layer) in known.enumerated() {
      let variants = changed.map { $0[index] }
      guard variants.allSatisfy({ $0.rest == layer.rest }) else { return nil }
      for (part, value) in layer.values {
        let values = variants.compactMap { $0.values[part] }
        guard values.count == 3 else { return nil }
        guard values.contains(where: { !$0.isNear(value) }) else { continue }
        let found = searches.compactMap { parameter, search in
          search.map(from: value, to: values).map { (parameter, $0) }
        }
        guard let (parameter, map) = found.first, found.count == 1 else { return nil }
        followers[parameter]?.append(Follower(target: .init(layer: index, part: part), map: map))
      }
    }
    return followers
  }

  /// What follows a parameter, by the names of a finished scene, in which it has its own value.
  package static func bindings(
    of value: Parameter.Value, _ followers: [Follower], in scene: NormalizedScene
  ) -> [ParameterBinding] {
    let layers = BoundLayer.list(scene)
    return followers.compactMap { follower in
      let target = follower.target
      guard layers.indices.contains(target.layer) else { return nil }
      let layer = layers[target.layer]
      var map = follower.map
      if let input = value.point, let rounded = layer.values[target.part]?.point {
        // What it gives for the value itself is what the scene has.
        map.tx = (rounded.x - map.a * input.x - map.c * input.y).rounded(1e6)
        map.ty = (rounded.y - map.b * input.x - map.d * input.y).rounded(1e6)
      }
      return ParameterBinding(
        composition: layer.composition, layer: layer.name, part: target.part, map: map)
    }.sorted {
      ($0.composition, $0.layer, $0.part.rawValue) < ($1.composition, $1.layer, $1.part.rawValue)
    }
  }

  /// The layers that show an image.
  package static func bindings(ofImage id: String, in scene: NormalizedScene) -> [ParameterBinding]
  {
    BoundLayer.list(scene).filter { $0.image == id }.map {
      ParameterBinding(composition: $0.composition, layer: $0.name, part: .image)
    }
  }

  /// How a value follows the parameter; nothing where it does so in another way.
  private func map(from value: Parameter.Value, to values: [Parameter.Value]) -> Matrix? {
    if let point = value.point { return linear(point, values.compactMap(\.point)) }
    let pairs = zip(self.values, [value] + values)
    return pairs.allSatisfy { $0.isAlike($1) } ? .identity : nil
  }

  /// The linear map that gives all values; a number is a point whose y is 0.
  private func linear(_ point: Point, _ points: [Point]) -> Matrix? {
    let inputs = values.compactMap(\.point)
    guard inputs.count == 4, points.count == 3 else { return nil }
    let across = inputs[1].x - inputs[0].x
    let down = inputs[2].y - inputs[0].y
    guard across != 0 else { return nil }
    var map = Matrix.identity
    map.a = ((points[0].x - point.x) / across).rounded(1e6)
    map.b = ((points[0].y - point.y) / across).rounded(1e6)
    map.c = down == 0 ? 0 : ((points[1].x - point.x) / down).rounded(1e6)
    map.d = down == 0 ? 0 : ((points[1].y - point.y) / down).rounded(1e6)
    map.tx = point.x - map.a * inputs[0].x - map.c * inputs[0].y
    map.ty = point.y - map.b * inputs[0].x - map.d * inputs[0].y
    let givesAll = zip(inputs.dropFirst(), points).allSatisfy { input, output in
      let miss = map.apply(input) - output
      return abs(miss.x) < 1e-4 && abs(miss.y) < 1e-4
    }
    return givesAll ? map : nil
  }
}

extension Parameter.Value {
  /// Whether a parameter has made no difference.
  fileprivate func isNear(_ other: Parameter.Value) -> Bool {
    guard let point, let other = other.point else { return self == other }
    return (point - other).length < 1e-9
  }

  /// Whether the values are the same but for the alpha of colours.
  fileprivate func isAlike(_ other: Parameter.Value) -> Bool {
    guard let colors, let others = other.colors else { return self == other }
    return colors.count == others.count
      && zip(colors, others).allSatisfy {
        abs($0.red - $1.red) < 1e-6 && abs($0.green - $1.green) < 1e-6
          && abs($0.blue - $1.blue) < 1e-6
      }
  }

  /// The number or the point; a number is the x of a point.
  var point: Point? {
    switch self {
    case .number(let number): Point(x: number, y: 0)
    case .point(let point): point
    case .color, .colors, .text, .image: nil
    }
  }

  /// The colour or the colours.
  var colors: [Color]? {
    switch self {
    case .color(let color): [color]
    case .colors(let colors): colors
    case .number, .point, .text, .image: nil
    }
  }
}
