/// The members of a scene's class other than its layers: fixed text that is the same for every
/// scene.
///
/// The members are part of the class itself, or of the superclass of all scenes of a module.
enum SceneMember: CaseIterable {
  /// Scaling to an area.
  case fit
  /// The scale of the layers' bitmaps.
  case displayScale
  /// The functions that play a scene.
  case play
  /// The clock of the scene's layer.
  case clock
  /// The current playback.
  case playing
  /// The current playback, for scenes with transition functions to undo.
  case playingUndone
  /// Playback of the timeline.
  case timeline
  /// Recreation of animations.
  case remakeTimeline
  /// Playback of transactions.
  case transactions
  /// Replay of transactions.
  case remakeTransactions
  /// Playback of the parts that markers name.
  case markers

  /// The class that declares a member.
  struct Place: Hashable {
    /// The access modifier of public members.
    var access: String
    /// `true` if other classes inherit the class.
    var isInherited = false
    /// `true` if the superclass declares the same members.
    var overrides = false
  }

  /// Returns the Swift source without indentation.
  func source(in place: Place) -> String {
    // Few lines contain placeholders.
    template.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      let line = String(Substring($0))
      return $0.contains(UInt8(ascii: "$")) ? Self.filled(line, in: place) : line
    }.joined(separator: "\n")
  }

  private static func filled(_ line: String, in place: Place) -> String {
    line.replacing("$PUBLIC ", with: place.access)
      .replacing("$PRIVATE ", with: place.isInherited ? "fileprivate " : "private ")
      .replacing("$HOOK ", with: place.isInherited ? "" : "private ")
      .replacing("$OVERRIDE ", with: place.overrides ? "override " : "")
  }

  private var template: String {
    switch self {
    case .fit: Self.fitSource
    case .displayScale: Self.displayScaleSource
    case .play: Self.playSource
    case .clock: Self.clockSource
    case .playing: Self.playingSource
    case .playingUndone: Self.playingUndoneSource
    case .timeline: Self.timelineSource
    case .remakeTimeline: Self.remakeTimelineSource
    case .transactions: Self.transactionsSource
    case .remakeTransactions: Self.remakeTransactionsSource
    case .markers: Self.markersSource
    }
  }

  /// The shared functions that the member calls.
  var needs: [Support] {
    switch self {
    case .displayScale: [.setContentsScale]
    case .timeline: [.notice]
    case .transactions: [.notice, .withoutActions, .removeAnimations]
    case .fit, .play, .clock, .playing, .playingUndone, .remakeTimeline, .remakeTransactions,
      .markers:
      []
    }
  }
}

extension SceneMember {
  private static let fitSource = """
    /// Scales and centers the scene to fit or fill an area.
    $PUBLIC func fit(in area: CGRect, filling: Bool = false) {
      let (x, y) = (area.width / bounds.width, area.height / bounds.height)
      let scale = filling ? max(x, y) : min(x, y)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      transform = CATransform3DMakeScale(scale, scale, 1)
      position = CGPoint(x: area.midX, y: area.midY)
      CATransaction.commit()
    }
    """

  private static let displayScaleSource = """
    /// The scale factor of the screen, for text and blended layers.
    $PUBLIC var displayScale: CGFloat = 3 {
      didSet { setContentsScale(displayScale, of: self) }
    }
    """

