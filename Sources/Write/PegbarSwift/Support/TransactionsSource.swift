extension Support {
  /// The source of the functions for the style of transactions.
  static let transactionsSources = """
    // MARK: transaction
    /// Animates changes together from one time to another; only changes made by `animate` can start
    /// later than now.
    func transaction(at times: [TimeInterval], _ curve: SIMD4<Float>, _ changes: () -> Void) {
      CATransaction.begin()
      CATransaction.setAnimationDuration(times[1] - times[0])
      CATransaction.setAnimationTimingFunction(timing(curve))
      if times[0] > 0 { CATransaction.setValue(times[0], forKey: "delay") }
      changes()
      CATransaction.commit()
    }
    // MARK: withoutActions
    /// Makes changes without animation.
    func withoutActions(_ changes: () -> Void) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      changes()
      CATransaction.commit()
    }
    // MARK: set
    func set(_ layer: CALayer, _ keyPath: String, _ value: CGFloat) {
      store(value, keyPath, of: layer)
    }
    // MARK: store
    /// Sets a value by its key path. A scale of 0 would lose the rotation, so it is replaced.
    func store(_ value: Any?, _ keyPath: String, of layer: CALayer) {
      let isLost = keyPath.hasPrefix("transform.scale") && value as? CGFloat == 0
      withoutActions { layer.setValue(isLost ? 1e-9 as CGFloat : value, forKeyPath: keyPath) }
    }
    // MARK: animate
    /// Animates a number, or a component of another value, in the current transaction.
    func animate(
      _ layer: CALayer, _ keyPath: String, from start: CGFloat? = nil, to value: CGFloat
    ) {
      change(layer, keyPath, from: start, to: value)
    }
    // MARK: animatePoint
    func animate(_ layer: CALayer, _ keyPath: String, to value: CGPoint) {
      change(layer, keyPath, to: value)
    }
    // MARK: animateSize
    func animate(_ layer: CALayer, _ keyPath: String, to value: CGSize) {
      change(layer, keyPath, to: value)
    }
    // MARK: animateColor
    func animate(_ layer: CALayer, _ keyPath: String, to value: CGColor) {
      change(layer, keyPath, to: value)
    }
    // MARK: animateColors
    func animate(_ layer: CALayer, _ keyPath: String, to value: [CGColor]) {
      change(layer, keyPath, to: value)
    }
    // MARK: animateNumbers
    func animate(_ layer: CALayer, _ keyPath: String, to value: [NSNumber]) {
      change(layer, keyPath, to: value)
    }
    // MARK: animatePath
    func animate(_ layer: CALayer, _ keyPath: String, to value: CGPath) {
      change(layer, keyPath, to: value)
    }
    // MARK: change
    /// Animates a value in the current transaction; the layer keeps the new value.
    @inline(never) func change(
      _ layer: CALayer, _ keyPath: String, from start: Any? = nil, to value: Any
    ) {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = start ?? layer.value(forKeyPath: keyPath)
      animation.toValue = value
      animation.duration = CATransaction.animationDuration()
      animation.timingFunction = CATransaction.animationTimingFunction()
      animation.beginTime = CATransaction.value(forKey: "delay") as? TimeInterval ?? 0
      replace(animation, on: layer)
      store(value, keyPath, of: layer)
    }
    // MARK: replace
    /// Adds an animation that starts now or later instead of earlier ones of the same property.
    ///
    /// If the function of a transaction is called while the layer still moves, the motion continues
    /// from the value on screen.
    func replace(_ animation: CAAnimation, on layer: CALayer) {
      let parts = (animation as? CAAnimationGroup)?.animations ?? [animation]
      let key = (parts.first as? CAPropertyAnimation)?.keyPath ?? ""
      let delay = animation.beginTime
      // While the scene plays, each transaction starts from the end of the previous one.
      if delay == 0, CATransaction.value(forKey: "transaction") == nil {
        for case let part as CAPropertyAnimation in parts where layer.animation(forKey: key) != nil {
          guard let keyPath = part.keyPath else { continue }
          let shown = layer.presentation()?.value(forKeyPath: keyPath)
          if let basic = part as? CABasicAnimation { basic.fromValue = shown ?? basic.fromValue }
          let keys = part as? CAKeyframeAnimation
          if let shown, let values = keys?.values { keys?.values = [shown] + values.dropFirst() }
        }
        for other in layer.animationKeys() ?? [] where other.hasPrefix(key + " ") {
          layer.removeAnimation(forKey: other)
        }
      }
      countFromNow(animation, on: layer)
      animation.fillMode = .backwards
      layer.add(animation, forKey: delay == 0 ? key : key + " \\(delay)")
    }
    // MARK: countFromNow
    /// Makes the begin time of an animation relative to now. The result is never 0, because 0
    /// means the next commit (AVCoreAnimationBeginTimeAtZero is equally small).
    func countFromNow(_ animation: CAAnimation, on layer: CALayer) {
      animation.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil)
      animation.beginTime += 1e-100
    }
    // MARK: run
    /// Adds an animation that starts now or later; the layer keeps the final values.
    @inline(never) func run(_ animation: CAAnimation, on layer: CALayer) {
      replace(animation, on: layer)
      for part in (animation as? CAAnimationGroup)?.animations ?? [animation] {
        guard let keyPath = (part as? CAPropertyAnimation)?.keyPath else { continue }
        let keys = part as? CAKeyframeAnimation
        let end = keys?.value(forKey: "end")
        let last = end ?? keys?.values?.last ?? (part as? CABasicAnimation)?.toValue
        store(last, keyPath, of: layer)
      }
    }
    // MARK: runAll
    @inline(never) func run(_ animations: CAAnimation..., on layer: CALayer) {
      for animation in animations { run(animation, on: layer) }
    }
    // MARK: turnOver
    /// Animates all components of a layer's matrix; the layer keeps the final matrix.
    ///
    /// A matrix that mirrors or flips does not decompose into its original components.
    func turnOver(_ layer: CALayer, to matrix: CATransform3D, _ parts: CAAnimation...) {
      withoutActions { layer.transform = matrix }
      for part in parts { replace(part, on: layer) }
    }
    // MARK: matrix
    /// Returns a matrix that scales, and then rotates about z, y and x.
    func matrix(
      x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0,
      scale: (CGFloat, CGFloat, CGFloat) = (1, 1, 1)
    ) -> CATransform3D {
      var matrix = CATransform3DMakeRotation(x * .pi / 180, 1, 0, 0)
      matrix = CATransform3DRotate(matrix, y * .pi / 180, 0, 1, 0)
      matrix = CATransform3DRotate(matrix, z * .pi / 180, 0, 0, 1)
      return CATransform3DScale(matrix, scale.0, scale.1, scale.2)
    }
    // MARK: exchange
    /// Shows a layer instead of others; the returned function undoes the change.
    func exchange(
      _ others: [CALayer], for new: CALayer, at place: CGPoint, _ type: CATransitionType,
      _ subtype: CATransitionSubtype? = nil, duration: TimeInterval, curve: SIMD4<Float>
    ) -> () -> Void {
      let before = (others + [new]).map { ($0, $0.isHidden, $0.opacity, $0.position) }
      let transition = CATransition()
      transition.type = type
      transition.subtype = subtype.map { asSeen($0, in: new) }
      transition.duration = duration
      transition.timingFunction = timing(curve)
      new.superlayer?.add(transition, forKey: nil)
      withoutActions {
        for other in others { other.isHidden = true }
        (new.isHidden, new.opacity, new.position) = (false, 1, place)
      }
      return { [weak self] in
        self?.withoutActions {
          for (layer, isHidden, opacity, position) in before {
            (layer.isHidden, layer.opacity, layer.position) = (isHidden, opacity, position)
          }
        }
      }
    }
    // MARK: transition
    /// Makes changes in a layer that appear as a transition from its previous content.
    func transition(
      _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, duration: TimeInterval,
      _ curve: SIMD4<Float>, of layer: CALayer, _ changes: () -> Void
    ) {
      let transition = CATransition()
      transition.type = type
      transition.subtype = subtype.map { asSeen($0, in: layer) }
      transition.duration = duration
      transition.timingFunction = timing(curve)
      if !CATransaction.disableActions() { layer.add(transition, forKey: nil) }
      withoutActions(changes)
    }
    // MARK: asSeen
    /// Returns the subtype of a transition that appears to come from an edge.
    ///
    /// In Core Animation, y points up. With flipped contents, as on iOS and in flipped views,
    /// `.fromTop` appears to come from below.
    func asSeen(_ edge: CATransitionSubtype, in layer: CALayer) -> CATransitionSubtype {
      guard layer.contentsAreFlipped() else { return edge }
      return edge == .fromTop ? .fromBottom : edge == .fromBottom ? .fromTop : edge
    }
    // MARK: rewind
    /// Sets a layer to the first value of an animation.
    func rewind(_ layer: CALayer, to animation: CAKeyframeAnimation) {
      if let keyPath = animation.keyPath { store(animation.values?.first, keyPath, of: layer) }
    }
    // MARK: runPart
    /// Plays the content of an instance; the final state remains.
    func run(_ layer: CALayer, _ animations: [CAAnimation]) {
      for animation in animations {
        countFromNow(animation, on: layer)
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
      }
    }
    // MARK: removeAnimations
    func removeAnimations(below layer: CALayer) {
      for each in (layer.sublayers ?? []) + [layer.mask].compactMap({ $0 }) {
        each.removeAllAnimations()
        removeAnimations(below: each)
      }
    }
    """

  /// The source of the declarations at file scope.
  static let fileSources = """
    // MARK: notice
    /// Reports the end of an animation.
    $NONISOLATED private final class Notice: NSObject, CAAnimationDelegate {
      var ended: (() -> Void)?

      func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        if finished { ended?() }
      }
    }
    // MARK: startNotice
    /// Reports the start and the end of an animation.
    $NONISOLATED private final class Notice: NSObject, CAAnimationDelegate {
      var begun: (() -> Void)?
      var ended: (() -> Void)?

      func animationDidStart(_ animation: CAAnimation) { begun?() }

      func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        if finished { ended?() }
      }
    }
    """

  /// The source of the functions that create colors.
  static let colorSources = """
    // MARK: rgb
    static func rgb(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, alpha: CGFloat = 1) -> CGColor {
      CGColor(srgbRed: r, green: g, blue: b, alpha: alpha)
    }
    // MARK: hex
    /// Returns the color with a code such as `0xFF8000`.
    static func hex(_ code: Int, alpha: CGFloat = 1) -> CGColor {
      CGColor(
        srgbRed: CGFloat(code >> 16) / 255, green: CGFloat(code >> 8 & 0xFF) / 255,
        blue: CGFloat(code & 0xFF) / 255, alpha: alpha)
    }
    """
}
