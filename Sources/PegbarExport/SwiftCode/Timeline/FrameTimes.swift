internal import PegbarScene

// Times are spelt in frames, as designers think of them and no number is longer than needed.
extension SceneCode {
  /// How many frames a second the scene has; 1 where it says nothing of use.
  var frameRate: Double {
    scene.frameRate.isFinite && scene.frameRate > 0 ? scene.frameRate : 1
  }

  /// The shortest number of frames that the generated code turns into exactly this time; a time
  /// that is not rounded, inside of a cycle, is taken as the rounded one.
  func frame(_ time: Double) -> String {
    let frames = time * frameRate
    return SwiftLiteral.number(exactFrame(time) ?? exactFrame(seconds(frames)) ?? frames)
  }

  /// The frames of keys that are repeated: their times are rounded ones that were spread over a
  /// cycle of its own length.
  func cycleFrames(_ times: [Double]) -> [String] {
    guard let start = times.first, let last = times.last, last > start else {
      return times.map(frame)
    }
    let end = seconds(last * frameRate)
    return times.map { time in
      let rounded = start + (time - start) * (end - start) / (last - start)
      return frame((rounded * 1e6).rounded() / 1e6)
    }
  }

  private func exactFrame(_ time: Double) -> Double? {
    // A frame's time is rounded down to microseconds, so the frame lies at or a little after it.
    let frames = [time, time + 5e-7].map { $0 * frameRate }
    let exact = NumberData.shortest(of: frames) { seconds($0) == time }
    return exact == 0 ? 0 : exact
  }

  /// The number of frames that a cycle lasts, which is not rounded.
  func cycle(_ seconds: Double) -> Double {
    let frames = seconds * frameRate
    return NumberData.shortest(of: [frames]) { abs($0 / frameRate - seconds) < 1e-12 } ?? frames
  }

  /// How long a cycle lasts in seconds: told by its frames where those are whole.
  func spelling(cycle frames: Double, _ seconds: Double) -> String {
    guard frames == frames.rounded() else { return SwiftLiteral.number(seconds) }
    return "\(SwiftLiteral.number(frames)) / \(SwiftLiteral.number(frameRate))"
  }

  /// Writes what makes times of frames, which every scene has at its own rate.
  mutating func frameFunctions() {
    guard support.functions.contains(.seconds) else { return }
    let rate = SwiftLiteral.number(frameRate)
    text.line()
    text.block("private extension CALayer {") { text in
      text.line("/// Frames as times.")
      text.line(
        "func frames(_ frames: Double...) -> [TimeInterval] { seconds(frames, at: \(rate)) }")
      guard hasFrameData else { return }
      text.line()
      text.block("func frames(data: String, from start: Double = 0) -> [TimeInterval] {") {
        $0.line("seconds(sums(data, from: start), at: \(rate))")
      }
    }
  }

  /// The time of a frame, by the formula of the generated code: whole microseconds, rounded down as
  /// those of the scene are.
  private func seconds(_ frames: Double) -> Double {
    (frames * 1e6 / frameRate + 0.001).rounded(.down) / 1e6
  }

  /// The frames of steps without time before the scene that says nothing: the first value shows
  /// until the second frame anyway.
  static func opened(_ frames: [String]) -> [String] {
    guard frames.count > 1, let first = Double(frames[0]), let second = Double(frames[1]), first < 0
    else { return frames }
    if second > 0 { return ["0"] + frames.dropFirst() }
    guard second > first + 1, second == second.rounded() else { return frames }
    return [SwiftLiteral.number(second - 1)] + frames.dropFirst()
  }

  /// The frames of steps, and the one after the last: its value stays for a frame.
  static func closed(_ frames: [String]) -> [String] {
    guard let last = frames.last.flatMap(Double.init) else { return frames }
    return frames + [SwiftLiteral.number(last + 1)]
  }
}
