internal import PegbarBase
internal import PegbarGeometry

extension NormalizedScene {
  /// The same animation as an exact scene, so that one evaluator serves both.
  ///
  /// A layer that contains other layers or has a mask becomes an instance of its own definition.
  public var scene: Scene { LargeStack.run { converted() } }

  private func converted() -> Scene {
    var conversion = SceneConversion()
    for id in Set(definitions.map(\.id)).union([root.id]) {
      _ = conversion.ids.unique(id, or: id)
    }
    let shown = conversion.composition(
      root, window: TimeRange(start: 0, end: duration))
    let used = definitions.map {
      conversion.composition($0, window: SceneConversion.allTime)
    }
    return Scene(
      name: name, duration: duration, frameRate: frameRate, firstFrame: firstFrame, root: shown,
      definitions: used + conversion.definitions, images: images, fonts: fonts, palette: palette,
      curves: curves, markers: markers, parameters: parameters, background: background,
      playback: playback)
  }
}

/// Converts normalized compositions to exact ones and collects the required definitions.
private struct SceneConversion {
  /// The IDs in use by definitions.
  var ids = UniqueNames()
  /// The definitions created from layers.
  var definitions: [Composition] = []
  /// The ID of the composition that is being converted.
  var compositionID = ""

  /// A window that includes every time of a definition.
  static let allTime = TimeRange(
    start: -Limits.largestNumber, end: Limits.largestNumber)

  mutating func composition(
    _ composition: NormalizedComposition, window: TimeRange
  ) -> Composition {
    compositionID = composition.id
    return Composition(
      id: composition.id, name: composition.name, size: composition.size,
      layers: numbered(composition.layers.map { layer($0, depth: 0) }, window: window),
      transactions: composition.transactions)
  }

  /// Returns a converted layer with everything in it.
  ///
  /// This function is recursive. To save stack space, only nonrecursive functions access whole
  /// layers.
  private mutating func layer(_ layer: NormalizedLayer, depth: Int) -> Layer {
    guard depth < Limits.convertedDepth else { return converted(layer, nil) }
    return converted(layer, inside(of: layer, depth: depth + 1))
  }

  private mutating func inside(of layer: NormalizedLayer, depth: Int) -> Inside {
    Inside(
      sublayers: layers(layer.sublayers, depth: depth),
      masking: layer.mask.map { layers($0.layers, depth: depth) } ?? [])
  }

  private mutating func layers(_ layers: [NormalizedLayer], depth: Int) -> [Layer] {
    layers.map { layer($0, depth: depth) }
  }

  /// The converted contents of a layer.
  private struct Inside {
    var sublayers: [Layer]
    var masking: [Layer]
  }

  /// Returns a converted layer around its contents, which are `nil` beyond the depth limit.
  @inline(never)
  private mutating func converted(_ layer: NormalizedLayer, _ inside: Inside?) -> Layer {
    let parts = ConvertedParts(layer)
    var content = parts.content
    // Images, instances and clips begin at the origin of their layer.
    var origin = Point.zero
    switch layer.content {
    case .image, .instance: origin = layer.bounds.origin
    case .none, .color, .shape, .gradient, .text: break
    }
    let isWhole =
      layer.sublayers.isEmpty && layer.mask == nil && !layer.clipsToBounds
      && layer.perspective == nil
      && parts.innerOpacity == nil
    // A clip and a mask cut the shadow, so it must be inside them.
    var effects = parts.effects
    if !isWhole, let inside {
      if layer.clipsToBounds || layer.mask != nil { effects = [] }
      content = .instance(
        Instance(
          definition: definition(of: layer, parts, inside), clip: nil, keepsDepth: layer.keepsDepth)
      )
      origin = .zero
    }
    var transform = parts.transform
    transform.anchor = transform.anchor.moved(by: Point.zero - origin)
    return Layer(
      id: LayerID(0), name: layer.name, designerName: layer.designerName, source: layer.source,
      content: content, transform: transform, window: Self.allTime, opacity: parts.opacity,
      blendMode: layer.blendMode, effects: effects, isHidden: parts.isHidden)
  }

