// How a parent's time becomes the time of an object. CAMediaTiming.h: "to convert from parent time
// tp to active local time t: t = (tp - begin) * speed + offset"; repeat counts, autoreverse and fill
// modes: the same header's property comments.
import Foundation

struct TimeRule {
  var beginTime: Double
  var duration: Double
  var speed: Double
  var offset: Double
  var repeatCount: Double
  var repeatDuration: Double
  var autoreverses: Bool
  var fillsForwards: Bool
  var fillsBackwards: Bool

  init(_ animation: CAAnimation, duration: Double) {
    beginTime = animation.beginTime
    self.duration = duration
    speed = Double(animation.speed)
    offset = animation.timeOffset
    repeatCount = Double(animation.repeatCount)
    repeatDuration = animation.repeatDuration
    autoreverses = animation.autoreverses
    fillsForwards = animation.fillMode == .forwards || animation.fillMode == .both
    fillsBackwards = animation.fillMode == .backwards || animation.fillMode == .both
  }

  /// One pass, there and back where it autoreverses.
  var cycle: Double { autoreverses ? 2 * duration : duration }

  /// How long the object is active in its own time; a repeat count of 0 means once.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    // .greatestFiniteMagnitude is the customary way to say "without end".
    if repeatCount >= Double(Float.greatestFiniteMagnitude) { return .infinity }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The parent's time at which the object is done; nil where it never is.
  func end(begin: Double) -> Double? {
    guard speed != 0 else { return nil }
    let active = Shim.switches.timeOffsetWraps ? activeDuration : activeDuration - offset
    let end = speed > 0 ? begin + active / speed : begin - offset / speed
    return end.isFinite ? end : nil
  }

  /// Where the object stands: time within one pass, and how many passes are over.
  struct Phase {
    var time: Double
    var cycles: Double
  }

  /// Nil where the object has no effect at that time of its parent.
  func phase(at parent: Double, begin: Double) -> Phase? {
    let elapsed = (parent - begin) * speed
    let wraps = Shim.switches.timeOffsetWraps
    let t = wraps ? elapsed : elapsed + offset
    let active = activeDuration
    if t < 0 {
      guard fillsBackwards else { return nil }
      return folded(wraps ? offset : 0, active)
    }
    // The end itself belongs to the fill: what is active for [0, d) has no gap with what follows.
    if t >= active {
      guard fillsForwards else { return nil }
      return atEnd(active)
    }
    return folded(wraps ? t + offset : t, active)
  }

  private func folded(_ t: Double, _ active: Double) -> Phase {
    guard cycle > 0 else { return Phase(time: 0, cycles: 0) }
    let cycles = (t / cycle).rounded(.down)
    return Phase(time: reversed(t - cycles * cycle), cycles: cycles)
  }

  /// The end of the last pass, and not the beginning of one more.
  private func atEnd(_ active: Double) -> Phase {
    guard cycle > 0, active > 0 else { return Phase(time: reversed(cycle), cycles: 0) }
    let cycles = max((active / cycle - 1e-9).rounded(.up) - 1, 0)
    return Phase(time: reversed(min(active - cycles * cycle, cycle)), cycles: cycles)
  }

  private func reversed(_ t: Double) -> Double {
    autoreverses && t > duration ? max(2 * duration - t, 0) : min(t, duration)
  }
}
