internal import PegbarGeometry
internal import PegbarScene

extension SceneCode {
  /// A path as a call that builds it: an ellipse by its radii, lines by their points, anything else
  /// from SVG path data.
  mutating func outline(_ path: Path, form: PathForm) -> SwiftExpression {
    if form == .oval, let oval = Oval(path) { return .text(spelling(oval)) }
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
      return .call("CGPath", [.init("rect", short(box)), .init("transform", "nil")])
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
}

extension NormalizedLayer {
  /// The outlines at the keys of one that moves.
  fileprivate var paths: [Path] {
    let track: Track<Path>? = tracks.track(of: .path)
    return track?.keys.map(\.value) ?? []
  }
}

/// An ellipse as After Effects draws it: four curves from its top, to the right at first.
struct Oval {
  /// The middle.
  let center: Point
  /// Half of the width and of the height; negative where it begins on the other side.
  let radii: Point

  /// Where it is and how large, as the generated code takes it.
  var numbers: [Double] { [center.x, center.y, radii.x, radii.y] }

  /// The vertices of one around zero whose radii are 1.
  static let unit = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)].map { u, v in
    let bend = Point(x: -v, y: u) * CubicCurve.roundCorner
    let point = Point(x: u, y: v)
    return PathVertex(point: point, inControl: point - bend, outControl: point + bend)
  }

  /// Nothing for a path that is no such ellipse.
  init?(_ path: Path) {
    guard path.contours.count == 1, let contour = path.contours.first, contour.isClosed,
      contour.vertices.count == 4
    else { return nil }
    let vertices = contour.vertices
    center = Point(x: vertices[0].point.x, y: vertices[1].point.y)
    radii = Point(x: vertices[1].point.x - center.x, y: center.y - vertices[0].point.y).rounded
    guard radii.x != 0, radii.y != 0 else { return nil }
    let place = Matrix.scale(radii).concatenating(.translation(center))
    for (vertex, unit) in zip(vertices, Self.unit) {
      for point in [\PathVertex.point, \.inControl, \.outControl] {
        let distance = vertex[keyPath: point] - place.apply(unit[keyPath: point])
        guard distance.length < 3e-5 else { return nil }
      }
    }
  }
}

extension Point {
  /// The point to 1e-5, as those of the scene are.
  fileprivate var rounded: Point {
    Point(x: (x * 1e5).rounded() / 1e5, y: (y * 1e5).rounded() / 1e5)
  }
}

extension Contour {
  /// The rectangle that it is as Core Graphics draws it: from the smallest coordinates, along x at
  /// first; nothing for any other contour.
  fileprivate var box: Rect? {
    guard let corners = quadrangle else { return nil }
    let (first, third) = (corners[0], corners[2])
    guard first.x < third.x, first.y < third.y,
      corners[1] == Point(x: third.x, y: first.y), corners[3] == Point(x: first.x, y: third.y)
    else { return nil }
    let size = Size(
      width: (third.x - first.x).shortest, height: (third.y - first.y).shortest)
    return Rect(origin: first, size: size)
  }
}

extension Double {
  /// Without what subtracting decimals adds.
  fileprivate var shortest: Double { (self * 1e9).rounded() / 1e9 }
}
