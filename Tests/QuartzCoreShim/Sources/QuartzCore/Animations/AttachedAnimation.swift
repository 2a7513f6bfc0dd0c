import Foundation

/// An animation on a layer: the copy made when it was added, and its state.
final class AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  let prepared: PreparedAnimation
  let order: Int
  private var completions: [Completion]
  /// The begin time in the layer's time, or `nil` before the commit.
  var begin: Double?
  var hasStarted = false
  var hasEnded = false

  nonisolated(unsafe) private static var count = 0

  init(key: String?, animation: CAAnimation, prepared: PreparedAnimation) {
    (self.key, self.animation, self.prepared) = (key, animation, prepared)
    Self.count += 1
    order = Self.count
    completions = Shim.transactions.compactMap(\.completion)
    for completion in completions { completion.enter() }
  }

  /// Sets the begin time.
  ///
  /// CAMediaTiming.h, Core Animation Programming Guide: 0 means "when it is committed".
  func commit(localTime: Double) {
    guard begin == nil else { return }
    let limit = Shim.switches.tinyBeginTimeIsNow ? 1e-12 : 0
    begin = abs(animation.beginTime) <= limit ? localTime : animation.beginTime
  }

  /// Returns the time of the next start or end on the clock, or `nil` if none follows.
  func nextEvent(of layer: CALayer) -> Double? {
    guard let begin, !hasEnded else { return nil }
    // It has begun, even if the layer has a speed of 0.
    if !hasStarted, begin <= layer.localTime(global: Shim.time) { return Shim.time }
    guard let local = hasStarted ? prepared.rule.end(begin: begin) : begin else { return nil }
    let global = layer.globalTime(local: local)
    return global.isFinite ? global : nil
  }

  func leaveCompletions() {
    let left = completions
    completions = []
    for completion in left { completion.leave() }
  }
}
