internal import CPegbarCairo
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension Painter {
  /// Returns the picture of a group after filters; `nil` if its pixels exceed the limit.
  func filtered(_ layer: Surface, by filters: [FrameFilter]) -> Surface? {
    var layer = layer
    for filter in filters {
      guard let next = filtered(layer, by: filter) else { return nil }
      layer = next
    }
    return layer
  }

  private func filtered(_ source: Surface, by filter: FrameFilter) -> Surface? {
    switch filter {
    case .color(let filter):
      source.changeColors(filter.pixels)
      return source
    case .blur(let deviation):
      blur(source, deviation)
      return source
    case .dropShadow(let shadow): return dropped(shadow, of: source)
    case .innerShadow(let shadow): return inner(shadow, of: source)
    case .outline(let color, let width): return outlined(source, color, width)
    }
  }

  private func dropped(_ shadow: FrameShadow, of source: Surface) -> Surface? {
    guard let shape = alpha(of: source), let result = layer(source.area) else { return nil }
    blur(shape, shadow.deviation)
    result.paint(shadow.color, in: shape, offset: shadow.offset * scale)
    if !shadow.isAlone { result.paint(source) }
    return result
  }

  private func inner(_ shadow: FrameShadow, of source: Surface) -> Surface? {
    guard let shape = alpha(of: source), let result = layer(source.area) else { return nil }
    shape.changeCoverage { 255 - $0 }
    blur(shape, shadow.deviation)
    result.paint(shadow.color, in: shape, offset: shadow.offset * scale)
    result.paint(source, CAIRO_OPERATOR_DEST_IN)
    if !shadow.isAlone { result.paint(source, CAIRO_OPERATOR_DEST_OVER) }
    return result
  }

  /// Returns a picture over a line around it.
  ///
  /// Widened by several rectangles, an area is almost widened by a circle (as in SVG).
  private func outlined(_ source: Surface, _ color: Color, _ width: Size) -> Surface? {
    guard let shape = alpha(of: source), let total = layer(source.area, .coverage),
      let result = layer(source.area)
    else { return nil }
    for angle in [9.0, 27, 45, 63, 81] {
      guard let part = alpha(of: source) else { return nil }
      let (sine, cosine) = sineAndCosine(degrees: angle)
      part.widen(by: pixels(width.width * cosine), pixels(width.height * sine))
      total.combineCoverage(with: part) { max($0, $1) }
    }
    total.combineCoverage(with: shape) { max($0, $1) }
    result.paint(color, in: total)
    result.paint(source)
    return result
  }

  /// Returns the alpha of a picture.
  private func alpha(of source: Surface) -> Surface? {
    guard let result = layer(source.area, .coverage) else { return nil }
    result.setCoverage(of: source) { UInt8(truncatingIfNeeded: $0 >> 24) }
    return result
  }

  private func blur(_ surface: Surface, _ deviation: Size) {
    // Three passes in two directions.
    spend(6 * surface.area.count)
    surface.blur(deviation.width * scale, deviation.height * scale)
  }

  /// Returns a distance in pixels, rounded, at most 500.
  private func pixels(_ distance: Double) -> Int {
    Int(exactly: min(max(distance * scale, 0), 500).rounded()) ?? 0
  }
}
