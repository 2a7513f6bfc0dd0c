internal import PegbarGeometry
internal import PegbarScene

/// A path as SVG path data with m, l, c and z, each piece with its letter: its points are distances from
/// where the one before ends.
///
/// It is text only where it is printed: most paths are compared and measured more often than that.
struct PathData: Hashable {
  private let path: Path
  /// Which sides are curves; nothing where those are that have controls.
  private let sides: PathSides?

  /// Takes a path; what its data does not say is left out.
  init(_ path: Path, _ form: PathForm) {
    switch form {
    case .still: sides = nil
    case .curves(let sides): self.sides = sides
    case .known: sides = .curvesAlone
    }
    var path = Self.rounded(path)
    for index in path.contours.indices where !path.contours[index].isClosed {
      path.contours[index].retractEndControls()
    }
    self.path = path
  }

  /// A path with the digits that its data has.
  fileprivate static func rounded(_ path: Path) -> Path {
    path.map { Point(x: rounded($0.x), y: rounded($0.y)) }
  }

  /// How many digits after the point the coordinates of a scene have.
  private static let digits = 5

  /// To those digits, without a negative zero.
  private static func rounded(_ value: Double) -> Double {
    let result = (value * 1e5).rounded() / 1e5 + 0
    return result.isFinite ? result : value
  }

  /// About how many bytes the text has.
  var size: Int { path.vertexCount * (sides == nil ? 24 : 36) + 2 }

  /// How many bytes the text has at least.
  var leastSize: Int { path.vertexCount * 3 }

  /// The data; letters, blanks, minuses and points part the numbers.
  var text: String {
    var pen = Pen()
    for index in path.contours.indices { add(index, to: &pen) }
    return pen.writer.text
  }

  private func add(_ number: Int, to pen: inout Pen) {
    let contour = path.contours[number]
    guard let first = contour.vertices.first else { return }
    pen.draw("m", first.point)
    for (index, (from, to)) in contour.sides.enumerated() {
      if sides?.isCurved(index, of: number) ?? from.isCurved(to: to) {
        pen.draw("c", from.outControl, to.inControl, to.point)
      } else if !contour.isClosed || index < contour.vertices.count - 1 {
        // The last side of a closed contour is what closing it draws.
        pen.draw("l", to.point)
      }
    }
    if contour.isClosed { pen.close(at: first.point) }
  }

  /// Writes pieces from where it is.
  private struct Pen {
    var writer = NumberWriter()
    private var place = Point.zero

    /// Draws a piece to the last of some points.
    mutating func draw(_ letter: Unicode.Scalar, _ points: Point...) {
      writer.add(UInt8(ascii: letter))
      for point in points {
        writer.add(point.x - place.x, digits: PathData.digits)
        writer.add(point.y - place.y, digits: PathData.digits)
      }
      place = points.last ?? place
    }

    /// Goes back to where a contour begins.
    mutating func close(at start: Point) {
      writer.add(UInt8(ascii: "z"))
      place = start
    }
  }
}

/// Which sides of outlines are curves at any of their keys: those must be so at all of them.
struct PathSides: Hashable {
  /// By contour and side; those that are not there are curves.
  private var curved: [[Bool]] = []

  /// Every side is one.
  static let curvesAlone = PathSides(of: [])

  /// Finds those of outlines that become each other.
  init(of paths: [Path]) {
    for path in paths {
      for (number, contour) in PathData.rounded(path).contours.enumerated() {
        if number == curved.count { curved.append([]) }
        for (index, (from, to)) in contour.sides.enumerated() {
          if index == curved[number].count { curved[number].append(false) }
          if from.isCurved(to: to) { curved[number][index] = true }
        }
      }
    }
  }

  /// Whether a side of a contour is one.
  func isCurved(_ side: Int, of contour: Int) -> Bool {
    guard curved.indices.contains(contour), curved[contour].indices.contains(side) else {
      return true
    }
    return curved[contour][side]
  }
}

extension PathVertex {
  /// Whether the side to the next vertex is a curve.
  fileprivate func isCurved(to next: PathVertex) -> Bool {
    outControl != point || next.inControl != next.point
  }
}

extension Contour {
  /// The sides, each with the vertices where it begins and ends.
  fileprivate var sides: [(from: PathVertex, to: PathVertex)] {
    guard let first = vertices.first else { return [] }
    let ends = vertices.dropFirst() + (isClosed ? [first] : [])
    return Array(zip(vertices, ends))
  }

  /// Puts the controls before the first point and after the last one, which nothing follows, on them.
  fileprivate mutating func retractEndControls() {
    guard let first = vertices.first, let last = vertices.last else { return }
    vertices[0].inControl = first.point
    vertices[vertices.count - 1].outControl = last.point
  }
}
