internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

extension ModifierImporter {
  /// Returns a Repeater, or `nil` if it changes nothing.
  func repeater(_ source: PegbarLottie.Repeater, _ item: ShapeItem) -> PegbarScene.Repeater? {
    let transform = source.transform
    let transforms = TransformImporter(properties: properties)
    transforms.reportTurn(of: transform)
    var repeater = PegbarScene.Repeater(
      copies: properties.number(source.copies, "Copies", else: 1),
      offset: properties.number(source.offset, "Offset"), step: transforms.transform(transform),
      startOpacity: properties.opacity(transform.startOpacity, "Start Opacity"),
      endOpacity: properties.opacity(transform.endOpacity, "End Opacity"),
      order: source.order == .below ? .below : .above)
    if repeater.copies.range.high > Double(limits.repeaterCopies) {
      properties.log.report(
        .repeater,
        "the Repeater makes more than \(limits.text(\.repeaterCopies)); the rest are not drawn",
        at: item.source, outcome: .approximated(error: nil))
      repeater.copies = repeater.copies.cut(to: limits.repeaterCopies)
    }
    let isPlain =
      repeater.copies.isAlways(1) && repeater.offset.isAlways(0)
      && repeater.startOpacity.isAlways(1)
    return isPlain ? nil : repeater
  }
}

extension PegbarScene.Repeater {
  /// The maximum number of copies at any time, for limits.
  var largestCount: Int {
    Int(max(1, min(copies.range.high.rounded(.up), Double(Self.maximumCopies))))
  }
}

extension Animated where Value == Double {
  /// Returns the number limited to a maximum, unchanged if it never exceeds it.
  func cut(to limit: Int) -> Animated<Double> {
    range.high > Double(limit) ? map { min($0, Double(limit)) } : self
  }
}
