/// Writes pictures as PNG files.
package enum PNG {
  /// Returns a file with one picture; the same picture always results in the same file.
  package static func file(_ picture: Pixels) -> [UInt8] {
    var file = PNGFile()
    file.appendHeader(width: picture.width, height: picture.height)
    file.append("IDAT", picture.data(of: picture.area))
    file.appendEnd()
    return file.bytes
  }

  /// Returns `true` for a file that Pegbar wrote, `false` if it was edited since, and `nil` for
  /// other files.
  package static func isUnedited(_ bytes: [UInt8]) -> Bool? { PNGFile.isUnedited(bytes) }
}

/// An animated PNG file under construction.
///
/// A picture equal to the one before makes that one stay longer, and others replace only the area
/// that differs.
///
/// - Source: W3C, Portable Network Graphics (PNG) Specification, third edition, section 11.3.6.
package struct AnimatedPNG {
  /// A picture that replaces an area for a time.
  private struct Part {
    var area: PixelArea
    var data: [UInt8]
    var frames: Int
  }

  private var last: Pixels
  private var parts: [Part]
  /// The duration of a picture in seconds.
  private let interval: Double
  /// A Boolean value that indicates whether the animation repeats forever; otherwise, it plays
  /// once.
  private let loops: Bool

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - first: The first picture.
  ///   - interval: The duration of a picture in seconds.
  ///   - loops: Whether the animation repeats forever.
  package init(_ first: Pixels, interval: Double, loops: Bool) {
    (last, self.interval, self.loops) = (first, interval, loops)
    parts = [Part(area: first.area, data: first.data(of: first.area), frames: 1)]
  }

  /// Adds the next picture, which has the size of the first one.
  package mutating func append(_ picture: Pixels) {
    guard let area = picture.area(differentFrom: last) else {
      parts[parts.count - 1].frames += 1
      return
    }
    parts.append(Part(area: area, data: picture.data(of: area), frames: 1))
    last = picture
  }

  /// The file; the same pictures always result in the same file.
  package var file: [UInt8] {
    var file = PNGFile()
    file.appendHeader(width: last.width, height: last.height)
    file.append("acTL", parts.count.bigEndianBytes + (loops ? 0 : 1).bigEndianBytes)
    var number = 0
    for (index, part) in parts.enumerated() {
      file.append("fcTL", number.bigEndianBytes + control(of: part))
      number += 1
      if index == 0 {
        file.append("IDAT", part.data)
      } else {
        file.append("fdAT", number.bigEndianBytes + part.data)
        number += 1
      }
    }
    file.appendEnd()
    return file.bytes
  }

  /// Returns the area, the duration as a fraction, and how the picture replaces the one before.
  private func control(of part: Part) -> [UInt8] {
    let area = part.area
    let sizes = [area.width, area.height, area.x, area.y].flatMap(\.bigEndianBytes)
    let seconds = min(max(interval * Double(part.frames), 0), 60_000)
    // Both numbers have 16 bits.
    let divisor = seconds < 60 ? 1000.0 : 1
    let delay = Int(exactly: (seconds * divisor).rounded()) ?? 0
    let fraction = [delay >> 8, delay, Int(divisor) >> 8, Int(divisor)]
    return sizes + fraction.map { UInt8(truncatingIfNeeded: $0) } + [0, 0]
  }
}

extension Pixels {
  /// All pixels.
  fileprivate var area: PixelArea { PixelArea(width: width, height: height) }

  /// Returns the smallest area outside of which a picture of the same size is equal, or `nil` if
  /// both are equal.
  fileprivate func area(differentFrom other: Pixels) -> PixelArea? {
    guard width == other.width, height == other.height else { return area }
    var (left, right, top, bottom) = (width, -1, height, -1)
    for row in 0..<height {
      let line = row * width..<(row + 1) * width
      guard colors[line] != other.colors[line] else { continue }
      (top, bottom) = (min(top, row), row)
      for place in line where colors[place] != other.colors[place] {
        left = min(left, place - line.lowerBound)
        right = max(right, place - line.lowerBound)
      }
    }
    guard right >= left else { return nil }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
