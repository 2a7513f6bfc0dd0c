extension Surface {
  /// Sets every pixel of this coverage from the color at its place in a surface with the same area.
  func setCoverage(of colors: Surface, _ coverage: (UInt32) -> UInt8) {
    let (rows, columns) = (area.height, area.width)
    _ = withBytes { bytes, stride in
      colors.withColors { words in
        for row in 0..<rows {
          for column in 0..<columns {
            bytes[row * stride + column] = coverage(words[row * columns + column])
          }
        }
      }
    }
  }

  /// Combines every pixel of this coverage with that of another one with the same area.
  func combineCoverage(with other: Surface, _ combine: (UInt8, UInt8) -> UInt8) {
    _ = withBytes { bytes, _ in
      other.withBytes { others, _ in
        // Both have the same stride.
        for index in bytes.indices where index < others.count {
          bytes[index] = combine(bytes[index], others[index])
        }
      }
    }
  }

  /// Multiplies this coverage by a factor of 0…1.
  func scaleCoverage(by factor: Double) {
    guard factor < 1 else { return }
    let factor = UInt32((min(max(factor, 0), 1) * 65_536).rounded())
    changeCoverage { UInt8(truncatingIfNeeded: (UInt32($0) * factor + 32_768) >> 16) }
  }

  /// Changes every pixel of this coverage.
  func changeCoverage(_ change: (UInt8) -> UInt8) {
    _ = withBytes { bytes, _ in
      for index in bytes.indices { bytes[index] = change(bytes[index]) }
    }
  }

  /// Changes every pixel of this surface with colors.
  func changeColors(_ change: (PixelColor) -> PixelColor) {
    _ = withColors { words in
      for index in words.indices where words[index] != 0 {
        words[index] = change(PixelColor(words[index])).word
      }
    }
  }

  /// Calls a closure with the colors by rows, without gaps.
  func withColors<Result>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Result) -> Result? {
    // cairo aligns rows to 4 bytes, so rows of colors have no gaps.
    withBytes { bytes, _ in body(bytes.bindMemory(to: UInt32.self)) }
  }
}