  private static let playSource = """
    /// Plays the scene or a range of it, in seconds.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of times to play; `.infinity` plays in a loop.
    ///   - speed: The playback speed; at a negative speed, a timeline plays backward.
    ///   - reduceMotion: Whether to show the final state immediately.
    ///   - completion: A function to call at the end. If it is set, call `play` on the main thread.
    ///   - interrupted: A function to call if playback stops or restarts before the end.
    $PUBLIC func play(
      _ part: ClosedRange<TimeInterval>? = nil, repeatCount: Float = 1, speed: Float = 1,
      reduceMotion: Bool = false, completion: (@MainActor () -> Void)? = nil,
      interrupted: (@MainActor () -> Void)? = nil
    ) {
      round += 1
      let before = ending
      defer { Self.call(before?.interrupted) }
      ending = nil
      let whole = 0...Self.sceneDuration
      let part = (part ?? whole).clamped(to: whole)
      guard !reduceMotion else {
        let end = (speed < 0 ? part.lowerBound : part.upperBound) / Self.sceneDuration
        let moment = part == whole && end == 1 ? Self.stillProgress : end
        if moment < 1 { progress = moment } else { stop() }
        return Self.call(completion)
      }
      ending = (completion, interrupted)
      // Without a duration, playback would never end.
      let end = max(part.upperBound, part.lowerBound + 0.001)
      playing = (part.lowerBound, end, repeatCount > 0 ? repeatCount : 1, speed)
      begin()
    }

    /// Plays the scene and returns `true` if it reaches the end. Stops if the task is canceled.
    @MainActor @discardableResult
    $PUBLIC func play(
      _ part: ClosedRange<TimeInterval>? = nil, repeatCount: Float = 1, speed: Float = 1,
      reduceMotion: Bool = false
    ) async -> Bool {
      let stop: @MainActor @Sendable () -> Void = { [round = round + 1] in
        if self.round == round { self.stop() }
      }
      return await withTaskCancellationHandler {
        await withCheckedContinuation { result in
          play(
            part, repeatCount: repeatCount, speed: speed, reduceMotion: reduceMotion,
            completion: { result.resume(returning: true) },
            interrupted: { result.resume(returning: false) })
        }
      } onCancel: {
        Task { await stop() }
      }
    }

    /// The number of playbacks so far.
    private var round = 0

    /// At most one of the two functions is called, and only once.
    private var ending: (completion: (@MainActor () -> Void)?, interrupted: (@MainActor () -> Void)?)?

    $PRIVATE func end(_ isReached: Bool) {
      let ending = self.ending
      self.ending = nil
      Self.call(isReached ? ending?.completion : ending?.interrupted)
    }

    private static func call(_ block: (@MainActor () -> Void)?) {
      if let block { MainActor.assumeIsolated(block) }
    }

    // Layers can be released on any thread.
    deinit {
      if let interrupted = ending?.interrupted { Task { @MainActor in interrupted() } }
    }
    """

  private static let clockSource = """
    /// Pauses at the current moment.
    $PUBLIC func pause() { setClock(elapsed, speed: 0) }

    /// Resumes playback after a pause.
    $PUBLIC func resume() { setClock(elapsed, speed: abs(playing?.speed ?? 1)) }

    /// The layer's local time, which is 0 when playback starts.
    $PRIVATE var elapsed: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

    $HOOK func setClock(_ time: TimeInterval, speed: Float = 1) {
      (self.speed, beginTime, timeOffset) = (1, 0, 0)
      (self.speed, beginTime, timeOffset) = (speed, elapsed, time)
    }
    """

  private static let playingSource = """
    /// The part, repeat count and speed; the count is 0 while scrubbing.
    $PRIVATE var playing: (from: TimeInterval, to: TimeInterval, count: Float, speed: Float)?
    """

  private static let playingUndoneSource = """
    /// The part, repeat count and speed; the count is 0 while scrubbing.
    $PRIVATE var playing: (from: TimeInterval, to: TimeInterval, count: Float, speed: Float)? {
      didSet {
        undo?()
        undo = nil
      }
    }

    /// Undoes changes outside the timeline.
    $HOOK var undo: (() -> Void)?
    """

