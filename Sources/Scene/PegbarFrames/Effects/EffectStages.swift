package import PegbarGeometry
package import PegbarScene

/// The effects of a layer at a time, and the spaces they apply in.
struct EffectStages {
  let effects: [LayerEffect]
  let time: Double
  /// The maps to the canvas from the space of each effect, followed by that of the layer itself.
  ///
  /// The content that a Transform effect moves, and all effects before it, are in the space that it
  /// maps.
  private let matrices: [Matrix]

  init(_ effects: [LayerEffect], at time: Double, matrix: Matrix) {
    self.effects = effects
    self.time = time
    var maps = [matrix]
    for effect in effects.reversed() {
      var map = maps[maps.count - 1]
      if case .transform(let move) = effect.kind {
        map = move.matrix(at: time).concatenating(map)
      }
      maps.append(map)
    }
    matrices = maps.reversed()
  }

  /// The map from the space of the layer content to the canvas.
  var contentMatrix: Matrix { matrices[0] }

  /// Returns `true` if the blur of an effect is drawn along the axes of the canvas and visibly
  /// differs from the same blur along rotated axes.
  func turnsBlur(_ index: Int) -> Bool {
    let own: Size
    switch effects[index].kind {
    case .blur(let blur):
      own = blur.deviation(at: time)
    case .dropShadow(let shadow), .innerShadow(let shadow):
      guard shadow.opacity.value(at: time) > 0 else { return false }
      let radius = max(shadow.radius.value(at: time), 0)
      own = Size(width: radius, height: radius)
    case .color, .outline, .stroke, .transform, .matte:
      return false
    }
    return matrices[index].turns(deviation: own)
  }

  /// Returns items with an effect applied; an effect with another layer as its matte is applied
  /// elsewhere.
  func applied(_ index: Int, to items: [DisplayItem]) -> [DisplayItem] {
    let matrix = matrices[index]
    switch effects[index].kind {
    case .color(let effect):
      return items.filtered(by: .color(ColorFilter(effect, at: time)))
    case .blur(let blur):
      return items.filtered(by: FrameFilter(blur, at: time, matrix))
    case .dropShadow(let shadow):
      return items.filtered(by: FrameShadow(shadow, at: time, matrix).map { .dropShadow($0) })
    case .innerShadow(let shadow):
      return items.filtered(by: FrameShadow(shadow, at: time, matrix).map { .innerShadow($0) })
    case .outline(let outline):
      return items.filtered(by: FrameFilter(outline, at: time, matrix))
    case .stroke(let stroke):
      return stroke.items(on: items, at: time, matrix)
    case .transform(let move):
      let opacity = min(move.opacity.value(at: time), 1)
      return opacity > 0 ? items.combined(opacity: opacity, blendMode: .normal) : []
    case .matte:
      return items
    }
  }
}

extension TransformEffect {
  /// Returns the map at a time: −anchor, scale, rotation, skew, position.
  ///
  /// - Source: lottie-web TransformEffect.js, which skews along the axis rotated by 90°.
  package func matrix(at time: Double) -> Matrix {
    let anchor = transform.anchor.value(at: time)
    var result = Matrix.translation(Point(x: -anchor.x, y: -anchor.y))
      .concatenating(.scale(transform.scale.value(at: time)))
      .concatenating(.rotation(degrees: transform.rotation.value(at: time)))
    let skew = transform.skew.value(at: time)
    if skew != 0 {
      let axis = transform.skewAxis.value(at: time) + 90
      result = result.concatenating(.skew(degrees: -skew, axis: axis))
    }
    return result.concatenating(.translation(transform.position.value(at: time)))
  }
}

extension StrokeEffect {
  /// Returns items with the line along the masks.
  fileprivate func items(
    on items: [DisplayItem], at time: Double, _ matrix: Matrix
  ) -> [DisplayItem] {
    let line = line(at: time, matrix)
    switch style {
    case .onOriginal: return items + line
    case .onTransparent: return line
    case .revealsOriginal: return items.matted(by: line, mode: .alpha)
    }
  }

  private func line(at time: Double, _ matrix: Matrix) -> [DisplayItem] {
    let parts = trim.paths(paths.map { $0.value(at: time) }, at: time)
    let path = Path(parts.flatMap(\.contours))
    let width = width.value(at: time)
    let opacity = min(opacity.value(at: time), 1)
    guard !path.isEmpty, width > 0, opacity > 0 else { return [] }
    return [
      .path(
        PathItem(
          path: path, matrix: matrix,
          tool: .stroke(StrokeLine(width: width, cap: .round, join: .round)),
          paint: .color(color.value(at: time)), opacity: opacity))
    ]
  }
}

extension BlurEffect {
  /// Returns the standard deviations along the axes of the layer at a time.
  fileprivate func deviation(at time: Double) -> Size {
    let radius = max(radius.value(at: time), 0)
    return switch axes {
    case .both: Size(width: radius, height: radius)
    case .horizontal: Size(width: radius, height: 0)
    case .vertical: Size(width: 0, height: radius)
    }
  }
}

extension FrameFilter {
  /// Creates a blur at a time; `nil` if it is invisible.
  fileprivate init?(_ blur: BlurEffect, at time: Double, _ matrix: Matrix) {
    let own = blur.deviation(at: time)
    guard own.width > 0 || own.height > 0 else { return nil }
    self = .blur(matrix.deviation(own))
  }

  /// Creates an outline at a time; `nil` if it is invisible.
  fileprivate init?(_ outline: OutlineEffect, at time: Double, _ matrix: Matrix) {
    let width = outline.width.value(at: time)
    var color = outline.color.value(at: time)
    color.alpha = min(outline.opacity.value(at: time), 1)
    guard width > 0, color.alpha > 0 else { return nil }
    self = .outline(color, matrix.deviation(Size(width: width, height: width)))
  }
}

extension FrameShadow {
  /// Creates a shadow at a time; `nil` if it is invisible.
  fileprivate init?(_ shadow: ShadowEffect, at time: Double, _ matrix: Matrix) {
    var color = shadow.color.value(at: time)
    color.alpha = min(shadow.opacity.value(at: time), 1)
    guard color.alpha > 0 || shadow.isAlone else { return nil }
    color.alpha = max(color.alpha, 0)
    let radius = max(shadow.radius.value(at: time), 0)
    self.init(
      color: color, offset: matrix.applyDirection(shadow.offset.value(at: time)),
      deviation: matrix.deviation(Size(width: radius, height: radius)), isAlone: shadow.isAlone)
  }
}

extension ShadowEffect.Offset {
  /// Returns the offset at a time, to the right and down in points (lottie-web
  /// SVGDropShadowEffect.js).
  package func value(at time: Double) -> Point {
    switch self {
    case .polar(let direction, let distance):
      let (sine, cosine) = sineAndCosine(degrees: direction.value(at: time))
      let length = distance.value(at: time)
      return Point(x: sine * length, y: -cosine * length)
    case .point(let point):
      return point.value(at: time)
    }
  }
}
