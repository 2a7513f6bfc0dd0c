import PegbarDiagnostics
import PegbarJSON

/// A path of cubic segments.
///
/// All numbers are in one array, because paths dominate large files.
/// - Source: Lottie Bézier values, `{"c": true, "v": [[x, y]…], "i": […], "o": […]}`.
package struct BezierPath: PropertyValue {
  /// A vertex of the path, with its two handles.
  package struct Vertex: Sendable, Hashable {
    /// The position.
    package var point: Vector
    /// The handle of the incoming segment, relative to the point.
    package var inTangent: Vector
    /// The handle of the outgoing segment, relative to the point.
    package var outTangent: Vector
  }

  /// Six numbers for each vertex: x, y, in x, in y, out x, out y.
  ///
  /// The handles are relative.
  package private(set) var coordinates: [Double]
  /// `true` if the last vertex is connected to the first (`c`).
  package var isClosed: Bool

  /// A path without vertices.
  package static let empty = BezierPath(coordinates: [], isClosed: false)

  /// Creates a path from six numbers for each vertex, and drops an incomplete last vertex.
  package init(coordinates: [Double], isClosed: Bool) {
    let rest = coordinates.count % 6
    self.coordinates = rest == 0 ? coordinates : coordinates.dropLast(rest)
    self.isClosed = isClosed
  }

  /// The number of vertices.
  package var count: Int { coordinates.count / 6 }
  /// `true` if there are no vertices.
  package var isEmpty: Bool { coordinates.isEmpty }

  /// Accesses the vertex at an index in `0..<count`.
  package subscript(index: Int) -> Vertex {
    let start = index * 6
    return Vertex(
      point: Vector(x: coordinates[start], y: coordinates[start + 1]),
      inTangent: Vector(x: coordinates[start + 2], y: coordinates[start + 3]),
      outTangent: Vector(x: coordinates[start + 4], y: coordinates[start + 5]))
  }

  /// The vertices as an array.
  ///
  /// `coordinates` is faster.
  package var vertices: [Vertex] { (0..<count).map { self[$0] } }
}

extension BezierPath: ReadableValue {
  static var description: String { "a path" }
  static var isWrittenAsObject: Bool { true }

  /// Returns a path, which can be in an array, as in keyframes.
  static func read(_ value: JSONValue, in context: ReadingContext) -> BezierPath? {
    guard let object = value.object ?? value.array?.first?.object else { return nil }
    var points: JSONValue?
    var inTangents: JSONValue?
    var outTangents: JSONValue?
    var isClosed = false
    for (key, member) in object {
      switch key {
      case "v": points = member
      case "i": inTangents = member
      case "o": outTangents = member
      case "c": isClosed = member.readBool() ?? false
      default: object.skip(key)
      }
    }
    guard let points, points.isArray else { return nil }
    let total = points.arrayCount
    let inTotal = inTangents?.arrayCount ?? 0
    let outTotal = outTangents?.arrayCount ?? 0
    // A missing list of handles counts as zeros.
    let count = min(total, inTotal == 0 ? total : inTotal, outTotal == 0 ? total : outTotal)
    if total != count || inTotal != count || outTotal != count {
      object.report(
        .pathLengths,
        "the path has \(total) points, \(inTotal) incoming and \(outTotal) outgoing handles; "
          + "\(count) complete points are used", outcome: .approximated(error: nil))
    }
    var isComplete = true
    let coordinates = [Double](unsafeUninitializedCapacity: count * 6) { buffer, filled in
      buffer.initialize(repeating: 0)
      filled = count * 6
      isComplete =
        copy(points, count: count, to: buffer, at: 0)
        && (inTotal == 0 || copy(inTangents, count: count, to: buffer, at: 2))
        && (outTotal == 0 || copy(outTangents, count: count, to: buffer, at: 4))
      if context.hasAbsoluteHandles {
        if inTotal > 0 { makeRelative(buffer, at: 2) }
        if outTotal > 0 { makeRelative(buffer, at: 4) }
      }
    }
    return isComplete ? BezierPath(coordinates: coordinates, isClosed: isClosed) : nil
  }

  /// Makes the handles at an offset after each point relative to that point.
  private static func makeRelative(_ buffer: UnsafeMutableBufferPointer<Double>, at offset: Int) {
    for start in stride(from: 0, to: buffer.count - 5, by: 6) {
      buffer[start + offset] -= buffer[start]
      buffer[start + offset + 1] -= buffer[start + 1]
    }
  }

  /// Copies pairs of numbers to every sixth position.
  ///
  /// Returns `false` after a finding if an element is not a pair of numbers.
  private static func copy(
    _ value: JSONValue?, count: Int, to buffer: UnsafeMutableBufferPointer<Double>, at offset: Int
  ) -> Bool {
    guard let array = value?.array, array.count >= count else { return false }
    for index in 0..<count {
      guard let (x, y) = array[index].pair else {
        array[index].reportWrongType("two numbers")
        return false
      }
      buffer[index * 6 + offset] = x
      buffer[index * 6 + offset + 1] = y
    }
    return true
  }
}

extension Property<BezierPath> {
  /// Closes the path at all times.
  mutating func close() {
    self = mapped { BezierPath(coordinates: $0.coordinates, isClosed: true) }
  }
}
