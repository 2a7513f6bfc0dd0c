internal import PegbarScene

extension SceneCode {
  /// Playing, pausing and scrubbing; the same in every scene but for its duration.
  mutating func playback() {
    let source = """
      // MARK: Playback

      /// How long the scene plays, in seconds.
      PUBLIC static let sceneDuration: TimeInterval = DURATION

      /// The scale of the screen; layers are drawn at 1 and look soft unless it is set.
      PUBLIC var displayScale: CGFloat = 1 {
        didSet { setContentsScale(displayScale, of: self) }
      }

      /// Plays a part of the scene; it is repeated for ever where the count is `.infinity`.
      PUBLIC func play(
        _ marker: Marker = .whole, repeatCount: Float = 1, completion: (@Sendable () -> Void)? = nil
      ) {
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        isScrubbing = false
        speed = 1
        timeOffset = 0
        beginTime = 0
        attach(marker.range, repeatCount: repeatCount, beginTime: 0)
        CATransaction.commit()
      }

      /// Removes every animation: the end of the scene shows.
      PUBLIC func stop() {
        for row in timeline().rows { row.layer.removeAnimation(forKey: "scene") }
        isScrubbing = false
        speed = 1
        timeOffset = 0
        beginTime = 0
      }

      /// Stops the clock of the scene.
      PUBLIC func pause() {
        guard speed != 0 else { return }
        let time = convertTime(CACurrentMediaTime(), from: nil)
        speed = 0
        timeOffset = time
      }

      /// Goes on from where the scene was paused.
      PUBLIC func resume() {
        guard speed == 0 else { return }
        let time = timeOffset
        speed = 1
        timeOffset = 0
        beginTime = 0
        beginTime = convertTime(CACurrentMediaTime(), from: nil) - time
      }

      /// Which moment of the scene shows, 0...1; setting it pauses the scene.
      PUBLIC var progress: Double = 0 {
        didSet {
          if !isScrubbing {
            isScrubbing = true
            speed = 0
            // A begin of 0 would mean the time of the next commit.
            attach(Marker.whole.range, repeatCount: 1, beginTime: 1e-100)
          }
          timeOffset = min(max(progress, 0), 1) * Self.sceneDuration
        }
      }

      private var isScrubbing = false

      /// Gives every layer its animations: the whole scene, seen through the window of a part.
      private func attach(
        _ range: ClosedRange<TimeInterval>, repeatCount: Float, beginTime: TimeInterval
      ) {
        for row in timeline().rows {
          let scene = CAAnimationGroup()
          scene.animations = row.animations
          scene.duration = max(Self.sceneDuration, 0.001)
          scene.timeOffset = range.lowerBound
          scene.fillMode = .both
          let part = CAAnimationGroup()
          part.animations = [scene]
          part.duration = max(range.upperBound - range.lowerBound, 0.001)
          part.repeatCount = repeatCount
          part.beginTime = beginTime
          part.fillMode = .both
          // The layers themselves look as they do at the end.
          part.isRemovedOnCompletion = range.upperBound == Self.sceneDuration && !isScrubbing
          row.layer.add(part, forKey: "scene")
        }
      }

      """
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      text.line(Self.fill(line, access: access, duration: SwiftLiteral.number(duration)))
    }
  }

  private static func fill(_ line: Substring, access: String, duration: String) -> String {
    var line = line
    var indent = ""
    while line.first == " " { indent.append(line.removeFirst()) }
    if line.hasPrefix("PUBLIC ") { line = access + line.dropFirst(7) }
    if line.hasSuffix("DURATION") { line = line.dropLast(8) + duration }
    return indent + line
  }
}
