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
    let goesOn = scene.partsGoOn
    text.lines(
      """

      // MARK: Playback

      \(access)static let sceneDuration: TimeInterval = \(SwiftLiteral.number(duration))

      \(play)

      /// Shows the end of the scene\(goesOn ? " and holds parts in motion" : "").
      \(access)func stop() { \(goesOn ? "progress = 1" : "playing = nil") }

      \(pausing)

      \(progress)

      \(playing)

      \(attaching)

      \(clock)

      """)
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
  var clock: String {
    """
    /// The layer's own time, 0 when playing begins.
    private var elapsed: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

    private func setClock(_ time: TimeInterval, speed: Float = 1) {
      (self.speed, beginTime, timeOffset) = (1, 0, 0)
      (self.speed, beginTime, timeOffset) = (speed, elapsed, time)
    }
    """
  }

  /// Whether there are parts that can be played.
  var hasParts: Bool { !scene.markers.isEmpty }

  private var play: String {
    let range = "marker.range.lowerBound, marker.range.upperBound"
    let still = poster ?? (scene.partsGoOn ? 1 : nil)
    let last = still.map { "\n  if reduceMotion { progress = \(SwiftLiteral.number($0)) }" } ?? ""
    return """
      /// Plays \(hasParts ? "a part" : "the scene"); `.infinity` is for ever, and reduced motion \
      shows \(self.still).
      \(access)func play(
        \(hasParts ? "_ marker: Marker = .whole, " : "")repeatCount: Float = 1, \
      reduceMotion: Bool = false,\(hasParts ? "\n " : "") completion: (@Sendable () -> Void)? = nil
      ) {
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        playing = reduceMotion ? nil : \(hasParts ? "(\(range), repeatCount)" : "repeatCount")
        setClock(0)
      \(parameters.feedsKeys ? waiting : "")\
        CATransaction.commit()\(last)
      }
      """
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
  private var waiting: String {
    let length =
      hasParts ? "marker.range.upperBound - marker.range.lowerBound" : "Self.sceneDuration"
    return """
        // It adds nothing to the opacity, and waits for the end.
        let end = CABasicAnimation(keyPath: "opacity")
        end.fromValue = 0 as CGFloat
        end.toValue = 0 as CGFloat
        end.isAdditive = true
        end.duration = \(length)
        end.repeatCount = repeatCount
        end.beginTime = 1e-100
        if !reduceMotion { add(end, forKey: "end") }

      """
  }

  private var progress: String {
    let moment =
      hasParts
      ? """
          guard let (from, to, _) = playing else { return 1 }
          let time = isOver ? to : from + elapsed.truncatingRemainder(dividingBy: to - from)
          return time / Self.sceneDuration
      """
      : """
          let turns = elapsed / Self.sceneDuration
          guard let playing, turns < Double(playing == 0 ? 1 : playing) else { return 1 }
          return turns - turns.rounded(.down)
      """
    let (count, whole) =
      hasParts ? ("playing?.count", "(0, Self.sceneDuration, 0)") : ("playing", "0")
    return """
      /// Which moment shows, 0...1; setting it pauses there.
      \(access)var progress: Double {
        get {
      \(moment)
        }
        set {
          setClock(min(max(newValue, 0), 1) * Self.sceneDuration, speed: 0)
          if \(count) != 0 { playing = \(whole) }
        }
      }
      """
  }

  /// What plays, and what happens where that becomes something else.
  private var playing: String {
    let isOver = """
      /// Whether nothing is left to play.
      \(access)var isOver: Bool {
        playing.map { elapsed >= ($0.to - $0.from) * Double($0.count == 0 ? 1 : $0.count) } ?? true
      }


      """
    let type = hasParts ? "(from: Double, to: Double, count: Float)?" : "Float?"
    var before = exchanges.isEmpty ? [] : ["takeBack()", "takeBack = {}"]
    if parameters.feedsKeys { before.append("removeAnimation(forKey: \"end\")") }
    let statements = (before + ["reattach(all: true)"]).joined(separator: "\n    ")
    let observer =
      before.isEmpty
      ? " didSet { \(statements) } " : "\n  didSet {\n    \(statements)\n  }\n"
    return """
      \(hasParts ? isOver : "")\
      /// How often \(hasParts ? "which part" : "the scene") plays; 0 while it is scrubbed.
      private var playing: \(type) {\(observer)}
      """
  }

  /// Gives every layer its animations; a part is the whole scene, seen through a window.
  ///
  /// What has its own keeps it: what waits for the end is told as soon as all are gone.
  private var attaching: String {
    let some = parameters.feedsKeys
    let kept = some ? ", !layers.contains(layer)" : ""
    let parts = hasParts ? "(from, to, count) = playing" : "playing"
    // Where the scene ends, layers look so by themselves; instances that are at several times of a
    // definition share no end.
    let isWhole = hasParts ? "to == Self.sceneDuration && count" : "playing"
    let length =
      hasParts
      ? """
          for animation in animations { animation.beginTime -= from }
          group.duration = max(to - from, 0.001)
      """ : "    group.duration = Self.sceneDuration"
    return """
      /// Attaches again what iOS removes in the background.
      \(access)func reattach(\(some ? "_ layers: [CALayer] = [], " : "")all: Bool = false) {
        timeline { layer, animations in
          if layer.animation(forKey: "scene") != nil, !all\(kept) { return }
          guard let \(parts) else { return layer.removeAnimation(forKey: "scene") }
          let group = CAAnimationGroup()
          group.animations = animations
      \(length)
          group.fillMode = .both
          group.beginTime = 1e-100  // 0 would be now
          group.repeatCount = \(hasParts ? "count" : "playing")
          group.isRemovedOnCompletion = \(scene.partsGoOn ? "false" : "\(isWhole) > 0")
          layer.add(group, forKey: "scene")
        }
      }
      """
  }
}
