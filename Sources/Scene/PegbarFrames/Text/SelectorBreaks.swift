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

    func range(at time: Double) -> SelectedRange {
      SelectedRange(selector, unitCount: units.count, at: time)
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

  /// Returns the time of a break after one of the times.
  private func time(
    of aBreak: SelectedRange.Break, _ moving: Moving, from index: Int, isBefore: Bool
  ) -> Double {
    var (low, high) = (times[index], times[index + 1])
    for _ in 0..<Self.halvings {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { break }
      let isBeforeMiddle = moving.range(at: middle).place(of: aBreak.share) < aBreak.place
      if isBeforeMiddle == isBefore { low = middle } else { high = middle }
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
