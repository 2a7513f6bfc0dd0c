internal import PegbarScene

extension SceneCode {
  /// Playing, pausing and scrubbing; the same in every scene but for its duration.
  mutating func playback() {
    // Instances that are at several times of a definition share no end.
    let (exception, condition) =
      scene.partsGoOn ? (", but for parts in motion", "\n      && !row.isPart") : ("", "")
    let source = """
      // MARK: Playback

      /// How long the scene plays, in seconds.
      PUBLIC static let sceneDuration: TimeInterval = DURATION

      /// The scale of the screen; layers are drawn at 1 and look soft unless it is set.
      PUBLIC var displayScale: CGFloat = 1 { didSet { setContentsScale(displayScale, of: self) } }

      PLAY
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        isScrubbing = false
        setClock(speed: 1, at: 0)
        attach(RANGE, repeatCount: repeatCount, beginTime: 0)
        CATransaction.commit()
      }

      /// Removes every animation: the end of the scene shows.
      PUBLIC func stop() {
        for row in timeline().rows { row.layer.removeAnimation(forKey: "scene") }
        isScrubbing = false
        setClock(speed: 1, at: 0)
      }

      /// Stops the clock of the scene.
      PUBLIC func pause() {
        if speed != 0 { setClock(speed: 0, at: convertTime(CACurrentMediaTime(), from: nil)) }
      }

      /// Goes on from where the scene was paused.
      PUBLIC func resume() {
        guard speed == 0 else { return }
        let time = timeOffset
        setClock(speed: 1, at: 0)
        beginTime = convertTime(CACurrentMediaTime(), from: nil) - time
      }

      /// Which moment of the scene shows, 0...1; setting it pauses the scene.
      PUBLIC var progress: Double = 0 {
        didSet {
          if !isScrubbing {
            isScrubbing = true
            // A begin of 0 would mean the time of the next commit.
            attach(0...Self.sceneDuration, repeatCount: 1, beginTime: 1e-100)
          }
          setClock(speed: 0, at: min(max(progress, 0), 1) * Self.sceneDuration)
        }
      }

      private var isScrubbing = false

      private func setClock(speed: Float, at time: TimeInterval) {
        self.speed = speed
        timeOffset = time
        beginTime = 0
      }

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
          // The layers themselves look as they do at the end\(exception).
          part.isRemovedOnCompletion = range.upperBound == Self.sceneDuration && !isScrubbing\(condition)
          row.layer.add(part, forKey: "scene")
        }
      }

      """
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasSuffix("PLAY") {
        play()
      } else {
        text.line(fill(line))
      }
    }
  }

  /// The beginning of `play`: it takes a marker where the scene has some.
  private mutating func play() {
    guard !scene.markers.isEmpty else {
      text.line("/// Plays the scene; it is repeated for ever where the count is `.infinity`.")
      return text.line(
        "\(access)func play(repeatCount: Float = 1, completion: (@Sendable () -> Void)? = nil) {")
    }
    text.lines(
      """
      /// Plays a part of the scene; it is repeated for ever where the count is `.infinity`.
      \(access)func play(
        _ marker: Marker = .whole, repeatCount: Float = 1, completion: (@Sendable () -> Void)? = nil
      ) {
      """)
  }

  private func fill(_ line: Substring) -> String {
    let range = scene.markers.isEmpty ? "0...Self.sceneDuration" : "marker.range"
    var line = line
    var indent = ""
    while line.first == " " { indent.append(line.removeFirst()) }
    if line.hasPrefix("PUBLIC ") { line = access + line.dropFirst(7) }
    if line.hasSuffix("DURATION") { line = line.dropLast(8) + SwiftLiteral.number(duration) }
    if line.hasPrefix("attach(RANGE") { line = "attach(" + range + line.dropFirst(12) }
    return indent + line
  }
}
