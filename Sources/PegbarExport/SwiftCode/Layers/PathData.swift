internal import PegbarGeometry
internal import PegbarScene

/// How a file writes its outlines, but for ellipses.
enum PathNotation: CaseIterable {
  /// SVG path data as distances, without control points that mirror the one before.
  case mirrored
  /// The same with all control points.
  case relative
  /// The same, each piece with its letter, which is a byte longer at most, while what reads it is
  /// shorter.
  case lettered
  /// SVG path data as coordinates, each piece with its letter: longer, while what reads it is
  /// shorter.
  case absolute
  /// Calls with the points of lines.
  case points

  /// Whether path data has distances from the point before.
  var isRelative: Bool { [.mirrored, .relative, .lettered].contains(self) }

  /// Whether each piece of path data has its letter.
  var hasAllLetters: Bool { [.lettered, .absolute, .points].contains(self) }
}

/// SVG path data with M, l, c, s and Z alone, or with M, L, C and Z.
struct PathData {
  /// The contours.
  let contours: [ContourData]
  private let notation: PathNotation

  /// Writes a path; straight sides are curves, too, where those are kept.
  init(_ path: Path, keepsCurves: Bool, notation: PathNotation = .mirrored) {
    self.notation = notation
    contours = path.contours.compactMap {
      ContourData($0, keepsCurves: keepsCurves, notation: notation)
    }
  }

  /// The data.
  var text: String { text { $0 } }

  /// The data with something else for what follows the starts of contours.
  func text(_ spelling: (String) -> String) -> String {
    // What reads data without some letters takes all that it finds for one command.
    contours.map { $0.start + spelling($0.rest) }
      .joined(separator: notation.hasAllLetters ? "" : " ")
  }

  /// The letters in it.
  var letters: [Character] { Set(commands.utf8).map { Character(Unicode.Scalar($0)) } }

  /// The letters of all pieces.
  var commands: String { contours.map(\.commands).joined() }

  /// An ellipse around zero whose radii are 1.
  static func ofOval(_ notation: PathNotation) -> PathData {
    PathData(
      Path([Contour(Oval.unit, isClosed: true)]), keepsCurves: true, notation: notation)
  }
}

/// A contour as path data; letters, blanks, minuses and points part the numbers.
struct ContourData {
  /// Where it starts.
  let start: String
  /// What follows: written as distances it is the same wherever it starts.
  private(set) var rest = ""
  /// The letters of all pieces, and the numbers in steps of their last digit.
  private(set) var commands = "M"
  private(set) var numbers: [Double] = []
  private let notation: PathNotation

  /// Nothing for a contour without a point.
  init?(_ contour: Contour, keepsCurves: Bool, notation: PathNotation) {
    guard let first = contour.vertices.first else { return nil }
    self.notation = notation
    start = first.point.numbers.reduce(into: "M") { Self.append($1, to: &$0) }
    numbers = first.point.numbers.map(Self.steps)
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
    rest += "Z"
    commands += "Z"
  }

  private mutating func add(_ letter: Character, _ points: [Point], from start: Point) {
    if letter != commands.last || notation.hasAllLetters { rest.append(letter) }
    commands.append(letter)
    let origin = notation.isRelative ? start : .zero
    for point in points {
      for value in (point - origin).numbers {
        Self.append(value, to: &rest)
        numbers.append(Self.steps(value))
      }
    }
  }

  /// Coordinates of the scene have five digits, and differences bring no others.
  private static func append(_ value: Double, to text: inout String) {
    NumberData.append(NumberData.decimal(value, digits: 5), to: &text)
  }

  private static func steps(_ value: Double) -> Double { (value * 1e5).rounded() }
}
