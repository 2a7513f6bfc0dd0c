internal import PegbarBase
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Samples the letters of a document at given times, and between them where they do not move
/// linearly.
///
/// A selector that begins to select moves a letter, or a whole line at once, at a time that is not
/// a keyframe. For letters that jump, the time is narrowed down to a few millionths of a second.
struct LetterSampling {
  /// The deviation of letters from linear motion.
  struct Deviation {
    /// The distance, in points of the layer.
    var distance = 0.0
    /// The difference of color and opacity.
    var color = 0.0

    /// Includes another deviation; NaN counts as infinite.
    mutating func grow(_ other: Deviation) {
      distance = other.distance <= distance ? distance : other.distance
      color = other.color <= color ? color : other.color
    }
  }

  /// The budget for placing letters in addition to those halfway between the times.
  struct Allowance {
    /// The placements left for one text.
    var placements: Int
    /// The cost of placing a letter.
    let weight: Int
    /// The budget for all sampling.
    let budget: WorkBudget

    /// The number of placements that count as one point of the budget, because most of them get no
    /// keyframe.
    private static let placementsPerPoint = 2

    /// Returns `true` if the budget allows placing a number of letters, and deducts the cost.
    mutating func takes(_ letters: Int) -> Bool {
      let cost = max(letters * weight, 1)
      guard placements > 0, budget.takes(cost / Self.placementsPerPoint + 1) else { return false }
      placements -= cost
      return true
    }
  }

  let text: TextEvaluator
  /// The index of the document.
  let layout: Int
  /// The maximum deviation of letters from linear motion.
  private(set) var tolerance: Deviation
  private var available: Allowance
  /// The samples of each letter, at ascending times of its own.
  private(set) var letters: [[Sample<PlacedLetter>]] = []
  /// The deviation of each letter between its times where the budget was used up.
  private(set) var missed: [Deviation] = []
  /// The index in `letters`, by the index of the letter in the layout.
  private var positions: [Int: Int] = [:]
  private let placesLettersAlone: Bool
  /// The corners by whose motion that of a letter is judged.
  private let corners: [Point]

  /// Some letters at one time.
  private typealias Placement = Sample<[PlacedLetter]>

  /// The shares of a motion to probe in addition to its middle.
  ///
  /// A letter that a selector only touches moves and returns before the middle.
  private static let shares = [0.3, 0.7]
  /// The share at which a motion is divided again.
  ///
  /// In the exact middle of a jump, a letter is halfway, as in a linear motion. Jumps are at halves
  /// if designers use round numbers.
  private static let part = 0.47
  /// The number of letters whose placement costs as much as preparing a time.
  private static let lettersPerTime = 2
  /// The number of letters over which moving the pen takes as long as placing one letter.
  private static let lettersPerPlacement = 8
  /// The number of times at which a letter is placed between two times in any case: their middle,
  /// and other shares.
  static let placementsPerStep = 2 + shares.count
  /// The length in seconds below which motions are simple, about a frame.
  private static let moment = 0.02
  /// The length in seconds below which motions are not divided.
  private static let shortest = 2e-6

  /// Places letters at ascending times, and between them as the budget allows.
  ///
  /// A letter that can be placed alone moves smoothly between the breaks of its selectors, so it is
  /// divided there. Others also move at the breaks of letters before them.
  init(
    _ text: TextEvaluator, layout: Int, at times: [Double], tolerance: Deviation,
    available: Allowance
  ) {
    self.text = text
    self.layout = layout
    self.tolerance = tolerance
    self.available = available
    placesLettersAlone = text.placesLettersAlone
    let size = text.layouts[layout].document.size
    corners = [
      Point.zero, Point(x: size, y: 0), Point(x: 0, y: -size), Point(x: size, y: -size),
    ]
    guard let first = times.first else { return }
    var last = Placement(time: first, value: text.letters(of: layout, at: first))
    for (position, letter) in last.value.enumerated() { positions[letter.index] = position }
    letters = last.value.map { _ in [] }
    missed = last.value.map { _ in Deviation() }
    append(last)
    widenTolerance(for: last)
    let breaks = SelectorBreaks(text, of: layout, at: times)
    let stops = last.value.map { placesLettersAlone ? breaks.times(of: $0.index) : [] }
    for time in times.dropFirst() where !Cancellation.isRequested {
      let next = Placement(time: time, value: text.letters(of: layout, at: time))
      widenTolerance(for: next)
      divide(last, next, at: stops)
      append(next)
      last = next
    }
    add(breaks)
  }

