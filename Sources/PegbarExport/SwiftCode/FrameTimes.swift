internal import PegbarScene

// Times are spelt in frames, as designers think of them and no number is longer than needed.
extension SceneCode {
  /// How many frames a second the scene has; 1 where it says nothing of use.
  var frameRate: Double {
    scene.frameRate.isFinite && scene.frameRate > 0 ? scene.frameRate : 1
  }

  /// The shortest number of frames that the generated code turns into exactly this time.
  func frame(_ time: Double) -> String {
    // A frame's time is rounded down to microseconds, so the frame lies at or a little after it.
    let frames = time * frameRate
    let after = (time + 5e-7) * frameRate
    var steps = 1.0
    for _ in 0...9 {
      for candidate in [(frames * steps).rounded() / steps, (after * steps).rounded() / steps]
      where seconds(candidate) == time {
        return SwiftLiteral.number(candidate == 0 ? 0 : candidate)
      }
      steps *= 10
    }
    return SwiftLiteral.number(frames)
  }

  /// The time of a frame, by the formula of the generated code: whole microseconds, rounded down as
  /// those of the scene are.
  private func seconds(_ frames: Double) -> Double {
    (frames * 1e6 / frameRate + 0.001).rounded(.down) / 1e6
  }
}
