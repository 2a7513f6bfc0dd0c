internal import PegbarGeometry
internal import PegbarScene

extension OutlineNames {
  /// A path as a call that builds it: an ellipse by its radii, lines by their points, anything else
  /// from SVG path data.
  func outline(_ path: Path, form: PathForm) -> SwiftExpression {
    if form == .oval, let oval = Oval(path) {
      let numbers = oval.numbers
      return .support(.oval, of: numbers[2] == numbers[3] ? Array(numbers.dropLast()) : numbers)
    }
    if form == .rounded, let rounded = RoundedBox(path) {
      return .support(.roundedPath, of: rounded.numbers)
    }
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
    if let box = contour.box {
      return .support(
        .boxPath, of: [box.origin.x, box.origin.y, box.size.width, box.size.height])
    }
    let points = contour.vertices.map {
      SwiftExpression.Argument("", .tuple($0.point.numbers.map { .number($0) }))
    }
    return .support(contour.isClosed ? .polygon : .polyline, points)
  }
}

/// What an outline is built of, which is the same at every key of one that moves.
enum PathForm {
  /// Lines and curves, as it is: it stands still, or lines become other lines.
  case still
  /// Curves alone: only they can become every shape.
  case curves
  /// An ellipse, at every key.
  case oval
  /// A rectangle with round corners, at every key.
  case rounded

  /// What the outlines of a shape layer are built of.
  init(of layer: NormalizedLayer) {
    guard case .shape(let shape) = layer.content else {
      self = .still
      return
    }
    let moving = layer.paths
    let all = [shape.path] + moving
    // What has been sampled is path data.
    let isShort = moving.count < NumberData.fewest
    if all.allSatisfy({ Oval($0) != nil }) {
      self = .oval
    } else if isShort, all.allSatisfy({ RoundedBox($0) != nil }) {
      self = .rounded
    } else {
      let isStraight = all.allSatisfy { $0.contours.allSatisfy(\.isStraight) }
      self = moving.isEmpty || isStraight ? .still : .curves
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
