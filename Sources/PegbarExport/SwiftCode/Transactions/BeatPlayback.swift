internal import PegbarScene

// Playing, pausing and scrubbing beats: the same as with a timeline, but for markers and counts.
extension SceneCode {
  /// What stops beats whose layers look by themselves as they do at the end.
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
  /// - Parameter goesOn: Whether instances that play by themselves are in motion at the end.
  mutating func playback(of beats: [BeatPlan.Beat], goesOn: Bool) {
    support.insert(.beatSequence, .withoutActions, .removeAnimations)
    let reduced = poster.map { "progress = \(SwiftLiteral.number($0))" } ?? "stop()"
    let parts = hasParts ? BeatParts.some : .none
    text.lines(
      """

      // MARK: Playback

      /// How long the scene plays, in seconds.
      \(access)static let sceneDuration: TimeInterval = \(SwiftLiteral.number(duration))

      /// \(parts.summary); reduced motion shows \(still).
      \(access)func play(
        \(parts.parameters)reduceMotion: Bool = false, completion: (@Sendable () -> Void)? = nil
      ) {
        guard !reduceMotion else {
          \(reduced)
          completion?()
          return
        }
      \(parts.playing)
        self.completion = completion
      }

      /// Ends every beat: the end of the scene shows.
      \(access)func stop() {
      \(goesOn ? "  progress = 1" : Self.endsBeats)
      }

      \(pausing)

      """)
    scrubbing(parts)
    clock()
    text.line()
    let list = beats.map { SwiftExpression.text("(\(SwiftLiteral.number($0.start)), \($0.name))") }
    text.block("private static var beats: [BeatSequence.Beat] {") { $0.expression(.list(list)) }
    text.line()
    text.line("private var sequence: BeatSequence?")
    text.line()
    text.line("/// Called when nothing or something else plays.")
    text.line("private var completion: (() -> Void)? { didSet { oldValue?() } }")
  }

  /// What shows any moment of the beats.
  private mutating func scrubbing(_ parts: BeatParts) {
    text.lines(
      """
      /// Which moment shows, 0...1; setting it plays all beats up to there at once, and pauses.
      \(access)var progress: Double {
        get { sequence == nil ? 1 : min(elapsed / Self.sceneDuration, 1) }
        set {
      \(parts.scrubbing)\
          seek(min(max(newValue, 0), 1) * Self.sceneDuration)
          completion = nil
        }
      }

      /// Attaches again what iOS removes in the background.
      \(access)func reattach() {
        guard sequence != nil else { return }
      \(parts.late)
        let (time, speed) = (elapsed, speed)
        seek(time)
        setClock(time, speed: speed)
      }

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
      \(parts.sequence)
      }

      /// No beat is left.
      \(parts.ended)
      """)
    if hasParts {
      text.lines(
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
        """)
    }
  }
}
