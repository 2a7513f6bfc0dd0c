internal import PegbarScene

/// Times are spelt in frames, as designers think of them and no number is longer than needed.
struct FrameTimes {
  /// How many frames a second has; 1 where the scene says nothing of use.
  let rate: Double
  /// The frame from which frames count.
  private var first = 0.0

  init(rate: Double) { self.rate = rate.isFinite && rate > 0 ? rate : 1 }

  /// The same counted from a time in seconds, as the generated code does in a beat.
  func counted(from begin: Double) -> FrameTimes {
    var result = self
    result.first = (begin * rate * 1000).rounded() / 1000
    return result
  }

  /// The shortest number of frames that the generated code turns into exactly this time; a time
  /// that is not rounded, inside of a cycle, is taken as the rounded one.
  func frame(_ time: Double) -> Double {
    let frames = time * rate - first
    return exactFrame(time) ?? exactFrame(seconds(frames)) ?? frames
  }

  /// The frames of keys that are repeated: their times are rounded ones that were spread over a
  /// cycle of its own length.
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
    // A frame's time is rounded down to microseconds, so the frame lies at or a little after it.
    let frames = [time, time + 5e-7].map { $0 * rate - first }
    let exact = NumberData.shortest(of: frames) { seconds($0) == time }
    return exact == 0 ? 0 : exact
  }

  /// The number of frames that a cycle lasts, which is not rounded.
  func cycle(_ seconds: Double) -> Double {
    let frames = seconds * rate
    return NumberData.shortest(of: [frames]) { abs($0 / rate - seconds) < 1e-12 } ?? frames
  }

  /// How long a cycle lasts in seconds: told by its frames where those are whole.
  func spelling(cycle frames: Double, _ seconds: Double) -> SwiftExpression {
    guard frames == frames.rounded() else { return .number(seconds) }
    return .word("\(SwiftLiteral.number(frames)) / \(SwiftLiteral.number(rate))")
  }

  /// What makes times of frames, which every scene has at its own rate.
  ///
  /// - Parameter maker: The function that counts as the style does.
  func nodes(for uses: SwiftUses, by maker: Support) -> [SwiftNode] {
    guard uses.hasFrames else { return [] }
    let rate = SwiftLiteral.number(rate)
    func times(_ frames: SwiftExpression) -> SwiftExpression {
      .value(.support(maker), [.init("", frames), .init("at", .word(rate))])
    }
    let list = "@inline(never) func frames(_ frames: Double...) -> [TimeInterval]"
    var nodes: [SwiftNode] = [.line("/// Frames as times."), .getter(list, times(.word("frames")))]
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

  /// The time of a frame, by the formula of the generated code: whole microseconds, rounded down as
  /// those of the scene are.
  private func seconds(_ frames: Double) -> Double {
    ((first + frames) * 1e6 / rate + 0.001).rounded(.down) / 1e6
  }

  /// The frames of steps without time before the scene that says nothing: the first value shows
  /// until the second frame anyway.
  static func opened(_ frames: [Double]) -> [Double] {
    guard frames.count > 1, frames[0] < 0 else { return frames }
    let (first, second) = (frames[0], frames[1])
    if second > 0 { return [0] + frames.dropFirst() }
    guard second > first + 1, second == second.rounded() else { return frames }
    return [second - 1] + frames.dropFirst()
  }

  /// The frames of steps, and the one after the last: its value stays for a frame.
  static func closed(_ frames: [Double]) -> [Double] {
    guard let last = frames.last else { return frames }
    return frames + [last + 1]
  }
}
