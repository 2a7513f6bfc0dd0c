import Foundation
import QuartzCore
import Testing
@testable import TimelineShowcase
@testable import TransactionsShowcase

/// The style of the generated code.
enum Style: String, CaseIterable, CustomTestStringConvertible {
  case timeline
  case transactions

  var testDescription: String { rawValue }
}

/// A generated scene that plays on the shim's clock, starting at 0.
final class Stage {
  /// The scene's layer.
  let scene: CALayer
  private static let start = 1000.0

  private init(_ scene: CALayer) {
    self.scene = scene
  }

  /// Plays a scene, with exclusive use of the clock until the end of the body.
  static func play<Timeline: CALayer, Transactions: CALayer>(
    _ style: Style, _ timeline: () -> Timeline, _ playTimeline: (Timeline) -> Void,
    _ transactions: () -> Transactions, _ playTransactions: (Transactions) -> Void,
    _ body: (Stage) -> Void
  ) {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
    Shim.reset(time: start)
    Shim.violation = { Issue.record("shim: \($0)") }
    switch style {
    case .timeline:
      let scene = timeline()
      playTimeline(scene)
      body(Stage(scene))
    case .transactions:
      let scene = transactions()
      playTransactions(scene)
      body(Stage(scene))
    }
    Shim.flush()
    Shim.reset()
  }

  /// Advances to a time, in seconds of the scene.
  func advance(to time: Double) {
    Shim.flush()
    Shim.advance(to: Self.start + time)
    Shim.flush()
  }

  /// Returns the layer with a name in the design, or the outermost one if there are several.
  func layer(_ name: String) -> CALayer {
    var waiting = [scene]
    while !waiting.isEmpty {
      let layer = waiting.removeFirst()
      if layer.name == name { return layer }
      waiting += (layer.sublayers ?? []) + [layer.mask].compactMap { $0 }
    }
    Issue.record("there is no layer \(name)")
    return CALayer()
  }

  // MARK: What shows

  func position(_ name: String) -> [Double] {
    let position = layer(name).state().position
    return [Double(position.x), Double(position.y)]
  }

  func opacity(_ name: String) -> Double { layer(name).state().opacity }

  /// Returns the rotation about the z-axis, in degrees.
  func turn(_ name: String) -> Double {
    let matrix = layer(name).state().transform
    return degrees(atan2(Double(matrix.m12), Double(matrix.m11)))
  }

  /// Returns the rotation about the x-axis, in degrees.
  func pitch(_ name: String) -> Double {
    let matrix = layer(name).state().transform
    return degrees(atan2(Double(matrix.m23), Double(matrix.m22)))
  }

  /// Returns the rotation about the y-axis, in degrees.
  func yaw(_ name: String) -> Double {
    let matrix = layer(name).state().transform
    return degrees(atan2(-Double(matrix.m13), Double(matrix.m11)))
  }

  /// Returns the scale factor of a layer without rotation.
  func scale(_ name: String) -> Double { Double(layer(name).state().transform.m11) }

  private func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
}

/// A cubic CSS timing curve, evaluated by bisection.
struct Easing {
  static let linear = Easing(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = Easing(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = Easing(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInEaseOut = Easing(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeOutQuart = Easing(x1: 0.165, y1: 0.84, x2: 0.44, y2: 1)

  let x1, y1, x2, y2: Double

  /// Returns the progress after a fraction of the time, both 0…1.
  func callAsFunction(_ share: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.value(x1, x2, at: middle) < share { low = middle } else { high = middle }
    }
    return Self.value(y1, y2, at: low)
  }

  private static func value(_ first: Double, _ second: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }
}

func isNear(_ left: Double, _ right: Double, within limit: Double = 1e-4) -> Bool {
  abs(left - right) <= limit
}

func isNear(_ left: [Double], _ right: [Double], within limit: Double = 1e-4) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { isNear($0, $1, within: limit) }
}