  /// Samples letters between two placements, each first at its own stops between them.
  private mutating func divide(_ start: Placement, _ end: Placement, at stops: [[Double]]) {
    var plain: [Int] = []
    for (position, stops) in stops.enumerated() {
      let first = stops.partitioningIndex { $0 > start.time }
      let own = stops[first...].prefix { $0 < end.time }
      guard !own.isEmpty,
        available.takes(own.count * (2 + Self.placementsPerStep) * cost(of: [position]))
      else {
        plain.append(position)
        continue
      }
      var last = Placement(time: start.time, value: [start.value[position]])
      // A letter may jump at a stop, so it is placed on both sides.
      for time in own.flatMap({ [$0 - Self.shortest / 4, $0 + Self.shortest / 4] })
      where start.time < time && time < end.time {
        let next = placement(of: last, at: time)
        divide(last, next, isFirst: true)
        append(next)
        last = next
      }
      divide(
        last, Placement(time: end.time, value: [end.value[position]]), isFirst: true)
    }
    divide(
      Placement(time: start.time, value: plain.map { start.value[$0] }),
      Placement(time: end.time, value: plain.map { end.value[$0] }), isFirst: true)
  }

  /// Raises the tolerance to the drawing precision, for letters that are far away.
  private mutating func widenTolerance(for placement: Placement) {
    let farthest = placement.value.reduce(0) { max($0, $1.matrix.apply(.zero).length) }
    guard farthest.isFinite else { return }
    tolerance.distance = max(tolerance.distance, farthest * SinglePrecision.share)
  }

  /// Places each letter also at the breaks of its selectors, and twice between two breaks with few
  /// samples.
  ///
  /// This distinguishes a linear motion from break to break from other motions.
  private mutating func add(_ breaks: SelectorBreaks) {
    for position in letters.indices {
      let samples = letters[position]
      guard samples.count > 1, let letter = samples.first?.value.index else { continue }
      let range = samples[0].time...samples[samples.count - 1].time
      let times = breaks.times(of: letter).filter(range.contains)
      guard !times.isEmpty else { continue }
      let stops = [range.lowerBound] + times + [range.upperBound]
      var added = Set(times)
      for (start, end) in zip(stops, stops.dropFirst()) where end - start > Self.shortest {
        let first = samples.partitioningIndex { $0.time > start }
        let last = samples.partitioningIndex { $0.time >= end }
        guard last - first < Self.shares.count else { continue }
        added.formUnion(Self.shares.map { start + (end - start) * $0 })
      }
      added.subtract(samples.map(\.time))
      guard available.takes(added.count * cost(of: [letter])) else {
        return
      }
      let placed = added.compactMap { time in
        text.letters(of: layout, at: time, wanted: [letter]).first
          .map { Sample(time: time, value: $0) }
      }
      letters[position] = (samples + placed).sorted { $0.time < $1.time }
    }
  }

  /// Returns the letters of another placement at a time.
  private func placement(of other: Placement, at time: Double) -> Placement {
    Placement(
      time: time,
      value: text.letters(of: layout, at: time, wanted: other.value.map(\.index)))
  }

  /// Returns the cost of placing some letters, which may require moving the pen over all letters
  /// before them.
  private func cost(of letters: [Int]) -> Int {
    let count = letters.count + Self.lettersPerTime
    guard let last = letters.last, !placesLettersAlone else { return count }
    return count + last / Self.lettersPerPlacement
  }

  private mutating func append(_ placement: Placement) {
    for letter in placement.value {
      guard let position = positions[letter.index] else { continue }
      letters[position].append(Sample(time: placement.time, value: letter))
    }
  }

