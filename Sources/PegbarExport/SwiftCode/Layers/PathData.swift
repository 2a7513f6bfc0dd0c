internal import PegbarGeometry
internal import PegbarScene

/// A path as SVG path data with M, L, C and Z, each piece with its letter.
///
/// It is text only where it is printed: most paths are compared and measured more often than that.
struct PathData: Hashable {
  private let path: Path
  /// Whether straight sides are curves, too.
  private let keepsCurves: Bool

  /// Takes a path; what its data does not say is left out.
  init(_ path: Path, keepsCurves: Bool) {
    self.keepsCurves = keepsCurves
    var path = path.map { Point(x: Self.rounded($0.x), y: Self.rounded($0.y)) }
    for index in path.contours.indices where !path.contours[index].isClosed {
      path.contours[index].leaveLooseControls()
    }
    self.path = path
  }

  /// How many digits after the point the coordinates of a scene have.
  private static let digits = 5

  /// To those digits, without a negative zero.
  private static func rounded(_ value: Double) -> Double {
    let result = (value * 1e5).rounded() / 1e5 + 0
    return result.isFinite ? result : value
  }

  /// About how many bytes the text has.
  var size: Int { path.vertexCount * (keepsCurves ? 36 : 24) + 2 }

  /// How many bytes the text has at least.
  var leastSize: Int { path.vertexCount * 3 }

  /// The data; letters, blanks, minuses and points part the numbers.
  var text: String {
    var writer = NumberWriter()
    for contour in path.contours { add(contour, to: &writer) }
    return writer.text
  }

  private func add(_ contour: Contour, to writer: inout NumberWriter) {
    func add(_ letter: Character, _ points: Point...) {
      writer.add(letter.asciiValue ?? 0)
      for point in points {
        writer.add(point.x, digits: Self.digits)
        writer.add(point.y, digits: Self.digits)
      }
    }
    guard let first = contour.vertices.first else { return }
    add("M", first.point)
    var from = first
    let vertices = contour.vertices.dropFirst() + (contour.isClosed ? [first] : [])
    for (index, to) in vertices.enumerated() {
      if from.outControl != from.point || to.inControl != to.point || keepsCurves {
        add("C", from.outControl, to.inControl, to.point)
      } else if !contour.isClosed || index < vertices.count - 1 {
        // The last side of a closed contour is what closing it draws.
        add("L", to.point)
      }
      from = to
    }
    if contour.isClosed { writer.add(UInt8(ascii: "Z")) }
  }
}

extension Contour {
  /// Leaves the controls before the beginning and after the end, which nothing follows.
  fileprivate mutating func leaveLooseControls() {
    guard let first = vertices.first, let last = vertices.last else { return }
    vertices[0].inControl = first.point
    vertices[vertices.count - 1].outControl = last.point
  }
}
