internal import PegbarGeometry
internal import PegbarScene

/// A kind of contour that a support function creates.
enum KnownOutline: CaseIterable {
  case ellipse, rectangle, rounded

  /// Returns the kinds of the contours of paths that interpolate into each other.
  ///
  /// Returns `nil` if there are no contours, or if a contour of one of the paths has no such
  /// function.
  static func all(of paths: [Path]) -> [KnownOutline]? {
    guard let first = paths.first, !first.contours.isEmpty,
      paths.allSatisfy({ $0.contours.count == first.contours.count })
    else { return nil }
    var kinds: [KnownOutline] = []
    for index in first.contours.indices {
      // Most contours are none of them.
      guard Primitive(first.contours[index], within: slack) != nil else { return nil }
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

  /// The maximum error of points: between two keyframes, a path has more digits than at them.
  private static let slack = 3e-5

  /// The support function that creates the contour.
  var function: Support {
    switch self {
    case .ellipse: .oval
    case .rectangle: .boxPath
    case .rounded: .roundedPath
    }
  }

  /// Returns the arguments of the function that creates a contour.
  ///
  /// An ellipse has a center and radii, which are negative if it begins on the opposite side.
  /// Rectangles have an origin, a size, and a radius. Returns `nil` for a contour of another kind
  /// or with another first vertex.
  func numbers(of contour: Contour) -> [Double]? {
    guard var primitive = Primitive(contour, within: Self.slack) else { return nil }
    if self == .rectangle { primitive = primitive.asRectangle }
    primitive = primitive.map { ($0 * 1e5).rounded() / 1e5 }
    let (box, center) = (primitive.box, primitive.center)
    let area = [box.origin.x, box.origin.y, box.size.width, box.size.height]
    switch (self, primitive.kind) {
    case (.ellipse, .ellipse):
      // A mirrored ellipse is reversed. An ellipse that begins at the bottom is turned.
      guard primitive.start % 2 == 0 else { return nil }
      let isTurned = primitive.start == 2
      return [
        center.x, center.y, primitive.size.width / 2 * (isTurned != primitive.isReversed ? -1 : 1),
        primitive.size.height / 2 * (isTurned ? -1 : 1),
      ]
    case (.rectangle, .rectangle):
      let isPlain = primitive.start == 3 && !primitive.isReversed || primitive.isPoint
      return isPlain ? area : nil
    case (.rounded, .rounded(let radius)):
      return primitive.start == 0 && !primitive.isReversed ? area + [radius] : nil
    case (_, _): return nil
    }
  }
}
