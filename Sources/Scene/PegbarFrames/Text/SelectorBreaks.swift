internal import PegbarGeometry
internal import PegbarScene

/// Finds the times at which selectors begin and end to select letters.
///
/// Those are breaks in the motion of letters that no key tells of: a letter stands still until the range
/// reaches it, and moves from that moment on as the range does.
package struct SelectorBreaks {
  /// A selector whose range moves, and where its units are.
  private struct Moving {
    let selector: TextSelector
    let units: SelectorUnits
    /// Its range at each of the times.
    let ranges: [SelectedRange]

    func range(at time: Double) -> SelectedRange {
      SelectedRange(selector, unitCount: units.count, at: time)
    }
  }

  private let times: [Double]
  private let moving: [Moving]

  /// How often the time of a break is halved: down to what a `Double` tells apart.
  private static let halvings = 60

  /// Looks at the selectors of a document's letters at some times, ascending and so close that a range
  /// goes one way between.
  ///
  /// Where animators change the space between letters, each moves at the breaks of those before it, too;
  /// those are not looked for.
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

  /// The times of the breaks in the amount of a letter, ascending, for its place in the layout.
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

  /// The time of a break after one of the times.
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
  /// Whether its range moves.
  fileprivate var isMoving: Bool {
    start.track != nil || end?.track != nil || offset.track != nil
  }
}
