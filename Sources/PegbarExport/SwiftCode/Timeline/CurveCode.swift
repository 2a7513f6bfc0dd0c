internal import PegbarGeometry
internal import PegbarScene

// Curves are their control points. Those with a known name are called by it, and those that are
// used often have one that says what they do.
extension SceneCode {
  /// How often a curve is used at least that has a name which tells no more than its numbers.
  private static let manyUses = 6

  /// The names of curves that are spelt as numbers.
  static func plainCurves(of curves: [NamedCurve], in scene: NormalizedScene) -> Set<String> {
    let described = Set(curves.filter(\.isDescribed).map(\.curve))
    guard !described.isEmpty else { return [] }
    var uses: [TimingCurve: Int] = [:]
    for composition in scene.compositions {
      _ = composition.layers.containsLayer { layer in
        for case .bezier(let curve) in layer.tracks.flatMap({ $0.keys.track.curves })
        where described.contains(curve) {
          uses[curve, default: 0] += 1
        }
        return false
      }
    }
    return Set(curves.filter { $0.isDescribed && uses[$0.curve] ?? 0 < manyUses }.map(\.name))
  }

  /// A curve as Swift: by its name if it has one, or its control points.
  mutating func spelling(_ curve: Curve) -> String {
    switch curve {
    case .linear, .hold, .spring:
      // A hold has become a jump between two keys; nothing moves along its curve. Springs have
      // animations of their own.
      usedCurves.insert("linear")
      return ".linear"
    case .bezier(let curve):
      guard let name = curveNames[curve] else { return Self.literal(curve) }
      usedCurves.insert(name)
      return "." + name
    }
  }

  /// Writes the control points of the curves that are used by name.
  mutating func curvePoints() {
    let linear = TimingCurve(0, 0, 1, 1)
    let used = ([NamedCurve(name: "linear", curve: linear)] + curves).filter {
      usedCurves.contains($0.name)
    }
    guard !used.isEmpty else { return }
    text.lines("\n/// Control points of timing functions.")
    text.block(
      "private extension [Float] {",
      of: used.map { "static var \($0.name): Self { \(Self.literal($0.curve)) }" })
  }

  /// Core Animation takes control points whose share of the time is 0…1 alone.
  private static func literal(_ curve: TimingCurve) -> String {
    let points = [min(max(curve.x1, 0), 1), curve.y1, min(max(curve.x2, 0), 1), curve.y2]
    return "[\(SwiftLiteral.numbers(points))]"
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
