import Foundation
import QuartzCore
import Testing

/// Tests views around generated layers, on the shim and replacements for UIKit, AppKit, and
/// SwiftUI.
///
/// The views are goldens of samples. Tests run one at a time because they share one clock.
@MainActor @Suite(.serialized) struct HostTests {
  static func onClock(_ body: () throws -> Void) rethrows {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
    Shim.reset(time: 1000)
    Shim.violation = { Issue.record("shim: \($0)") }
    try body()
    Shim.flush()
    Shim.reset()
  }

  static func takeTurn() { Shim.turn.wait() }

  static func endTurn() { Shim.turn.signal() }

  static func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }

  /// Returns the visible x-coordinate of a layer.
  static func x(_ layer: CALayer) -> Double {
    Shim.flush()
    return Double((layer.presentation() ?? layer).position.x)
  }

  /// Removes all animations, as the system does when a view leaves its window or an app leaves the
  /// screen.
  static func removeAnimations(of layer: CALayer) {
    layer.removeAllAnimations()
    for layer in layer.sublayers ?? [] { removeAnimations(of: layer) }
  }
}
