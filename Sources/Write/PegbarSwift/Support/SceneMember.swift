internal import PegbarBase

/// The members of a scene's class and of its playback: fixed text that is the same for every scene.
///
/// They are part of the scene's own types, or of the superclasses of all scenes of a module.
enum SceneMember: CaseIterable {
  /// Scaling to an area.
  case fit
  /// The scale of the layers' bitmaps.
  case displayScale
  /// The functions that play a scene.
  case play
  /// Playback of the parts that markers name.
  case markers
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

  /// The class that declares a member.
  struct Place: Hashable {
    /// The access modifier of public members.
    var access: String
    /// The type of the scene.
    var scene = "Scene"
    /// `true` if other classes inherit the class.
    var isInherited = false
    /// `true` if the superclass declares the same members.
    var overrides = false
    /// The progress to show if motion is reduced, if it is not the end; 0…1.
    var stillProgress: Double?
    /// `true` if parts still move at the end of the scene.
    var holdsEnd = false
    /// `true` if animations begin before the scene.
    var beginsEarly = false
    /// `true` if the source has more than 60 frames per second, which displays show on request.
    var hasHighFrameRate = false
    /// `true` if transition functions reset the layers.
    var hasTransitions = false

    /// Returns `true` if lines with a condition are part of the source, or `nil` for an unknown
    /// condition.
    ///
    /// A superclass does not know the scene, so its lines test the condition.
    fileprivate func satisfies(_ condition: some StringProtocol) -> Bool? {
      switch condition {
      case "shared": isInherited
      case "still": !isInherited && stillProgress != nil
      case "plain": !isInherited && stillProgress == nil
      case "holds": !isInherited && holdsEnd
      case "free": !isInherited && !holdsEnd
      case "early": isInherited || beginsEarly
      case "late": !isInherited && !beginsEarly
      case "ends": isInherited || !holdsEnd
      case "leaves": isInherited || holdsEnd && hasTransitions
      case "fast": !isInherited && hasHighFrameRate
      case "rates": isInherited || hasHighFrameRate
      case "resets": isInherited || !holdsEnd || hasTransitions
      case _: nil
      }
    }
  }

