internal import PegbarScene

// Playing, pausing and scrubbing beats: the same as with a timeline, but for markers and counts.
extension SceneCode {
  /// What stops beats whose layers look by themselves as they do at the end.
  private static let endsBeats = """
      sequence?.cancel()
      sequence = nil
      withoutActions { for beat in beats { beat.play() } }
      removeAnimations(below: self)
      (speed, beginTime, timeOffset) = (1, 0, 0)
    """

  /// What plays the beats one after the other.
  ///
  /// - Parameter goesOn: Whether instances that play by themselves are in motion at the end.
  mutating func playback(of beats: [BeatPlan.Beat], goesOn: Bool) {
    support.formUnion([.beatSequence, .withoutActions, .removeAnimations])
    let reduced = poster.map { "progress = \(SwiftLiteral.number($0))" } ?? "stop()"
    text.lines(
      """

      // MARK: Playback

      /// How long the scene plays, in seconds.
      \(access)static let sceneDuration: TimeInterval = \(SwiftLiteral.number(duration))

      /// Plays all beats, each when the time of the one before is over; reduced motion shows \(still).
      \(access)func play(
        reduceMotion: Bool = false, completion: (@Sendable () -> Void)? = nil
      ) {
        guard !reduceMotion else {
          \(reduced)
          completion?()
          return
        }
        start(completion)
        sequence?.next()
      }

      /// Ends every beat: the end of the scene shows.
      \(access)func stop() {
      \(goesOn ? "  progress = 1" : Self.endsBeats)
      }

      /// Holds the moment that shows.
      \(access)func pause() { setClock(elapsed, speed: 0) }

      /// Goes on from there.
      \(access)func resume() { setClock(elapsed, speed: 1) }

      /// Which moment shows, 0...1; setting it plays all beats up to there at once, and pauses.
      \(access)var progress: Double {
        get { sequence == nil ? 1 : min(elapsed / Self.sceneDuration, 1) }
        set { seek(min(max(newValue, 0), 1) * Self.sceneDuration, completion: nil) }
      }

      /// Attaches again what iOS removes in the background.
      \(access)func reattach() {
        guard let sequence, progress < 1 else { return }
        let (time, speed) = (elapsed, speed)
        seek(time, completion: sequence.completion)
        setClock(time, speed: speed)
      }

      private func seek(_ time: TimeInterval, completion: (() -> Void)?) {
        start(completion)
        sequence?.skip(to: time) {
          CATransaction.flush()
          setClock($0, speed: 0)
        }
        CATransaction.flush()
        setClock(time, speed: 0)
      }

      private func start(_ completion: (() -> Void)?) {
        prepare()
        setClock(0, speed: 1)
        sequence = BeatSequence(on: self, beats, end: Self.sceneDuration, completion)
      }
      """)
    clock()
    text.line()
    let list = beats.map { SwiftExpression.text("(\(SwiftLiteral.number($0.start)), \($0.name))") }
    text.block("private var beats: [(time: TimeInterval, play: () -> Void)] {") {
      $0.expression(.list(list))
    }
    text.line()
    text.line("private var sequence: BeatSequence?")
  }
}
