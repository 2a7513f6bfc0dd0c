// Conversion of a parent's time to the time of an object. CAMediaTiming.h: "to convert from parent
// time tp to active local time t: t = (tp - begin) * speed + offset". Repeat counts, autoreverse
// and fill modes: the property comments of the same header.
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

  /// The duration of one pass, forward and back if it autoreverses.
  var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The active duration in the object's own time; a repeat count of 0 means once.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    // .greatestFiniteMagnitude conventionally means "endless".
    if repeatCount >= Double(Float.greatestFiniteMagnitude) { return .infinity }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Returns the parent's time at which the object ends, or `nil` if it never ends.
  func end(begin: Double) -> Double? {
    guard speed != 0 else { return nil }
    let active = Shim.switches.timeOffsetWraps ? activeDuration : activeDuration - offset
    let end = speed > 0 ? begin + active / speed : begin - offset / speed
    return end.isFinite ? end : nil
  }

  /// The time within one pass and the number of completed passes.
  struct Phase {
    var time: Double
    var cycles: Double
  }

  /// Returns the phase at a time of the parent, or `nil` if the object has no effect then.
  func phase(at parent: Double, begin: Double) -> Phase? {
    let elapsed = (parent - begin) * speed
    let wraps = Shim.switches.timeOffsetWraps
    let t = wraps ? elapsed : elapsed + offset
    let active = activeDuration
    if t < 0 {
      guard fillsBackwards else { return nil }
      return folded(wraps ? offset : 0, active)
    }
    // The end itself belongs to the fill: the active interval [0, d) leaves no gap to what follows.
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

  /// Returns the end of the last pass, not the beginning of another.
  private func atEnd(_ active: Double) -> Phase {
    guard cycle > 0, active > 0 else { return Phase(time: reversed(cycle), cycles: 0) }
    let cycles = max((active / cycle - 1e-9).rounded(.up) - 1, 0)
    return Phase(time: reversed(min(active - cycles * cycle, cycle)), cycles: cycles)
  }

  private func reversed(_ t: Double) -> Double {
    autoreverses && t > duration ? max(2 * duration - t, 0) : min(t, duration)
  }
}
