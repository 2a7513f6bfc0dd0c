/// Changes bytes regardless of their meaning.
struct ByteMutation {
  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "null", "1e309", "-", "[[[[[[[[", "0",
    "\u{0}", "\u{FEFF}", "\\ud800", "//", "/*", "99999999999999999999",
  ]

  var random: Random

  /// Returns the bytes with random changes.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var random = random
    var bytes = bytes
    for _ in 0..<random.upTo(20) where !bytes.isEmpty {
      let position = random.below(bytes.count)
      switch random.below(9) {
      case 0: bytes[position] ^= 1 << UInt8(random.below(8))
      case 1: bytes[position] = UInt8(random.below(256))
      case 2: bytes.insert(UInt8(random.below(256)), at: position)
      case 3: bytes.remove(at: position)
      case 4: bytes.removeSubrange(position..<min(position + random.upTo(200), bytes.count))
      case 5:
        let part = bytes[position..<min(position + random.upTo(500), bytes.count)]
        let times = random.upTo(20)
        bytes.insert(
          contentsOf: repeatElement(part, count: times).joined(), at: random.below(bytes.count))
      case 6, 7:
        let token = random.element(of: Self.tokens) ?? "0"
        bytes.insert(contentsOf: Array(token.utf8), at: position)
      case _: if random.once(in: 4) { bytes.removeSubrange(position...) }
      }
    }
    return bytes
  }
}
