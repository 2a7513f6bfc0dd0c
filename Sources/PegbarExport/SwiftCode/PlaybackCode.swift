internal import PegbarScene

extension SceneCode {
  /// Playing, pausing and scrubbing; the same in every scene but for its duration and its parts.
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

      /// Scales the scene to fit into an area, or to fill it.
      PUBLIC func fit(in area: CGRect, filling: Bool = false) {
        let scales = [area.width / bounds.width, area.height / bounds.height]
        let scale = (filling ? scales.max() : scales.min()) ?? 1
        guard scale > 0, scale < .infinity else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
        position = CGPoint(x: area.midX, y: area.midY)
        CATransaction.commit()
      }

      PLAY
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        stop()
        if !reduceMotion {
          playing = (RANGE, repeatCount)
          setClock(0, speed: 1)
          reattach()
        }
        CATransaction.commit()
        POSTER
      }

      /// Removes every animation: the end of the scene shows.
      PUBLIC func stop() {
        for row in timeline().rows { row.layer.removeAnimation(forKey: "scene") }
        playing = nil
        (speed, beginTime, timeOffset) = (1, 0, 0)
      }

      /// Stops the scene where it is.
      PUBLIC func pause() { setClock(elapsed, speed: 0) }

      /// Goes on from where the scene was paused.
      PUBLIC func resume() { setClock(elapsed, speed: 1) }

      /// Attaches again what the system removes in the background, at the moment it is at now.
      REATTACH

      /// Which moment of the scene shows, 0...1; setting it pauses the scene there.
      PUBLIC var progress: Double {
        get {
          guard let (range, count) = playing else { return 1 }
          let length = range.upperBound - range.lowerBound
          let isOver = elapsed >= length * Double(max(count, 1))
          let time = isOver ? length : elapsed.truncatingRemainder(dividingBy: length)
          return (range.lowerBound + time) / Self.sceneDuration
        }
        set {
          setClock(min(max(newValue, 0), 1) * Self.sceneDuration, speed: 0)
          guard playing?.count != 0 else { return }
          playing = (0...Self.sceneDuration, 0)
          reattach()
        }
      }

      /// What plays how often; a count of 0 is that of a scene which is scrubbed.
      private var playing: (range: ClosedRange<TimeInterval>, count: Float)?

      /// The layer's own time, which is 0 when playing begins.
      private var elapsed: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

      private func setClock(_ time: TimeInterval, speed: Float) {
        (self.speed, beginTime, timeOffset) = (1, 0, 0)
        (self.speed, beginTime, timeOffset) = (speed, elapsed, time)
      }

      /// Gives every layer its animations: the whole scene, seen through the window of a part.
      ATTACH
          let scene = CAAnimationGroup()
          scene.animations = row.animations
          scene.duration = Self.sceneDuration
          scene.timeOffset = range.lowerBound
          scene.fillMode = .both
          let part = CAAnimationGroup()
          part.animations = [scene]
          part.duration = max(range.upperBound - range.lowerBound, 0.001)
          part.repeatCount = repeatCount
          // A begin of 0 would mean the time of the next commit.
          part.beginTime = 1e-100
          part.fillMode = .both
          // The layers themselves look as they do at the end\(exception).
          part.isRemovedOnCompletion = range.upperBound == Self.sceneDuration && repeatCount > 0\(condition)
          row.layer.add(part, forKey: "scene")
        }
      }

      """
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "PLAY" {
        play()
      } else if line == "REATTACH" {
        reattach()
      } else if line == "ATTACH" {
        attachBeginning()
      } else if line.hasSuffix(" POSTER") {
        if let poster {
          text.line("  if reduceMotion { progress = \(SwiftLiteral.number(poster)) }")
        }
      } else {
        text.line(fill(line))
      }
    }
  }

  /// Attaching again: only some layers, where a property among keyframes has changed.
  private mutating func reattach() {
    guard parameters.feedsKeys else {
      return text.lines(
        """
        \(access)func reattach() {
          if let playing { attach(playing.range, repeatCount: playing.count) }
        }
        """)
    }
    text.lines(
      """
      ///
      /// - Parameter layers: All where not given.
      \(access)func reattach(_ layers: [CALayer]? = nil) {
        if let playing { attach(playing.range, repeatCount: playing.count, to: layers) }
      }
      """)
  }

  /// The beginning of `attach`, and of its loop.
  private mutating func attachBeginning() {
    guard parameters.feedsKeys else {
      return text.lines(
        """
        private func attach(_ range: ClosedRange<TimeInterval>, repeatCount: Float) {
          for row in timeline().rows {
        """)
    }
    text.lines(
      """
      private func attach(
        _ range: ClosedRange<TimeInterval>, repeatCount: Float, to layers: [CALayer]?
      ) {
        for row in timeline().rows where layers?.contains(row.layer) ?? true {
      """)
  }

  /// The beginning of `play`: it takes a marker where the scene has some.
  private mutating func play() {
    let still = poster == nil ? "its end" : "one moment of it"
    guard !scene.markers.isEmpty else {
      return text.lines(
        """
        /// Plays the scene, for ever where the count is `.infinity`; reduced motion shows \(still).
        \(access)func play(
          repeatCount: Float = 1, reduceMotion: Bool = false, completion: (@Sendable () -> Void)? = nil
        ) {
        """)
    }
    text.lines(
      """
      /// Plays a part of the scene, for ever where the count is `.infinity`; reduced motion shows
      /// \(poster == nil ? "the end" : "one moment") of the scene.
      \(access)func play(
        _ marker: Marker = .whole, repeatCount: Float = 1, reduceMotion: Bool = false,
        completion: (@Sendable () -> Void)? = nil
      ) {
      """)
  }

  /// What shows instead of motion, 0…1: where a marker called “reduced motion” stands.
  private var poster: Double? {
    let marker = scene.markers.first {
      $0.name.split { !$0.isLetter }.joined(separator: " ").lowercased() == "reduced motion"
    }
    return marker.map { min(max($0.time / duration, 0), 1) }
  }

  private func fill(_ line: Substring) -> String {
    let range = scene.markers.isEmpty ? "0...Self.sceneDuration" : "marker.range"
    var line = line
    var indent = ""
    while line.first == " " { indent.append(line.removeFirst()) }
    if line.hasPrefix("PUBLIC ") { line = access + line.dropFirst(7) }
    if line.hasSuffix("DURATION") { line = line.dropLast(8) + SwiftLiteral.number(duration) }
    return indent + line.replacing("(RANGE, ", with: "(\(range), ")
  }
}
