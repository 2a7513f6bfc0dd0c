internal import PegbarFrames
internal import PegbarScene

/// Places the letters of a document at given times, and between where they do not go straight.
///
/// A selector that begins to select moves a whole line at once, at a time that no key tells of. A
/// jump is followed down to a few millionths of a second.
struct LetterSampling {
  let text: TextEvaluator
  /// The document.
  let layout: Int
  /// How far a letter may be off the straight way, in points of the layer.
  let tolerance: Double
  /// How far colours and opacity may be.
  let colorTolerance: Double
  /// How many letters may still be placed besides those half-way between the times.
  private var remaining: Int
  private(set) var samples: [Sample<[PlacedLetter]>] = []
  /// Whether letters go further off the straight way than they may, as the limit was reached.
  private(set) var isUsedUp = false

  /// Shorter ways are not divided (seconds).
  private static let shortest = 2e-6
  /// How far before the other a jump's first key lies (seconds).
  private static let jump = 1e-6

  /// Places letters at ascending times, and at most `limit` more.
  init(
    _ text: TextEvaluator, layout: Int, at times: [Double], tolerance: Double,
    colorTolerance: Double, limit: Int
  ) {
    self.text = text
    self.layout = layout
    self.tolerance = tolerance
    self.colorTolerance = colorTolerance
    remaining = limit
    for time in times {
      let next = sample(at: time)
      if let last = samples.last { divide(last, next, mayStop: false) }
      samples.append(next)
    }
    bringJumpsForward()
  }

  private func sample(at time: Double) -> Sample<[PlacedLetter]> {
    Sample(time: time, value: text.letters(of: layout, at: time))
  }

  /// Samples between two, halving until letters go straight.
  private mutating func divide(
    _ start: Sample<[PlacedLetter]>, _ end: Sample<[PlacedLetter]>, mayStop: Bool
  ) {
    guard end.time - start.time > Self.shortest else { return }
    if mayStop {
      guard remaining > 0 else {
        isUsedUp = true
        return
      }
      remaining -= max(start.value.count, 1)
    }
    let middle = sample(at: start.time + (end.time - start.time) / 2)
    guard !isStraight(start, middle, end) else {
      samples.append(middle)
      return
    }
    divide(start, middle, mayStop: true)
    samples.append(middle)
    divide(middle, end, mayStop: true)
  }

  /// What jumps after a sample jumps right before it: at the time of a frame what happens there has
  /// happened.
  private mutating func bringJumpsForward() {
    var result: [Sample<[PlacedLetter]>] = []
    for (index, sample) in samples.enumerated() {
      guard index + 1 < samples.count, samples[index + 1].time - sample.time <= Self.shortest,
        !isNear(sample.value, samples[index + 1].value)
      else {
        result.append(sample)
        continue
      }
      if let last = result.last, sample.time - last.time > Self.shortest {
        result.append(Sample(time: sample.time - Self.jump, value: sample.value))
      }
      result.append(Sample(time: sample.time, value: samples[index + 1].value))
    }
    samples = result
  }

  private func isNear(_ first: [PlacedLetter], _ second: [PlacedLetter]) -> Bool {
    isStraight(first, second, first, at: 0.5)
  }

  /// Whether letters go straight from one sample over the middle to another; a letter that is only
  /// brushed by a selector moves and is back before the middle.
  private func isStraight(
    _ start: Sample<[PlacedLetter]>, _ middle: Sample<[PlacedLetter]>,
    _ end: Sample<[PlacedLetter]>
  ) -> Bool {
    guard isStraight(start.value, middle.value, end.value, at: 0.5) else { return false }
    return [0.3, 0.7].allSatisfy { share in
      let place = sample(at: start.time + (end.time - start.time) * share)
      return share < 0.5
        ? isStraight(start.value, place.value, middle.value, at: share * 2)
        : isStraight(middle.value, place.value, end.value, at: share * 2 - 1)
    }
  }

  /// Whether the letters of a sample are where and what lies at a share of the way between others.
  private func isStraight(
    _ start: [PlacedLetter], _ middle: [PlacedLetter], _ end: [PlacedLetter], at share: Double
  ) -> Bool {
    guard start.count == middle.count, middle.count == end.count else { return true }
    return middle.indices.allSatisfy { isStraight(start[$0], middle[$0], end[$0], at: share) }
  }

  private func isStraight(
    _ start: PlacedLetter, _ middle: PlacedLetter, _ end: PlacedLetter, at share: Double
  ) -> Bool {
    let size = text.layouts[layout].document.size
    let corners = [
      Point.zero, Point(x: size, y: 0), Point(x: 0, y: -size), Point(x: size, y: -size),
    ]
    let isPlaced = corners.allSatisfy { corner in
      let way = Point.interpolate(start.matrix.apply(corner), end.matrix.apply(corner), share)
      // Written so that a place that is none does not count as near.
      return (middle.matrix.apply(corner) - way).length <= tolerance
    }
    return isPlaced
      && abs(middle.opacity - .interpolate(start.opacity, end.opacity, share)) <= colorTolerance
      && isStraight(start.fill, middle.fill, end.fill, at: share)
      && isStraight(start.stroke, middle.stroke, end.stroke, at: share)
  }

  private func isStraight(
    _ start: Color?, _ middle: Color?, _ end: Color?, at share: Double
  ) -> Bool {
    guard let start, let middle, let end else { return true }
    return Distance.of(middle, .interpolate(start, end, share)) <= colorTolerance
  }
}
