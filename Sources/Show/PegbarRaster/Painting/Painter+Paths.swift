internal import CPegbarCairo
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension Painter {
  /// Draws a painted outline.
  func draw(_ item: PathItem, on surface: Surface) {
    guard item.opacity > 0 else { return }
    let context = surface.context
    // The line and gradients are in the space of the outline; the outline itself is in pixels.
    let matrix = item.matrix.concatenating(surface.map)
    guard setPaint(of: item, matrix, on: surface) else { return }
    switch item.tool {
    case .fill(let rule):
      surface.trace(item.path, item.matrix)
      switch rule {
      case .nonZero: cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      case .evenOdd: cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      }
      cairo_fill(context)
    case .stroke(let line):
      guard matrix.isInvertible, surface.setLine(line, matrix) else { return }
      surface.trace(item.path, item.matrix)
      var own = cairo_matrix_t(matrix)
      cairo_set_matrix(context, &own)
      cairo_stroke(context)
      cairo_identity_matrix(context)
    }
  }

  /// Sets the paint of an outline; returns `false` if it paints nothing.
  private func setPaint(of item: PathItem, _ matrix: Matrix, on surface: Surface) -> Bool {
    let opacity = min(item.opacity, 1)
    switch item.paint {
    case .color(let color):
      surface.setColor(color, opacity: opacity)
      return true
    case .gradient(let gradient):
      guard let last = gradient.stops.last else { return false }
      // Without a length, everything has the last color (as in SVG).
      guard (gradient.end - gradient.start).length > 1e-9 else {
        surface.setColor(last.color, opacity: opacity)
        return true
      }
      guard matrix.isInvertible, let pattern = gradient.pattern(opacity: opacity) else {
        return false
      }
      defer { cairo_pattern_destroy(pattern) }
      // cairo keeps the map that applies while a paint is set.
      var own = cairo_matrix_t(matrix)
      cairo_set_matrix(surface.context, &own)
      cairo_set_source(surface.context, pattern)
      cairo_identity_matrix(surface.context)
      return true
    }
  }
}

extension FrameGradient {
  /// Returns cairo's form of the gradient.
  fileprivate func pattern(opacity: Double) -> OpaquePointer? {
    let pattern: OpaquePointer? =
      switch kind {
      case .linear: cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      case .radial:
        cairo_pattern_create_radial(
          focus.x, focus.y, 0, start.x, start.y, (end - start).length)
      }
    guard let pattern else { return nil }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, color.red, color.green, color.blue, color.alpha * opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}

extension Surface {
  /// The maximum width of a line in pixels.
  private static var widest: Double { 2e6 }

  /// Sets the line for the next stroke; returns `false` if it paints nothing.
  ///
  /// - Parameter matrix: The map from the space of the line to pixels.
  fileprivate func setLine(_ line: StrokeLine, _ matrix: Matrix) -> Bool {
    let widest = Self.widest / max(matrix.maximumScale, 1e-9)
    guard line.width > 0, line.width.isFinite else { return false }
    cairo_set_line_width(context, min(line.width, widest))
    switch line.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch line.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, max(line.miterLimit, 1))
    // cairo refuses dashes that are negative, or all 0.
    let isDashed =
      line.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && line.dashes.contains { $0 > 0 }
    cairo_set_dash(
      context, line.dashes, isDashed ? Int32(clamping: line.dashes.count) : 0,
      line.dashPhase.isFinite ? line.dashPhase : 0)
    return true
  }
}
