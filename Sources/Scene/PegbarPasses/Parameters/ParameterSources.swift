internal import PegbarGeometry
internal import PegbarScene

/// The properties of the source that parameters set, by JSON path.
///
/// A class, because it records the properties that normalization has handled.
final class ParameterSources {
  private let parameters: [Parameter]
  /// The parameter of each property.
  private let indices: [String: Int]
  /// The JSON path of each property; for a property of an effect, the title determines it.
  private let paths: [String: String]
  /// The properties, in the order of their bytes.
  private let names: [String]
  /// The items of each group that may be its transform.
  private let transforms: [String: [String]]
  /// The paths of the properties whose effects on the scene are all accounted for.
  private var met: Set<String> = []
  /// The reasons why parameters cannot be bound, by index.
  private(set) var reasons: [Int: String] = [:]

  init(_ parameters: [Parameter]) {
    self.parameters = parameters
    var (indices, paths): ([String: Int], [String: String]) = ([:], [:])
    for (index, parameter) in parameters.enumerated() {
      for target in parameter.targets {
        let name = ParameterTarget.ofEffect(target, title: parameter.titles.value[target])
        if indices[name] == nil { (indices[name], paths[name]) = (index, target) }
      }
    }
    (self.indices, self.paths) = (indices, paths)
    names = indices.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    transforms = Self.transforms(indices.keys)
  }

  /// Returns `true` if a parameter that can be bound sets a property.
  func isBound(_ property: @autoclosure () -> ParameterTarget) -> Bool {
    guard !indices.isEmpty, let index = indices[property().path] else { return false }
    return reasons[index] == nil
  }

  /// Binds a part of a layer to a property of the source if a parameter sets the property.
  ///
  /// - Parameters:
  ///   - value: The value of the property, or `nil` if it is animated.
  ///   - map: The linear map from a change of the value to a change of the part.
  func bind(
    _ part: ParameterBinding.Part, of layer: inout NormalizedLayer,
    to property: @autoclosure () -> ParameterTarget, _ value: Parameter.Value?,
    by map: Matrix = .identity
  ) {
    guard !indices.isEmpty, let value else { return }
    let path = property().path
    guard let index = indices[path],
      let use = ParameterUse(index, parameters[index].value, value)
    else { return }
    met.insert(path)
    let own = use.transformed(by: map)
    guard var other = layer.parameterUses[part] else {
      layer.parameterUses[part] = own
      return
    }
    guard other.parameter == index else { return lose(index, Self.isShared) }
    other.map = other.map.adding(own.map)
    layer.parameterUses[part] = other
  }

  /// Marks all properties of a style as invisible.
  func passOver(style source: String) { passOver([ParameterTarget.prefix(ofStyle: source)]) }

  /// Marks all properties of a layer's content as invisible.
  func passOver(contentOfLayer source: String) {
    passOver(ParameterTarget.prefixes(ofLayerContent: source))
  }

  private func passOver(_ prefixes: @autoclosure () -> [String]) {
    guard !indices.isEmpty else { return }
    for prefix in prefixes() { met.formUnion(names(below: prefix)) }
  }

  /// Returns the properties whose names begin with a prefix.
  private func names(below prefix: String) -> ArraySlice<String> {
    let first = names.partitioningIndex {
      !$0.utf8.lexicographicallyPrecedes(prefix.utf8)
    }
    return names[first...].prefix { $0.utf8.starts(with: prefix.utf8) }
  }

  /// Binds a part of a layer to a number of the source.
  func bind(
    _ part: ParameterBinding.Part, of layer: inout NormalizedLayer,
    to property: @autoclosure () -> ParameterTarget, _ number: Double?, by map: Matrix = .identity
  ) {
    bind(part, of: &layer, to: property(), number.map(Parameter.Value.number), by: map)
  }

  /// Binds a part of a layer to a point of the source.
  func bind(
    _ part: ParameterBinding.Part, of layer: inout NormalizedLayer,
    to property: @autoclosure () -> ParameterTarget, _ point: Point?, by map: Matrix = .identity
  ) {
    bind(part, of: &layer, to: property(), point.map(Parameter.Value.point), by: map)
  }

  /// Binds a part of a layer to a color of the source.
  func bind(
    _ part: ParameterBinding.Part, of layer: inout NormalizedLayer,
    to property: @autoclosure () -> ParameterTarget, _ color: Color?
  ) {
    bind(part, of: &layer, to: property(), color.map(Parameter.Value.color))
  }

  /// Marks a parameter as not bindable.
  func lose(_ parameter: Int, _ reason: String = ParameterSources.isMore) {
    if reasons[parameter] == nil { reasons[parameter] = reason }
  }

  /// Marks the parameters of a property and its components as not bindable.
  func lose(_ property: ParameterTarget) { lose(below: property.path) }

  /// Marks the parameters of all properties below a path as not bindable.
  func lose(below prefix: String) {
    guard !prefix.isEmpty else { return }
    for name in names(below: prefix) {
      if let index = indices[name] { lose(index) }
    }
  }

