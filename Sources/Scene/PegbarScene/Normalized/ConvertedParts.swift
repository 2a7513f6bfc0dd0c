internal import PegbarGeometry

/// The parts of a normalized layer, converted to types of an exact scene.
struct ConvertedParts {
  /// The transform.
  let transform: Transform
  /// The opacity.
  let opacity: Animated<Double>
  /// A second opacity to multiply, if both `opacity` and `isHidden` are animated.
  let innerOpacity: Animated<Double>?
  /// `true` if the layer is never visible.
  let isHidden: Bool
  /// The content that the layer draws itself.
  let content: LayerContent
  /// The shadow; at most one effect.
  let effects: [LayerEffect]

  /// Creates the parts of a layer, except masks and sublayers.
  init(_ layer: NormalizedLayer) {
    let tracks = ConvertedTracks(layer.tracks)
    transform = Self.transform(layer, tracks)
    let fade = tracks.animated(.opacity, layer.opacity)
    switch tracks.animated(.isHidden, layer.isHidden) {
    case .constant(let hidden):
      isHidden = hidden
      opacity = fade
      innerOpacity = nil
    case .keyed(let track):
      isHidden = false
      let flags = Animated.keyed(track)
      if let constant = fade.constant {
        opacity = flags.map { $0 ? 0 : constant }
        innerOpacity = nil
      } else {
        opacity = fade
        innerOpacity = flags.map { $0 ? 0 : 1 }
      }
    }
    content = Self.content(layer, tracks)
    effects = layer.shadow.map { [Self.shadow($0, tracks)] } ?? []
  }

  private static func shadow(_ shadow: NormalizedShadow, _ tracks: ConvertedTracks) -> LayerEffect {
    let offset =
      tracks.split(.shadowOffsetX, .shadowOffsetY, shadow.offset) ?? .constant(shadow.offset)
    return LayerEffect(
      name: "Shadow",
      kind: .dropShadow(
        ShadowEffect(
          color: tracks.animated(.shadowColor, shadow.color),
          opacity: tracks.animated(.shadowOpacity, shadow.opacity), offset: .point(offset),
          radius: tracks.animated(.shadowRadius, shadow.radius))))
  }

  private static func transform(_ layer: NormalizedLayer, _ tracks: ConvertedTracks) -> Transform {
    var result = Transform(
      anchor: .joined(tracks.animated(.anchor, layer.anchor)),
      position: tracks.split(.positionX, .positionY, layer.position)
        ?? .joined(tracks.animated(.position, layer.position)),
      scale: tracks.split(.scaleX, .scaleY, layer.scale) ?? .constant(layer.scale),
      rotation: tracks.animated(.rotation, layer.rotation))
    if tracks.has(.scale) {
      result.scale = .joined(tracks.animated(.scale, 1).map { Point(x: $0, y: $0) })
    }
    result.space = space(layer, tracks)
    return result
  }

  /// Returns the 3D part of the transform, or `nil` if the layer remains in the plane of its
  /// superlayer.
  private static func space(
    _ layer: NormalizedLayer, _ tracks: ConvertedTracks
  ) -> SpatialTransform? {
    // In an exact scene, z points the other way.
    let space = SpatialTransform(
      positionZ: tracks.animated(.zPosition, layer.zPosition).map { -$0 },
      scaleZ: tracks.has(.scale)
        ? tracks.animated(.scale, layer.scaleZ) : tracks.animated(.scaleZ, layer.scaleZ),
      rotationX: tracks.animated(.rotationX, layer.rotationX).map { -$0 },
      rotationY: tracks.animated(.rotationY, layer.rotationY).map { -$0 })
    let isFlat = space.neverTurns && space.positionZ.isAlways(0)
    return isFlat && !layer.keepsDepth ? nil : space
  }

  private static func content(
    _ layer: NormalizedLayer, _ tracks: ConvertedTracks
  ) -> LayerContent {
    switch layer.content {
    case .none:
      return .empty
    case .color(let color):
      return filled(
        backdrop(of: layer, tracks), with: .color(tracks.animated(.fillColor, color)))
    case .image(let image):
      return .image(ImageUse(image: image, size: layer.bounds.size))
    case .text(let text):
      return .text(TextContent(document: .constant(TextDocument(text))))
    case .shape(let shape):
      return drawn(shape, tracks)
    case .gradient(let gradient):
      return filled(
        .path(.constant(layer.bounds.outline)),
        with: .gradient(
          Gradient(
            kind: gradient.kind, start: .joined(tracks.animated(.gradientStart, gradient.start)),
            end: tracks.end(of: gradient), stops: tracks.stops(gradient))))
    case .instance(let definition, let begin, let rate):
      return .instance(
        Instance(
          definition: definition, timeMap: TimeMap(begin: begin, rate: rate), clip: nil,
          keepsDepth: layer.keepsDepth))
    }
  }

