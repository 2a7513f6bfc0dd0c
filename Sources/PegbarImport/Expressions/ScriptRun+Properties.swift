internal import PegbarLottie

// The properties of transforms and shapes, by the names that expressions use.
extension ScriptRun {
  func property(
    _ name: String, of transform: SourceTransform, _ layer: ScriptLayer
  ) -> ScriptProperty? {
    let content: ScriptProperty.Content
    switch name {
    case "position", "Position", "ADBE Position", "ADBE Vector Position":
      switch transform.position {
      case .joined(let property): content = .vector(property)
      case .split(let x, let y, _): content = .axes(x, y)
      }
    case "xPosition", "X Position", "ADBE Position_0":
      guard case .split(let x, _, _) = transform.position else { return nil }
      content = .number(x)
    case "yPosition", "Y Position", "ADBE Position_1":
      guard case .split(_, let y, _) = transform.position else { return nil }
      content = .number(y)
    case "rotation", "Rotation", "zRotation", "Z Rotation", "rotationZ", "ADBE Rotate Z",
      "ADBE Vector Rotation":
      content = .number(transform.rotation)
    case "scale", "Scale", "ADBE Scale", "ADBE Vector Scale": content = .vector(transform.scale)
    case "opacity", "Opacity", "ADBE Opacity", "ADBE Vector Group Opacity":
      content = .number(transform.opacity)
    case "anchorPoint", "Anchor Point", "ADBE Anchor Point", "ADBE Vector Anchor":
      content = .vector(transform.anchor)
    case "skew", "Skew", "ADBE Vector Skew": content = .number(transform.skew)
    case "skewAxis", "Skew Axis", "ADBE Vector Skew Axis": content = .number(transform.skewAxis)
    default: return nil
    }
    return document.property(content, layer)
  }

  func property(_ name: String, of item: ShapeItem, _ layer: ScriptLayer) -> ScriptProperty? {
    content(name, of: item).map { document.property($0, layer) }
  }

  private func content(_ name: String, of item: ShapeItem) -> ScriptProperty.Content? {
    switch item.kind {
    case .geometry(.path(let path)):
      ["path", "Path", "shape", "ADBE Vector Shape"].contains(name) ? .path(path.path) : nil
    case .geometry(.rectangle(let rectangle)):
      switch name {
      case "size", "Size", "ADBE Vector Rect Size": .vector(rectangle.size)
      case "position", "Position", "ADBE Vector Rect Position": .vector(rectangle.position)
      case "roundness", "Roundness", "ADBE Vector Rect Roundness": .number(rectangle.roundness)
      default: nil
      }
    case .geometry(.ellipse(let ellipse)):
      switch name {
      case "size", "Size", "ADBE Vector Ellipse Size": .vector(ellipse.size)
      case "position", "Position", "ADBE Vector Ellipse Position": .vector(ellipse.position)
      default: nil
      }
    case .geometry(.polystar(let star)): content(name, of: star)
    case .style(.fill(let fill)): Self.content(name, of: fill.paint, fill.opacity)
    case .style(.stroke(let stroke)):
      switch name {
      case "strokeWidth", "Stroke Width", "ADBE Vector Stroke Width": .number(stroke.width)
      default: Self.content(name, of: stroke.paint, stroke.opacity)
      }
    case .modifier(.trim(let trim)):
      switch name {
      case "start", "Start", "ADBE Vector Trim Start": .number(trim.start)
      case "end", "End", "ADBE Vector Trim End": .number(trim.end)
      case "offset", "Offset", "ADBE Vector Trim Offset": .number(trim.offset)
      default: nil
      }
    case .modifier(.roundedCorners(let corners)):
      ["radius", "Radius", "ADBE Vector RoundCorner Radius"].contains(name)
        ? .number(corners.radius) : nil
    case .modifier(.mergePaths), .modifier(.offsetPath), .modifier(.puckerBloat),
      .modifier(.zigZag), .group, .repeater, .twist, .noStyle, .unknown:
      nil
    }
  }

  private func content(_ name: String, of star: Polystar) -> ScriptProperty.Content? {
    switch name {
    case "points", "Points", "ADBE Vector Star Points": .number(star.points)
    case "position", "Position", "ADBE Vector Star Position": .vector(star.position)
    case "rotation", "Rotation", "ADBE Vector Star Rotation": .number(star.rotation)
    case "outerRadius", "Outer Radius", "ADBE Vector Star Outer Radius": .number(star.outerRadius)
    case "outerRoundness", "Outer Roundness", "ADBE Vector Star Outer Roundess":
      .number(star.outerRoundness)
    case "innerRadius", "Inner Radius", "ADBE Vector Star Inner Radius": .number(star.innerRadius)
    case "innerRoundness", "Inner Roundness", "ADBE Vector Star Inner Roundess":
      .number(star.innerRoundness)
    default: nil
    }
  }

  private static func content(
    _ name: String, of paint: PegbarLottie.Paint, _ opacity: SourceProperty<Double>
  ) -> ScriptProperty.Content? {
    switch paint {
    case .color(let color):
      switch name {
      case "color", "Color", "ADBE Vector Fill Color", "ADBE Vector Stroke Color": .color(color)
      case "opacity", "Opacity", "ADBE Vector Fill Opacity", "ADBE Vector Stroke Opacity":
        .number(opacity)
      default: nil
      }
    case .gradient(let gradient):
      switch name {
      case "startPoint", "Start Point", "ADBE Vector Grad Start Pt": .vector(gradient.start)
      case "endPoint", "End Point", "ADBE Vector Grad End Pt": .vector(gradient.end)
      case "opacity", "Opacity": .number(opacity)
      default: nil
      }
    }
  }
}
