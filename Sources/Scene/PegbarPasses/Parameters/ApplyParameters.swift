internal import PegbarGeometry
package import PegbarScene

/// Sets the values that parameters of an exact scene control.
///
/// A parameter controls properties of the source by JSON path, and each part of the scene has the
/// path of its source object.
package struct ApplyParameters {
  /// A new value and the default that it replaces.
  private struct Change {
    let parameter: String
    let old: Parameter.Value
    let new: Parameter.Value
  }

  private let changes: [String: Change]
  /// The images that replace others, by ID.
  private let images: [String: (parameter: String, image: String)]
  /// The paths of the properties that have been set.
  private var met: Set<String> = []
  /// The names of the parameters that have replaced an image.
  private var metImages: Set<String> = []

  /// The names of the parameters that have set all their properties.
  package var applied: Set<String> {
    let missed = changes.filter { !met.contains($0.key) }.map(\.value.parameter)
    return metImages.union(changes.values.map(\.parameter)).subtracting(missed)
  }

  /// Creates a pass that sets parameters of a scene.
  ///
  /// - Parameters:
  ///   - values: The new values, by the name of the parameter, with the types of the defaults.
  package init(_ values: [String: Parameter.Value], of parameters: [Parameter]) {
    var changes: [String: Change] = [:]
    var images: [String: (String, String)] = [:]
    for parameter in parameters {
      guard let new = values[parameter.name] else { continue }
      if case .image(let old) = parameter.value, case .image(let image) = new {
        images[old] = (parameter.name, image)
        continue
      }
      for target in parameter.targets {
        let name = ParameterTarget.ofEffect(target, title: parameter.titles.value[target])
        changes[name] = Change(parameter: parameter.name, old: parameter.value, new: new)
      }
    }
    (self.changes, self.images) = (changes, images)
  }

  /// Sets the values of a scene.
  package mutating func apply(to scene: inout Scene) {
    var pass = self
    scene.changeEachLayer { pass.apply(to: &$0) }
    self = pass
  }

  private mutating func apply(to layer: inout Layer) {
    let transform = ParameterTarget.transform(ofLayer: layer.source)
    set(&layer.transform, transform)
    set(&layer.opacity, .opacity(of: transform))
    switch layer.content {
    case .image(var use):
      guard let (parameter, image) = images[use.image] else { break }
      use.image = image
      layer.content = .image(use)
      metImages.insert(parameter)
    case .text(var text):
      set(&text.document, .text(of: layer.source))
      layer.content = .text(text)
    case .shapes(var shapes):
      set(&shapes)
      layer.content = .shapes(shapes)
    default: break
    }
    for index in layer.effects.indices { set(&layer.effects[index]) }
  }

  private mutating func set(_ transform: inout Transform, _ source: String) {
    set(&transform.position, .position(of: source))
    if case .split(var x, var y) = transform.position {
      set(&x, .positionX(of: source))
      set(&y, .positionY(of: source))
      transform.position = .split(x: x, y: y)
    }
    set(&transform.scale, .scale(of: source))
    set(&transform.rotation, .rotation(of: source))
    set(&transform.rotation, .rotationZ(of: source))
  }

  // MARK: Shapes

  private mutating func set(_ shapes: inout ShapeContent) {
    let items = changes.keys.filter { $0.contains(ParameterTarget.groupItems) }
    for index in shapes.groups.indices {
      // The source of a group's transform is one of its items.
      let prefix = shapes.groups[index].source + ParameterTarget.groupItems
      for source in Set(items.filter { $0.hasPrefix(prefix) }.map { Self.item(of: $0, prefix) })
      where !shapes.hasPart(from: source) {
        set(&shapes.groups[index].transform, source)
        set(&shapes.groups[index].opacity, .opacity(of: source))
      }
    }
    for index in shapes.paths.indices {
      set(&shapes.paths[index].geometry, shapes.paths[index].source)
    }
    shapes.nodes = shapes.nodes.map { changed($0) }
  }

  /// Returns the path of the item below a group that contains a property.
  private static func item(of path: String, _ prefix: String) -> String {
    let rest = path.dropFirst(prefix.count)
    return prefix + rest.prefix { $0 != "]" } + "]"
  }

  private mutating func set(_ geometry: inout Geometry, _ source: String) {
    switch geometry {
    case .path, .polystar: break
    case .rectangle(var rectangle):
      set(&rectangle.center, .position(of: source))
      set(&rectangle.size, .scale(of: source))
      set(&rectangle.cornerRadius, .rotation(of: source))
      geometry = .rectangle(rectangle)
    case .ellipse(var ellipse):
      set(&ellipse.center, .position(of: source))
      set(&ellipse.size, .scale(of: source))
      geometry = .ellipse(ellipse)
    }
  }

  private mutating func changed(_ node: ShapeNode) -> ShapeNode {
    switch node {
    case .group(let index, let nodes): return .group(index, nodes.map { changed($0) })
    case .style(var style):
      let source = style.source
      set(&style.opacity, .opacity(of: source))
      if case .stroke(var stroke) = style.kind {
        set(&stroke.width, .lineWidth(of: source))
        style.kind = .stroke(stroke)
      }
      switch style.paint {
      case .color(var color):
        set(&color, .color(of: source))
        style.paint = .color(color)
      case .gradient(var gradient):
        set(&gradient.start, .gradientStart(of: source))
        set(&gradient.end, .gradientEnd(of: source))
        for target in ParameterTarget.colors(of: source) { set(&gradient.stops, target) }
        style.paint = .gradient(gradient)
      }
      return .style(style)
    }
  }

  private mutating func set(_ effect: inout LayerEffect) {
    guard case .color(.fill(var fill)) = effect.kind else { return }
    set(&fill.color, .color(of: effect.source))
    set(&fill.opacity, .opacity(of: effect.source))
    effect.kind = .color(.fill(fill))
  }

  // MARK: Values

  private mutating func set(_ number: inout Animated<Double>, _ target: ParameterTarget) {
    guard let change = changes[target.path], let current = number.constant,
      case (.number(let old), .number(let new)) = (change.old, change.new),
      let unit = ParameterUse.unit([(old, current)])
    else { return }
    number = .constant(new * unit)
    met.insert(target.path)
  }

  private mutating func set(_ point: inout AnimatedPoint, _ target: ParameterTarget) {
    guard let change = changes[target.path], let current = point.constant,
      case (.point(let old), .point(let new)) = (change.old, change.new),
      let unit = ParameterUse.unit([(old.x, current.x), (old.y, current.y)])
    else { return }
    point = .constant(Point(x: new.x * unit, y: new.y * unit))
    met.insert(target.path)
  }

  private mutating func set(_ color: inout Animated<Color>, _ target: ParameterTarget) {
    guard let change = changes[target.path], let current = color.constant,
      case .color(var new) = change.new
    else { return }
    new.alpha = current.alpha
    color = .constant(new)
    met.insert(target.path)
  }

  private mutating func set(_ stops: inout Animated<GradientStops>, _ target: ParameterTarget) {
    guard let change = changes[target.path], var current = stops.constant,
      case .colors(let new) = change.new, new.count == current.colors.count
    else { return }
    for index in new.indices {
      let alpha = current.colors[index].color.alpha
      current.colors[index].color = new[index]
      current.colors[index].color.alpha = alpha
    }
    stops = .constant(current)
    met.insert(target.path)
  }

  private mutating func set(_ document: inout Animated<TextDocument>, _ target: ParameterTarget) {
    guard let change = changes[target.path], var current = document.constant,
      case .text(let new) = change.new
    else { return }
    current.text = new
    document = .constant(current)
    met.insert(target.path)
  }
}

extension ShapeContent {
  /// Returns `true` if a path, a modifier, a group or a style has a source.
  fileprivate func hasPart(from source: String) -> Bool {
    paths.contains { $0.source == source } || modifiers.contains { $0.source == source }
      || groups.contains { $0.source == source }
      || nodes.flatMap(\.styles).contains { $0.source == source }
  }
}
