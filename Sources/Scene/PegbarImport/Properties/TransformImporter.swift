internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports the transforms of layers and groups.
struct TransformImporter {
  let properties: PropertyImporter

  /// A transform of a layer or a group; what places it in space is left to the caller.
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

  /// Reports a group or a repeater that turns out of the plane, which only layers can.
  func reportTurn(of source: SourceTransform) {
    let turns = [source.rotationX, source.rotationY].contains { property in
      !properties.log.muted { properties.number(property, "Rotation") }.isAlways(0)
    }
    let orientations = source.orientation?.values ?? []
    guard turns || !orientations.allSatisfy(\.isZero) else { return }
    properties.log.report(
      .threeDimensions,
      "the group is not turned about x or y; turn a layer of its own instead",
      at: source.source, outcome: .approximated(error: nil))
  }

  private func position(_ source: SourceTransform.Position) -> AnimatedPoint {
    switch source {
    case .joined(let property):
      properties.point(property, "Position")
    case .split(let x, let y, _):
      // The third coordinate stands among what places a layer in space.
      .separated(
        x: properties.number(x, "X Position"), y: properties.number(y, "Y Position"))
    }
  }
}
