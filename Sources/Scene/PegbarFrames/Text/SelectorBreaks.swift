internal import PegbarGeometry
internal import PegbarScene

/// Finds the times at which selectors begin and end to select letters.
///
/// These are breaks in the motion of letters that have no keyframe: a letter is still until the
/// range reaches it, and then moves with the range.
package struct SelectorBreaks {
  /// A selector with an animated range, and its units.
  private struct Moving {
    let selector: TextSelector
    let units: SelectorUnits
    /// The range at each of the times.
    let ranges: [SelectedRange]

    /// Returns the distance of a point of the range from a break at a time, in units.
    func distance(of aBreak: SelectedRange.Break, at time: Double) -> Double {
      let (start, end) = SelectedRange.bounds(selector, unitCount: units.count, at: time)
      return start + aBreak.share * (end - start) - aBreak.place
    }
  }

  private let times: [Double]
  private let moving: [Moving]

  /// The number of bisections of the time of a break, down to the precision of `Double`.
  private static let halvings = 60

  /// Creates the breaks of a document from its selectors at some times.
  ///
  /// The times are ascending and so close that a range moves in one direction between them. If
  /// animators change the space between letters, each letter also moves at the breaks of those
  /// before it, which are not detected.
  package init(_ text: TextEvaluator, of layout: Int, at times: [Double]) {
    self.times = times
    guard text.units.indices.contains(layout) else {
      moving = []
      return
    }
    moving = zip(text.content.animators, text.units[layout]).compactMap { animator, units in
      guard let selector = animator.selector, selector.isMoving else { return nil }
      return Moving(
        selector: selector, units: units,
        ranges: times.map { SelectedRange(selector, unitCount: units.count, at: $0) })
    }
  }

  /// Returns the times of the breaks in the amount of a letter, ascending, given its position in
  /// the layout.
  package func times(of letter: Int) -> [Double] {
    var found: Set<Double> = []
    for moving in moving where moving.units.indices.indices.contains(letter) {
      guard let first = moving.ranges.first else { continue }
      for aBreak in first.breaks(of: moving.units.indices[letter]) {
        for index in moving.ranges.indices.dropFirst() {
          let before = moving.ranges[index - 1].place(of: aBreak.share) < aBreak.place
          guard before != (moving.ranges[index].place(of: aBreak.share) < aBreak.place) else {
            continue
          }
          found.insert(time(of: aBreak, moving, from: index - 1, isBefore: before))
        }
      }
    }
    return found.sorted()
  }

  /// Returns the time of a break after one of the times, to the last digit.
  ///
  /// Estimates the time from the distances at both ends, and tries that and a time as far beyond it,
  /// which is usually on the other side of the break. Where that does not halve the interval, as
  /// around a jump, the middle is tried.
  private func time(
    of aBreak: SelectedRange.Break, _ moving: Moving, from index: Int, isBefore: Bool
  ) -> Double {
    var (low, high) = (times[index], times[index + 1])
    var (atLow, atHigh) = (
      moving.distance(of: aBreak, at: low), moving.distance(of: aBreak, at: high)
    )
    func narrow(to time: Double) {
      guard low < time, time < high else { return }
      let distance = moving.distance(of: aBreak, at: time)
      if (distance < 0) == isBefore {
        (low, atLow) = (time, distance)
      } else {
        (high, atHigh) = (time, distance)
      }
    }
    for _ in 0..<Self.halvings {
      let width = high - low
      guard low < low + width / 2, low + width / 2 < high else { break }
      let estimate = low + width * (atLow / (atLow - atHigh))
      let shift = max(min(estimate - low, high - estimate) * 1e-3, estimate.ulp)
      narrow(to: estimate - shift)
      narrow(to: estimate + shift)
      if !(high - low <= width / 4) { narrow(to: low + (high - low) / 2) }
    }
    return high
  }
}

extension TextSelector {
  /// `true` if the range is animated.
  fileprivate var isMoving: Bool {
    start.track != nil || end?.track != nil || offset.track != nil
  }
}
