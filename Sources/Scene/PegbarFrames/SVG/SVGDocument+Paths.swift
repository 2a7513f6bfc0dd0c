import PegbarGeometry
import PegbarScene

extension SVGDocument {
  /// Adds a painted outline.
  mutating func append(_ item: PathItem, to text: inout SVGText) {
    var item = item
    item.settle()
    text.append("<path d=\"")
    text.append(item.path)
    text.append("\"")
    text.attribute(" transform", item.matrix)
    switch item.tool {
    case .fill(let rule):
      append(item, as: (" fill", " fill-opacity"), to: &text)
      switch rule {
      case .nonZero: break
      case .evenOdd: text.append(" fill-rule=\"evenodd\"")
      }
    case .stroke(let line):
      text.append(" fill=\"none\"")
      append(item, as: (" stroke", " stroke-opacity"), to: &text)
      text.append(line)
    }
    text.append("/>")
  }

  private mutating func append(
    _ item: PathItem, as names: (paint: StaticString, opacity: StaticString),
    to text: inout SVGText
  ) {
    switch item.paint {
    case .color(let color):
      text.attribute(names, color, opacity: item.opacity)
    case .gradient(let gradient):
      text.reference(names.paint, id(of: gradient))
      if item.opacity < 1 { text.attribute(names.opacity, item.opacity) }
    }
  }
}

extension PathItem {
  /// Moves the outline onto the canvas if the picture remains the same.
  ///
  /// This is true for a solid color, and along lines only for maps that keep proportions.
  fileprivate mutating func settle() {
    guard case .color = paint else { return }
    switch tool {
    case .fill: break
    case .stroke(var line):
      guard let factor = matrix.uniformScale else { return }
      line.width *= factor
      line.dashes = line.dashes.map { $0 * factor }
      line.dashPhase *= factor
      tool = .stroke(line)
    }
    path = path.applying(matrix)
    matrix = .identity
  }
}

extension Matrix {
  /// The factor of a map that keeps proportions (rotation, reflection, translation, uniform scale).
  fileprivate var uniformScale: Double? {
    let slack = 1e-9 * (abs(a) + abs(b) + abs(c) + abs(d))
    let turns = abs(a - d) <= slack && abs(b + c) <= slack
    let mirrors = abs(a + d) <= slack && abs(b - c) <= slack
    return turns || mirrors ? (a * a + b * b).squareRoot() : nil
  }
}

extension SVGText {
  /// Adds the attributes of a line, except those with the initial value of SVG.
  fileprivate mutating func append(_ line: StrokeLine) {
    if line.width != 1 { attribute(" stroke-width", line.width) }
    switch line.cap {
    case .butt: break
    case .round: append(" stroke-linecap=\"round\"")
    case .square: append(" stroke-linecap=\"square\"")
    }
    switch line.join {
    case .miter: if line.miterLimit != 4 { attribute(" stroke-miterlimit", line.miterLimit) }
    case .round: append(" stroke-linejoin=\"round\"")
    case .bevel: append(" stroke-linejoin=\"bevel\"")
    }
    guard !line.dashes.isEmpty else { return }
    attribute(" stroke-dasharray", line.dashes)
    if line.dashPhase != 0 { attribute(" stroke-dashoffset", line.dashPhase) }
  }

  /// Adds a gradient as a definition.
  mutating func append(_ gradient: FrameGradient, id: String) {
    switch gradient.kind {
    case .linear:
      append("<linearGradient")
      attribute(" x1", gradient.start.x)
      attribute(" y1", gradient.start.y)
      attribute(" x2", gradient.end.x)
      attribute(" y2", gradient.end.y)
    case .radial:
      append("<radialGradient")
      attribute(" cx", gradient.start.x)
      attribute(" cy", gradient.start.y)
      attribute(" r", (gradient.end - gradient.start).length)
      if gradient.focus != gradient.start {
        attribute(" fx", gradient.focus.x)
        attribute(" fy", gradient.focus.y)
      }
    }
    attribute(" id", escaping: id)
    append(" gradientUnits=\"userSpaceOnUse\">")
    for stop in gradient.stops {
      append("<stop")
      attribute(" offset", stop.offset)
      attribute((" stop-color", " stop-opacity"), stop.color)
      append("/>")
    }
    switch gradient.kind {
    case .linear: append("</linearGradient>")
    case .radial: append("</radialGradient>")
    }
  }
}
