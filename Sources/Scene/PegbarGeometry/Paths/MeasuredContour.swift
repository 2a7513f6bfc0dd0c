/// A contour with the lengths of its curves.
package struct MeasuredContour: Sendable {
  /// The contour.
  package let contour: Contour
  /// The total length.
  package let length: Double
  private let curves: [CubicCurve]
  private let lengths: [Double]
  /// The curves with tables of their lengths; empty if few points are found, and `nil` for lines.
  private let tables: [MeasuredCurve?]

  /// Creates a measured contour.
  ///
  /// - Parameter isUsedOften: Whether many points are found, so that tables of lengths are faster.
  package init(_ contour: Contour, isUsedOften: Bool = false) {
    self.contour = contour
    curves = contour.curves
    lengths = curves.map { $0.length() }
    length = lengths.reduce(0, +)
    tables = isUsedOften ? curves.map { $0.isLine ? nil : MeasuredCurve($0) } : []
  }

  /// Returns the point and the direction at a length, or `nil` without length.
  ///
  /// A closed contour repeats. An open contour continues straight beyond its ends.
  package func place(at length: Double) -> (point: Point, direction: Point)? {
    guard self.length > 0, length.isFinite,
      let last = lengths.lastIndex(where: { $0 > 0 })
    else { return nil }
    var rest = length
    if contour.isClosed {
      rest = length.truncatingRemainder(dividingBy: self.length)
      if rest < 0 { rest += self.length }
    }
    for index in lengths.indices where lengths[index] > 0 {
      guard rest <= lengths[index] || index == last else {
        rest -= lengths[index]
        continue
      }
      let curve = curves[index]
      let parameter = parameter(of: index, atLength: rest)
      let direction = curve.direction(at: parameter)
      let excess = rest < 0 ? rest : max(rest - lengths[index], 0)
      let step = direction.length > 0 ? excess / direction.length : 0
      return (curve.point(at: parameter) + direction * step, direction)
    }
    return nil
  }

  /// Returns the parameter at which a curve reaches a length.
  private func parameter(of index: Int, atLength length: Double) -> Double {
    guard tables.indices.contains(index), let table = tables[index] else {
      return curves[index].parameter(atLength: length, of: lengths[index])
    }
    return table.parameter(atLength: length)
  }

  /// Returns the open part between two lengths, as vertices; empty if there is none.
  package func part(from low: Double, to high: Double) -> [PathVertex] {
    var result: [PathVertex] = []
    var begin = 0.0
    for (curve, length) in zip(curves, lengths) {
      let end = begin + length
      defer { begin = end }
      guard length > 0, end > low, begin < high else { continue }
      var piece = curve
      if low > begin || high < end {
        piece = curve.part(fromLength: low - begin, toLength: high - begin, of: length)
      }
      result.append(curve: piece)
    }
    return result
  }
}

extension Contour {
  /// The curves from vertex to vertex.
  package var curves: [CubicCurve] { (0..<curveCount).map(curve) }

  /// Returns the curve from a vertex to the next one.
  package func curve(from index: Int) -> CubicCurve {
    let start = vertices[index]
    let end = vertices[index + 1 < vertices.count ? index + 1 : 0]
    return CubicCurve(start.point, start.outControl, end.inControl, end.point)
  }
}

extension [PathVertex] {
  /// Appends a curve that starts at the last vertex.
  mutating func append(curve: CubicCurve) {
    if isEmpty { append(PathVertex(curve.start)) }
    self[count - 1].outControl = curve.control1
    append(PathVertex(point: curve.end, inControl: curve.control2, outControl: curve.end))
  }
}
