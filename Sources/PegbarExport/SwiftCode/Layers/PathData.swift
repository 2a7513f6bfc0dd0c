internal import PegbarGeometry
internal import PegbarScene

/// SVG path data with M, L, C and Z, each piece with its letter.
struct PathData {
  /// The data; letters, blanks, minuses and points part the numbers.
  private(set) var text = ""

  /// Writes a path; straight sides are curves, too, where those are kept.
  init(_ path: Path, keepsCurves: Bool) {
    for contour in path.contours { add(contour, keepsCurves: keepsCurves) }
  }

  private mutating func add(_ contour: Contour, keepsCurves: Bool) {
    guard let first = contour.vertices.first else { return }
    add("M", [first.point])
    var from = first
    let vertices = contour.vertices.dropFirst() + (contour.isClosed ? [first] : [])
    for (index, to) in vertices.enumerated() {
      if from.outControl != from.point || to.inControl != to.point || keepsCurves {
        add("C", [from.outControl, to.inControl, to.point])
      } else if !contour.isClosed || index < vertices.count - 1 {
        // The last side of a closed contour is what closing it draws.
        add("L", [to.point])
      }
      from = to
    }
    if contour.isClosed { text += "Z" }
  }

  /// Coordinates of the scene have five digits.
  private mutating func add(_ letter: Character, _ points: [Point]) {
    text.append(letter)
    for value in points.flatMap(\.numbers) {
      NumberData.append(NumberData.decimal(value, digits: 5), to: &text)
    }
  }
}
