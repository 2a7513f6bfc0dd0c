internal import CPegbarZlib

extension Pixels {
  /// Returns the compressed data of an area (PNG, section 10).
  func data(of area: PixelArea) -> [UInt8] {
    let filtered = filtered(area)
    var count = compressBound(UInt(filtered.count))
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, written in
      // The bound is large enough, so compressing succeeds unless memory is exhausted.
      let status = compress2(
        buffer.baseAddress, &count, filtered, UInt(filtered.count), Self.level)
      written = status == Z_OK ? Int(count) : 0
    }
  }

  /// The level of zlib: higher ones save a few percent and need several times as long.
  private static let level: Int32 = 4

  /// Returns red, green, blue, and straight alpha by rows, as differences from the row above.
  private func filtered(_ area: PixelArea) -> [UInt8] {
    let stride = area.width * 4
    return [UInt8](unsafeUninitializedCapacity: (stride + 1) * area.height) { buffer, written in
      var above = [UInt8](repeating: 0, count: stride)
      var line = above
      var end = 0
      for row in area.y..<(area.y + area.height) {
        fill(&line, row: row, from: area.x)
        buffer[end] = 2  // Up
        for index in 0..<stride { buffer[end + 1 + index] = line[index] &- above[index] }
        end += stride + 1
        swap(&line, &above)
      }
      written = end
    }
  }

  private func fill(_ line: inout [UInt8], row: Int, from start: Int) {
    var place = row * width + start
    var last: (word: UInt32, straight: (red: Int, green: Int, blue: Int)) = (0, (0, 0, 0))
    for index in stride(from: 0, to: line.count, by: 4) {
      let word = colors[place]
      if word != last.word { last = (word, PixelColor(word).straight) }
      line[index] = UInt8(truncatingIfNeeded: last.straight.red)
      line[index + 1] = UInt8(truncatingIfNeeded: last.straight.green)
      line[index + 2] = UInt8(truncatingIfNeeded: last.straight.blue)
      line[index + 3] = UInt8(truncatingIfNeeded: word >> 24)
      place += 1
    }
  }
}
