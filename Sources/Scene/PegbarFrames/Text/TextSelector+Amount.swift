internal import PegbarGeometry
package import PegbarScene

/// The range that an animator selects at a time.
///
/// - Source: lottie-web TextSelectorProperty.js.
package struct SelectedRange: Hashable, Sendable {
  /// The start of the range, in units.
  package var start: Double
  /// The end of the range, in units; not before the start.
  package var end: Double
  private let shape: TextSelector.Shape
  private let amount: Double
  private let smoothness: Double
  private let easing: TimingCurve

  /// Creates the range of a selector at a time, in a text with a number of units.
  package init(_ selector: TextSelector, unitCount: Int, at time: Double) {
    (start, end) = Self.bounds(selector, unitCount: unitCount, at: time)
    shape = selector.shape
    amount = selector.amount.value(at: time)
    smoothness = selector.smoothness.value(at: time)
    let low = min(max(selector.easeLow.value(at: time), -1), 1)
    let high = min(max(selector.easeHigh.value(at: time), -1), 1)
    easing = TimingCurve(max(low, 0), max(-low, 0), 1 - max(high, 0), 1 + min(high, 0))
  }

  /// Returns the start and the end of the range of a selector at a time, in units.
  static func bounds(
    _ selector: TextSelector, unitCount: Int, at time: Double
  ) -> (start: Double, end: Double) {
    let count = Double(unitCount)
    let scale: Double
    let defaultEnd: Double
    switch selector.units {
    case .fraction: (scale, defaultEnd) = (count, 1)
    case .index: (scale, defaultEnd) = (1, count)
    }
    let offset = selector.offset.value(at: time)
    let first = (selector.start.value(at: time) + offset) * scale
    let last = ((selector.end?.value(at: time) ?? defaultEnd) + offset) * scale
    return (min(first, last), max(first, last))
  }

  /// Returns the amount by which a unit is selected, −1…1.
  package func amount(of index: Int) -> Double {
    var share = easing.progress(at: coverage(of: Double(index)))
    if smoothness != 1 {
      // A smaller range of amounts is stretched to the full range, which hardens the edges.
      let range = max(smoothness, 1e-8)
      share = min(max((share - (0.5 - range / 2)) / range, 0), 1)
    }
    return share * amount
  }

  /// Returns the positions of the range at which the amount of a unit begins to change, turns, or
  /// ends; smoothness is only considered without ease.
  func breaks(of index: Int) -> [Break] {
    let unit = Double(index)
    let middle = unit + 0.5
    // The fractions beyond which the amount is clamped to none or all.
    var clamped: [Double] = []
    if smoothness < 1, easing == TimingCurve(0, 0, 1, 1) {
      // Without smoothness, both are the same, and the unit jumps.
      clamped = smoothness > 0 ? [0.5 - smoothness / 2, 0.5 + smoothness / 2] : [0.5]
    }
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

  /// A break in the amount of a unit, where a point of the range passes a position.
  struct Break: Hashable {
    /// The point of the range, from its start to its end, 0…1.
    var share: Double
    /// The position that the point passes, in units.
    var place: Double
  }

  /// Returns the position of a point of the range, 0…1, in units.
  func place(of share: Double) -> Double { start + share * (end - start) }

  /// Returns the fraction of a unit that the range covers, by its shape, 0…1.
  private func coverage(of index: Double) -> Double {
    // The middle of the unit as a fraction of the range, 0…1; a range without length is a step.
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

/// The unit of a selector that each letter of a text belongs to.
struct SelectorUnits: Sendable {
  /// The unit of each letter; empty without a selector.
  private(set) var indices: [Int] = []
  /// The number of units.
  private(set) var count = 0

  /// Creates the units; `seed` determines a random order, which is always the same.
  init(_ letters: [TextLayout.Letter], _ selector: TextSelector?, seed: UInt64) {
    guard let selector else { return }
    indices.reserveCapacity(letters.count)
    for (index, letter) in letters.enumerated() {
      indices.append(count)
      let isLast = index == letters.count - 1
      let ends =
        switch selector.basis {
        case .characters: !letter.box.isBreak
        case .charactersExcludingSpaces: !letter.box.isBreak && !letter.box.isSpace
        case .words: letter.box.isBreak || letter.box.isSpace || isLast
        case .lines: letter.box.isBreak || isLast
        }
      if ends { count += 1 }
    }
    guard selector.isRandom, count > 1 else { return }
    let order = Self.shuffled(count, seed: seed)
    // Letters after the last unit keep their position.
    indices = indices.map { $0 < order.count ? order[$0] : $0 }
  }

  /// Returns the numbers below a count in random order (Fisher–Yates with SplitMix64).
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
