import Foundation
import QuartzCore

/// The interface of the shim that the verifier uses, over Core Animation itself.
enum Shim {
  /// The open points of the documentation.
  ///
  /// Core Animation has its own answers, so they have no effect. `detachedTreesAreCommitted` decides
  /// whether scenes are put on stage immediately.
  struct Switches {
    var pathsKeepVelocity = false
    var decomposesForEachAnimation = false
    var controlPointsGoStraight = true
    var slantedGradientIsViolation = false
    var openPathIsViolation = false
    var equalKeyTimesJump = true
    var membersMayBeginEarly = true
    var containerIsFlipped = false
    var detachedTreesAreCommitted = true
  }

  nonisolated(unsafe) static var switches = Switches()
  /// The handler for what Core Animation ignores silently, which only the shim reports.
  nonisolated(unsafe) static var violation: (String) -> Void = { _ in }
  /// What depends on the switches, which have no effect.
  static let (pathAnimations, negativeScales, morphs) = (0, 0, 0)
  /// The scene to put on stage when the next turn ends.
  nonisolated(unsafe) private static var waiting: CALayer?

  /// The layers on stage that have animations.
  static var animatedLayers: [CALayer] {
    Stage.layers.filter { !($0.animationKeys() ?? []).isEmpty }
  }

  /// Puts a new scene on stage when the next turn ends.
  static func stage(_ layer: CALayer) { waiting = layer }

  static func reset(time: CFTimeInterval = 1000) {
    (switches, waiting, violation) = (Switches(), nil, { _ in })
    #if os(Linux)
      QuartzCore.Shim.violation = { violation($0) }
    #endif
    Stage.clear(at: time)
    Stage.turn()
  }

  /// Ends the turn of the run loop.
  static func flush() {
    if switches.detachedTreesAreCommitted, let layer = waiting {
      waiting = nil
      if layer.superlayer == nil { Stage.add(layer) }
    }
    Stage.turn()
  }

  static func advance(to time: CFTimeInterval) {
    Stage.setTime(time)
    Stage.turn()
  }

  static func show(_ layer: CALayer) { Stage.add(layer) }

  /// Registers the function that creates presentation copies, which the Objective-C runtime finds by
  /// itself.
  static func copies<Layer: CALayer>(_ type: Layer.Type, by make: @escaping (Layer) -> Layer) {
    #if os(Linux)
      QuartzCore.Shim.copies(type, by: make)
    #endif
  }
}
