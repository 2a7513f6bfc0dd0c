/// Sees every track of something, with its name.
package protocol TrackVisitor {
  /// Sees one track.
  mutating func visit<Value: TrackValue>(_ track: Track<Value>, _ reference: TrackReference)
}

extension Layer {
  /// Shows every track of the layer to a visitor, in the order of drawing steps.
  package func visitTracks(_ visitor: inout some TrackVisitor) {
    let walk = TrackWalk(layer: name)
    walk.visit(content, &visitor)
    for mask in masks {
      let part = "mask \(mask.name)"
      walk.visit(mask.path, .path, part, &visitor)
      walk.visit(mask.opacity, .maskOpacity, part, &visitor)
      walk.visit(mask.expansion, .maskExpansion, part, &visitor)
    }
    for effect in effects { walk.visit(effect, &visitor) }
    walk.visit(transform, "", &visitor)
    walk.visit(opacity, .opacity, "", &visitor)
  }
}

/// Names the tracks of one layer.
struct TrackWalk {
  let layer: String

  func visit<Value: TrackValue>(
    _ value: Animated<Value>, _ property: Property, _ part: String,
    _ visitor: inout some TrackVisitor
  ) {
    guard let track = value.track else { return }
    visitor.visit(track, TrackReference(layer: layer, part: part, property: property))
  }

  func visit(
    _ point: AnimatedPoint, _ property: Property, _ x: Property, _ y: Property, _ part: String,
    _ visitor: inout some TrackVisitor
  ) {
    switch point {
    case .joined(let point):
      visit(point, property, part, &visitor)
    case .split(let horizontal, let vertical):
      visit(horizontal, x, part, &visitor)
      visit(vertical, y, part, &visitor)
    }
  }

  func visit(_ transform: Transform, _ part: String, _ visitor: inout some TrackVisitor) {
    visit(transform.anchor, .anchor, .anchorX, .anchorY, part, &visitor)
    visit(transform.position, .position, .positionX, .positionY, part, &visitor)
    visit(transform.scale, .scale, .scaleX, .scaleY, part, &visitor)
    visit(transform.rotation, .rotation, part, &visitor)
    visit(transform.skew, .skew, part, &visitor)
    visit(transform.skewAxis, .skewAxis, part, &visitor)
  }

  func visit(_ content: LayerContent, _ visitor: inout some TrackVisitor) {
    switch content {
    case .empty, .solid, .image:
      // Nothing of these moves by itself.
      return
    case .instance(let instance):
      if let remap = instance.timeMap.remap { visit(remap, .timeRemap, "", &visitor) }
    case .shapes(let shapes):
      for path in shapes.paths { visit(path.geometry, path.name, &visitor) }
      for modifier in shapes.modifiers { visit(modifier.kind, modifier.name, &visitor) }
      for group in shapes.groups {
        visit(group.transform, group.name, &visitor)
        visit(group.opacity, .opacity, group.name, &visitor)
      }
      for node in shapes.nodes { visit(node, &visitor) }
    }
  }

  private func visit(_ node: ShapeNode, _ visitor: inout some TrackVisitor) {
    switch node {
    case .style(let style): visit(style, &visitor)
    case .group(_, let children): for child in children { visit(child, &visitor) }
    }
  }

  private func visit(_ geometry: Geometry, _ part: String, _ visitor: inout some TrackVisitor) {
    switch geometry {
    case .path(let path):
      visit(path, .path, part, &visitor)
    case .rectangle(let rectangle):
      visit(rectangle.center, .center, .centerX, .centerY, part, &visitor)
      visit(rectangle.size, .size, .width, .height, part, &visitor)
      visit(rectangle.cornerRadius, .cornerRadius, part, &visitor)
    case .ellipse(let ellipse):
      visit(ellipse.center, .center, .centerX, .centerY, part, &visitor)
      visit(ellipse.size, .size, .width, .height, part, &visitor)
    case .polystar(let star):
      visit(star.center, .center, .centerX, .centerY, part, &visitor)
      visit(star.pointCount, .pointCount, part, &visitor)
      visit(star.rotation, .rotation, part, &visitor)
      visit(star.outerRadius, .outerRadius, part, &visitor)
      visit(star.outerRoundness, .outerRoundness, part, &visitor)
      visit(star.innerRadius, .innerRadius, part, &visitor)
      visit(star.innerRoundness, .innerRoundness, part, &visitor)
    }
  }

  private func visit(
    _ modifier: PathModifier.Kind, _ part: String, _ visitor: inout some TrackVisitor
  ) {
    switch modifier {
    case .trim(let trim):
      visit(trim.start, .trimStart, part, &visitor)
      visit(trim.end, .trimEnd, part, &visitor)
      visit(trim.offset, .trimOffset, part, &visitor)
    case .roundedCorners(let corners):
      visit(corners.radius, .cornerRadius, part, &visitor)
    }
  }

  private func visit(_ style: ShapeStyle, _ visitor: inout some TrackVisitor) {
    let part = style.name
    var colorProperty = Property.fillColor
    switch style.kind {
    case .fill: break
    case .stroke(let stroke):
      colorProperty = .strokeColor
      visit(stroke.width, .lineWidth, part, &visitor)
      visit(stroke.miterLimit, .miterLimit, part, &visitor)
      for (index, dash) in stroke.dashes.enumerated() {
        visit(dash, .dashLength, "\(part) dash \(index + 1)", &visitor)
      }
      visit(stroke.dashPhase, .dashPhase, part, &visitor)
    }
    switch style.paint {
    case .color(let color):
      visit(color, colorProperty, part, &visitor)
    case .gradient(let gradient):
      visit(gradient.start, .gradientStart, .gradientStartX, .gradientStartY, part, &visitor)
      visit(gradient.end, .gradientEnd, .gradientEndX, .gradientEndY, part, &visitor)
      visit(gradient.stops, .gradientStops, part, &visitor)
      visit(gradient.highlightLength, .highlightLength, part, &visitor)
      visit(gradient.highlightAngle, .highlightAngle, part, &visitor)
    }
    visit(style.opacity, .opacity, part, &visitor)
  }
}
