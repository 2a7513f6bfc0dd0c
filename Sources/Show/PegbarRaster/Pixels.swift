/// The pixels of a picture.
package struct Pixels: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The colors by rows, from the top left: 8 bits each for alpha, red, green, and blue, from the
  /// highest to the lowest, with premultiplied alpha.
  package internal(set) var colors: [UInt32]

  /// Returns the share of pixels that differ visibly, 0…1.
  ///
  /// A pixel differs if a channel differs by more than 32 of 255. Pictures of different sizes
  /// differ entirely.
  package func difference(from other: Pixels) -> Double {
    guard width == other.width, height == other.height, !colors.isEmpty else { return 1 }
    var count = 0
    for (one, two) in zip(colors, other.colors) where one != two {
      if PixelColor(one).differsVisibly(from: PixelColor(two)) { count += 1 }
    }
    return Double(count) / Double(colors.count)
  }
}

extension PixelColor {
  /// Returns `true` if a channel differs by more than 32 of 255.
  func differsVisibly(from other: PixelColor) -> Bool {
    func differs(_ one: UInt8, _ two: UInt8) -> Bool { max(one, two) - min(one, two) > 32 }
    return differs(alpha, other.alpha) || differs(red, other.red) || differs(green, other.green)
      || differs(blue, other.blue)
  }
}