  private static let timelineSource = """
    $PRIVATE func begin() {
      // Animations are created before the clock starts.
      let isStill = moves.isEmpty
      setClock(0, speed: abs(playing?.speed ?? 1))
      notice.ended = nil
      notice = Notice()
      notice.ended = { [weak self] in self?.end(true) }
      attach()
      guard isStill else { return }
      playing = nil
      end(true)
    }

    /// Stops playback and shows the end of the scene.
    $PUBLIC func stop() {
      if Self.holdsEnd { progress = 1 } else { leave() }
    }

    /// Resets the layers to their state without animations.
    $HOOK func leave() {
      if playing != nil {
        playing = nil
        for (layer, _) in moves { layer.removeAnimation(forKey: "scene") }
      }
      setClock(0)
      end(false)
    }

    /// The current position, 0...1; setting it pauses at that position.
    $PUBLIC var progress: Double {
      get {
        guard let (from, to, _, speed) = playing else { return 1 }
        let time = isOver ? to - from : elapsed.truncatingRemainder(dividingBy: to - from)
        return (speed < 0 ? to - time : from + time) / Self.sceneDuration
      }
      set {
        setClock((newValue > 0 ? min(newValue, 1) : 0) * Self.sceneDuration, speed: 0)
        guard playing?.count != 0, !moves.isEmpty else { return }
        playing = (0, Self.sceneDuration, 0, 1)
        attach()
        end(false)
      }
    }

    /// A Boolean value that indicates whether playback is over.
    $PUBLIC var isOver: Bool {
      playing.map { elapsed >= ($0.to - $0.from) * Double($0.count == 0 ? 1 : $0.count) } ?? true
    }

    /// Reattaches animations that iOS removed while the app was in the background.
    $PUBLIC func reattach() {
      if playing != nil { attach { $0.animation(forKey: "scene") == nil } }
    }

    /// All animations end together, so only the first one reports the end.
    private func attach(_ isWanted: (CALayer) -> Bool = { _ in true }) {
      for (index, move) in moves.enumerated() where isWanted(move.layer) {
        let animation = window(on: move.scene)
        if index == 0 { animation.delegate = notice }
        move.layer.add(animation, forKey: "scene")
      }
    }

    /// Returns an animation that plays the current part of the scene.
    private func window(on scene: CAAnimationGroup) -> CAAnimation {
      guard let (from, to, count, speed) = playing else { return scene }
      scene.beginTime = -from
      let window = grouped([scene], for: to - from)
      if speed < 0 {
        // Reverse playback shows the second half of an autoreversed animation.
        let back = grouped([scene], for: to - from)
        back.beginTime = from - to
        back.autoreverses = true
        window.animations = [back]
      }
      window.beginTime = 1e-100  // AVCoreAnimationBeginTimeAtZero; 0 would mean now
      window.repeatCount = count
      let isAtEnd = to == Self.sceneDuration && count > 0 && count.isFinite && speed > 0
      window.isRemovedOnCompletion = isAtEnd && !Self.holdsEnd
      return window
    }

    private func grouped(_ animations: [CAAnimation], for length: TimeInterval) -> CAAnimationGroup {
      let group = CAAnimationGroup()
      group.animations = animations
      group.duration = length
      group.fillMode = .both
      return group
    }

    private typealias Move = (layer: CALayer, scene: CAAnimationGroup)

    /// The animated layers with their animations, which are created once.
    private var moves: [Move] {
      if let made { return made }
      var moves: [Move] = []
      timeline { moves.append(($0, grouped($1, for: Self.sceneDuration))) }
      made = moves
      return moves
    }

    private var made: [Move]?

    private var notice = Notice()
    """

  private static let remakeTimelineSource = """
    /// Recreates the animations of some or all layers after values change.
    $HOOK func remake(_ layers: [CALayer]? = nil) {
      made = nil
      if playing != nil { attach { layers?.contains($0) ?? true } }
    }
    """

  private static let markersSource = """
    /// Plays the part for a marker.
    $PUBLIC func play(
      _ marker: Marker, repeatCount: Float = 1, speed: Float = 1, reduceMotion: Bool = false,
      completion: (@MainActor () -> Void)? = nil, interrupted: (@MainActor () -> Void)? = nil
    ) {
      play(
        marker.range, repeatCount: repeatCount, speed: speed, reduceMotion: reduceMotion,
        completion: completion, interrupted: interrupted)
    }

    /// Plays the part for a marker and returns `true` if playback reaches the end.
    @MainActor @discardableResult
    $PUBLIC func play(
      _ marker: Marker, repeatCount: Float = 1, speed: Float = 1, reduceMotion: Bool = false
    ) async -> Bool {
      await play(
        marker.range, repeatCount: repeatCount, speed: speed, reduceMotion: reduceMotion)
    }
    """
}