  /// Marks parameters as not bindable if their properties belong to a layer of the scene but no
  /// value of a normalized layer follows them.
  func finish(_ scene: Scene) {
    let layers = Dictionary(scene.compositions.flatMap(\.layers).map { ($0.source, $0.name) }) {
      first, _ in first
    }
    for (name, index) in indices.sorted(by: { $0.key < $1.key }) where !met.contains(name) {
      if case .image = parameters[index].value { continue }
      let ends = name.indices.filter { name[$0] == "." }
      guard let layer = ends.lazy.compactMap({ layers[String(name[..<$0])] }).first else {
        continue
      }
      let path = paths[name] ?? name
      let title = parameters[index].titles.value[path] ?? path
      lose(index, "sets \(title) of '\(layer)', on which no layer value depends")
    }
  }

  /// The parameter changes more than values of layers.
  static let isMore = "does not correspond directly to layer values"
  /// The parameter changes nothing.
  static let isNothing = "has no visible effect"
  private static let isShared = "changes a value that another slot also changes"
}

extension ParameterUse {
  /// Creates the use of a parameter by a property whose value has some unit; `nil` if the values
  /// differ.
  fileprivate init?(_ index: Int, _ own: Parameter.Value, _ value: Parameter.Value) {
    switch (own, value) {
    case (.number(let own), .number(let value)):
      guard let unit = Self.unit([(own, value)]) else { return nil }
      self.init(parameter: index, map: Matrix(a: unit, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    case (.point(let own), .point(let value)):
      guard let unit = Self.unit([(own.x, value.x), (own.y, value.y)]) else { return nil }
      self.init(parameter: index, map: .scale(Point(x: unit, y: unit)))
    case (.color, .color), (.colors, .colors), (.text, .text):
      guard own == value else { return nil }
      self.init(parameter: index)
    case (.number, _), (.point, _), (.color, _), (.colors, _), (.text, _), (.image, _):
      return nil
    }
  }

  /// Returns the factor between the values, for a parameter in percent that sets a fraction or the
  /// reverse.
  static func unit(_ pairs: [(own: Double, value: Double)]) -> Double? {
    [1, 0.01, 100].first { unit in
      pairs.allSatisfy { abs($0.own * unit - $0.value) <= 1e-9 * max(abs($0.value), 1) }
    }
  }
}

extension Matrix {
  fileprivate func adding(_ other: Matrix) -> Matrix {
    Matrix(
      a: a + other.a, b: b + other.b, c: c + other.c, d: d + other.d, tx: tx + other.tx,
      ty: ty + other.ty)
  }
}

// MARK: Transforms

extension ParameterSources {
  /// Returns `true` if a parameter rotates the content of a transform.
  func bindsRotation(_ transform: String) -> Bool {
    isBound(.rotation(of: transform)) || isBound(.rotationZ(of: transform))
  }

  /// Binds the rotation of a layer to that of a transform.
  func bindRotation(of layer: inout NormalizedLayer, to source: String, _ transform: Transform) {
    let rotation = transform.rotation.constant
    bind(.rotation, of: &layer, to: .rotation(of: source), rotation)
    bind(.rotation, of: &layer, to: .rotationZ(of: source), rotation)
  }

  /// Binds the position of a layer to that of a transform.
  func bindPosition(of layer: inout NormalizedLayer, to source: String, _ transform: Transform) {
    guard let point = transform.position.constant else { return }
    bind(.position, of: &layer, to: .position(of: source), point)
    bind(.position, of: &layer, to: .positionX(of: source), point.x)
    bind(
      .position, of: &layer, to: .positionY(of: source), point.y,
      by: Matrix(a: 0, b: 1, c: 0, d: 0, tx: 0, ty: 0))
  }

  /// Returns the path of the transform of a group if a parameter sets a part of it, or an empty
  /// string.
  ///
  /// The transform is an item of the group that is nothing else in a scene.
  func transform(of group: String, in content: ShapeContent) -> String {
    guard let items = transforms[group] else { return "" }
    var others = Set(content.paths.map(\.source) + content.modifiers.map(\.source))
    others.formUnion(content.groups.map(\.source))
    others.formUnion(content.nodes.flatMap(\.styles).map(\.source))
    return items.first { !others.contains($0) } ?? ""
  }

  /// Returns the items that may be transforms, by the groups that contain them.
  fileprivate static func transforms(_ paths: some Sequence<String>) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for path in paths {
      guard let list = path.ranges(of: ParameterTarget.groupItems).last,
        let end = path[list.upperBound...].ranges(of: "].").first,
        ParameterTarget.transformKeys.contains(path[end.upperBound...])
      else { continue }
      let item = String(path[..<path.index(before: end.upperBound)])
      found[String(path[..<list.lowerBound]), default: []].append(item)
    }
    return found.mapValues { $0.sorted() }
  }
}

// MARK: Colours

extension ParameterSources {
  /// Unbinds the colors of layers after a color change.
  func loseColors(of layers: inout [NormalizedLayer]) {
    layers.changeEach { $0.changeEachLayer { loseColors(of: &$0, isHidden: false) } }
  }

  /// Unbinds the colors of a layer after a color change.
  ///
  /// - Parameter isHidden: Whether the colors are no longer visible at all.
  func loseColors(of layer: inout NormalizedLayer, isHidden: Bool) {
    for part in [ParameterBinding.Part.color, .strokeColor, .colors] {
      guard let use = layer.parameterUses.removeValue(forKey: part) else { continue }
      if !isHidden { lose(use.parameter) }
    }
  }
}
