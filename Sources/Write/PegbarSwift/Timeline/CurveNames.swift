internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// The names of timing curves in code.
///
/// A curve is written as its control points. Curves with a known name use it, and frequent curves
/// may have a name that describes them.
struct CurveNames {
  private static let linear = NamedCurve(name: "linear", curve: TimingCurve(0, 0, 1, 1))
  /// The minimum number of uses of a curve whose name only repeats its numbers.
  private static let manyUses = 6
  /// The maximum number of curves of an animation, before equal ones at its end, that are written
  /// one by one.
  static let mostRead = 48
  /// The curves with names.
  private let named: [NamedCurve]
  private let names: [TimingCurve: String]

  init(_ scene: NormalizedScene) {
    var taken = SwiftNames(taken: ["init", "self", "Type", "linear"])
    let all = scene.curves.map {
      NamedCurve(name: taken.name(for: $0.name, .lower, fallback: "curve"), curve: $0.curve)
    }
    let described = Set(all.filter(\.isDescribed).map(\.curve))
    let uses = described.isEmpty ? [:] : Self.uses(of: described, in: scene)
    named = all.filter { !$0.isDescribed || uses[$0.curve] ?? 0 >= Self.manyUses }
    names = named.keyed(by: \.curve).mapValues(\.name)
  }

  private static func uses(
    of curves: Set<TimingCurve>, in scene: NormalizedScene
  ) -> [TimingCurve: Int] {
    var uses: [TimingCurve: Int] = [:]
    for composition in scene.compositions {
      composition.layers.forEachLayer { layer in
        for case .bezier(let curve) in layer.tracks.flatMap({ $0.keys.track.curves })
        where curves.contains(curve) {
          uses[curve, default: 0] += 1
        }
      }
    }
    return uses
  }

  /// Returns the expression of a curve: its name or its control points.
  func spelling(_ curve: Curve) -> SwiftExpression {
    switch curve {
    case .linear, .hold, .spring:
      // A hold is already a jump between two keyframes, along whose curve nothing moves. Springs
      // have their own animations.
      .constant(.curves, Self.linear.name)
    case .bezier(let curve):
      names[curve].map { .constant(.curves, $0) }
        ?? .value(.own(".init"), Self.points(of: curve).map { .init("", $0) })
    }
  }

  /// Returns the control points of the curves that are used by name.
  ///
  /// They are vectors, because arrays need reference counting, whose optimization doubles the time
  /// that compiling needs.
  func nodes(for used: Set<String>) -> [SwiftNode] {
    let curves = ([Self.linear] + named).filter { used.contains($0.name) }
    guard !curves.isEmpty else { return [] }
    let lines = curves.map {
      SwiftNode.line(
        "static var \($0.name): Self { .init(\(SwiftLiteral.numbers(Self.points(of: $0.curve)))) }")
    }
    return [
      .blank, .line("/// Control points of timing functions."),
      .type("private extension SIMD4<Float>", lines),
    ]
  }

  /// Returns the control points of a curve; for a hold or a spring, those of a line.
  static func points(of curve: Curve) -> [Double] {
    switch curve {
    case .linear, .hold, .spring: [0, 0, 1, 1]
    case .bezier(let curve): points(of: curve)
    }
  }

  /// Returns the control points of a curve, as Core Animation accepts them.
  ///
  /// Their x coordinates are limited to 0…1, and all have single precision.
  private static func points(of curve: TimingCurve) -> [Double] {
    [min(max(curve.x1, 0), 1), curve.y1, min(max(curve.x2, 0), 1), curve.y2].map {
      Double("\(Float($0))") ?? $0
    }
  }
}

extension NamedCurve {
  /// `true` if the name only repeats the numbers: `easeInOut63x44`.
  fileprivate var isDescribed: Bool {
    let parts = name.split(separator: "x", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).contains {
      $0.last?.isNumber == true && $1.first?.isNumber == true
    }
  }
}

extension AnyTrack {
  /// The curves of its keyframes.
  fileprivate var curves: [Curve] { keys.map { $0.curve } }
}
