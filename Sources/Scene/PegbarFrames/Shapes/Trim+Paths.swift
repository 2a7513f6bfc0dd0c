package import PegbarGeometry
package import PegbarScene

extension Trim {
  /// Returns the visible parts of paths at a time, in the same order.
  ///
  /// - Source: lottie-web TrimModifier.js; lengths are exact instead of 150 chords.
  package func paths(_ paths: [Path], at time: Double) -> [Path] {
    let (low, high) = range(at: time)
    if low == high { return paths.map { _ in Path() } }
    if low == 0 && high == 1 { return paths }
    let measured = paths.map { $0.contours.map { MeasuredContour($0) } }
    // The paths that count as one line.
    let lines =
      switch mode {
      case .simultaneously: measured.map { [$0] }
      case .individually: [measured]
      }
    return lines.flatMap { paths in
      let total = paths.joined().reduce(0) { $0 + $1.length }
      var begin = 0.0
      return paths.map { Self.trimmed($0, from: low, to: high, of: total, begin: &begin) }
    }
  }

  /// Returns the visible part as fractions; an end above 1 wraps around.
  ///
  /// Both are rounded to steps, so that a part of almost no length does not leave a dot.
  package func range(at time: Double) -> (start: Double, end: Double) {
    var turns = offset.value(at: time).truncatingRemainder(dividingBy: 1)
    if turns < 0 { turns += 1 }
    let part = part(at: time)
    func rounded(_ value: Double) -> Double { (value * Self.steps).rounded() / Self.steps }
    return (rounded(part.start + turns), rounded(part.end + turns))
  }

  /// Returns the visible part before the offset: within the length, the start first.
  package func part(at time: Double) -> (start: Double, end: Double) {
    let first = min(max(start.value(at: time), 0), 1)
    let second = min(max(end.value(at: time), 0), 1)
    return (min(first, second), max(first, second))
  }

  /// Returns the part of one of several paths that have a length together.
  ///
  /// - Parameter begin: The length of the paths before this one, to which the length of this one is
  ///   added.
  private static func trimmed(
    _ contours: [MeasuredContour], from low: Double, to high: Double, of total: Double,
    begin: inout Double
  ) -> Path {
    let ranges: [(Double, Double)] =
      low >= 1 ? [(low - 1, high - 1)] : high > 1 ? [(low, 1), (0, high - 1)] : [(low, high)]
    var result: [Contour] = []
    for contour in contours {
      let pieces = ranges.compactMap { range -> (Double, Double)? in
        let start = max(range.0 * total - begin, 0)
        let end = min(range.1 * total - begin, contour.length)
        return end > start ? (start, end) : nil
      }
      result += contour.parts(pieces)
      begin += contour.length
    }
    return Path(result)
  }
}

extension MeasuredContour {
  /// Returns the remaining contours of this one; two parts that meet where it is closed become one.
  fileprivate func parts(_ pieces: [(Double, Double)]) -> [Contour] {
    // Lengths that are summed in another order can miss the end by a rounding error.
    let slack = length * 1e-9
    func isEnd(_ value: Double) -> Bool { value >= length - slack }
    func isStart(_ value: Double) -> Bool { value <= slack }
    if let only = pieces.first, pieces.count == 1, isStart(only.0), isEnd(only.1) {
      return [contour]
    }
    var parts = pieces.map { part(from: $0.0, to: $0.1) }.filter { !$0.isEmpty }
    if contour.isClosed, parts.count == 2, pieces.count == 2, isEnd(pieces[0].1),
      isStart(pieces[1].0)
    {
      var joined = parts[0]
      joined[joined.count - 1].outControl = parts[1][0].outControl
      joined += parts[1].dropFirst()
      parts = [joined]
    }
    return parts.map { Contour($0, isClosed: false) }
  }
}
