internal import PegbarGeometry
package import PegbarScene

/// What an animator selects at a time.
///
/// - Source: lottie-web TextSelectorProperty.js.
package struct SelectedRange: Hashable, Sendable {
  /// Where the range begins, in units.
  package var start: Double
  /// Where the range ends, in units; not before the start.
  package var end: Double
  private let shape: TextSelector.Shape
  private let amount: Double
  private let smoothness: Double
  private let easing: TimingCurve

  /// The range of a selector at a time, in a text of so many units.
  package init(_ selector: TextSelector, unitCount: Int, at time: Double) {
    let count = Double(unitCount)
    let scale: Double
    let usualEnd: Double
    switch selector.units {
    case .fraction: (scale, usualEnd) = (count, 1)
    case .index: (scale, usualEnd) = (1, count)
    }
    let offset = selector.offset.value(at: time)
    let first = (selector.start.value(at: time) + offset) * scale
    let last = ((selector.end?.value(at: time) ?? usualEnd) + offset) * scale
    start = min(first, last)
    end = max(first, last)
    shape = selector.shape
    amount = selector.amount.value(at: time)
    smoothness = selector.smoothness.value(at: time)
    let low = min(max(selector.easeLow.value(at: time), -1), 1)
    let high = min(max(selector.easeHigh.value(at: time), -1), 1)
    easing = TimingCurve(max(low, 0), max(-low, 0), 1 - max(high, 0), 1 + min(high, 0))
  }

  /// How much a unit is selected, −1…1.
  package func amount(of index: Int) -> Double {
    var share = easing.progress(at: coverage(of: Double(index)))
    if smoothness != 1 {
      // A smaller range of amounts is stretched to the whole: the edges get harder.
      let range = max(smoothness, 1e-8)
      share = min(max((share - (0.5 - range / 2)) / range, 0), 1)
    }
    return share * amount
  }

  /// Where the range's edges stand when the amount of a unit begins to change, turns or ends; the
  /// points of smoothness are there for units without ease.
  func breaks(of index: Int) -> [Break] {
    let unit = Double(index)
    let middle = unit + 0.5
    // What share of the whole amount is clamped to all or nothing.
    let clamped =
      smoothness > 0 && smoothness < 1 && easing == TimingCurve(0, 0, 1, 1)
      ? [0.5 - smoothness / 2, 0.5 + smoothness / 2] : []
    switch shape {
    case .square:
      return ([0, 1] + clamped).flatMap {
        [Break(share: 0, place: unit + 1 - $0), Break(share: 1, place: unit + $0)]
      }
    case .rampUp, .rampDown:
      return ([0, 1] + clamped).map { Break(share: $0, place: middle) }
    case .triangle:
      return ([0, 1] + clamped).flatMap {
        [Break(share: $0 / 2, place: middle), Break(share: 1 - $0 / 2, place: middle)]
      }
    case .round, .smooth:
      return [0, 0.5, 1].map { Break(share: $0, place: middle) }
    }
  }

  /// A place that a point of the range passes, which is a break in the amount of a unit.
  struct Break: Hashable {
    /// Which point of the range, from its start to its end, 0…1.
    var share: Double
    /// What it passes, in units.
    var place: Double
  }

  /// The place of a point of the range, 0…1, in units.
  func place(of share: Double) -> Double { start + share * (end - start) }

  /// How much of a unit the range covers, by its shape, 0…1.
  private func coverage(of index: Double) -> Double {
    // Where the middle of the unit lies in the range, 0…1; a range without length is passed at once.
    let ramp =
      end > start
      ? min(max((index + 0.5 - start) / (end - start), 0), 1) : index >= end ? 1 : 0
    switch shape {
    case .square: return max(min(end, index + 1) - max(start, index), 0)
    case .rampUp: return ramp
    case .rampDown: return 1 - ramp
    case .triangle: return ramp < 0.5 ? ramp * 2 : 1 - 2 * (ramp - 0.5)
    case .round:
      let side = 2 * ramp - 1
      return max(1 - side * side, 0).squareRoot()
    case .smooth: return (1 + sineAndCosine(degrees: 180 + 360 * ramp).cosine) / 2
    }
  }
}

/// Which unit of a selector each letter of a text belongs to.
struct SelectorUnits: Sendable {
  /// The unit of each letter; none where nothing selects.
  private(set) var indices: [Int] = []
  /// How many units there are.
  private(set) var count = 0

  /// Counts the units; `seed` decides a random order, which is always the same one.
  init(_ letters: [TextLayout.Letter], _ selector: TextSelector?, seed: UInt64) {
    guard let selector else { return }
    indices.reserveCapacity(letters.count)
    for (index, letter) in letters.enumerated() {
      indices.append(count)
      let isLast = index == letters.count - 1
      let ends =
        switch selector.basis {
        case .characters: !letter.isBreak
        case .charactersExcludingSpaces: !letter.isBreak && !letter.isSpace
        case .words: letter.isBreak || letter.isSpace || isLast
        case .lines: letter.isBreak || isLast
        }
      if ends { count += 1 }
    }
    guard selector.isRandom, count > 1 else { return }
    let order = Self.shuffled(count, seed: seed)
    // What stands after the last unit keeps its place.
    indices = indices.map { $0 < order.count ? order[$0] : $0 }
  }

  /// The numbers below a count in random order (Fisher–Yates with SplitMix64).
  private static func shuffled(_ count: Int, seed: UInt64) -> [Int] {
    var state = seed
    var order = Array(0..<count)
    for last in stride(from: count - 1, to: 0, by: -1) {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      bits ^= bits >> 31
      order.swapAt(last, Int(truncatingIfNeeded: bits % UInt64(last + 1)))
    }
    return order
  }
}
