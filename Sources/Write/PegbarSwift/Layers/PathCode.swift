internal import PegbarGeometry
internal import PegbarScene

extension OutlineNames {
  /// Returns a path as the call that creates it.
  ///
  /// Ellipses and rectangles are written as numbers, lines as points, and other paths as SVG path
  /// data.
  func outline(_ path: Path, form: PathForm) -> SwiftExpression {
    if case .known(let kinds) = form, let known = Self.known(path, kinds) { return known }
    if form == .still, let lines = Self.lines(path) { return lines }
    return .value(.support(.outline), [.init("", data(path, form: form))])
  }

  /// The maximum number of points in a call; longer paths are path data.
  private static let mostPoints = 16

  /// Returns a contour of lines as points, or `nil` for other paths.
  private static func lines(_ path: Path) -> SwiftExpression? {
    guard path.contours.count == 1, let contour = path.contours.first, contour.isStraight,
      contour.vertices.count <= mostPoints
    else { return nil }
    let points = contour.vertices.map {
      SwiftExpression.Argument("", .tuple($0.point.numbers.map { .number($0) }))
    }
    return .support(contour.isClosed ? .polygon : .polyline, points)
  }

  /// Returns contours that are ellipses and rectangles, or `nil` for other paths.
  private static func known(_ path: Path, _ kinds: [KnownOutline]) -> SwiftExpression? {
    guard path.contours.count == kinds.count else { return nil }
    var calls: [SwiftExpression] = []
    for (contour, kind) in zip(path.contours, kinds) {
      guard var numbers = kind.numbers(of: contour) else { return nil }
      // A circle requires only one radius.
      if kind == .ellipse, numbers[2] == numbers[3] { numbers.removeLast() }
      calls.append(.support(kind.function, of: numbers))
    }
    return calls.count > 1 ? .support(.combined, calls.map { .init("", $0) }) : calls.first
  }
}

/// The elements of a path, which are the same at every keyframe of an animated path.
enum PathForm: Equatable {
  /// Lines and curves as they are, for a constant path or for lines that become other lines.
  case still
  /// Lines and curves, with a curve for each side that is a curve at any keyframe: lines cannot
  /// become curves.
  case curves(PathSides)
  /// Ellipses and rectangles at every keyframe.
  case known([KnownOutline])

  /// Creates the form of the paths of a shape layer.
  init(of layer: NormalizedLayer) {
    guard case .shape(let shape) = layer.content else {
      self = .still
      return
    }
    let moving = layer.paths
    let all = [shape.path] + moving
    // Sampled paths are path data, except for ellipses.
    if let kinds = KnownOutline.all(of: all),
      moving.count < NumberData.fewest || kinds == [.ellipse]
    {
      self = .known(kinds)
    } else {
      let isStraight = all.allSatisfy { $0.contours.allSatisfy(\.isStraight) }
      self = moving.isEmpty || isStraight ? .still : .curves(PathSides(of: all))
    }
  }
}

extension NormalizedLayer {
  /// The paths at the keyframes of an animated path.
  fileprivate var paths: [Path] {
    let track: Track<Path>? = tracks.track(of: .path)
    return track?.keys.map(\.value) ?? []
  }
}
