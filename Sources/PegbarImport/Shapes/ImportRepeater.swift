internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// A repeater; nothing where it changes nothing.
  func repeater(_ source: PegbarLottie.Repeater, _ item: ShapeItem) -> PegbarScene.Repeater? {
    let transform = source.transform
    reportTurn(of: transform)
    var repeater = PegbarScene.Repeater(
      copies: number(source.copies, "Copies", default: 1),
      offset: number(source.offset, "Offset"), step: self.transform(transform),
      startOpacity: transform.startOpacity.map { opacity($0, "Start Opacity") } ?? .constant(1),
      endOpacity: transform.endOpacity.map { opacity($0, "End Opacity") } ?? .constant(1),
      order: source.order == .below ? .below : .above)
    if repeater.copies.largest > Double(limits.repeaterCopies) {
      report(
        .repeater,
        """
        more than \(limits.text(\.repeaterCopies)) would be drawn; the rest is left out
        """,
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
  /// The largest number of copies at any time, for budgets.
  var largestCount: Int {
    Int(max(1, min(copies.largest.rounded(.up), Double(Self.maximumCopies))))
  }
}

extension Animated where Value == Double {
  /// The number, nowhere above a limit; one that stays below is as it was.
  func cut(to limit: Int) -> Animated<Double> {
    largest > Double(limit) ? map { min($0, Double(limit)) } : self
  }

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
