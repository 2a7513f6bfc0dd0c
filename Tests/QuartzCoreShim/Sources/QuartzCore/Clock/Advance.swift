import Foundation

extension Shim {
  /// Advances the clock and delivers starts and ends in order of time.
  ///
  /// At each end: removal if `isRemovedOnCompletion`, `animationDidStop`, then completion blocks
  /// (CAAnimation.h, CATransaction.h). Their changes are committed at that moment.
  public static func advance(to target: CFTimeInterval) {
    guard target >= time else {
      violate("advance(to: \(target)): the clock stands at \(time)")
      return
    }
    flush()
    var turns = 0
    while let next = nextEvent(), next <= target {
      time = max(time, next)
      deliver(at: time)
      flush()
      turns += 1
      guard turns < 100_000 else {
        violate("more than 100000 ends before \(target)")
        break
      }
    }
    time = target
  }

  private static func nextEvent() -> CFTimeInterval? {
    animated.values.lazy.flatMap { layer in
      layer.attached.lazy.compactMap { $0.nextEvent(of: layer) }
    }.min()
  }

  private static func deliver(at now: CFTimeInterval) {
    var started: [AttachedAnimation] = []
    var ended: [(CALayer, AttachedAnimation)] = []
    for layer in animated.values {
      for each in layer.attached {
        guard let next = each.nextEvent(of: layer), next <= now else { continue }
        if each.hasStarted { ended.append((layer, each)) } else { started.append(each) }
      }
    }
    for each in started.sorted(by: { $0.order < $1.order }) {
      each.hasStarted = true
      each.animation.delegate?.animationDidStart(each.animation)
    }
    for (layer, each) in ended.sorted(by: { $0.1.order < $1.1.order }) where !each.hasEnded {
      each.hasEnded = true
      if each.animation.isRemovedOnCompletion { layer.dropEnded(each) }
      each.animation.delegate?.animationDidStop(each.animation, finished: true)
    }
    for (_, each) in ended.sorted(by: { $0.1.order < $1.1.order }) { each.leaveCompletions() }
  }
}
