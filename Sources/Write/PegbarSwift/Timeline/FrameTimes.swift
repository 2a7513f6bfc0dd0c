internal import PegbarScene

/// Times in frames, which are familiar to designers and short to write.
struct FrameTimes {
  /// The number of frames per second; 1 if the scene's rate is invalid.
  let rate: Double
  /// The frame from which frames are counted.
  private var first = 0.0

  init(rate: Double) { self.rate = rate.isFinite && rate > 0 ? rate : 1 }

  /// Returns times that are counted from a time in seconds, like the frames of a transaction.
  func counted(from begin: Double) -> FrameTimes {
    var result = self
    result.first = (begin * rate * 1000).rounded() / 1000
    return result
  }

  /// Returns the shortest frame number that the generated code converts to exactly this time.
  ///
  /// An unrounded time inside a cycle is rounded first.
  func frame(_ time: Double) -> Double {
    let frames = time * rate - first
    return exactFrame(time) ?? exactFrame(seconds(frames)) ?? frames
  }

  /// Returns the frames of repeated keyframes, whose rounded times are spread over the unrounded
  /// cycle.
  func cycleFrames(_ times: [Double]) -> [Double] {
    guard let start = times.first, let last = times.last, last > start else {
      return times.map(frame)
    }
    let end = seconds(last * rate - first)
    return times.map { time in
      let rounded = start + (time - start) * (end - start) / (last - start)
      return frame((rounded * 1e6).rounded() / 1e6)
    }
  }

  private func exactFrame(_ time: Double) -> Double? {
    // A frame's time is rounded down to microseconds, so the frame is at this time or slightly
    // after it.
    let frames = [time, time + 5e-7].map { $0 * rate - first }
    let exact = NumberData.shortest(of: frames) { seconds($0) == time }
    return exact == 0 ? 0 : exact
  }

  /// Returns the number of frames in a cycle, whose duration is not rounded.
  func cycle(_ seconds: Double) -> Double {
    let frames = seconds * rate
    return NumberData.shortest(of: [frames]) { abs($0 / rate - seconds) < 1e-12 } ?? frames
  }

  /// Returns the duration of a cycle in seconds, written as frames if their number is whole.
  func spelling(cycle frames: Double, _ seconds: Double) -> SwiftExpression {
    guard frames == frames.rounded() else { return .number(seconds) }
    return .word("\(SwiftLiteral.number(frames)) / \(SwiftLiteral.number(rate))")
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
  ///
  /// Like the times of the scene, it is rounded down to whole microseconds.
  private func seconds(_ frames: Double) -> Double {
    ((first + frames) * 1e6 / rate + 0.001).rounded(.down) / 1e6
  }

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
