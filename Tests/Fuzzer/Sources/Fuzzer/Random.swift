/// Random numbers that are the same in every run and on every machine.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator for a seed and the number of a mutant.
  init(seed: UInt64, number: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ (number &+ 1) &* 0xD1B5_4A32_D192_ED03
    for _ in 0..<4 { _ = next() }
  }

  /// Returns the next number of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, but not including, a bound; 0 if the range is empty.
  mutating func below(_ bound: Int) -> Int {
    bound > 1 ? Int(next() % UInt64(bound)) : 0
  }

  /// Returns a number in a range.
  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// Returns `true` once in a number of times.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// Returns a random element, or `nil` if there are none.
  mutating func element<C: RandomAccessCollection>(of elements: C) -> C.Element?
  where C.Index == Int {
    elements.isEmpty ? nil : elements[elements.startIndex + below(elements.count)]
  }

  /// Returns a number from 1 to a bound, spread over orders of magnitude: often small, seldom
  /// large.
  mutating func upTo(_ bound: Int) -> Int {
    let bits = Int.bitWidth - bound.leadingZeroBitCount
    return min(bound, 1 + below(1 << within(0...bits)))
  }
}
