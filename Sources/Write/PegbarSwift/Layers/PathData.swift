internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// A path as SVG path data with the commands m, l, c and z, and points relative to the current
/// point.
///
/// Each segment has its letter. The text is created only for printing, because most paths are
/// compared and measured more often.
struct PathData: Hashable {
  private struct Content: Hashable {
    var path: Path
    /// The sides that are curves, or `nil` to use those that have control points.
    var sides: PathSides?
  }

  private let content: Hashed<Content>
  private var path: Path { content.value.path }
  private var sides: PathSides? { content.value.sides }

  /// Creates the data of a path and drops the details that it does not contain.
  init(_ path: Path, _ form: PathForm) {
    let sides: PathSides? =
      switch form {
      case .still: nil
      case .curves(let sides): sides
      case .known: .curvesAlone
      }
    var path = Self.rounded(path)
    for index in path.contours.indices where !path.contours[index].isClosed {
      path.contours[index].retractEndControls()
    }
    content = Hashed(Content(path: path, sides: sides))
  }

  /// Returns a path with its coordinates rounded to the digits of the data.
  private static func rounded(_ path: Path) -> Path { path.map(rounded) }

  fileprivate static func rounded(_ point: Point) -> Point {
    Point(x: rounded(point.x), y: rounded(point.y))
  }

  /// The number of decimal places of coordinates in a scene.
  private static let digits = 5

  /// Returns a value rounded to these digits, without a negative zero.
  private static func rounded(_ value: Double) -> Double {
    let steps = (value * 1e5).magnitude
    guard steps < 0x1p51 else {
      let result = (value * 1e5).rounded() / 1e5 + 0
      return result.isFinite ? result : value
    }
    // `rounded()` is a function call on machines without an instruction for it. The sum with one
    // half may itself be rounded up.
    var whole = Double(Int64(steps + 0.5))
    if whole - steps > 0.5 { whole -= 1 }
    return (value < 0 ? -whole : whole) / 1e5 + 0
  }

  /// The approximate number of bytes of the text.
  var size: Int { path.vertexCount * (sides == nil ? 24 : 36) + 2 }

  /// The minimum number of bytes of the text.
  var leastSize: Int { path.vertexCount * 3 }

  /// The data, with numbers separated by letters, spaces, minus signs and decimal points.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of the data.
  var bytes: [UInt8] {
    var pen = Pen()
    for index in path.contours.indices { add(index, to: &pen) }
    return pen.writer.bytes
  }

  private func add(_ number: Int, to pen: inout Pen) {
    let contour = path.contours[number]
    guard let first = contour.vertices.first else { return }
    pen.draw("m", first.point)
    contour.forEachSide { index, from, to in
      if sides?.isCurved(index, of: number) ?? from.isCurved(to: to) {
        pen.draw("c", from.outControl, to.inControl, to.point)
      } else if !contour.isClosed || index < contour.vertices.count - 1 {
        // The closing command draws the last side of a closed contour.
        pen.draw("l", to.point)
      }
    }
    if contour.isClosed { pen.close(at: first.point) }
  }

  /// Writes path commands from the current point.
  private struct Pen {
    var writer = NumberWriter()
    private var place = Point.zero

    /// Draws a command to the last of its points.
    mutating func draw(_ letter: Unicode.Scalar, _ points: Point...) {
      writer.add(UInt8(ascii: letter))
      for point in points {
        writer.add(point.x - place.x, digits: PathData.digits)
        writer.add(point.y - place.y, digits: PathData.digits)
      }
      place = points.last ?? place
    }

    /// Closes a contour and returns to its start.
    mutating func close(at start: Point) {
      writer.add(UInt8(ascii: "z"))
      place = start
    }
  }
}

/// The sides of paths that are curves at any keyframe, and must therefore be curves at all
/// keyframes.
struct PathSides: Hashable {
  /// The flags by contour and side; a missing side is a curve.
  private var curved: [[Bool]] = []

  /// Sides that are all curves.
  static let curvesAlone = PathSides(of: [])

  /// Finds the curved sides of paths that interpolate into each other.
  init(of paths: [Path]) {
    for path in paths {
      for (number, contour) in path.contours.enumerated() {
        if number == curved.count { curved.append([]) }
        contour.forEachSide { index, from, to in
          if index == curved[number].count { curved[number].append(false) }
          if !curved[number][index], from.isCurvedAfterRounding(to: to) {
            curved[number][index] = true
          }
        }
      }
    }
  }

  /// Returns `true` if a side of a contour is a curve.
  func isCurved(_ side: Int, of contour: Int) -> Bool {
    guard curved.indices.contains(contour), curved[contour].indices.contains(side) else {
      return true
    }
    return curved[contour][side]
  }
}

extension PathVertex {
  /// Returns `true` if the side to the next vertex is a curve.
  fileprivate func isCurved(to next: PathVertex) -> Bool {
    outControl != point || next.inControl != next.point
  }

  /// Returns `true` if the side to the next vertex is a curve in path data.
  fileprivate func isCurvedAfterRounding(to next: PathVertex) -> Bool {
    guard isCurved(to: next) else { return false }
    return PathData.rounded(outControl) != PathData.rounded(point)
      || PathData.rounded(next.inControl) != PathData.rounded(next.point)
  }
}

extension Contour {
  /// Calls a closure with the number, the start vertex, and the end vertex of each side.
  fileprivate func forEachSide(_ body: (Int, _ from: PathVertex, _ to: PathVertex) -> Void) {
    for (index, vertex) in vertices.enumerated() {
      if index + 1 < vertices.count {
        body(index, vertex, vertices[index + 1])
      } else if isClosed {
        body(index, vertex, vertices[0])
      }
    }
  }

  /// Moves the unused control points at both ends of the contour to its first and last point.
  fileprivate mutating func retractEndControls() {
    guard let first = vertices.first, let last = vertices.last else { return }
    vertices[0].inControl = first.point
    vertices[vertices.count - 1].outControl = last.point
  }
}
