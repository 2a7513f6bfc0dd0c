internal import PegbarGeometry
internal import PegbarScene

/// A layer taken apart: what may follow a parameter, and the rest.
struct BoundLayer {
  /// The id of the definition it stands in.
  var composition: String
  /// Its name.
  var name: String
  /// What may follow a parameter: points, lists of colours and texts; a number is a point with y 0.
  var values: [ParameterBinding.Part: Parameter.Value] = [:]
  /// The layer without it, and without the layers it holds.
  var rest: NormalizedLayer
  /// The image it shows.
  var image: String?

  /// All layers of a scene, masks included, in the order in which `changeEachLayer` changes them.
  static func list(_ scene: NormalizedScene) -> [BoundLayer] {
    var list: [BoundLayer] = []
    for composition in [scene.root] + scene.definitions {
      composition.layers.forEachLayer { list.append(BoundLayer($0, in: composition.id)) }
    }
    return list
  }

  private init(_ layer: NormalizedLayer, in composition: String) {
    self.composition = composition
    name = layer.name
    rest = layer
    values[.opacity] = .point(Point(x: layer.opacity, y: 0))
    values[.rotation] = .point(Point(x: layer.rotation, y: 0))
    values[.scale] = .point(layer.scale)
    values[.position] = .point(layer.position)
    (rest.name, rest.designerName) = ("", "")
    (rest.opacity, rest.rotation, rest.scale, rest.position) = (1, 0, .one, .zero)
    takeContent()
    countFromAnchor()
    // How many there are stays: layers in another order are other layers.
    rest.changeHeldLayers { $0 = .blank }
  }

  /// Counts a still outline from the anchor: its area, which grows with its line, places nothing.
  private mutating func countFromAnchor() {
    guard case .shape(var shape) = rest.content, !rest.clipsToBounds, rest.mask == nil,
      rest.sublayers.isEmpty, !rest.has(.path), !rest.has(.anchor)
    else { return }
    shape.path = shape.path.applying(.translation(.zero - rest.anchor)).rounded(1e6)
    rest.content = .shape(shape)
    (rest.anchor, rest.bounds) = (.zero, NormalizedLayer.blank.bounds)
  }

  private mutating func takeContent() {
    switch rest.content {
    case .none:
      // Nothing depends on the area that layers take together.
      if !rest.clipsToBounds { rest.bounds = NormalizedLayer.blank.bounds }
    case .instance: break
    case .image(let id): image = id
    case .color(let color):
      values[.color] = .colors([color])
      rest.content = .color(Self.plain(color))
    case .text(var line):
      values[.text] = .text(line.string)
      values[.color] = .colors([line.color])
      line.string = ""
      // The area follows from the text; there is room for others where it is bound.
      rest.bounds = NormalizedLayer.blank.bounds
      line.color = Self.plain(line.color)
      rest.content = .text(line)
    case .gradient(var gradient):
      values[.gradientStart] = .point(gradient.start)
      values[.gradientEnd] = .point(gradient.sourceEnd)
      values[.colors] = .colors(gradient.colors)
      (gradient.start, gradient.end, gradient.rim) = (.zero, .zero, nil)
      gradient.colors = gradient.colors.map(Self.plain)
      rest.content = .gradient(gradient)
    case .shape(var shape):
      let colors = [shape.style.fillColor, shape.style.strokeColor].compactMap(\.self)
      values[.color] = colors.first.map { .colors([$0]) }
      values[.strokeColor] = colors.dropFirst().first.map { .colors([$0]) }
      values[.lineWidth] = shape.style.stroke.map { .point(Point(x: $0.width, y: 0)) }
      shape.style = shape.style.map(fill: Self.plain, stroke: Self.plain) { line in
        var line = line
        line.width = 0
        return line
      }
      rest.content = .shape(shape)
    }
  }

  /// A colour of which only the alpha is left.
  private static func plain(_ color: Color) -> Color {
    Color(red: 0, green: 0, blue: 0, alpha: color.alpha)
  }
}