  /// Samples letters between two placements, dividing until each of them moves linearly.
  private mutating func divide(_ start: Placement, _ end: Placement, isFirst: Bool) {
    guard end.time - start.time > Self.shortest, !start.value.isEmpty else { return }
    let share = isFirst ? 0.5 : Self.part
    let middle = placement(of: start, at: start.time + (end.time - start.time) * share)
    guard isFirst || available.takes(cost(of: start.value.map(\.index))) else {
      let deviations = deviations(
        start, end, over: middle, at: share,
        knowing: deviations(start, middle, end, at: share))
      for (letter, deviation) in zip(start.value, deviations) {
        positions[letter.index].map { missed[$0].grow(deviation) }
      }
      return
    }
    // After some divisions, only letters that deviate remain, so no other shares are probed.
    let probesMore = isFirst || placesLettersAlone && end.time - start.time > Self.moment
    var deviations = deviations(start, middle, end, at: share)
    // If all letters already deviate, other shares change nothing.
    if probesMore, deviations.contains(where: isSmall) {
      deviations = self.deviations(start, end, over: middle, at: share, knowing: deviations)
    }
    let far = deviations.indices.filter { !isSmall(deviations[$0]) }
    guard !far.isEmpty else { return append(middle) }
    let isFar = Set(far)
    append(
      Placement(
        time: middle.time,
        value: middle.value.indices.filter { !isFar.contains($0) }.map { middle.value[$0] }))
    let parts = [start, middle, end].map { placement in
      Placement(time: placement.time, value: far.map { placement.value[$0] })
    }
    divide(parts[0], parts[1], isFirst: false)
    append(parts[1])
    divide(parts[1], parts[2], isFirst: false)
  }

  /// Returns `true` if a letter moves linearly; NaN exceeds the tolerance.
  private func isSmall(_ deviation: Deviation) -> Bool {
    deviation.distance <= tolerance.distance && deviation.color <= tolerance.color
  }

  /// Returns the deviation of each letter from linear motion between three placements, probed at
  /// other shares of the time in addition to the known one at the middle.
  private func deviations(
    _ start: Placement, _ end: Placement, over middle: Placement, at part: Double,
    knowing known: [Deviation]
  ) -> [Deviation] {
    var result = known
    for share in Self.shares {
      let place = placement(of: start, at: start.time + (end.time - start.time) * share)
      let others =
        share < part
        ? deviations(start, place, middle, at: share / part)
        : deviations(middle, place, end, at: (share - part) / (1 - part))
      for index in result.indices { result[index].grow(others[index]) }
    }
    return result
  }

  /// Returns the deviation of each letter of a placement from a share of the line between two
  /// others.
  private func deviations(
    _ start: Placement, _ middle: Placement, _ end: Placement, at share: Double
  ) -> [Deviation] {
    zip(zip(start.value, end.value), middle.value).map {
      deviation($0.0, $1, $0.1, at: share)
    }
  }

  private func deviation(
    _ start: PlacedLetter, _ middle: PlacedLetter, _ end: PlacedLetter, at share: Double
  ) -> Deviation {
    var result = Deviation()
    for corner in corners {
      let straight = Point.interpolate(start.matrix.apply(corner), end.matrix.apply(corner), share)
      result.grow(Deviation(distance: (middle.matrix.apply(corner) - straight).length))
    }
    let opacity = Double.interpolate(start.paint.opacity, end.paint.opacity, share)
    result.grow(Deviation(color: abs(middle.paint.opacity - opacity)))
    result.grow(deviation(start.paint.fill, middle.paint.fill, end.paint.fill, at: share))
    result.grow(deviation(start.paint.stroke, middle.paint.stroke, end.paint.stroke, at: share))
    return result
  }

  private func deviation(
    _ start: Color?, _ middle: Color?, _ end: Color?, at share: Double
  ) -> Deviation {
    guard let start, let middle, let end else { return Deviation() }
    return Deviation(color: Distance.of(middle, .interpolate(start, end, share)))
  }
}
