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
        start()
        sequence?.next()
        self.completion = completion
      }

      /// Ends every beat: the end of the scene shows.
      \(access)func stop() {
      \(goesOn ? "  progress = 1" : Self.endsBeats)
      }

      /// Holds the moment that shows.
      \(access)func pause() { setClock(elapsed, speed: 0) }

      /// Goes on from there.
      \(access)func resume() { setClock(elapsed) }

      /// Which moment shows, 0...1; setting it plays all beats up to there at once, and pauses.
      \(access)var progress: Double {
        get { sequence == nil ? 1 : min(elapsed / Self.sceneDuration, 1) }
        set {
          seek(min(max(newValue, 0), 1) * Self.sceneDuration)
          completion = nil
        }
      }

      /// Attaches again what iOS removes in the background.
      \(access)func reattach() {
        guard sequence != nil else { return }
        guard elapsed < Self.sceneDuration else { return stop() }
        let (time, speed) = (elapsed, speed)
        seek(time)
        setClock(time, speed: speed)
      }

      private func seek(_ time: TimeInterval) {
        start()
        sequence?.skip(to: time) {
          CATransaction.flush()
          setClock($0, speed: 0)
        }
        CATransaction.flush()
        setClock(time, speed: 0)
      }

      private func start() {
        prepare()
        setClock(0)
        sequence = BeatSequence(on: self, Self.beats, end: Self.sceneDuration)
      }

      /// No beat is left.
      fileprivate func ended() { (sequence, completion) = (nil, nil) }
      """)
    clock()
    text.line()
    let list = beats.map { SwiftExpression.text("(\(SwiftLiteral.number($0.start)), \($0.name))") }
    let type = "[(time: TimeInterval, play: (\(typeName)) -> () -> Void)]"
    text.block("private static var beats: \(type) {") { $0.expression(.list(list)) }
    text.line()
    text.line("private var sequence: BeatSequence?")
    text.line()
    text.line("/// Called when nothing or something else plays.")
    text.line("private var completion: (() -> Void)? { didSet { oldValue?() } }")
  }
}
