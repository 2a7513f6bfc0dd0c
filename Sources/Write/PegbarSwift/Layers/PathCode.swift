internal import PegbarGeometry
internal import PegbarScene

extension OutlineNames {
  /// A path as a call that builds it: ellipses and rectangles by their numbers, lines by their points,
  /// anything else from SVG path data.
  func outline(_ path: Path, form: PathForm) -> SwiftExpression {
    if case .known(let kinds) = form, let known = Self.known(path, kinds) { return known }
    if form == .still, let lines = Self.lines(path) { return lines }
    return .value(.support(.outline), [.init("", data(path, form: form))])
  }

  /// How many points a call has at most: more are path data.
  private static let mostPoints = 16

  /// A contour of lines by its points; nothing for anything else.
  private static func lines(_ path: Path) -> SwiftExpression? {
    guard path.contours.count == 1, let contour = path.contours.first, contour.isStraight,
      contour.vertices.count <= mostPoints
    else { return nil }
    let points = contour.vertices.map {
      SwiftExpression.Argument("", .tuple($0.point.numbers.map { .number($0) }))
    }
    return .support(contour.isClosed ? .polygon : .polyline, points)
  }

  /// Contours that are ellipses and rectangles; nothing where one is not.
  private static func known(_ path: Path, _ kinds: [KnownOutline]) -> SwiftExpression? {
    guard path.contours.count == kinds.count else { return nil }
    var calls: [SwiftExpression] = []
    for (contour, kind) in zip(path.contours, kinds) {
      guard var numbers = kind.numbers(of: contour) else { return nil }
      // A circle has one radius.
      if kind == .ellipse, numbers[2] == numbers[3] { numbers.removeLast() }
      calls.append(.support(kind.function, of: numbers))
    }
    return calls.count > 1 ? .support(.combined, calls.map { .init("", $0) }) : calls.first
  }
}

/// What an outline is built of, which is the same at every key of one that moves.
enum PathForm: Equatable {
  /// Lines and curves, as it is: it stands still, or lines become other lines.
  case still
  /// Lines and curves, with a curve wherever one of the outlines has one: lines do not become curves.
  case curves(PathSides)
  /// Ellipses and rectangles, at every key.
  case known([KnownOutline])

  /// What the outlines of a shape layer are built of.
  init(of layer: NormalizedLayer) {
    guard case .shape(let shape) = layer.content else {
      self = .still
      return
    }
    let moving = layer.paths
    let all = [shape.path] + moving
    // What has been sampled is path data, but for ellipses.
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
  /// The outlines at the keys of one that moves.
  fileprivate var paths: [Path] {
    let track: Track<Path>? = tracks.track(of: .path)
    return track?.keys.map(\.value) ?? []
  }
}
