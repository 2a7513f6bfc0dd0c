internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension FrameGradient {
  /// Returns the largest difference in color between two gradients.
  func colorDistance(to other: FrameGradient) -> Double {
    (0...64).reduce(0) { worst, step in
      let place = Double(step) / 64
      let color = color(at: place)
      // A slightly shifted edge is not a different color.
      let nearest = [0, -2e-3, 2e-3].map { Distance.of(color, other.color(at: place + $0)) }.min()
      return max(worst, nearest ?? 0)
    }
  }

  /// Returns the difference in color, 0…1, that results from the other highlight of a radial
  /// gradient and is reached or exceeded on an area of some size.
  ///
  /// - Parameters:
  ///   - grid: The points at which the gradient is painted.
  ///   - smallestArea: The size of the area, in square points; smaller spots are invisible.
  func highlightDifference(
    from other: FrameGradient, on grid: PaintedGrid, smallestArea: Double
  ) -> Double {
    // A shift of the whole gradient is measured as a distance.
    var moved = self
    moved.focus = start + (other.focus - other.start)
    guard moved.focus.x.isFinite, moved.focus.y.isFinite else { return 1 }
    let differences = grid.points.map { point in
      color(at: place(of: point)).visibleDifference(from: color(at: moved.place(of: point)))
    }
    let count = (smallestArea / grid.cell).rounded(.up)
    guard count >= 0, count <= Double(differences.count) else { return 0 }
    return differences.isEmpty ? 0 : differences.sorted(by: >)[max(Int(count), 1) - 1]
  }

  /// Returns the offset of the color of a radial gradient at a point; 1 beyond the outermost circle.
  ///
  /// - Source: SVG 2, 14.2.3 (`fx`, `fy`): the circles of equal color change evenly from the focus
  ///   to the outermost circle.
  private func place(of point: Point) -> Double {
    let radius = (end - start).length
    let (offset, way) = (point - focus, start - focus)
    let along = offset.x * way.x + offset.y * way.y
    let power = radius * radius - (way.x * way.x + way.y * way.y)
    let square = offset.x * offset.x + offset.y * offset.y
    let root = along * along + power * square
    // A focus on the outermost circle has no circles around it.
    guard power > 1e-9 * radius * radius, root >= 0 else { return 1 }
    return min((root.squareRoot() - along) / power, 1)
  }

  private func color(at place: Double) -> Color {
    let next = firstStop(at: place)
    guard next < stops.count else { return stops.last?.color ?? .black }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    guard high.offset > low.offset else { return high.color }
    return .interpolate(low.color, high.color, (place - low.offset) / (high.offset - low.offset))
  }

  /// Returns the index of the first stop at or after a position, or the number of stops.
  private func firstStop(at place: Double) -> Int {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].offset < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Color {
  /// Returns the largest difference of a channel, 0…1, that results from two colors on the same
  /// background.
  ///
  /// It is proportional to the background, so it is largest on black or on white.
  fileprivate func visibleDifference(from other: Color) -> Double {
    let channels = [(red, other.red), (green, other.green), (blue, other.blue)]
    return channels.reduce(0) { worst, channel in
      let onBlack = channel.0 * alpha - channel.1 * other.alpha
      return max(worst, abs(onBlack), abs(onBlack - (alpha - other.alpha)))
    }
  }
}
