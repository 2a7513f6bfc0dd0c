import Foundation

extension CALayer {
  /// Adds a copy of an animation.
  ///
  /// CALayer.h, addAnimation:forKey:: the same key replaces. A transition always has the key
  /// "transition". A duration of zero becomes that of the transaction.
  final func attach(_ animation: CAAnimation, _ key: String?) {
    let key = animation is CATransition ? "transition" : key
    guard let copy = animation.copy() as? CAAnimation,
      let prepared = PreparedAnimation(top: copy, for: self)
    else { return }
    Shim.touch(self)
    if let key { detach { $0.key == key } }
    attached.append(AttachedAnimation(key: key, animation: copy, prepared: prepared))
    Shim.animated[ObjectIdentifier(self)] = self
  }

  final func detach(_ matches: (AttachedAnimation) -> Bool) {
    let gone = attached.filter(matches)
    guard !gone.isEmpty else { return }
    Shim.touch(self)
    attached.removeAll(where: matches)
    forgetIfIdle()
    for each in gone {
      let wasRunning = !each.hasEnded
      each.hasEnded = true
      // The delegate is notified in the same turn of the run loop, after the caller returns.
      Shim.callbacks.append {
        if wasRunning { each.animation.delegate?.animationDidStop(each.animation, finished: false) }
        each.leaveCompletions()
      }
    }
  }

  final func dropEnded(_ ended: AttachedAnimation) {
    Shim.epoch += 1
    attached.removeAll { $0 === ended }
    forgetIfIdle()
  }

  private func forgetIfIdle() {
    if attached.isEmpty { Shim.animated[ObjectIdentifier(self)] = nil }
  }

  final func commitValues() {
    committed = values
    checkModel()
    guard !attached.isEmpty else { return }
    let now = localTime(global: Shim.time)
    for each in attached { each.commit(localTime: now) }
  }

  // MARK: Time. CAMediaTiming.h, formula of TimeRule.swift; a layer's parent is its superlayer.

  final var timeParent: CALayer? { parent ?? maskHost }

  final func localTime(global: Double) -> Double {
    let outer = timeParent?.localTime(global: global) ?? global
    return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// Returns the time on the clock, which is not finite if the layer or an ancestor has a speed of
  /// 0.
  final func globalTime(local: Double) -> Double {
    let outer = (local - timing.timeOffset) / Double(timing.speed) + timing.beginTime
    return timeParent?.globalTime(local: outer) ?? outer
  }

  // MARK: Actions

  /// Returns the action for an event.
  ///
  /// CALayer.h, actionForKey:: the delegate, then `actions`, then the class, then the default for
  /// the property.
  final func searchedAction(_ event: String) -> (any CAAction)? {
    if isViewBacked { return nil }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
    guard Property.named(event, of: kind)?.animation == .implicit else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CATransaction.animationTimingFunction()
    return animation
  }

  /// Changes the model and animates from the presented value to the new one.
  final func change(_ key: String, _ body: (inout LayerValues) -> Void) {
    Shim.touch(self)
    if kind == .transform { checkTransformLayer(key) }
    // A duration of 0 has no values in between.
    guard !isPresentation, CATransaction.animationDuration() > 0,
      committed != nil || Shim.switches.newLayersAnimate,
      !CATransaction.disableActions(),
      let action = action(forKey: key)
    else { return body(&values) }
    if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.keyPath == key {
      basic.fromValue = Property.named(key, of: kind)?.get(presented())?.boxed
      // There is no start value (a color that was `nil`), so the change is immediate.
      guard basic.fromValue != nil else { return body(&values) }
    }
    body(&values)
    action.run(forKey: key, object: self, arguments: nil)
  }
}
