internal import PegbarGeometry
internal import PegbarScene

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

/// A rectangle with round corners as After Effects draws it: from the right side down.
struct RoundedBox {
  /// The rectangle.
  let box: Rect
  /// The radius of its corners; above 0.
  let radius: Double

  /// Where it is, how large, and how round, as the generated code takes it.
  var numbers: [Double] {
    [box.origin.x, box.origin.y, box.size.width, box.size.height, radius]
  }

  /// Nothing for a path that is no such rectangle.
  init?(_ path: Path) {
    guard path.contours.count == 1, let contour = path.contours.first, contour.isClosed,
      contour.vertices.count == 8
    else { return nil }
    let vertices = contour.vertices
    let (right, bottom) = (vertices[0].point.x, vertices[2].point.y)
    let origin = Point(x: vertices[4].point.x, y: vertices[6].point.y)
    radius = (vertices[0].point.y - origin.y).shortest
    box = Rect(
      origin: origin,
      size: Size(width: (right - origin.x).shortest, height: (bottom - origin.y).shortest))
    guard radius > 0, 2 * radius <= min(box.size.width, box.size.height) + 3e-5 else { return nil }
    for (vertex, own) in zip(vertices, Self.vertices(of: box, radius)) {
      for point in [\PathVertex.point, \.inControl, \.outControl]
      where (vertex[keyPath: point] - own[keyPath: point]).length >= 3e-5 {
        return nil
      }
    }
  }

  /// The beginning and the end of each corner, from the right side down.
  private static func vertices(of box: Rect, _ radius: Double) -> [PathVertex] {
    let corners = [(1.0, 1.0), (0, 1), (0, 0), (1, 0)].map { u, v in
      Point(x: box.origin.x + u * box.size.width, y: box.origin.y + v * box.size.height)
    }
    // The way along which each corner is come to, and the one along which it is left.
    let ways = [(0.0, 1.0), (-1, 0), (0, -1), (1, 0)].map { Point(x: $0, y: $1) }
    var vertices: [PathVertex] = []
    for (index, corner) in corners.enumerated() {
      let (come, leave) = (ways[index] * radius, ways[(index + 1) % 4] * radius)
      let bend = CubicCurve.roundCorner
      let start = corner - come
      let end = corner + leave
      vertices.append(
        PathVertex(point: start, inControl: start, outControl: start + come * bend))
      vertices.append(PathVertex(point: end, inControl: end - leave * bend, outControl: end))
    }
    // The path begins where the last corner ends.
    return vertices.suffix(1) + vertices.dropLast()
  }
}

extension Contour {
  /// The rectangle that it is as Core Graphics draws it: from the smallest coordinates, along x at
  /// first; nothing for any other contour.
  var box: Rect? {
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
