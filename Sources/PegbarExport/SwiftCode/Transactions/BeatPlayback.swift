internal import PegbarScene

// Playing, pausing and scrubbing beats; where markers name parts, those can be played and repeated.
extension SceneCode {
  /// The body of `stop` where nothing moves after the end: all beats are played at once, and what
  /// animates is removed.
  private static let endsBeats = """
      sequence?.cancel()
      sequence = nil
      withoutActions { for beat in Self.beats { beat.play(self)() } }
      removeAnimations(below: self)
      (speed, beginTime, timeOffset) = (1, 0, 0)
      completion = nil
    """

  /// What plays the beats one after the other.
  ///
  /// Where markers name parts, a part that is not the last one stays at its end.
  ///
  /// - Parameter goesOn: Whether instances still move after the last beat.
  mutating func playback(of beats: [BeatPlan.Beat], goesOn: Bool) {
    support.insert(.beatSequence, .withoutActions, .removeAnimations)
    let reduced = poster.map { "progress = \(SwiftLiteral.number($0))" } ?? "stop()"
    let summary =
      hasParts
      ? "Plays a part, beat after beat"
      : "Plays all beats, each when the time of the one before is over"
    let start =
      hasParts
      ? """
        playing = (marker.range.lowerBound, marker.range.upperBound, repeatCount)
        playPart()
      """
      : """
        restart()
        sequence?.next()
      """
    text.lines(
      """

      // MARK: Playback

      /// How long the scene plays, in seconds.
      \(access)static let sceneDuration: TimeInterval = \(SwiftLiteral.number(duration))

      /// \(summary); reduced motion shows \(still).
      \(access)func play(
        \(hasParts ? "_ marker: Marker = .whole, repeatCount: Float = 1,\n  " : "")\
      reduceMotion: Bool = false, completion: (@Sendable () -> Void)? = nil
      ) {
        guard !reduceMotion else {
          \(reduced)
          completion?()
          return
        }
      \(start)
        self.completion = completion
      }

      /// Ends every beat: the end of the scene shows.
      \(access)func stop() {
      \(goesOn ? "  progress = 1" : Self.endsBeats)
      }

      \(pausing)

      \(scrubbing)
      \(hasParts ? Self.parts(access) : "")
      \(clock)

      """)
    writeSequence(of: beats)
  }

  /// What the layer keeps while beats play.
  private mutating func writeSequence(of beats: [BeatPlan.Beat]) {
    let list = beats.map { SwiftExpression.text("(\(SwiftLiteral.number($0.start)), \($0.name))") }
    text.block("private static var beats: [BeatSequence<\(typeName)>.Beat] {") {
      $0.expression(.list(list))
    }
    text.lines(
      """

      private var sequence: BeatSequence<\(typeName)>?

      /// Called when nothing or something else plays.
      private var completion: (() -> Void)? { didSet { oldValue?() } }
      """)
  }

  /// What shows any moment of the beats.
  private var scrubbing: String {
    let whole = hasParts ? "    playing = (0, Self.sceneDuration, 1)\n" : ""
    let late =
      hasParts
      ? """
        guard speed == 0 || elapsed < playing.to else {
          if playing.count <= 1, playing.to == Self.sceneDuration { return stop() }
          seek(playing.to)
          return ended()
        }
      """ : "  guard elapsed < Self.sceneDuration else { return stop() }"
    return """
      /// Which moment shows, 0...1; setting it plays all beats up to there at once, and pauses.
      \(access)var progress: Double {
        get { sequence == nil ? 1 : min(elapsed / Self.sceneDuration, 1) }
        set {
      \(whole)\
          seek(min(max(newValue, 0), 1) * Self.sceneDuration)
          completion = nil
        }
      }

      /// Attaches again what iOS removes in the background.
      \(access)func reattach() {
        guard sequence != nil else { return }
      \(late)
        let (time, speed) = (elapsed, speed)
        seek(time)
        setClock(time, speed: speed)
      }

      \(seeking)
      """
  }

  /// What brings the beats to a moment, and what is done once none is left.
  private var seeking: String {
    let sequence =
      hasParts
      ? """
        let isWhole = playing.to == Self.sceneDuration
        let beats = Self.beats.filter { isWhole || $0.time < playing.to - 0.001 }
        sequence = BeatSequence(
          on: self, beats, end: playing.to, ended: \(typeName).ended)
      """
      : """
        sequence = BeatSequence(
          on: self, Self.beats, end: Self.sceneDuration, ended: \(typeName).ended)
      """
    let ended =
      hasParts
      ? """
      {
        if playing.count > 1, playing.from < playing.to {
          playing.count -= 1
          return playPart()
        }
        if playing.to < Self.sceneDuration { setClock(playing.to, speed: 0) } else { sequence = nil }
        completion = nil
      }
      """ : "{ (sequence, completion) = (nil, nil) }"
    return """
      private func seek(_ time: TimeInterval) {
        restart()
        sequence?.skip(to: time) {
          CATransaction.flush()
          setClock($0, speed: 0)
        }
        CATransaction.flush()
        setClock(time, speed: 0)
      }

      private func restart() {
        prepare()
        setClock(0)
      \(sequence)
      }

      /// No beat is left.
      private func ended() \(ended)
      """
  }

  /// What plays parts again and again.
  private static func parts(_ access: String) -> String {
    """

    /// Whether nothing is left to play.
    \(access)var isOver: Bool { sequence == nil || elapsed >= playing.to }

    /// What plays, and how often still.
    private var playing: (from: Double, to: Double, count: Float) = (0, 0, 1)

    /// Begins the part: what shows then is what all beats before it leave.
    private func playPart() {
      seek(playing.from)
      setClock(playing.from)
    }

    """
  }
}
