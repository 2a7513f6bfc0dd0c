internal import PegbarFrames
internal import PegbarScene

/// Places the letters of a document at given times, and between where they do not go straight.
///
/// A selector that begins to select moves a whole line at once, at a time that no key tells of. A
/// jump is followed down to a few millionths of a second.
struct LetterSampling {
  /// How far letters are off a straight way.
  struct Deviation {
    /// In points of the layer.
    var distance = 0.0
    /// Of colour and opacity.
    var color = 0.0

    /// Takes note of another one; what is no number counts as endless.
    mutating func grow(_ other: Deviation) {
      distance = other.distance <= distance ? distance : other.distance
      color = other.color <= color ? color : other.color
    }
  }

  /// How often letters may be placed besides those half-way between the times.
  struct Room {
    /// For one text.
    var placements: Int
    /// For all that is sampled.
    let budget: SamplingBudget

    /// How many placements count as one point of the budget: most of them get no key.
    private static let placementsPerPoint = 16

    /// Whether there is room for placing some letters once.
    mutating func takes(_ letters: Int) -> Bool {
      guard placements > 0, budget.takes(letters / Self.placementsPerPoint + 1) else {
        return false
      }
      placements -= max(letters, 1)
      return true
    }
  }

  let text: TextEvaluator
  /// The document.
  let layout: Int
  /// How far letters may be off the straight way.
  let tolerance: Deviation
  private var room: Room
  private(set) var samples: [Sample<[PlacedLetter]>] = []
  /// How far letters go off the straight way between samples, where the limit was reached.
  private(set) var missed = Deviation()

  /// Where a way is looked at besides its middle: a letter that is only brushed by a selector moves
  /// and is back before that.
  private static let shares = [0.3, 0.7]
  /// Shorter ways are not divided (seconds).
  private static let shortest = 2e-6

  /// Places letters at ascending times, and between as often as there is room.
  init(
    _ text: TextEvaluator, layout: Int, at times: [Double], tolerance: Deviation, room: Room
  ) {
    self.text = text
    self.layout = layout
    self.tolerance = tolerance
    self.room = room
    for time in times {
      let next = sample(at: time)
      if let last = samples.last { divide(last, next, mayStop: false) }
      samples.append(next)
    }
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
      guard room.takes(start.value.count) else {
        let middle = sample(at: (start.time + end.time) / 2)
        missed.grow(way(start, end, over: middle, and: Self.shares))
        return
      }
    }
    let middle = sample(at: start.time + (end.time - start.time) / 2)
    // What is divided once is divided because of some letter; the others were looked at before.
    let shares = mayStop ? [] : Self.shares
    guard !isNear(way(start, end, over: middle, and: shares)) else {
      samples.append(middle)
      return
    }
    divide(start, middle, mayStop: true)
    samples.append(middle)
    divide(middle, end, mayStop: true)
  }

  private func isNear(_ deviation: Deviation) -> Bool {
    // Written so that a place that is none does not count as near.
    deviation.distance <= tolerance.distance && deviation.color <= tolerance.color
  }

  /// How far letters go off straight ways from one sample over the middle to another, looked at
  /// there and at some other shares of the time.
  private func way(
    _ start: Sample<[PlacedLetter]>, _ end: Sample<[PlacedLetter]>,
    over middle: Sample<[PlacedLetter]>, and shares: [Double]
  ) -> Deviation {
    var result = deviation(start.value, middle.value, end.value, at: 0.5)
    for share in shares {
      let place = sample(at: start.time + (end.time - start.time) * share)
      result.grow(
        share < 0.5
          ? deviation(start.value, place.value, middle.value, at: share * 2)
          : deviation(middle.value, place.value, end.value, at: share * 2 - 1))
    }
    return result
  }

  /// How far the letters of a sample are from a share of the way between others.
  private func deviation(
    _ start: [PlacedLetter], _ middle: [PlacedLetter], _ end: [PlacedLetter], at share: Double
  ) -> Deviation {
    var result = Deviation()
    guard start.count == middle.count, middle.count == end.count else { return result }
    for index in middle.indices {
      result.grow(deviation(start[index], middle[index], end[index], at: share))
    }
    return result
  }

  private func deviation(
    _ start: PlacedLetter, _ middle: PlacedLetter, _ end: PlacedLetter, at share: Double
  ) -> Deviation {
    var result = Deviation()
    let size = text.layouts[layout].document.size
    let corners = [
      Point.zero, Point(x: size, y: 0), Point(x: 0, y: -size), Point(x: size, y: -size),
    ]
    for corner in corners {
      let way = Point.interpolate(start.matrix.apply(corner), end.matrix.apply(corner), share)
      result.grow(Deviation(distance: (middle.matrix.apply(corner) - way).length))
    }
    let opacity = Double.interpolate(start.opacity, end.opacity, share)
    result.grow(Deviation(color: abs(middle.opacity - opacity)))
    result.grow(deviation(start.fill, middle.fill, end.fill, at: share))
    result.grow(deviation(start.stroke, middle.stroke, end.stroke, at: share))
    return result
  }

  private func deviation(
    _ start: Color?, _ middle: Color?, _ end: Color?, at share: Double
  ) -> Deviation {
    guard let start, let middle, let end else { return Deviation() }
    return Deviation(color: Distance.of(middle, .interpolate(start, end, share)))
  }
}