  /// Returns the ID of a new definition with a layer's contents: in its bounds' space, clipped and
  /// masked.
  private mutating func definition(
    of layer: NormalizedLayer, _ parts: ConvertedParts, _ inside: Inside
  ) -> String {
    var held: [Layer] = []
    switch layer.content {
    case .none: break
    case .color, .shape, .gradient, .text:
      held.append(Self.plain("\(layer.name) content", parts.content))
    case .image, .instance:
      var own = Self.plain("\(layer.name) content", parts.content)
      own.transform.position = .constant(layer.bounds.origin)
      held.append(own)
    }
    held += inside.sublayers
    var size = layer.bounds.size
    if let perspective = layer.perspective {
      // A camera faces the center of its composition, and the viewpoint is above the anchor point.
      size = Size(width: layer.anchor.x * 2, height: layer.anchor.y * 2)
      held.append(Self.camera(at: layer.anchor, distance: perspective))
    }
    var id = define(layer.name, size, held)
    guard layer.clipsToBounds || layer.mask != nil || parts.innerOpacity != nil else { return id }
    var shown = Self.instance(layer.name, of: id, keepsDepth: layer.keepsDepth)
    if !parts.effects.isEmpty, layer.clipsToBounds || layer.mask != nil {
      shown.effects = parts.effects
      id = define(layer.name, layer.bounds.size, [shown])
      shown = Self.instance(layer.name, of: id)
    }
    if layer.clipsToBounds {
      // A clip begins at the origin, so the bounds are moved there and back.
      shown.transform.anchor = .constant(layer.bounds.origin)
      id = define(layer.name, layer.bounds.size, [shown])
      shown = Self.instance(layer.name, of: id, clip: layer.bounds.size)
      shown.transform.position = .constant(layer.bounds.origin)
    }
    shown.opacity = parts.innerOpacity ?? .constant(1)
    var layers = [shown]
    if let mask = layer.mask {
      let name = "\(layer.name) mask"
      var source = Self.instance(name, of: define(name, layer.bounds.size, inside.masking))
      source.isMatteSource = true
      layers = [source, shown]
      // Ids are positions, and the source is first.
      layers[1].matte = Matte(source: LayerID(0), mode: Self.mode(mask.mode))
    }
    return define(layer.name, layer.bounds.size, layers)
  }

  private static func camera(at point: Point, distance: Double) -> Layer {
    var layer = plain("eye", .camera(Camera(zoom: .constant(distance))))
    layer.transform = Transform(
      position: .constant(point), space: SpatialTransform(positionZ: .constant(-distance)))
    return layer
  }

  private mutating func define(_ name: String, _ size: Size, _ layers: [Layer]) -> String {
    let stem = compositionID.isEmpty ? name : "\(compositionID)/\(name)"
    let id = ids.unique(stem, or: stem)
    definitions.append(Composition(id: id, name: name, size: size, layers: numbered(layers)))
    return id
  }

  /// Returns the layers with their positions as IDs, all visible in a window.
  private func numbered(_ layers: [Layer], window: TimeRange = allTime) -> [Layer] {
    layers.enumerated().map { index, layer in
      var layer = layer
      layer.id = LayerID(index)
      layer.window = window
      return layer
    }
  }

  private static func plain(_ name: String, _ content: LayerContent) -> Layer {
    Layer(id: LayerID(0), name: name, content: content, window: allTime)
  }

  private static func instance(
    _ name: String, of definition: String, clip: Size? = nil, keepsDepth: Bool = false
  ) -> Layer {
    plain(name, .instance(Instance(definition: definition, clip: clip, keepsDepth: keepsDepth)))
  }

  private static func mode(_ mode: NormalizedMask.Mode) -> Matte.Mode {
    switch mode {
    case .alpha: .alpha
    case .alphaInverted: .alphaInverted
    }
  }
}

extension AnimatedPoint {
  /// Returns the point with an offset added at all times.
  fileprivate func moved(by offset: Point) -> AnimatedPoint {
    guard offset != .zero else { return self }
    switch self {
    case .joined(let point):
      return .joined(point.map { $0 + offset })
    case .split(let x, let y):
      return .split(x: x.map { $0 + offset.x }, y: y.map { $0 + offset.y })
    }
  }
}
