internal import PegbarScene

/// Times in frames, which are familiar to designers and short to write.
struct FrameTimes {
  private let grid: FrameGrid
  /// The frame from which frames are counted.
  private var first = 0.0

  /// The maximum error of a time in seconds: a handwritten scene may have microseconds.
  private static let slack = 1.1e-6
  /// The maximum error of a sum of times in nanoseconds.
  private static let sumSlack = 5e-9

  init(rate: Double) { grid = FrameGrid(rate: rate) }

  /// The number of frames per second; 1 if the scene's rate is invalid.
  var rate: Double { grid.rate }

  /// Returns times that are counted from a time in seconds, like the frames of a transaction.
  func counted(from begin: Double) -> FrameTimes {
    var result = self
    result.first = (begin * rate * 1000).rounded() / 1000
    return result
  }

  /// Returns the shortest frame number that the generated code converts to this time.
  ///
  /// An unrounded time inside a cycle is rounded first.
  func frame(_ time: Double) -> Double {
    let frames = time * rate - first
    return shortFrame(time) ?? exactFrame(time) ?? exactFrame(seconds(frames)) ?? frames
  }

  /// Returns a frame number with at most three decimals that differs only by errors of rounding.
  private func shortFrame(_ time: Double) -> Double? {
    let frame = ((time * rate - first) * 1000).rounded() / 1000
    guard abs(seconds(frame) - time) < Self.slack else { return nil }
    return frame == 0 ? 0 : frame
  }

  /// Returns the frames of repeated keyframes, whose rounded times are spread over the unrounded
  /// cycle.
  func cycleFrames(_ times: [Double]) -> [Double] {
    guard let start = times.first, let last = times.last, last > start else {
      return times.map(frame)
    }
    let end = grid.time(last)
    return times.map { time in
      let rounded = start + (time - start) * (end - start) / (last - start)
      return frame((rounded * 1e9).rounded() / 1e9)
    }
  }

  private func exactFrame(_ time: Double) -> Double? {
    // A frame's time is rounded down to nanoseconds, so the frame is at this time or slightly after
    // it.
    let frames = [time, time + 5e-10].map { $0 * rate - first }
    let exact = NumberData.shortest(of: frames) { seconds($0) == time }
    return exact == 0 ? 0 : exact
  }

  /// Returns the number of frames in a cycle, whose duration is not rounded.
  func cycle(_ seconds: Double) -> Double {
    let frames = seconds * rate
    return NumberData.shortest(of: [frames]) { abs($0 / rate - seconds) < 1e-12 } ?? frames
  }

  /// Returns the duration of a cycle in seconds, written as frames if their number is short.
  func spelling(cycle frames: Double, _ seconds: Double) -> SwiftExpression {
    guard frames == (frames * 1000).rounded() / 1000 else { return .number(seconds) }
    return .word(fraction(frames))
  }

  private func fraction(_ frames: Double) -> String {
    "\(SwiftLiteral.number(frames)) / \(SwiftLiteral.number(rate))"
  }

  /// Returns a time or a duration in seconds; as a fraction such as `14 / 30` if it is short.
  func spelling(seconds: Double) -> String {
    let short = (seconds * 1000).rounded() / 1000
    if abs(short - seconds) < Self.sumSlack { return SwiftLiteral.number(short) }
    let frames = (seconds * rate * 1000).rounded() / 1000
    guard abs(frames / rate - seconds) < Self.slack else {
      return SwiftLiteral.number(seconds.inNanoseconds)
    }
    return fraction(frames)
  }

  /// Returns the functions that convert frames to times at the scene's frame rate.
  ///
  /// - Parameter maker: The function that counts frames for the style.
  func nodes(for uses: SwiftUses, by maker: Support) -> [SwiftNode] {
    guard uses.hasFrames else { return [] }
    let rate = SwiftLiteral.number(rate)
    func times(_ frames: SwiftExpression) -> SwiftExpression {
      .value(.support(maker), [.init("", frames), .init("at", .word(rate))])
    }
    let list = "@inline(never) func frames(_ frames: Double...) -> [TimeInterval]"
    var nodes: [SwiftNode] = [
      .line("/// Returns the times of frames."), .getter(list, times(.word("frames"))),
    ]
    if uses.hasFrameData {
      nodes += [
        .blank,
        .block(
          "@inline(never) func frames(data: String, from start: Double = 0) -> [TimeInterval] {",
          [.statement(times(.word("sums(data, from: start)")))]),
      ]
    }
    return [.blank, .type("private extension CALayer", nodes)]
  }

  /// Returns the time of a frame, with the formula of the generated code.
  private func seconds(_ frames: Double) -> Double { grid.seconds(first + frames) }

  /// Returns the frames of steps without redundant time before the scene, because the first value
  /// applies until the second frame.
  static func opened(_ frames: [Double]) -> [Double] {
    guard frames.count > 1, frames[0] < 0 else { return frames }
    let (first, second) = (frames[0], frames[1])
    if second > 0 { return [0] + frames.dropFirst() }
    guard second > first + 1, second == second.rounded() else { return frames }
    return [second - 1] + frames.dropFirst()
  }

  /// Returns the frames of steps and the frame after the last, for which the last value applies.
  static func closed(_ frames: [Double]) -> [Double] {
    guard let last = frames.last else { return frames }
    return frames + [last + 1]
  }
}
