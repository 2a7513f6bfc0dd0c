import Foundation

/// A validated animation that can be evaluated at any time.
final class PreparedAnimation {
  enum Content {
    case property(PropertyTrack)
    case group([PreparedAnimation])
    case transition(type: CATransitionType, subtype: CATransitionSubtype?, from: Double, to: Double)
  }

  let rule: TimeRule
  private let curve: UnitCurve?
  private let content: Content

  /// Creates an animation that is added to a layer; `nil` if it has no effect.
  ///
  /// CALayer.h, addAnimation:forKey:: a duration of zero becomes the transaction's (0.25 s).
  convenience init?(top animation: CAAnimation, for layer: CALayer) {
    let duration = animation.duration == 0 ? CATransaction.animationDuration() : animation.duration
    self.init(animation, duration: duration, for: layer)
    if !animation.isRemovedOnCompletion, animation.fillMode == .removed,
      rule.activeDuration.isFinite
    {
      Shim.violate(
        "\(layer.label): an animation stays after its end without a fill mode, and shows nothing")
    }
  }

  private init?(_ animation: CAAnimation, duration: Double, for layer: CALayer) {
    Self.check(animation, duration: duration, layer)
    rule = TimeRule(animation, duration: duration)
    curve = animation.timingFunction?.curve
    switch animation {
    case let group as CAAnimationGroup:
      content = .group(Self.members(of: group, for: layer))
    case let transition as CATransition:
      content = Self.transition(transition, layer)
    case let property as CAPropertyAnimation:
      guard let track = PropertyTrack(property, for: layer) else { return nil }
      content = .property(track)
    default:
      Shim.violate("\(layer.label): a plain \(Swift.type(of: animation)) animates nothing")
      return nil
    }
  }

  private static func check(_ animation: CAAnimation, duration: Double, _ layer: CALayer) {
    func violate(_ text: String) { Shim.violate("\(layer.label): \(text)") }
    if !(duration > 0 && duration.isFinite) { violate("a duration of \(duration)") }
    if !(animation.repeatCount >= 0) { violate("a repeat count of \(animation.repeatCount)") }
    if !(animation.repeatDuration >= 0) {
      violate("a repeat duration of \(animation.repeatDuration)")
    }
    // CAMediaTiming.h, repeatCount: setting both is undefined.
    if animation.repeatCount > 0, animation.repeatDuration > 0 {
      violate("both repeatCount and repeatDuration")
    }
    if !animation.speed.isFinite || !animation.timeOffset.isFinite || !animation.beginTime.isFinite
    {
      violate("speed, time offset or begin time are not finite")
    }
    let fills: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
    if !fills.contains(animation.fillMode) {
      violate("there is no fill mode \(animation.fillMode.rawValue)")
    }
  }

  /// Returns the prepared members of a group.
  ///
  /// CAAnimationGroup: members run in the time space of the group and are clipped to its duration.
  /// Their delegates and `removedOnCompletion` are ignored.
  private static func members(of group: CAAnimationGroup, for layer: CALayer) -> [PreparedAnimation]
  {
    guard let animations = group.animations, !animations.isEmpty else {
      Shim.violate("\(layer.label): a group without animations")
      return []
    }
    return animations.compactMap { member in
      if member.delegate != nil {
        Shim.violate("\(layer.label): the delegate of a group's member is ignored")
      }
      if member is CATransition {
        Shim.violate("\(layer.label): a transition within a group is not documented")
      }
      if !member.isRemovedOnCompletion {
        Shim.violate("\(layer.label): isRemovedOnCompletion of a group's member is ignored")
      }
      if member.beginTime < 0, !Shim.switches.membersMayBeginEarly {
        Shim.violate("\(layer.label): a group's member begins at \(member.beginTime)")
      }
      return PreparedAnimation(member, duration: member.duration, for: layer)
    }
  }

  private static func transition(_ transition: CATransition, _ layer: CALayer) -> Content {
    let (from, to) = (transition.startProgress, transition.endProgress)
    if !(from >= 0 && to <= 1 && from <= to) {
      Shim.violate("\(layer.label): a transition from \(from) to \(to)")
    }
    let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    if !types.contains(transition.type) {
      Shim.violate("\(layer.label): there is no transition \(transition.type.rawValue)")
    }
    let subtypes: [CATransitionSubtype] = [.fromLeft, .fromRight, .fromTop, .fromBottom]
    if let subtype = transition.subtype, !subtypes.contains(subtype) {
      Shim.violate("\(layer.label): there is no transition \(subtype.rawValue)")
    }
    return .transition(
      type: transition.type, subtype: transition.subtype, from: Double(from), to: Double(to))
  }

  func apply(to presented: inout PresentedValues, parentTime: Double) {
    apply(to: &presented, parentTime: parentTime, begin: rule.beginTime)
  }

  /// Applies the animation's values over the previous ones, if it is active or fills.
  func apply(to presented: inout PresentedValues, parentTime: Double, begin: Double) {
    guard let phase = rule.phase(at: parentTime, begin: begin) else { return }
    let share = rule.duration > 0 ? phase.time / rule.duration : 1
    let paced = curve?.value(at: share) ?? share
    switch content {
    case .property(let track):
      track.apply(
        to: &presented, share: paced, phase: phase, duration: rule.duration)
    case .group(let members):
      let time = curve == nil ? phase.time : paced * rule.duration
      for member in members { member.apply(to: &presented, parentTime: time) }
    case .transition(let type, let subtype, let from, let to):
      presented.values.transitions.append(
        LayerState.Transition(type: type, subtype: subtype, progress: from + (to - from) * paced))
    }
  }
}
