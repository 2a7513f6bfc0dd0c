internal import PegbarScene

/// How a file writes its outlines, but for ellipses.
enum PathNotation: CaseIterable {
  /// SVG path data as distances, without control points that mirror the one before.
  case mirrored
  /// The same with all control points.
  case relative
  /// SVG path data as coordinates, each piece with its letter: longer, while what reads it is
  /// shorter.
  case absolute
  /// Calls with the points of lines.
  case points

  /// Whether path data has distances from the point before.
  var isRelative: Bool {
    switch self {
    case .mirrored, .relative: true
    case .absolute, .points: false
    }
  }
}

/// SVG path data with M, l, c, s and Z alone, or with M, L, C and Z; letters, blanks and minuses part
/// the numbers.
struct PathData {
  /// The data.
  private(set) var text = ""
  private var command: Character = "Z"
  private let notation: PathNotation
  /// Whether it has several contours.
  private(set) var hasLaterMoves = false

  /// The letters in it.
  var letters: [Character] {
    Set(text.utf8.lazy.filter(NumberData.isLetter)).map { Character(Unicode.Scalar($0)) }
  }

  /// Writes a path; straight sides are curves, too, where those are kept.
  init(_ path: Path, keepsCurves: Bool, notation: PathNotation = .mirrored) {
    self.notation = notation
    for contour in path.contours { add(contour, keepsCurves) }
  }

  /// An ellipse around zero whose radii are 1.
  static func ofOval(_ notation: PathNotation) -> PathData {
    let bend = Oval.bend
    let vertices = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)].map { u, v in
      PathVertex(
        point: Point(x: u, y: v), inControl: Point(x: u + v * bend, y: v - u * bend),
        outControl: Point(x: u - v * bend, y: v + u * bend))
    }
    return PathData(
      Path([Contour(vertices, isClosed: true)]), keepsCurves: true, notation: notation)
  }

  private mutating func add(_ contour: Contour, _ keepsCurves: Bool) {
    guard let first = contour.vertices.first else { return }
    if !text.isEmpty {
      if notation.isRelative { text += " " }
      hasLaterMoves = true
    }
    add("M", [first.point], from: .zero)
    var from = first
    // The second control point of the curve before, mirrored at its end.
    var mirrored: Point?
    let vertices = contour.vertices.dropFirst() + (contour.isClosed ? [first] : [])
    for (index, to) in vertices.enumerated() {
      let isStraight = from.outControl == from.point && to.inControl == to.point
      if isStraight, !keepsCurves {
        // The last side of a closed contour is what closing it draws.
        if !contour.isClosed || index < vertices.count - 1 {
          add(notation.isRelative ? "l" : "L", [to.point], from: from.point)
        }
        mirrored = nil
      } else {
        if notation == .mirrored, let mirrored, (mirrored - from.outControl).length < 2e-5 {
          add("s", [to.inControl, to.point], from: from.point)
        } else {
          let points = [from.outControl, to.inControl, to.point]
          add(notation.isRelative ? "c" : "C", points, from: from.point)
        }
        mirrored = to.point * 2 - to.inControl
      }
      from = to
    }
    guard contour.isClosed else { return }
    text += "Z"
    command = "Z"
  }

  private mutating func add(_ letter: Character, _ points: [Point], from start: Point) {
    if letter != command || !notation.isRelative { text.append(letter) }
    command = letter
    let origin = notation.isRelative ? start : .zero
    for point in points {
      add(point.x - origin.x)
      add(point.y - origin.y)
    }
  }

  /// Coordinates of the scene have five digits, and differences bring no others.
  private mutating func add(_ value: Double) {
    NumberData.append(NumberData.decimal(value, digits: 5), to: &text)
  }
}
