internal import PegbarScene

extension SceneCode {
  /// How large and how sharp the scene is shown.
  mutating func showing() {
    var scale = ""
    if scene.needsDisplayScale {
      support.insert(.setContentsScale)
      let hasText = scene.hasText
      scale = """

        /// The scale of the screen\(hasText ? "" : "; layers look soft unless it is set").
        \(access)var displayScale: CGFloat = \(hasText ? 3 : 1) { didSet { setContentsScale(displayScale, of: self) } }

        """
    }
    text.lines(
      """
      // MARK: Showing
      \(scale)
      /// Scales the scene to fit into an area, or to fill it.
      \(access)func fit(in area: CGRect, filling: Bool = false) {
        let (x, y) = (area.width / bounds.width, area.height / bounds.height)
        let scale = filling ? max(x, y) : min(x, y)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        transform = CATransform3DMakeScale(scale, scale, 1)
        position = CGPoint(x: area.midX, y: area.midY)
        CATransaction.commit()
      }
      """)
  }

  /// Playing, pausing and scrubbing: the same in every scene, but for its duration, for parts that
  /// markers name, and for layers that a parameter attaches again.
  mutating func playback() {
    text.lines(
      """

      // MARK: Playback

      /// In seconds.
      \(access)static let sceneDuration: TimeInterval = \(SwiftLiteral.number(duration))

      """)
    play()
    text.line()
    if scene.partsGoOn {
      text.lines(
        """
        /// Shows the end of the scene; parts in motion look as they do in its moment alone.
        \(access)func stop() { progress = 1 }
        """)
    } else {
      text.lines(
        """
        /// Shows the end of the scene.
        \(access)func stop() { playing = nil }
        """)
    }
    text.lines(
      """

      /// Holds the moment that shows.
      \(access)func pause() { setClock(elapsed, speed: 0) }

      /// Goes on from there.
      \(access)func resume() { setClock(elapsed, speed: 1) }

      """)
    progress()
    attach()
    clock()
    text.line()
  }

  /// The clock of the scene's layer.
  mutating func clock() {
    text.lines(
      """

      /// The layer's own time, 0 when playing begins.
      private var elapsed: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

      private func setClock(_ time: TimeInterval, speed: Float) {
        (self.speed, beginTime, timeOffset) = (1, 0, 0)
        (self.speed, beginTime, timeOffset) = (speed, elapsed, time)
      }
      """)
  }

  /// Whether there are parts that can be played.
  private var hasParts: Bool { !scene.markers.isEmpty }

  private mutating func play() {
    text.line(
      "/// Plays \(hasParts ? "a part" : "the scene"); `.infinity` is for ever, and reduced motion shows "
        + "\(still).")
    if hasParts {
      text.lines(
        """
        \(access)func play(
          _ marker: Marker = .whole, repeatCount: Float = 1, reduceMotion: Bool = false,
          completion: (@Sendable () -> Void)? = nil
        ) {
        """)
    } else {
      text.lines(
        """
        \(access)func play(
          repeatCount: Float = 1, reduceMotion: Bool = false, completion: (@Sendable () -> Void)? = nil
        ) {
        """)
    }
    let part = hasParts ? "(marker.range, repeatCount)" : "repeatCount"
    text.lines(
      """
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        playing = reduceMotion ? nil : \(part)
        setClock(0, speed: 1)
        CATransaction.commit()
      """)
    let still = poster ?? (scene.partsGoOn ? 1 : nil)
    if let still { text.line("  if reduceMotion { progress = \(SwiftLiteral.number(still)) }") }
    text.line("}")
  }

  /// What shows instead of motion, as documentation says it.
  var still: String { poster == nil ? "its end" : "one moment" }

  /// What shows instead of motion, 0…1: where a marker called “reduced motion” stands.
  var poster: Double? {
    let marker = scene.markers.first {
      $0.name.split { !$0.isLetter }.joined(separator: " ").lowercased() == "reduced motion"
    }
    return marker.map { min(max($0.time / duration, 0), 1) }
  }

  private mutating func progress() {
    let hasParts = hasParts
    text.line("/// Which moment shows, 0...1; setting it pauses there.")
    text.block("\(access)var progress: Double {") { text in
      if hasParts {
        text.lines(
          """
          get {
            guard let (range, count) = playing else { return 1 }
            let length = range.upperBound - range.lowerBound
            let isOver = elapsed >= length * Double(max(count, 1))
            let time = isOver ? length : elapsed.truncatingRemainder(dividingBy: length)
            return (range.lowerBound + time) / Self.sceneDuration
          }
          """)
      } else {
        text.lines(
          """
          get {
            let turns = elapsed / Self.sceneDuration
            guard let playing, turns < Double(max(playing, 1)) else { return 1 }
            return turns.truncatingRemainder(dividingBy: 1)
          }
          """)
      }
      let (count, whole) =
        hasParts ? ("playing?.count", "(0...Self.sceneDuration, 0)") : ("playing", "0")
      text.lines(
        """
        set {
          setClock(min(max(newValue, 0), 1) * Self.sceneDuration, speed: 0)
          if \(count) != 0 { playing = \(whole) }
        }
        """)
    }
    text.line()
    text.line(
      "/// How often \(hasParts ? "which part" : "the scene") plays; 0 while it is scrubbed."
    )
    let type = hasParts ? "(range: ClosedRange<TimeInterval>, count: Float)?" : "Float?"
    text.line("private var playing: \(type) { didSet { reattach() } }")
    text.line()
  }

  /// Gives every layer its animations; a part is the whole scene, seen through a window.
  private mutating func attach() {
    let some = parameters.feedsKeys
    let hasParts = hasParts
    // Instances that are at several times of a definition share no end.
    let goesOn = scene.partsGoOn
    text.line("/// Attaches again what iOS removes in the background.")
    text.block("\(access)func reattach(\(some ? "_ layers: [CALayer]? = nil" : "")) {") { text in
      text.block("timeline { layer, animations in") { text in
        if some { text.line("guard layers?.contains(layer) ?? true else { return }") }
        text.lines(
          """
          layer.removeAnimation(forKey: "scene")
          guard let \(hasParts ? "(range, count) = playing" : "playing") else { return }
          let group = CAAnimationGroup()
          group.animations = animations
          """)
        if hasParts {
          text.lines(
            """
            for animation in animations { animation.beginTime -= range.lowerBound }
            group.duration = max(range.upperBound - range.lowerBound, 0.001)
            """)
        } else {
          text.line("group.duration = Self.sceneDuration")
        }
        text.lines(
          """
          group.fillMode = .both
          group.beginTime = 1e-100  // 0 would be the time of the next commit
          group.repeatCount = \(hasParts ? "count" : "playing")
          """)
        if goesOn {
          text.line("group.isRemovedOnCompletion = false")
        } else {
          let isWhole = hasParts ? "range.upperBound == Self.sceneDuration && count" : "playing"
          text.line("// The layers look so by themselves.")
          text.line("group.isRemovedOnCompletion = \(isWhole) > 0")
        }
        text.line("layer.add(group, forKey: \"scene\")")
      }
    }
  }
}
