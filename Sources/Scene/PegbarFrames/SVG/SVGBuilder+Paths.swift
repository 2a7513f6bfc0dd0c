import PegbarGeometry
import PegbarScene

extension SVGBuilder {
  /// Returns a painted outline.
  func element(of item: PathItem) -> SVGElement {
    var item = item
    if settles { item.settle() }
    var element = SVGElement("path", [("d", .path(item.path))])
    element.origin = item.origin
    element.set("transform", item.matrix)
    switch item.tool {
    case .fill(let rule):
      Self.setPaint(of: item, ("fill", "fill-opacity"), in: &element)
      switch rule {
      case .nonZero: break
      case .evenOdd: element.set("fill-rule", "evenodd")
      }
    case .stroke(let line):
      element.set("fill", "none")
      Self.setPaint(of: item, ("stroke", "stroke-opacity"), in: &element)
      element.set(line)
    }
    return element
  }

  private static func setPaint(
    of item: PathItem, _ names: (paint: String, opacity: String), in element: inout SVGElement
  ) {
    switch item.paint {
    case .color(let color):
      element.set(names, color, opacity: item.opacity)
    case .gradient(let gradient):
      element.set(names.paint, .reference(SVGElement(gradient)))
      if item.opacity < 1 { element.set(names.opacity, item.opacity) }
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

extension SVGElement {
  /// Adds the attributes of a line, except those with the initial value of SVG.
  fileprivate mutating func set(_ line: StrokeLine) {
    if line.width != 1 { set("stroke-width", line.width) }
    switch line.cap {
    case .butt: break
    case .round: set("stroke-linecap", "round")
    case .square: set("stroke-linecap", "square")
    }
    switch line.join {
    case .miter: if line.miterLimit != 4 { set("stroke-miterlimit", line.miterLimit) }
    case .round: set("stroke-linejoin", "round")
    case .bevel: set("stroke-linejoin", "bevel")
    }
    guard !line.dashes.isEmpty else { return }
    set("stroke-dasharray", .numbers(line.dashes))
    if line.dashPhase != 0 { set("stroke-dashoffset", line.dashPhase) }
  }

  /// Creates the definition of a gradient.
  fileprivate init(_ gradient: FrameGradient) {
    switch gradient.kind {
    case .linear:
      self.init("linearGradient")
      set("x1", gradient.start.x)
      set("y1", gradient.start.y)
      set("x2", gradient.end.x)
      set("y2", gradient.end.y)
    case .radial:
      self.init("radialGradient")
      set("cx", gradient.start.x)
      set("cy", gradient.start.y)
      set("r", (gradient.end - gradient.start).length)
      if gradient.focus != gradient.start {
        set("fx", gradient.focus.x)
        set("fy", gradient.focus.y)
      }
    }
    set("gradientUnits", "userSpaceOnUse")
    children = gradient.stops.map { stop in
      var element = SVGElement("stop", [("offset", .number(stop.offset))])
      element.set(("stop-color", "stop-opacity"), stop.color)
      return element
    }
  }
}
