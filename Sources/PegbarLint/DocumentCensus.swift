package import PegbarLottie

/// How many parts of each kind a document holds; hidden ones count, too.
///
/// Of a slot the likeliest reading counts, of a text animator the first selector: After Effects exports
/// one.
package struct DocumentCensus: Sendable, Hashable {
  /// The layers by type, under the names of the format's documentation (`shape`, `precomp`).
  package private(set) var layers: [String: Int] = [:]
  /// The shape items by their `ty`; `tr` counts the transforms of groups.
  package private(set) var shapes: [String: Int] = [:]
  /// The keys of all properties that have keys, without those of texts.
  package private(set) var keyframes = 0
  /// The keys of texts: one where a text never changes.
  package private(set) var textKeyframes = 0
  /// The masks of all layers.
  package private(set) var masks = 0
  /// The layers that show through another one.
  package private(set) var mattes = 0
  /// The effects of all layers.
  package private(set) var effects = 0
  /// The layer styles of all layers.
  package private(set) var styles = 0
  /// The properties that an expression computes.
  package private(set) var expressions = 0
  /// How long the texts of all expressions are together, in bytes of UTF-8.
  package private(set) var expressionBytes = 0

  /// Counts the parts of a document: its layers, those of its assets and glyphs, and its slots.
  package init(_ document: LottieDocument) {
    for layer in document.layers { count(layer) }
    for layer in document.assets.compactMap(\.layers).joined() { count(layer) }
    for glyph in document.glyphs {
      switch glyph.content {
      case .none: break
      case .shapes(let items): count(items)
      case .precomp(let layer): count(layer)
      }
    }
    for slot in document.slots { if let property = slot.values.first { count(property) } }
  }

  // MARK: Layers

  private mutating func count(_ layer: Layer) {
    layers[layer.kind.names.type, default: 0] += 1
    count(layer.transform)
    if layer.matte != nil { mattes += 1 }
    for mask in layer.masks {
      masks += 1
      count(mask.path, mask.opacity, mask.expansion, mask.feather)
    }
    for effect in layer.effects {
      effects += 1
      count(effect.parameters)
    }
    for style in layer.styles {
      styles += 1
      for property in style.members.values { count(property) }
    }
    countContent(of: layer)
  }

  private mutating func countContent(of layer: Layer) {
    switch layer.kind {
    case .precomp(let content): count(content.timeRemap)
    case .shape(let items): count(items)
    case .text(let text): count(text)
    case .audio(let level, let timeRemap): count(level, timeRemap)
    case .camera(let perspective): count(perspective)
    case .solid, .image, .null, .adjustment, .light, .data, .unknown: break
    }
  }

  private mutating func count(_ parameters: [EffectParameter]) {
    for parameter in parameters {
      switch parameter.value {
      case .none: break
      case .property(let property): count(property)
      case .group(let parameters): count(parameters)
      }
    }
  }

  // MARK: Shapes

  // Groups are as deep as JSON may be nested, which the reader limits.
  private mutating func count(_ items: [ShapeItem]) {
    for item in items {
      shapes[item.kind.names.type, default: 0] += 1
      count(item.kind)
    }
  }

  private mutating func count(_ kind: ShapeItem.Kind) {
    switch kind {
    case .group(let group):
      if let transform = group.transform {
        shapes["tr", default: 0] += 1
        count(transform)
      }
      count(group.items)
    case .geometry(.path(let path)): count(path.path)
    case .geometry(.rectangle(let rectangle)):
      count(rectangle.position, rectangle.size, rectangle.roundness)
    case .geometry(.ellipse(let ellipse)): count(ellipse.position, ellipse.size)
    case .geometry(.polystar(let star)):
      count(
        star.position, star.points, star.rotation, star.outerRadius, star.outerRoundness,
        star.innerRadius, star.innerRoundness)
    case .style(.fill(let fill)):
      count(fill.paint)
      count(fill.opacity)
    case .style(.stroke(let stroke)):
      count(stroke.paint)
      count(stroke.width, stroke.opacity, stroke.miterLimit)
      for dash in stroke.dashes { count(dash.length) }
    case .modifier(.trim(let trim)): count(trim.start, trim.end, trim.offset)
    case .modifier(.roundedCorners(let corners)): count(corners.radius)
    case .modifier(.offsetPath(let offset)): count(offset.amount, offset.miterLimit)
    case .modifier(.puckerBloat(let pucker)): count(pucker.amount)
    case .modifier(.zigZag(let zigZag)): count(zigZag.size, zigZag.ridges, zigZag.points)
    case .repeater(let repeater):
      count(repeater.copies, repeater.offset)
      count(repeater.transform)
    case .twist(let twist): count(twist.angle, twist.center)
    case .modifier(.mergePaths), .noStyle, .unknown: break
    }
  }

  private mutating func count(_ paint: Paint) {
    switch paint {
    case .color(let color): count(color)
    case .gradient(let gradient):
      count(
        gradient.start, gradient.end, gradient.highlightLength, gradient.highlightAngle,
        gradient.stops)
    }
  }

  // MARK: Texts

  private mutating func count(_ text: TextLayerContent) {
    count(text.document, text.alignment)
    for animator in text.animators {
      if let selector = animator.selectors.first { count(selector) }
      count(animator.style)
    }
    if let path = text.path {
      count(
        path.firstMargin, path.lastMargin, path.forceAlignment, path.isPerpendicular,
        path.isReversed)
    }
  }

  private mutating func count(_ selector: TextSelector) {
    count(
      selector.start, selector.end, selector.offset, selector.amount, selector.easeHigh,
      selector.easeLow, selector.smoothness)
  }

  private mutating func count(_ style: TextAnimatorStyle) {
    count(
      style.anchor, style.position, style.scale, style.lineSpacing, style.blur, style.rotation,
      style.rotationX, style.rotationY, style.skew, style.skewAxis, style.opacity)
    count(
      style.fillColor, style.fillHue, style.fillSaturation, style.fillBrightness,
      style.fillOpacity, style.strokeColor, style.strokeHue, style.strokeSaturation,
      style.strokeBrightness, style.strokeOpacity, style.strokeWidth, style.tracking)
  }

  // MARK: Properties

  private mutating func count(_ property: AnyProperty) {
    switch property {
    case .scalar(let property): count(property)
    case .vector(let property): count(property)
    case .color(let property): count(property)
    case .gradient(let property, stopCount: _): count(property)
    case .path(let property): count(property)
    case .text(let property): count(property)
    }
  }

  private mutating func count<each Value>(_ properties: repeat Property<each Value>?) {
    repeat countOne(each properties)
  }

  private mutating func countOne<Value>(_ property: Property<Value>?) {
    guard let property else { return }
    if Value.self == TextDocument.self {
      textKeyframes += property.keyframes.count
    } else {
      keyframes += property.keyframes.count
    }
    guard let expression = property.expression else { return }
    expressions += 1
    expressionBytes += expression.utf8.count
  }

  private mutating func count(_ transform: Transform) {
    switch transform.position {
    case .joined(let position): count(position)
    case .split(let x, let y, let z): count(x, y, z)
    }
    count(
      transform.anchor, transform.scale, transform.rotation, transform.rotationX,
      transform.rotationY, transform.orientation, transform.opacity, transform.skew,
      transform.skewAxis, transform.startOpacity, transform.endOpacity)
  }
}
