internal import PegbarScene

/// About how many bytes keys take as code.
struct KeySize {
  /// What a curve takes, and saying that there is none.
  private static let (curve, linear) = (26, 9)
  /// From how many keys on their numbers are one text, in which each is a step from the one before.
  private static let manyKeys = 13
  /// How many numbers a value has that is no outline.
  private static let fewNumbers = 5

  /// The bytes.
  let bytes: Int

  /// A number of bytes.
  init(bytes: Int) { self.bytes = bytes }

  /// Measures keys.
  init<Value: ShortValue>(_ keys: [Key<Value>]) {
    guard let first = keys.first?.value.numbers else {
      bytes = 0
      return
    }
    var bytes = keys.count * Self.size(ofKeyAmong: keys, first)
    let curves = keys.dropLast().map(\.curve)
    // The first curve serves all segments that the others leave; all are linear without any.
    if curves.contains(where: { $0 != .linear }) {
      let list = curves.prefix(1) + curves.drop { $0 == curves.first }
      for curve in list { bytes += curve == .linear ? Self.linear : Self.curve }
    }
    self.bytes = bytes
  }

  /// What one key takes.
  private static func size<Value: ShortValue>(
    ofKeyAmong keys: [Key<Value>], _ first: [Double]
  ) -> Int {
    let isLong = keys.count >= manyKeys
    let time = isLong ? 4 : 8
    // Outlines are a text each, in which each point is a step; some are shared.
    guard first.count <= fewNumbers else { return time + first.count * 15 / 4 }
    guard isLong else { return time + first.count * 7 }
    var moves = Array(repeating: false, count: first.count)
    for key in keys.dropFirst() {
      for (index, number) in key.value.numbers.enumerated() where index < moves.count {
        if number != first[index] { moves[index] = true }
      }
    }
    return time + moves.reduce(0) { $0 + ($1 ? 5 : 2) }
  }

  /// Whether it is so much less that fewer keys are worth their curves.
  func isClearlyLess(than other: KeySize) -> Bool {
    bytes + max(Self.curve, other.bytes / 10) < other.bytes
  }
}
