extension SceneMember {
  static let timelineSource = """
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
      ?shared if $SCENE.holdsEnd { progress = 1 } else { leave() }
      ?holds progress = 1
    ?leaves }
    ?leaves
    ?leaves /// Resets the layers to their state without animations.
    ?leaves $HOOK func leave() {
      ?resets if playing != nil {
        ?resets playing = nil
        ?resets for (layer, _) in moves { layer.removeAnimation(forKey: "scene") }
      ?resets }
      ?resets setClock(0)
      ?resets end(false)
    }

    /// The current position, 0...1; setting it pauses at that position.
    $PUBLIC var progress: Double {
      get {
        guard let (from, to, _, speed) = playing else { return 1 }
        let time = isOver ? to - from : elapsed.truncatingRemainder(dividingBy: to - from)
        return (speed < 0 ? to - time : from + time) / duration
      }
      set {
        setClock((newValue > 0 ? min(newValue, 1) : 0) * duration, speed: 0)
        guard playing?.count != 0, !moves.isEmpty else { return }
        playing = (0, duration, 0, 1)
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
      scene.timeOffset = from
      let window = grouped([scene], for: to - from)
      if speed < 0 {
        // Reverse playback shows the second half of an autoreversed animation.
        let back = grouped([scene], for: to - from)
        back.timeOffset = to - from
        back.autoreverses = true
        window.animations = [back]
      }
      window.beginTime = 1e-100  // AVCoreAnimationBeginTimeAtZero; 0 would mean now
      window.repeatCount = count
      ?ends let isLast = to == duration && count > 0 && count.isFinite && speed > 0
      ?shared window.isRemovedOnCompletion = isLast && !$SCENE.holdsEnd
      ?holds window.isRemovedOnCompletion = false
      ?free window.isRemovedOnCompletion = isLast
      ?shared if #available(iOS 15, macOS 12, tvOS 15, *), $SCENE.hasHighFrameRate {
      ?fast if #available(iOS 15, macOS 12, tvOS 15, *) {
        ?rates window.preferredFrameRateRange = .init(minimum: 60, maximum: 120, preferred: 120)
      ?rates }
      return window
    }

    private func grouped(_ animations: [CAAnimation], for length: Double) -> CAAnimationGroup {
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
      let duration = self.duration
      // The groups are longer than the scene, so that their end does not wrap to their start.
      ?early scene?.timeline { moves.append(($0, grouped($1.map(fromStart), for: duration + 1))) }
      ?late scene?.timeline { moves.append(($0, grouped($1, for: duration + 1))) }
      made = moves
      return moves
    }
    ?early
    ?early /// Returns an animation that begins at 0, with a time offset if it would begin before. No
    ?early /// documentation describes members of groups that begin before the group.
    ?early private func fromStart(_ animation: CAAnimation) -> CAAnimation {
      ?early let early = -animation.beginTime
      ?early guard early > 0 else { return animation }
      ?early let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
      ?early let length = animation.duration * count * (animation.autoreverses ? 2 : 1)
      ?early let rest = min(length - early, duration + 1)
      ?early animation.beginTime = 0
      ?early // The end itself could be the beginning of another repetition.
      ?early animation.timeOffset = rest > 0 ? early : length - 1e-9
      ?early if rest <= 0 { animation.speed = 0 }
      ?early return grouped([animation], for: max(rest, 1e-6) - 1e-9)
    ?early }

    private var made: [Move]?

    private var notice = Notice()
    """

  static let remakeTimelineSource = """
    /// Recreates the animations of some or all layers after values change.
    $HOOK func remake(_ layers: [CALayer]? = nil) {
      made = nil
      if playing != nil { attach { layers?.contains($0) ?? true } }
    }
    """
}
