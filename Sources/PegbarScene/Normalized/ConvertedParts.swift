internal import PegbarGeometry

/// The parts of a normalized layer in the words of an exact scene.
struct ConvertedParts {
  /// Where the layer stands.
  let transform: Transform
  /// How opaque it is.
  let opacity: Animated<Double>
  /// A second opacity, to be multiplied, where the layer both fades and is switched on and off.
  let innerOpacity: Animated<Double>?
  /// Whether it never shows.
  let isHidden: Bool
  /// What it draws itself.
  let content: LayerContent
  /// Its shadow; at most one.
  let effects: [LayerEffect]

  /// Converts everything but masks and sublayers.
  init(_ layer: NormalizedLayer) {
    let tracks = ConvertedTracks(layer.tracks)
    transform = Self.transform(layer, tracks)
    let fade = tracks.number(.opacity, layer.opacity)
    switch tracks.flag(.isHidden, layer.isHidden) {
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
    var offset = AnimatedPoint.constant(shadow.offset)
    if tracks.has(.shadowOffsetX) || tracks.has(.shadowOffsetY) {
      offset = .split(
        x: tracks.number(.shadowOffsetX, shadow.offset.x),
        y: tracks.number(.shadowOffsetY, shadow.offset.y))
    }
    return LayerEffect(
      name: "Shadow",
      kind: .dropShadow(
        ShadowEffect(
          color: tracks.color(.shadowColor, shadow.color),
          opacity: tracks.number(.shadowOpacity, shadow.opacity), offset: .point(offset),
          radius: tracks.number(.shadowRadius, shadow.radius))))
  }

  private static func transform(_ layer: NormalizedLayer, _ tracks: ConvertedTracks) -> Transform {
    var result = Transform(
      anchor: .joined(tracks.point(.anchor, layer.anchor)),
      rotation: tracks.number(.rotation, layer.rotation))
    if tracks.has(.positionX) || tracks.has(.positionY) {
      result.position = .split(
        x: tracks.number(.positionX, layer.position.x),
        y: tracks.number(.positionY, layer.position.y))
    } else {
      result.position = .joined(tracks.point(.position, layer.position))
    }
    if tracks.has(.scale) {
      result.scale = .joined(tracks.number(.scale, 1).map { Point(x: $0, y: $0) })
    } else if tracks.has(.scaleX) || tracks.has(.scaleY) {
      result.scale = .split(
        x: tracks.number(.scaleX, layer.scale.x), y: tracks.number(.scaleY, layer.scale.y))
    } else {
      result.scale = .constant(layer.scale)
    }
    result.space = space(layer, tracks)
    return result
  }

  /// What places the layer in space; nothing for one that stays in the plane it stands in.
  private static func space(
    _ layer: NormalizedLayer, _ tracks: ConvertedTracks
  ) -> SpatialTransform? {
    // The scene's z points the other way.
    let space = SpatialTransform(
      positionZ: tracks.number(.zPosition, layer.zPosition).map { -$0 },
      scaleZ: tracks.has(.scale)
        ? tracks.number(.scale, layer.scaleZ) : tracks.number(.scaleZ, layer.scaleZ),
      rotationX: tracks.number(.rotationX, layer.rotationX).map { -$0 },
      rotationY: tracks.number(.rotationY, layer.rotationY).map { -$0 })
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
      return painted(
        .constant(layer.bounds.outline), .fill(.nonZero),
        .color(tracks.color(.fillColor, color)))
    case .image(let image):
      return .image(ImageUse(image: image, size: layer.bounds.size))
    case .text(let text):
      return .text(TextContent(document: .constant(TextDocument(text))))
    case .shape(let shape):
      return drawn(shape, tracks)
    case .gradient(let gradient):
      return painted(
        .constant(layer.bounds.outline), .fill(.nonZero),
        .gradient(
          Gradient(
            kind: gradient.kind, start: .joined(tracks.point(.gradientStart, gradient.start)),
            end: tracks.end(of: gradient),
            stops: tracks.stops(gradient))))
    case .instance(let definition, let begin, let rate):
      return .instance(
        Instance(
          definition: definition, timeMap: TimeMap(begin: begin, rate: rate), clip: nil,
          keepsDepth: layer.keepsDepth))
    }
  }

  private static func drawn(_ shape: NormalizedShape, _ tracks: ConvertedTracks) -> LayerContent {
    let path = ShapePath(name: "Path", geometry: .path(tracks.path(.path, shape.path)))
    var content = ShapeContent(paths: [path], nodes: [])
    if let color = shape.style.fillColor, let rule = shape.style.rule {
      content.nodes.append(
        .style(
          ShapeStyle(
            name: "Fill", kind: .fill(rule), paint: .color(tracks.color(.fillColor, color)),
            paths: [0])))
    }
    if let color = shape.style.strokeColor, let stroke = shape.style.stroke {
      // A trim cuts the line alone: what it fills has the outline to itself.
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
            paint: .color(tracks.color(.strokeColor, color)), paths: [index])))
    }
    return .shapes(content)
  }

  private static func line(_ stroke: NormalizedStroke, _ tracks: ConvertedTracks) -> Stroke {
    Stroke(
      width: tracks.number(.lineWidth, stroke.width), cap: stroke.cap, join: stroke.join,
      miterLimit: tracks.number(.miterLimit, stroke.miterLimit),
      dashes: stroke.dashes.map { .constant($0) },
      dashPhase: tracks.number(.dashPhase, stroke.dashPhase))
  }

  /// What of a line is drawn; nothing where all of it is.
  private static func trim(_ stroke: NormalizedStroke, _ tracks: ConvertedTracks) -> Trim? {
    let start = tracks.number(.strokeStart, stroke.start)
    let end = tracks.number(.strokeEnd, stroke.end)
    guard !start.isAlways(0) || !end.isAlways(1) else { return nil }
    return Trim(start: start, end: end, offset: .constant(0), mode: .individually)
  }

  private static func painted(
    _ path: Animated<Path>, _ kind: ShapeStyle.Kind, _ paint: Paint, trim: Trim? = nil
  ) -> LayerContent {
    let modifiers = trim.map { [PathModifier(name: "Trim", kind: .trim($0), paths: [0])] }
    return .shapes(
      ShapeContent(
        paths: [ShapePath(name: "Path", geometry: .path(path))], modifiers: modifiers ?? [],
        nodes: [.style(ShapeStyle(name: "Style", kind: kind, paint: paint, paths: [0]))]))
  }
}

extension TextDocument {
  /// A line of text at a point.
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

extension Rect {
  /// The edge, clockwise from the top left corner.
  fileprivate var outline: Path {
    let corners = [
      origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
    return Path([Contour(corners.map { PathVertex($0) }, isClosed: true)])
  }
}