  private static func drawn(_ shape: NormalizedShape, _ tracks: ConvertedTracks) -> LayerContent {
    let path = ShapePath(name: "Path", geometry: .path(tracks.animated(.path, shape.path)))
    var content = ShapeContent(paths: [path], nodes: [])
    if let color = shape.style.fillColor, let rule = shape.style.rule {
      content.nodes.append(
        .style(
          ShapeStyle(
            name: "Fill", kind: .fill(rule), paint: .color(tracks.animated(.fillColor, color)),
            paths: [0])))
    }
    if let color = shape.style.strokeColor, let stroke = shape.style.stroke {
      // A trim applies to the stroke only, so a fill needs a path of its own.
      let index = content.nodes.count
      if index > 0 { content.paths.append(path) }
      content.modifiers =
        trim(stroke, tracks).map {
          [PathModifier(name: "Trim", kind: .trim($0), paths: [index])]
        } ?? []
      content.nodes.append(
        .style(
          ShapeStyle(
            name: "Stroke", kind: .stroke(line(stroke, tracks)),
            paint: .color(tracks.animated(.strokeColor, color)), paths: [index])))
    }
    return .shapes(content)
  }

  private static func line(_ stroke: NormalizedStroke, _ tracks: ConvertedTracks) -> Stroke {
    Stroke(
      width: tracks.animated(.lineWidth, stroke.width), cap: stroke.cap, join: stroke.join,
      miterLimit: tracks.animated(.miterLimit, stroke.miterLimit),
      dashes: stroke.dashes.map { .constant($0) },
      dashPhase: tracks.animated(.dashPhase, stroke.dashPhase))
  }

  /// Returns the visible part of a stroke, or `nil` if all of it is drawn.
  private static func trim(_ stroke: NormalizedStroke, _ tracks: ConvertedTracks) -> Trim? {
    let start = tracks.animated(.strokeStart, stroke.start)
    let end = tracks.animated(.strokeEnd, stroke.end)
    guard !start.isAlways(0) || !end.isAlways(1) else { return nil }
    return Trim(start: start, end: end, offset: .constant(0), mode: .individually)
  }

  private static func filled(_ edge: Geometry, with paint: Paint) -> LayerContent {
    .shapes(
      ShapeContent(
        paths: [ShapePath(name: "Path", geometry: edge)],
        nodes: [
          .style(ShapeStyle(name: "Style", kind: .fill(.nonZero), paint: paint, paths: [0]))
        ]))
  }

  /// Returns the geometry of a single-color layer: an ellipse, or a rectangle with a corner radius.
  private static func backdrop(of layer: NormalizedLayer, _ tracks: ConvertedTracks) -> Geometry {
    guard tracks.has(.size) || tracks.has(.cornerRadius) else {
      return .path(.constant(layer.backdrop))
    }
    let bounds = layer.bounds
    let share = bounds.share(of: layer.anchor)
    let size = tracks.animated(.size, Point(x: bounds.size.width, y: bounds.size.height))
    let radius = tracks.animated(.cornerRadius, layer.cornerRadius)
    // The anchor point is fixed, and the center is relative to it.
    let center = size.map {
      Point(
        x: layer.anchor.x + (0.5 - share.x) * $0.x, y: layer.anchor.y + (0.5 - share.y) * $0.y)
    }
    guard size.map(\.x) == size.map(\.y), size.map({ $0.x / 2 }) == radius else {
      return .rectangle(
        Rectangle(center: .joined(center), size: .joined(size), cornerRadius: radius))
    }
    return .ellipse(Ellipse(center: .joined(center), size: .joined(size)))
  }
}

extension NormalizedLayer {
  /// The path of a single-color layer.
  fileprivate var backdrop: Path {
    guard cornerRadius > 0 else { return bounds.outline }
    let isCircle =
      bounds.size.width == bounds.size.height && 2 * cornerRadius >= bounds.size.width
    let kind: Primitive.Kind = isCircle ? .ellipse : .rounded(cornerRadius)
    return Path([Primitive(kind, center: bounds.middle, size: bounds.size).contour])
  }
}

extension Rect {
  /// The rectangle as a path.
  fileprivate var outline: Path {
    Path([Contour(corners.map { PathVertex($0) }, isClosed: true)])
  }
}

extension TextDocument {
  /// Creates a line of point text.
  fileprivate init(_ line: NormalizedText) {
    let justification: Justification =
      switch line.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      }
    self.init(
      text: line.string, font: line.font, size: line.size, fill: line.color,
      justification: justification)
  }
}
