internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// A transform of a layer or a group; parts of the third dimension are left to the caller.
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
      // The third coordinate is reported with the other parts of the third dimension.
      let x = number(x, "X Position")
      let y = number(y, "Y Position")
      if let x = x.constant, let y = y.constant { return .constant(Point(x: x, y: y)) }
      return .split(x: x, y: y)
    }
  }

  /// Reports what a 3D layer has that a flat one has not; zeros are not worth mentioning.
  func reportThreeDimensions(_ layer: SourceLayer) {
    let transform = layer.transform
    var parts: [String] = []
    if let turn = transform.rotationX, !isZero(turn) { parts.append("X Rotation") }
    if let turn = transform.rotationY, !isZero(turn) { parts.append("Y Rotation") }
    if let turn = transform.orientation, !isZero(turn) { parts.append("Orientation") }
    // Flat layers of some exporters have a third coordinate that means nothing.
    if layer.is3D, hasDepth(transform.position) { parts.append("Z Position") }
    guard !parts.isEmpty else { return }
    report(
      .threeDimensions,
      """
      \(parts.joined(separator: ", ")) of the 3D layer \(parts.count == 1 ? "is" : "are") left out \
      and the layer is shown flat; rebuild the move with Scale and Skew, or use a 2D layer
      """,
      at: layer.source, outcome: .approximated(error: nil))
  }

  private func isZero(_ property: SourceProperty<Double>) -> Bool {
    property.expression == nil
      && (property.keyframes.isEmpty
        ? property.firstValue == 0 : property.keyframes.allSatisfy { $0.value == 0 })
  }

  private func isZero(_ property: SourceProperty<Vector>) -> Bool {
    property.expression == nil
      && (property.keyframes.isEmpty
        ? property.firstValue?.isZero ?? true : property.keyframes.allSatisfy { $0.value.isZero })
  }

  private func hasDepth(_ position: SourceTransform.Position) -> Bool {
    switch position {
    case .joined(let property):
      property.keyframes.isEmpty
        ? (property.firstValue?.z ?? 0) != 0 : property.keyframes.contains { $0.value.z != 0 }
    case .split(_, _, let z):
      z.map { !isZero($0) } ?? false
    }
  }
}
