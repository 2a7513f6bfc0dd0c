internal import PegbarDiagnostics
internal import PegbarLottie

/// A fill of shapes, with the approximate area that it paints.
struct FilledArea {
  /// The fill.
  let fill: Fill
  /// The area of the filled shapes, in square pixels of the composition.
  let area: Double

  /// Returns the fills of a list of shape items, front to back.
  ///
  /// - Parameter factor: The area of a square pixel of the list, in pixels of the composition.
  static func all(in items: [ShapeItem], factor: Double) -> [FilledArea] {
    var areas: [FilledArea] = []
    add(items, factor: factor, to: &areas)
    return areas
  }

  /// Adds the fills of a list, and returns the area of its shapes.
  @discardableResult
  private static func add(
    _ items: [ShapeItem], factor: Double, to areas: inout [FilledArea]
  ) -> Double {
    var area = 0.0
    // The recursion is bounded, because the reader limits the nesting depth of groups.
    for item in items where !item.isHidden {
      switch item.kind {
      case .group(let group):
        let scale = group.transform?.largestArea ?? 1
        area += add(group.items, factor: factor * scale, to: &areas)
      case .geometry(let geometry): area += geometry.area * factor
      case .style(.fill(let fill)):
        if fill.isEnabled { areas.append(FilledArea(fill: fill, area: area)) }
      case .style, .modifier, .repeater, .twist, .noStyle, .unknown: break
      }
    }
    return area
  }
}

extension ShapeItem.Geometry {
  /// The approximate area at the beginning, in square pixels.
  fileprivate var area: Double {
    switch self {
    case .path(let path): return path.path.firstValue?.area ?? 0
    case .rectangle(let rectangle): return rectangle.size.largestArea
    case .ellipse(let ellipse): return ellipse.size.largestArea * .pi / 4
    case .polystar(let star):
      let radius = star.outerRadius.largest
      return radius * radius * (star.shape == .star ? 1.5 : 2.5)
    }
  }
}

extension Property<Vector> {
  /// The largest product of both coordinates.
  fileprivate var largestArea: Double { values.reduce(0) { max($0, abs($1.x * $1.y)) } }
}

extension BezierPath {
  /// The area of the polygon of the vertices and the middle points of the curves.
  fileprivate var area: Double {
    guard count > 1 else { return 0 }
    var sum = 0.0
    var last = self[count - 1].point
    for (index, vertex) in vertices.enumerated() {
      let before = self[index == 0 ? count - 1 : index - 1]
      let middle = Vector(
        x: (before.point.x + vertex.point.x) / 2
          + (before.outTangent.x + vertex.inTangent.x) * 3 / 8,
        y: (before.point.y + vertex.point.y) / 2
          + (before.outTangent.y + vertex.inTangent.y) * 3 / 8)
      for point in [middle, vertex.point] {
        sum += last.x * point.y - point.x * last.y
        last = point
      }
    }
    return abs(sum) / 2
  }
}

extension RuleRun {
  /// Returns the area of a square pixel of a layer at its largest, in square pixels of the
  /// composition.
  func areaFactor(of layer: Layer) -> Double {
    (chain(of: layer) ?? [layer]).reduce(1) { $0 * $1.transform.largestArea }
  }

  /// Returns the filled area of a layer, in square pixels of the composition, or `nil` if it is
  /// unknown.
  ///
  /// Strokes have no area.
  func filledArea(of layer: Layer) -> Double? {
    if case .precomp(let content) = layer.kind, let id = content.refID, let area = filledAreas[id] {
      return area * areaFactor(of: layer)
    }
    return layer.ownArea.map { $0 * areaFactor(of: layer) }
  }
}

extension LottieDocument {
  /// The filled areas of composition assets, in square pixels, by their IDs.
  ///
  /// Assets with a layer of unknown size are missing.
  var filledAreas: [String: Double] {
    var areas = AssetAreas(self)
    for asset in assets { _ = areas.area(of: asset.id, depth: 0) }
    return areas.known.compactMapValues(\.self)
  }
}

/// The filled areas of composition assets.
private struct AssetAreas {
  private static let deepest = 50
  private let layers: [String: [Layer]]
  /// The areas by ID, or `nil` if an area is unknown or not computed yet.
  private(set) var known: [String: Double?] = [:]

  init(_ document: LottieDocument) {
    layers = Dictionary(
      document.assets.compactMap { asset in asset.layers.map { (asset.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func area(of id: String, depth: Int) -> Double? {
    if let area = known[id] { return area }
    known[id] = .some(nil)
    guard depth < Self.deepest, let layers = layers[id] else { return nil }
    var sum = 0.0
    for layer in layers where !layer.isHidden {
      var area = layer.ownArea
      if case .precomp(let content) = layer.kind, let inner = content.refID {
        area = self.area(of: inner, depth: depth + 1)
      }
      guard let area else { return nil }
      sum += area * layer.transform.largestArea
    }
    known[id] = sum
    return sum
  }
}

extension Layer {
  /// The filled area of the layer in square pixels of its own space, or `nil` if it is unknown.
  fileprivate var ownArea: Double? {
    switch kind {
    case .shape(let items): FilledArea.all(in: items, factor: 1).reduce(0) { $0 + $1.area }
    case .null: 0
    // A letter is at most as large as a square of the font size.
    case .text(let text) where text.document.slot == nil:
      text.document.values.reduce(0) { max($0, $1.size * $1.size * Double($1.text.count)) }
    default: nil
    }
  }
}
