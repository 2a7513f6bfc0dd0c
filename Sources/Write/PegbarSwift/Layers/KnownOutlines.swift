internal import PegbarGeometry
internal import PegbarScene

/// A kind of outline that a function of its own makes.
enum KnownOutline: CaseIterable {
  case ellipse, rectangle, rounded

  /// The kinds of the contours of outlines that become each other; nothing where some contour of one of
  /// them has no such function, and where there is none.
  static func all(of paths: [Path]) -> [KnownOutline]? {
    guard let first = paths.first, !first.contours.isEmpty,
      paths.allSatisfy({ $0.contours.count == first.contours.count })
    else { return nil }
    var kinds: [KnownOutline] = []
    for index in first.contours.indices {
      let contours = paths.map { $0.contours[index] }
      guard
        let kind = KnownOutline.allCases.first(where: { kind in
          contours.allSatisfy { kind.numbers(of: $0) != nil }
        })
      else { return nil }
      kinds.append(kind)
    }
    return kinds
  }

  /// By how much points may be off: between two keys an outline has more digits than at them.
  private static let slack = 3e-5

  /// The function that makes it.
  var function: Support {
    switch self {
    case .ellipse: .oval
    case .rectangle: .boxPath
    case .rounded: .roundedPath
    }
  }

  /// What the function takes to make a contour: an ellipse by its centre and its radii, which are
  /// negative where it begins on the other side, and rectangles by origin, size and radius.
  ///
  /// Nothing for a contour that is of another kind or begins where the function does not.
  func numbers(of contour: Contour) -> [Double]? {
    guard var figure = Figure(contour, within: Self.slack) else { return nil }
    if self == .rectangle { figure = figure.asRectangle }
    figure = figure.map { ($0 * 1e5).rounded() / 1e5 }
    let (box, center) = (figure.box, figure.center)
    let area = [box.origin.x, box.origin.y, box.size.width, box.size.height]
    switch (self, figure.kind) {
    case (.ellipse, .ellipse):
      // Mirrored, it goes the other way; from the bottom, it is turned.
      guard figure.start % 2 == 0 else { return nil }
      let isTurned = figure.start == 2
      return [
        center.x, center.y, figure.size.width / 2 * (isTurned != figure.isReversed ? -1 : 1),
        figure.size.height / 2 * (isTurned ? -1 : 1),
      ]
    case (.rectangle, .rectangle):
      let isPlain = figure.start == 3 && !figure.isReversed || figure.isPoint
      return isPlain ? area : nil
    case (.rounded, .rounded(let radius)):
      return figure.start == 0 && !figure.isReversed ? area + [radius] : nil
    case (_, _): return nil
    }
  }
}
