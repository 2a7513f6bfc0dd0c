import Foundation
import QuartzCore
import Testing

/// Views around generated layers, on the shim and on what stands in for UIKit, AppKit and SwiftUI; they
/// are the goldens of samples.
///
/// One clock for all: tests take turns.
@MainActor @Suite(.serialized) struct HostTests {
  static func onClock(_ body: () throws -> Void) rethrows {
    Shim.turn.lock()
    defer { Shim.turn.unlock() }
    Shim.reset(time: 1000)
    Shim.violation = { Issue.record("shim: \($0)") }
    try body()
    Shim.flush()
    Shim.reset()
  }

  static func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }

  /// Where a layer shows.
  static func x(_ layer: CALayer) -> Double {
    Shim.flush()
    return Double((layer.presentation() ?? layer).position.x)
  }

  /// What the system does to a view that leaves its window, and to all of an app that leaves the screen.
  static func removeAnimations(of layer: CALayer) {
    layer.removeAllAnimations()
    for layer in layer.sublayers ?? [] { removeAnimations(of: layer) }
  }
}
