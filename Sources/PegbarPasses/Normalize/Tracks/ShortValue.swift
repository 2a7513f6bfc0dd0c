internal import PegbarGeometry
internal import PegbarScene

/// A value that can be said with fewer digits.
///
/// A sampled value is near enough wherever its tolerance lets it be; digits beyond say nothing.
protocol ShortValue: TrackValue {
  /// The value with its numbers rounded to whole steps, of which `steps` make up 1.
  func rounded(_ steps: Double) -> Self
  /// Its numbers, which blend each for itself; none where values blend in another way.
  var numbers: [Double] { get }
}

extension ShortValue {
  /// The value with as few digits as a distance allows, and how far off that is.
  func shortened(
    within limit: Double, _ distance: (Self, Self) -> Double
  ) -> (value: Self, error: Double) {
    for steps in [1e1, 1e2, 1e3, 1e4] {
      let short = rounded(steps)
      let error = distance(self, short)
      // Written so that a distance that is none is too far.
      if error <= limit { return (short, error) }
    }
    return (self, 0)
  }
}

extension Double: ShortValue {
  func rounded(_ steps: Double) -> Double {
    let result = (self * steps).rounded() / steps
    return result.isFinite ? result : self
  }
}

extension Point: ShortValue {
  func rounded(_ steps: Double) -> Point { Point(x: x.rounded(steps), y: y.rounded(steps)) }
}

extension Path: ShortValue {
  func rounded(_ steps: Double) -> Path {
    var result = self
    for contour in result.contours.indices {
      for index in result.contours[contour].vertices.indices {
        let vertex = result.contours[contour].vertices[index]
        result.contours[contour].vertices[index] = PathVertex(
          point: vertex.point.rounded(steps), inControl: vertex.inControl.rounded(steps),
          outControl: vertex.outControl.rounded(steps))
      }
    }
    return result
  }
}

extension Color: ShortValue {
  func rounded(_ steps: Double) -> Color {
    Color(
      red: red.rounded(steps), green: green.rounded(steps), blue: blue.rounded(steps),
      alpha: alpha.rounded(steps))
  }
}

extension Numbers: ShortValue {
  func rounded(_ steps: Double) -> Numbers { Numbers(values.map { $0.rounded(steps) }) }
}

extension Colors: ShortValue {
  func rounded(_ steps: Double) -> Colors { Colors(values.map { $0.rounded(steps) }) }
}

extension Bool: ShortValue {
  var numbers: [Double] { [] }

  /// There is nothing to round.
  func rounded(_ steps: Double) -> Bool { self }
}
