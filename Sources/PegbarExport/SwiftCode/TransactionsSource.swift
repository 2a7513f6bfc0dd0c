/// What the style of transactions calls.
enum TransactionsSource {
  static let beatSequence = """
    /// Plays beats one after the other. Core Animation calls back on the thread that began, so that
    /// nothing is shared with another one.
    private final class BeatSequence: @UNCHECKED@ Sendable {
      private let layer: CALayer
      private var beats: [(time: TimeInterval, play: () -> Void)]
      private let end: TimeInterval
      private var completion: (() -> Void)?

      init(
        on layer: CALayer, _ beats: [(time: TimeInterval, play: () -> Void)], end: TimeInterval,
        _ completion: (() -> Void)?
      ) {
        self.layer = layer
        self.beats = beats
        self.end = end
        self.completion = completion
        // The scene begins at 0, its first beat maybe later.
        self.beats.insert((0, {}), at: 0)
      }

      /// Begins a beat, and lets the next one follow when its time has passed.
      func next() {
        guard !beats.isEmpty else {
          let completion = completion
          cancel()
          completion?()
          return
        }
        let beat = beats.removeFirst()
        beat.play()
        let length = (beats.first?.time ?? end) - beat.time
        guard length > 0 else { return next() }
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.next() }
        // It adds nothing to the opacity but time.
        let pause = CABasicAnimation(keyPath: "opacity")
        pause.fromValue = 0 as CGFloat
        pause.toValue = 0 as CGFloat
        pause.isAdditive = true
        pause.duration = length
        layer.add(pause, forKey: "pause")
        CATransaction.commit()
      }

      /// No beat follows any more.
      func cancel() {
        beats = []
        completion = nil
        layer.removeAnimation(forKey: "pause")
      }
    }
    """

  static let transaction = """
    /// Changes that animate together.
    private func transaction(
      _ duration: TimeInterval, _ curve: @Curve@, _ changes: () -> Void
    ) {
      CATransaction.begin()
      CATransaction.setAnimationDuration(duration)
      CATransaction.setAnimationTimingFunction(curve.function)
      changes()
      CATransaction.commit()
    }
    """

  static let withoutActions = """
    /// Changes that show at once.
    private func withoutActions(_ changes: () -> Void) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      changes()
      CATransaction.commit()
    }
    """

  static let set = """
    private func set(_ layer: CALayer, _ keyPath: String, _ value: CGFloat) {
      store(value, keyPath, of: layer)
    }
    """

  static let store = """
    /// Sets a value by its key path; a scale of 0 would lose how a layer is turned.
    private func store(_ value: Any?, _ keyPath: String, of layer: CALayer) {
      let isLost = keyPath.hasPrefix("transform.scale") && value as? CGFloat == 0
      withoutActions { layer.setValue(isLost ? 1e-9 as CGFloat : value, forKeyPath: keyPath) }
    }
    """

  static let animate = """
    /// Moves a part of a value as the transaction says.
    private func animate(_ layer: CALayer, _ keyPath: String, to value: CGFloat) {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = layer.value(forKeyPath: keyPath)
      animation.toValue = value
      animation.duration = CATransaction.animationDuration()
      animation.timingFunction = CATransaction.animationTimingFunction()
      layer.add(animation, forKey: keyPath)
      store(value, keyPath, of: layer)
    }
    """

  static let run = """
    /// Adds animations as one group of which a frame is now; the layer keeps their last values.
    private func run(_ animations: CAAnimation..., on layer: CALayer, from start: Double = 0) {
      let begin = animations.map { $0.beginTime }.min() ?? 0
      let group = CAAnimationGroup()
      group.animations = animations
      for animation in animations {
        if let keys = animation as? CAKeyframeAnimation, let keyPath = keys.keyPath {
          store(keys.values?.last, keyPath, of: layer)
        }
        animation.beginTime -= begin
        let times = Double(max(animation.repeatCount, 1)) * (animation.autoreverses ? 2 : 1)
        let length = animation.beginTime + animation.duration * times
        group.duration = max(group.duration, min(length, 1_000_000))
      }
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      group.beginTime = now + begin - seconds([start])[0]
      group.fillMode = .both
      layer.add(group, forKey: nil)
    }
    """

  static let rewind = """
    /// Gives a layer the first value of an animation.
    private func rewind(_ layer: CALayer, to animation: CAKeyframeAnimation) {
      if let keyPath = animation.keyPath { store(animation.values?.first, keyPath, of: layer) }
    }
    """

  static let runParts = """
    /// Plays what instances show; their end stays.
    private func run(_ parts: Timeline) {
      for row in parts.rows {
        for animation in row.animations {
          animation.beginTime += row.layer.convertTime(CACurrentMediaTime(), from: nil)
          animation.isRemovedOnCompletion = false
          row.layer.add(animation, forKey: nil)
        }
      }
    }
    """

  static let removeAnimations = """
    private func removeAnimations(below layer: CALayer) {
      for each in (layer.sublayers ?? []) + [layer.mask].compactMap({ $0 }) {
        each.removeAllAnimations()
        removeAnimations(below: each)
      }
    }
    """
}
