internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// A repeater; nothing where it changes nothing.
  func repeater(_ source: PegbarLottie.Repeater, _ item: ShapeItem) -> PegbarScene.Repeater? {
    let transform = source.transform
    let repeater = PegbarScene.Repeater(
      copies: number(source.copies, "Copies", default: 1),
      offset: number(source.offset, "Offset"), step: self.transform(transform),
      startOpacity: transform.startOpacity.map { opacity($0, "Start Opacity") } ?? .constant(1),
      endOpacity: transform.endOpacity.map { opacity($0, "End Opacity") } ?? .constant(1),
      order: source.order == .below ? .below : .above)
    if repeater.copies.largest > Double(PegbarScene.Repeater.maximumCopies) {
      report(
        .repeater,
        """
        more than \(PegbarScene.Repeater.maximumCopies) copies would be drawn; the rest is left out
        """,
        at: item.source, outcome: .approximated(error: nil))
    }
    let isPlain =
      repeater.copies.isAlways(1) && repeater.offset.isAlways(0)
      && repeater.startOpacity.isAlways(1)
    return isPlain ? nil : repeater
  }
}

extension PegbarScene.Repeater {
  /// The largest number of copies at any time, for budgets.
  var largestCount: Int {
    Int(max(1, min(copies.largest.rounded(.up), Double(Self.maximumCopies))))
  }
}

extension Animated where Value == Double {
  /// A number that the value never exceeds: easing stays within its control points.
  var largest: Double { reached.max() ?? 0 }

  /// A number that the value never falls below.
  var smallest: Double { reached.min() ?? 0 }

  /// The values of the keys, and how far easing goes beyond them.
  private var reached: [Double] {
    switch self {
    case .constant(let value):
      return [value]
    case .keyed(let track):
      let eased = zip(track.keys, track.keys.dropFirst()).flatMap { key, next -> [Double] in
        guard case .bezier(let curve) = key.curve else { return [] }
        return [curve.y1, curve.y2].map { .interpolate(key.value, next.value, $0) }
      }
      return track.keys.map(\.value) + eased
    }
  }
}
