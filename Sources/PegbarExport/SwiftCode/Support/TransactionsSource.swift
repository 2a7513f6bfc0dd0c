extension Support {
  /// The source of what the style of transactions calls.
  static let transactionsSources = """
    // MARK: transaction
    /// Changes that animate together.
    func transaction(
      _ duration: TimeInterval, _ curve: [Float], _ changes: () -> Void
    ) {
      CATransaction.begin()
      CATransaction.setAnimationDuration(duration)
      CATransaction.setAnimationTimingFunction(timing(curve))
      changes()
      CATransaction.commit()
    }
    // MARK: withoutActions
    /// Changes that show at once.
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
    /// Sets a value by its key path; a scale of 0 would lose how a layer is turned.
    func store(_ value: Any?, _ keyPath: String, of layer: CALayer) {
      let isLost = keyPath.hasPrefix("transform.scale") && value as? CGFloat == 0
      withoutActions { layer.setValue(isLost ? 1e-9 as CGFloat : value, forKeyPath: keyPath) }
    }
    // MARK: animate
    /// Moves a part of a value as the transaction says.
    func animate(_ layer: CALayer, _ keyPath: String, to value: CGFloat) {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = layer.value(forKeyPath: keyPath)
      animation.toValue = value
      animation.duration = CATransaction.animationDuration()
      animation.timingFunction = CATransaction.animationTimingFunction()
      layer.add(animation, forKey: keyPath)
      store(value, keyPath, of: layer)
    }
    // MARK: run
    /// Adds animations of which a time is now; the layer keeps their last values.
    func run(_ animations: CAAnimation..., on layer: CALayer, from start: TimeInterval = 0) {
      for part in animations.flatMap({ ($0 as? CAAnimationGroup)?.animations ?? [$0] }) {
        guard let keyPath = (part as? CAPropertyAnimation)?.keyPath else { continue }
        let keys = part as? CAKeyframeAnimation
        let end: Any? = keys?.path?.currentPoint
        let last = end ?? keys?.values?.last ?? (part as? CABasicAnimation)?.toValue
        store(last, keyPath, of: layer)
      }
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      for animation in animations {
        // 0 would be the time of the next commit.
        animation.beginTime += now - start + 1e-100
        animation.fillMode = .backwards
        layer.add(animation, forKey: nil)
      }
    }
    // MARK: turnOver
    /// Moves all parts of a layer's matrix from a time on that is now; the layer keeps the last one.
    ///
    /// A matrix that mirrors or is turned over comes apart into other parts than it was made of.
    func turnOver(
      _ layer: CALayer, to matrix: CATransform3D, from start: TimeInterval = 0, _ parts: CAAnimation...
    ) {
      withoutActions { layer.transform = matrix }
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      for part in parts {
        part.beginTime += now - start + 1e-100
        part.fillMode = .backwards
        layer.add(part, forKey: nil)
      }
    }
    // MARK: matrix
    /// A matrix that scales first, then turns about z, y and x.
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
    /// Shows a layer in the place of others; what it returns takes that back.
    func exchange(
      _ others: [CALayer], for new: CALayer, at place: CGPoint, _ type: CATransitionType,
      _ subtype: CATransitionSubtype? = nil, duration: TimeInterval, curve: [Float]
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
    /// Changes in a layer that show as a transition from what it looked like.
    func transition(
      _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, duration: TimeInterval,
      _ curve: [Float], of layer: CALayer, _ changes: () -> Void
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
    /// The subtype that is seen to come from an edge.
    ///
    /// To Core Animation y goes up: where contents are flipped, as on iOS and in flipped views,
    /// `.fromTop` is seen to come from below.
    func asSeen(_ edge: CATransitionSubtype, in layer: CALayer) -> CATransitionSubtype {
      guard layer.contentsAreFlipped() else { return edge }
      return edge == .fromTop ? .fromBottom : edge == .fromBottom ? .fromTop : edge
    }
    // MARK: rewind
    /// Gives a layer the first value of an animation.
    func rewind(_ layer: CALayer, to animation: CAKeyframeAnimation) {
      if let keyPath = animation.keyPath { store(animation.values?.first, keyPath, of: layer) }
    }
    // MARK: runPart
    /// Plays what an instance shows; its end stays.
    func run(_ layer: CALayer, _ animations: [CAAnimation]) {
      for animation in animations {
        animation.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil) + 1e-100
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

  /// The source of what belongs to no layer.
  static let fileSources = """
    // MARK: endNotice
    /// Tells when an animation has reached its end.
    $NONISOLATED private final class EndNotice: NSObject, CAAnimationDelegate {
      var ended: (() -> Void)?

      init(_ ended: @escaping () -> Void) { self.ended = ended }

      func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        if finished { ended?() }
      }
    }
    """

  /// The source of what makes colours.
  static let colorSources = """
    // MARK: rgb
    static func rgb(
      _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
    ) -> CGColor {
      CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
    """
}
