internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// A transform of a layer or a group; what places it in space is left to the caller.
  func transform(
    _ source: SourceTransform, orientsAlongPath: Bool = false
  ) -> PegbarScene.Transform {
    PegbarScene.Transform(
      anchor: point(source.anchor, "Anchor Point"),
      position: position(source.position),
      scale: point(source.scale, "Scale", factor: 0.01, default: .one),
      rotation: number(source.rotation, "Rotation"),
      skew: number(source.skew, "Skew"),
      skewAxis: number(source.skewAxis, "Skew Axis"),
      orientsAlongPath: orientsAlongPath)
  }

  private func position(_ source: SourceTransform.Position) -> AnimatedPoint {
    switch source {
    case .joined(let property):
      return point(property, "Position")
    case .split(let x, let y, _):
      // The third coordinate stands among what places a layer in space.
      let x = number(x, "X Position")
      let y = number(y, "Y Position")
      if let x = x.constant, let y = y.constant { return .constant(Point(x: x, y: y)) }
      return .split(x: x, y: y)
    }
  }
}
