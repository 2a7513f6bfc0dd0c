internal import PegbarGeometry

extension Surface {
  /// Blurs all channels by standard deviations in pixels along the axes.
  func blur(_ horizontal: Double, _ vertical: Double) {
    let (rows, columns) = (area.height, area.width)
    let channels: Int =
      switch content {
      case .color: 4
      case .coverage: 1
      }
    _ = withBytes { bytes, stride in
      if var blur = LineBlur(deviation: horizontal, length: columns) {
        for row in 0..<rows {
          for channel in 0..<channels {
            blur.apply(to: bytes, from: row * stride + channel, step: channels)
          }
        }
      }
      if var blur = LineBlur(deviation: vertical, length: rows) {
        for column in 0..<(columns * channels) {
          blur.apply(to: bytes, from: column, step: stride)
        }
      }
    }
  }

  /// Replaces each pixel of this coverage by the maximum within distances in whole pixels.
  func widen(by horizontal: Int, _ vertical: Int) {
    let (rows, columns) = (area.height, area.width)
    _ = withBytes { bytes, stride in
      var line = LineMaximum(reach: horizontal, length: columns)
      for row in 0..<rows { line.apply(to: bytes, from: row * stride, step: 1) }
      line = LineMaximum(reach: vertical, length: rows)
      for column in 0..<columns { line.apply(to: bytes, from: column, step: stride) }
    }
  }
}

/// A blur of one line of values.
private struct LineBlur {
  /// The distances to the first and the last value of each mean, and its factor.
  private let boxes: [(before: Int, after: Int)]
  private let kernel: [Float]
  private let length: Int
  private var line: [Float]
  private var next: [Float]

  /// Creates a blur; `nil` if it changes nothing.
  init?(deviation: Double, length: Int) {
    guard deviation > 0.02, length > 0 else { return nil }
    self.length = length
    line = Array(repeating: 0, count: length)
    next = line
    // Wider blurs look the same.
    let deviation = min(deviation, 5000)
    guard deviation >= 2 else {
      boxes = []
      let reach = Int((deviation * 4).rounded(.up))
      let weights = (-reach...reach).map { place in
        power(0.5, Double(place * place) / (2 * deviation * deviation) / 0.6931471805599453)
      }
      let sum = weights.reduce(0, +)
      kernel = weights.map { Float($0 / sum) }
      return
    }
    kernel = []
    // Three means are almost a Gaussian (SVG, feGaussianBlur).
    let width = Int((deviation * 1.8799712).rounded())
    let half = width / 2
    boxes =
      width % 2 == 1
      ? Array(repeating: (half, half), count: 3)
      : [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// Blurs every value at a distance of `step`.
  mutating func apply(to bytes: UnsafeMutableRawBufferPointer, from start: Int, step: Int) {
    var isEmpty = true
    for index in 0..<length {
      let value = bytes[start + index * step]
      if value != 0 { isEmpty = false }
      line[index] = Float(value)
    }
    guard !isEmpty else { return }
    if boxes.isEmpty { convolve() }
    for box in boxes { takeMeans(before: box.before, after: box.after) }
    for index in 0..<length {
      bytes[start + index * step] = UInt8(min(max(line[index] + 0.5, 0), 255))
    }
  }

  private mutating func convolve() {
    let reach = kernel.count / 2
    for index in 0..<length {
      var sum: Float = 0
      for place in max(index - reach, 0)...min(index + reach, length - 1) {
        sum += line[place] * kernel[place - index + reach]
      }
      next[index] = sum
    }
    swap(&line, &next)
  }

  private mutating func takeMeans(before: Int, after: Int) {
    let factor = 1 / Double(before + after + 1)
    var sum = 0.0
    for place in 0..<min(after, length) { sum += Double(line[place]) }
    for index in 0..<length {
      if index + after < length { sum += Double(line[index + after]) }
      next[index] = Float(sum * factor)
      if index - before >= 0 { sum -= Double(line[index - before]) }
    }
    swap(&line, &next)
  }
}

/// The maximum within a distance of each value of a line (van Herk).
private struct LineMaximum {
  private let reach: Int
  private let length: Int
  private var forward: [UInt8]
  private var backward: [UInt8]

  init(reach: Int, length: Int) {
    // Nothing is beyond the ends of the line.
    let reach = min(reach, length)
    (self.reach, self.length) = (reach, length)
    // The line has a margin on both sides, and is divided into blocks of the width of the window.
    let count = length + 2 * reach
    let block = 2 * reach + 1
    let padded = (count + block - 1) / block * block
    forward = Array(repeating: 0, count: padded)
    backward = forward
  }

  mutating func apply(to bytes: UnsafeMutableRawBufferPointer, from start: Int, step: Int) {
    guard reach > 0 else { return }
    let block = 2 * reach + 1
    for place in forward.indices {
      let index = place - reach
      let value = index >= 0 && index < length ? bytes[start + index * step] : 0
      (forward[place], backward[place]) = (value, value)
    }
    for place in forward.indices where place % block != 0 {
      forward[place] = max(forward[place], forward[place - 1])
    }
    for place in backward.indices.reversed() where place % block != block - 1 {
      backward[place] = max(backward[place], backward[place + 1])
    }
    for index in 0..<length {
      bytes[start + index * step] = max(backward[index], forward[index + 2 * reach])
    }
  }
}
