internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports the outlines of shape layers.
struct GeometryImporter {
  let properties: PropertyImporter
  let limits: Limits

  /// Returns the outline of a path, rectangle, ellipse, or polystar.
  func geometry(_ source: ShapeItem.Geometry, of item: ShapeItem) -> Geometry {
    switch source {
    case .path(let path):
      // Players ignore the direction of free paths, which their vertices already define.
      .path(properties.path(path.path, "Path"))
    case .rectangle(let rectangle):
      .rectangle(
        PegbarScene.Rectangle(
          center: properties.point(rectangle.position, "Position"),
          size: properties.point(rectangle.size, "Size"),
          cornerRadius: properties.number(rectangle.roundness, "Roundness"),
          isReversed: rectangle.isReversed))
    case .ellipse(let ellipse):
      .ellipse(
        PegbarScene.Ellipse(
          center: properties.point(ellipse.position, "Position"),
          size: properties.point(ellipse.size, "Size"), isReversed: ellipse.isReversed))
    case .polystar(let polystar):
      .polystar(self.polystar(polystar, item))
    }
  }

  private func polystar(_ source: PegbarLottie.Polystar, _ item: ShapeItem) -> PegbarScene.Polystar
  {
    reportFractionalPoints(source, item)
    return PegbarScene.Polystar(
      kind: source.shape == .star ? .star : .polygon,
      center: properties.point(source.position, "Position"),
      pointCount: properties.number(source.points, "Points", else: 5).cut(to: limits.starPoints),
      rotation: properties.number(source.rotation, "Rotation"),
      outerRadius: properties.number(source.outerRadius, "Outer Radius"),
      outerRoundness: properties.number(source.outerRoundness, "Outer Roundness", factor: 0.01),
      innerRadius: properties.number(source.innerRadius, "Inner Radius"),
      innerRoundness: properties.number(source.innerRoundness, "Inner Roundness", factor: 0.01),
      isReversed: source.isReversed)
  }

  private func reportFractionalPoints(_ source: PegbarLottie.Polystar, _ item: ShapeItem) {
    let keys = source.points.keyframes
    let counts = keys.map(\.value) + [source.points.firstValue ?? 5]
    if let most = counts.max(), most > Double(limits.starPoints) {
      properties.log.report(
        .valueRange,
        "the polystar has more than \(limits.text(\.starPoints)); the rest are not drawn",
        at: item.source, outcome: .approximated(error: nil))
    }
    let moves = zip(keys, keys.dropFirst()).contains { !$0.isHold && $0.value != $1.value }
    guard moves || counts.contains(where: { $0 != $0.rounded(.down) }) else { return }
    properties.log.report(
      .polystarPoints,
      "the polystar is drawn with a whole number of points, as in Lottie players",
      at: item.source, outcome: .kept)
  }
}
