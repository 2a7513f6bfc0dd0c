internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports the transforms of layers and groups.
struct TransformImporter {
  let properties: PropertyImporter

  /// Returns the flat transform of a layer or group; the caller adds the placement in 3D space.
  func transform(
    _ source: SourceTransform, orientsAlongPath: Bool = false
  ) -> PegbarScene.Transform {
    PegbarScene.Transform(
      anchor: properties.point(source.anchor, "Anchor Point"),
      position: position(source.position),
      scale: properties.point(source.scale, "Scale", factor: 0.01, else: .one),
      rotation: properties.number(source.rotation, "Rotation"),
      skew: properties.number(source.skew, "Skew"),
      skewAxis: properties.number(source.skewAxis, "Skew Axis"),
      orientsAlongPath: orientsAlongPath)
  }

  /// Reports a group or repeater that rotates out of the plane, which is only possible for layers.
  func reportTurn(of source: SourceTransform) {
    let turns = [source.rotationX, source.rotationY].contains { property in
      !properties.log.muted { properties.number(property, "Rotation") }.isAlways(0)
    }
    let orientations = source.orientation?.values ?? []
    guard turns || !orientations.allSatisfy(\.isZero) else { return }
    properties.log.report(
      .threeDimensions,
      "the rotation of the group about the x- or y-axis is ignored",
      at: source.source, outcome: .approximated(error: nil))
  }

  private func position(_ source: SourceTransform.Position) -> AnimatedPoint {
    switch source {
    case .joined(let property):
      properties.point(property, "Position")
    case .split(let x, let y, _):
      // The third coordinate belongs to the placement in 3D space.
      .separated(
        x: properties.number(x, "X Position"), y: properties.number(y, "Y Position"))
    }
  }
}