  /// Returns the Swift source without indentation.
  func source(in place: Place) -> String {
    // Few lines contain placeholders or conditions.
    template.parts(omittingEmpty: false) { $0 == UInt8(ascii: "\n") }.compactMap { line in
      let isTemplate = line.utf8.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "?") }
      guard isTemplate else { return line }
      return Self.conditional(line, in: place).map { Self.filled($0, in: place) }
    }.joined(separator: "\n")
  }

  /// Returns a line without its condition, such as `?shared `, or `nil` if it is not satisfied.
  private static func conditional(_ line: String, in place: Place) -> String? {
    guard line.utf8.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "?") else {
      return line
    }
    let margin = line.prefix { $0 == " " }
    let rest = line.dropFirst(margin.count)
    let condition = rest.dropFirst().prefix { $0 != " " }
    // An unknown condition remains in the source, which then does not compile.
    guard let isIncluded = place.satisfies(condition) else { return line }
    guard isIncluded else { return nil }
    let code = rest.dropFirst(condition.count + 2)
    return code.isEmpty ? "" : String(margin) + code
  }

  private static func filled(_ line: String, in place: Place) -> String {
    let pieces = line.utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false)
      .map(Substring.init)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { result, piece in
      let filled = placeholders.first { piece.hasPrefix($0.name) }
      // An unknown placeholder remains in the source, which then does not compile.
      result += filled.map { $0.value(place) } ?? "$"
      result += piece.dropFirst(filled?.name.utf8.count ?? 0)
    }
  }

  /// The names of the placeholders, without `$`, and their values.
  private static let placeholders: [(name: String, value: @Sendable (Place) -> String)] = [
    ("PUBLIC ", { $0.access }),
    ("PRIVATE ", { $0.isInherited ? "fileprivate " : "private " }),
    ("HOOK ", { $0.isInherited ? "" : "fileprivate " }),
    ("OVERRIDE ", { $0.overrides ? "override " : "" }),
    ("SCENE", { $0.scene }),
    ("MARKER", { $0.isInherited ? "\($0.scene).Marker" : "Marker" }),
    ("STILL", { SwiftLiteral.number($0.stillProgress ?? 1) }),
  ]

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
    case .transactions: [.startNotice, .withoutActions, .removeAnimations]
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
      didSet { if displayScale != oldValue { setContentsScale(displayScale, of: self) } }
    }
    """

  private static let playSource = """
    /// The duration of the scene, in seconds.
    $PUBLIC var duration: TimeInterval { $SCENE.sceneDuration }

    /// Plays the scene or a range of it, in seconds.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of times to play; `.infinity` plays in a loop.
    ///   - speed: The playback speed; at a negative speed, a timeline plays backward.
    ///   - reduceMotion: Whether to show the final state immediately.
    ///   - completion: A function to call when playback ends, with `false` if it stops or restarts
    ///     before its end. If it is set, call `play` on the main thread.
    $PUBLIC func play(
      _ part: ClosedRange<TimeInterval>? = nil, repeatCount: Float = 1, speed: Float = 1,
      reduceMotion: Bool = false, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      round += 1
      let before = self.completion
      defer { Self.call(before, false) }
      self.completion = nil
      let whole = 0...duration
      let part = (part ?? whole).clamped(to: whole)
      guard !reduceMotion else {
        let end = (speed < 0 ? part.lowerBound : part.upperBound) / duration
        ?shared let moment = part == whole && end == 1 ? $SCENE.stillProgress : end
        ?shared if moment < 1 { progress = moment } else { stop() }
        ?still let moment = part == whole && end == 1 ? $STILL : end
        ?still if moment < 1 { progress = moment } else { stop() }
        ?plain if end < 1 { progress = end } else { stop() }
        return Self.call(completion, true)
      }
      self.completion = completion
      guard scene != nil else { return end(false) }
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
            completion: { result.resume(returning: $0) })
        }
      } onCancel: {
        Task { await stop() }
      }
    }

    /// The number of playbacks so far.
    private var round = 0

    /// The function to call when playback ends, which is called only once.
    private var completion: (@MainActor (_ finished: Bool) -> Void)?

    $PRIVATE func end(_ isFinished: Bool) {
      let completion = self.completion
      self.completion = nil
      Self.call(completion, isFinished)
    }

    private static func call(_ block: (@MainActor (Bool) -> Void)?, _ isFinished: Bool) {
      if let block { MainActor.assumeIsolated { block(isFinished) } }
    }

    /// Reports an early end when the scene or its view is released, which can happen on any thread.
    func interrupt() {
      guard let completion = self.completion else { return }
      self.completion = nil
      Task { @MainActor in completion(false) }
    }
    """

  private static let markersSource = """
    /// Plays the part for a marker.
    $PUBLIC func play(
      _ marker: $MARKER, repeatCount: Float = 1, speed: Float = 1, reduceMotion: Bool = false,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      play(
        marker.range, repeatCount: repeatCount, speed: speed, reduceMotion: reduceMotion,
        completion: completion)
    }

    /// Plays the part for a marker and returns `true` if playback reaches the end.
    @MainActor @discardableResult
    $PUBLIC func play(
      _ marker: $MARKER, repeatCount: Float = 1, speed: Float = 1, reduceMotion: Bool = false
    ) async -> Bool {
      await play(
        marker.range, repeatCount: repeatCount, speed: speed, reduceMotion: reduceMotion)
    }
    """

  private static let clockSource = """
    /// Pauses at the current moment.
    $PUBLIC func pause() { setClock(elapsed, speed: 0) }

    /// Resumes playback after a pause.
    $PUBLIC func resume() { setClock(elapsed, speed: abs(playing?.speed ?? 1)) }

    /// The scene's local time, which is 0 when playback starts.
    $PRIVATE var elapsed: TimeInterval { scene?.convertTime(CACurrentMediaTime(), from: nil) ?? 0 }

    $PRIVATE func setClock(_ time: TimeInterval, speed: Float = 1) {
      guard let scene else { return }
      (scene.speed, scene.beginTime, scene.timeOffset) = (1, 0, 0)
      (scene.speed, scene.beginTime, scene.timeOffset) = (speed, elapsed, time)
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
}
