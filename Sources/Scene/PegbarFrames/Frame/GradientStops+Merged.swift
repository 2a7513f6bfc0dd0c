internal import PegbarGeometry
package import PegbarScene

extension GradientStops {
  /// Both lists as one, with a stop at every position where either has one.
  ///
  /// Each list is linear between its stops and constant outside of them. An offset before the
  /// previous one counts as equal to it (as in SVG). Two stops at the same position are a hard
  /// edge.
  package var merged: [FrameGradient.Stop] {
    guard !colors.isEmpty else { return [] }
    let colorList = Ramp(colors.map { ($0.offset, $0.color) })
    let alphaList = Ramp(alphas.isEmpty ? [(0, 1)] : alphas.map { ($0.offset, $0.alpha) })
    let alphaOffsets = alphas.isEmpty ? [] : alphaList.offsets
    var result: [FrameGradient.Stop] = []
    for offset in Set(colorList.offsets + alphaOffsets).sorted() {
      let color = colorList.limits(at: offset)
      let alpha = alphaList.limits(at: offset)
      func append(_ color: Color, _ alpha: Double) {
        var color = color
        color.alpha = min(max(alpha, 0), 1)
        result.append(FrameGradient.Stop(offset: offset, color: color))
      }
      append(color.before, alpha.before)
      if color.before != color.after || alpha.before != alpha.after {
        append(color.after, alpha.after)
      }
    }
    return result
  }
}

/// A value along 0…1, linear between its stops.
private struct Ramp<Value: TrackValue> {
  /// The offsets in ascending order; equal ones are a hard edge.
  let offsets: [Double]
  let values: [Value]

  init(_ stops: [(Double, Value)]) {
    var last = 0.0
    offsets = stops.map { stop in
      last = max(last, min(max(stop.0, 0), 1))
      return last
    }
    values = stops.map(\.1)
  }

  /// Returns the values just before and just after a position.
  func limits(at offset: Double) -> (before: Value, after: Value) {
    let firstHere = offsets.partitioningIndex { $0 >= offset }
    let firstBeyond = offsets.partitioningIndex { $0 > offset }
    if firstHere < firstBeyond { return (values[firstHere], values[firstBeyond - 1]) }
    if firstHere == 0 { return (values[0], values[0]) }
    if firstHere == offsets.count { return (values[firstHere - 1], values[firstHere - 1]) }
    let low = firstHere - 1
    let share = (offset - offsets[low]) / (offsets[firstHere] - offsets[low])
    let value = Value.interpolate(values[low], values[firstHere], share)
    return (value, value)
  }
}
