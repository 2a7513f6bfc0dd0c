import Foundation
import QuartzCore
import Testing
@testable import TimelineShowcase
@testable import TransactionsShowcase

/// How a sample is generated.
enum Style: String, CaseIterable, CustomTestStringConvertible {
  case timeline
  case transactions

  var testDescription: String { rawValue }
}

/// A generated scene that plays on the shim's clock, from 0 on.
final class Stage {
  /// The scene's layer.
  let scene: CALayer
  private static let start = 1000.0

  private init(_ scene: CALayer) {
    self.scene = scene
  }

  /// Plays a scene; the clock belongs to it until the end of the body.
  ///
  /// - Parameter rest: What stays open of the scene's own class: its properties and functions.
  static func play<Timeline: CALayer, Transactions: CALayer>(
    _ style: Style, _ timeline: () -> Timeline, _ playTimeline: (Timeline) -> Void,
    _ transactions: () -> Transactions, _ playTransactions: (Transactions) -> Void,
    _ body: (Stage) -> Void
  ) {
    Shim.turn.lock()
    defer { Shim.turn.unlock() }
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

  /// Goes on to a time in seconds of the scene.
  func advance(to time: Double) {
    Shim.flush()
    Shim.advance(to: Self.start + time)
    Shim.flush()
  }

  /// The layer that the designer calls so; where there are several, the outermost one.
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

  /// The turn about z, in degrees.
  func turn(_ name: String) -> Double {
    let matrix = layer(name).state().transform
    return degrees(atan2(Double(matrix.m12), Double(matrix.m11)))
  }

  /// The turn about x, in degrees.
  func pitch(_ name: String) -> Double {
    let matrix = layer(name).state().transform
    return degrees(atan2(Double(matrix.m23), Double(matrix.m22)))
  }

  /// The turn about y, in degrees.
  func yaw(_ name: String) -> Double {
    let matrix = layer(name).state().transform
    return degrees(atan2(-Double(matrix.m13), Double(matrix.m11)))
  }

  /// The factor of a layer that is not turned.
  func scale(_ name: String) -> Double { Double(layer(name).state().transform.m11) }

  private func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
}

/// A cubic timing curve of CSS, solved by halving.
struct Easing {
  static let linear = Easing(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = Easing(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = Easing(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInEaseOut = Easing(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeOutQuart = Easing(x1: 0.165, y1: 0.84, x2: 0.44, y2: 1)

  let x1, y1, x2, y2: Double

  /// How far it is when a share of the time has passed, both 0…1.
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
