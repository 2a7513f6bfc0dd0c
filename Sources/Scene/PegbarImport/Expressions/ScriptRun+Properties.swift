internal import PegbarLottie

// The properties of transforms and shapes, by their names in expressions.
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
    item.kind.property(called: name).flatMap(ScriptProperty.Content.init).map {
      document.property($0, layer)
    }
  }
}
