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

      \(access)static let sceneDuration: TimeInterval = \(SwiftLiteral.number(duration))

      """)
    play()
    text.line()
    if scene.partsGoOn {
      text.lines(
        """
        /// Shows the end of the scene and holds parts in motion.
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

      \(pausing)

      """)
    progress()
    playing()
    attach()
    clock()
    text.line()
  }

  /// Pausing, and going on.
  var pausing: String {
    """
    /// Holds the moment that shows.
    \(access)func pause() { setClock(elapsed, speed: 0) }

    /// Goes on from there.
    \(access)func resume() { setClock(elapsed) }
    """
  }

  /// The clock of the scene's layer.
  mutating func clock() {
    text.lines(
      """

      /// The layer's own time, 0 when playing begins.
      private var elapsed: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

      private func setClock(_ time: TimeInterval, speed: Float = 1) {
        (self.speed, beginTime, timeOffset) = (1, 0, 0)
        (self.speed, beginTime, timeOffset) = (speed, elapsed, time)
      }
      """)
  }

  /// Whether there are parts that can be played.
  var hasParts: Bool { !scene.markers.isEmpty }

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
    let range = "marker.range.lowerBound, marker.range.upperBound"
    let part = hasParts ? "(\(range), repeatCount)" : "repeatCount"
    text.lines(
      """
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        playing = reduceMotion ? nil : \(part)
        setClock(0)
      """)
    if parameters.feedsKeys { wait() }
    text.line("  CATransaction.commit()")
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

  /// What the completion waits for, whatever parameters attach again meanwhile.
  private mutating func wait() {
    let length =
      hasParts ? "marker.range.upperBound - marker.range.lowerBound" : "Self.sceneDuration"
    text.lines(
      """
        // It adds nothing to the opacity, and waits for the end.
        let end = CABasicAnimation(keyPath: "opacity")
        end.fromValue = 0 as CGFloat
        end.toValue = 0 as CGFloat
        end.isAdditive = true
        end.duration = \(length)
        end.repeatCount = repeatCount
        end.beginTime = 1e-100
        if !reduceMotion { add(end, forKey: "end") }
      """)
  }

  private mutating func progress() {
    let hasParts = hasParts
    text.line("/// Which moment shows, 0...1; setting it pauses there.")
    text.block("\(access)var progress: Double {") { text in
      if hasParts {
        text.lines(
          """
          get {
            guard let (from, to, _) = playing else { return 1 }
            let time = isOver ? to : from + elapsed.truncatingRemainder(dividingBy: to - from)
            return time / Self.sceneDuration
          }
          """)
      } else {
        text.lines(
          """
          get {
            let turns = elapsed / Self.sceneDuration
            guard let playing, turns < Double(playing == 0 ? 1 : playing) else { return 1 }
            return turns - turns.rounded(.down)
          }
          """)
      }
      let (count, whole) =
        hasParts ? ("playing?.count", "(0, Self.sceneDuration, 0)") : ("playing", "0")
      text.lines(
        """
        set {
          setClock(min(max(newValue, 0), 1) * Self.sceneDuration, speed: 0)
          if \(count) != 0 { playing = \(whole) }
        }
        """)
    }
    text.line()
  }

  /// What plays, and what happens where that becomes something else.
  private mutating func playing() {
    if hasParts {
      text.lines(
        """
        /// Whether nothing is left to play.
        \(access)var isOver: Bool {
          playing.map { elapsed >= ($0.to - $0.from) * Double($0.count == 0 ? 1 : $0.count) } ?? true
        }

        """)
    }
    text.line(
      "/// How often \(hasParts ? "which part" : "the scene") plays; 0 while it is scrubbed."
    )
    let type = hasParts ? "(from: Double, to: Double, count: Float)?" : "Float?"
    var before: [String] = []
    if !exchanges.isEmpty { before += ["takeBack()", "takeBack = {}"] }
    if parameters.feedsKeys { before.append("removeAnimation(forKey: \"end\")") }
    if !before.isEmpty {
      text.block("private var playing: \(type) {") {
        $0.block("didSet {") { text in
          for line in before { text.line(line) }
          text.line("reattach(all: true)")
        }
      }
    } else {
      text.line("private var playing: \(type) { didSet { reattach(all: true) } }")
    }
    text.line()
  }

  /// Gives every layer its animations; a part is the whole scene, seen through a window.
  ///
  /// What has its own keeps it: what waits for the end is told as soon as all are gone.
  private mutating func attach() {
    let some = parameters.feedsKeys
    let hasParts = hasParts
    // Instances that are at several times of a definition share no end.
    let goesOn = scene.partsGoOn
    text.line("/// Attaches again what iOS removes in the background.")
    let layers = some ? "_ layers: [CALayer] = [], " : ""
    text.block("\(access)func reattach(\(layers)all: Bool = false) {") { text in
      text.block("timeline { layer, animations in") { text in
        let isKept = some ? "!all, !layers.contains(layer)" : "!all"
        let parts = hasParts ? "(from, to, count) = playing" : "playing"
        text.lines(
          """
          if layer.animation(forKey: "scene") != nil, \(isKept) { return }
          guard let \(parts) else { return layer.removeAnimation(forKey: "scene") }
          let group = CAAnimationGroup()
          group.animations = animations
          """)
        if hasParts {
          text.lines(
            """
            for animation in animations { animation.beginTime -= from }
            group.duration = max(to - from, 0.001)
            """)
        } else {
          text.line("group.duration = Self.sceneDuration")
        }
        text.lines(
          """
          group.fillMode = .both
          group.beginTime = 1e-100  // 0 would be now
          group.repeatCount = \(hasParts ? "count" : "playing")
          """)
        if goesOn {
          text.line("group.isRemovedOnCompletion = false")
        } else {
          // Where the scene ends, layers look so by themselves.
          let isWhole = hasParts ? "to == Self.sceneDuration && count" : "playing"
          text.line("group.isRemovedOnCompletion = \(isWhole) > 0")
        }
        text.line("layer.add(group, forKey: \"scene\")")
      }
    }
  }
}
