internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

extension ModifierImporter {
  /// Returns a Zig Zag with its initial point type.
  func zigZag(_ source: PegbarLottie.ZigZag, _ item: ShapeItem) -> PegbarScene.ZigZag {
    let points = properties.number(source.points, "Points", else: 1)
    if points.constant == nil {
      properties.log.report(
        .zigZag, "the point type of Zig Zag is animated; the first type is used throughout",
        at: item.source, outcome: .approximated(error: nil))
    }
    let ridges = properties.number(source.ridges, "Ridges per segment")
    if ridges.range.high > Double(limits.zigZagRidges) {
      properties.log.report(
        .valueRange,
        "Zig Zag has more than \(limits.text(\.zigZagRidges)) per segment; the rest are not drawn",
        at: item.source, outcome: .approximated(error: nil))
    }
    return PegbarScene.ZigZag(
      size: properties.number(source.size, "Size"), ridges: ridges.cut(to: limits.zigZagRidges),
      pointType: points.first == 2 ? .smooth : .corner)
  }
}
