internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// How curves are spelt.
///
/// They are their control points. Those with a known name are called by it, and those that are used
/// often have one that says what they do.
struct CurveNames {
  private static let linear = NamedCurve(name: "linear", curve: TimingCurve(0, 0, 1, 1))
  /// How often a curve is used at least that has a name which tells no more than its numbers.
  private static let manyUses = 6
  /// The curves that have names.
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

  /// A curve: by its name if it has one, or its control points.
  func spelling(_ curve: Curve) -> SwiftExpression {
    switch curve {
    case .linear, .hold, .spring:
      // A hold has become a jump between two keys; nothing moves along its curve. Springs have
      // animations of their own.
      .constant(.curves, Self.linear.name)
    case .bezier(let curve):
      names[curve].map { .constant(.curves, $0) } ?? .numbers(Self.points(of: curve))
    }
  }

  /// The control points of the curves that are used by name.
  func nodes(for used: Set<String>) -> [SwiftNode] {
    let curves = ([Self.linear] + named).filter { used.contains($0.name) }
    guard !curves.isEmpty else { return [] }
    let lines = curves.map {
      SwiftNode.line(
        "static var \($0.name): Self { [\(SwiftLiteral.numbers(Self.points(of: $0.curve)))] }")
    }
    return [
      .blank, .line("/// Control points of timing functions."),
      .type("private extension [Float]", lines),
    ]
  }

  /// Core Animation takes control points whose share of the time is 0…1 alone, in single precision:
  /// further digits say nothing.
  private static func points(of curve: TimingCurve) -> [Double] {
    [min(max(curve.x1, 0), 1), curve.y1, min(max(curve.x2, 0), 1), curve.y2].map {
      Double("\(Float($0))") ?? $0
    }
  }
}

extension NamedCurve {
  /// Whether the name tells no more than the numbers: `easeInOut63x44`.
  fileprivate var isDescribed: Bool {
    let parts = name.split(separator: "x", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).contains {
      $0.last?.isNumber == true && $1.first?.isNumber == true
    }
  }
}

extension AnyTrack {
  /// The curves that start at its keys.
  fileprivate var curves: [Curve] { keys.map(\.curve) }
}
