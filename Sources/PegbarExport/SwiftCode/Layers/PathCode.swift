internal import PegbarGeometry
internal import PegbarScene

extension SceneCode {
  /// A path as a call that builds it: an ellipse by its radii, lines by their points, anything else
  /// from SVG path data.
  mutating func outline(_ path: Path, form: PathForm) -> SwiftExpression {
    if form == .oval, let oval = Oval(path) { return .text(spelling(oval)) }
    if form == .rounded, let rounded = RoundedBox(path) {
      support.insert(.roundedPath)
      return .text("roundedPath(\(SwiftLiteral.numbers(rounded.numbers)))")
    }
    if form == .still, let lines = lines(path) { return lines }
    support.insert(.outline)
    return .text("outline(\(pathData(path, form: form)))")
  }

  /// How many points a call has at most: more are path data.
  private static let mostPoints = 16

  /// A contour of lines by its points; nothing for anything else.
  private mutating func lines(_ path: Path) -> SwiftExpression? {
    guard path.contours.count == 1, let contour = path.contours.first, contour.isStraight,
      contour.vertices.count <= Self.mostPoints
    else { return nil }
    if let box = contour.box {
      support.insert(.boxPath)
      let numbers = [box.origin.x, box.origin.y, box.size.width, box.size.height]
      return .text("boxPath(\(SwiftLiteral.numbers(numbers)))")
    }
    let function = contour.isClosed ? Support.polygon : .polyline
    support.insert(function)
    let points = contour.vertices.map {
      SwiftExpression.Argument("", "(\(SwiftLiteral.numbers($0.point.numbers)))")
    }
    return .call(function.name, points)
  }

  /// Path data as a string literal, or by its name if it is used several times.
  func pathData(_ path: Path, form: PathForm) -> String {
    let data = PathData(path, keepsCurves: form != .still).text
    return sharedOutlines[data].map { "Outline." + $0 } ?? "\"\(data)\""
  }

  /// What the outlines of a shape layer are built of.
  func form(of layer: NormalizedLayer) -> PathForm {
    guard case .shape(let shape) = layer.content else { return .still }
    let moving = layer.paths
    let all = [shape.path] + moving
    if all.allSatisfy({ Oval($0) != nil }) { return .oval }
    // What has been sampled is path data.
    let isShort = moving.count < NumberData.fewest
    if isShort, all.allSatisfy({ RoundedBox($0) != nil }) { return .rounded }
    let isStraight = all.allSatisfy { $0.contours.allSatisfy(\.isStraight) }
    return moving.isEmpty || isStraight ? .still : .curves
  }

  mutating func spelling(_ oval: Oval) -> String {
    support.insert(.oval)
    var numbers = [oval.center.x, oval.center.y, oval.radii.x]
    if oval.radii.y != oval.radii.x { numbers.append(oval.radii.y) }
    return "oval(\(SwiftLiteral.numbers(numbers)))"
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
}

extension NormalizedLayer {
  /// The outlines at the keys of one that moves.
  fileprivate var paths: [Path] {
    let track: Track<Path>? = tracks.track(of: .path)
    return track?.keys.map(\.value) ?? []
  }
}
