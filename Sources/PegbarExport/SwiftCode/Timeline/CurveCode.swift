internal import PegbarGeometry
internal import PegbarScene

// Curves are their control points. Those with a known name are called by it, and those that are
// used often have one that says what they do.
extension SceneCode {
  /// Up to how many uses of a curve without a known name are spelt as numbers: that is no longer.
  private static let fewUses = 5

  /// A curve as Swift: by its name if it has one, or its control points.
  func spelling(_ curve: Curve) -> String {
    switch curve {
    case .linear, .hold, .spring:
      // A hold has become a jump between two keys; nothing moves along its curve. Springs have
      // animations of their own.
      return ".linear"
    case .bezier(let curve):
      guard let name = curveNames[curve], !plainCurves.contains(name) else {
        return Self.literal(curve)
      }
      return "." + name
    }
  }

  /// The names that are not worth their lines, as a whole text uses them.
  static func plainCurves(among curves: [NamedCurve], in text: [UInt8]) -> Set<String> {
    let uses = uses(of: Set(curves.filter { $0.isDescribed }.map(\.name)), in: text)
    return Set(uses.filter { $0.value <= fewUses }.keys)
  }

  /// Writes the control points of the curves that the text uses by name.
  mutating func curvePoints() {
    let linear = TimingCurve(0, 0, 1, 1)
    let curves = [NamedCurve(name: "linear", curve: linear)] + self.curves
    let uses = Self.uses(of: Set(curves.map(\.name)), in: text.bytes)
    let used = curves.filter { uses[$0.name] != nil }
    guard !used.isEmpty else { return }
    text.lines("\n/// Control points of timing functions.")
    text.block(
      "private extension [Float] {",
      of: used.map { "static var \($0.name): Self { \(Self.literal($0.curve)) }" })
  }

  /// How often names stand after a point in a text; nothing for those that do not.
  private static func uses(of names: Set<String>, in text: [UInt8]) -> [String: Int] {
    guard !names.isEmpty else { return [:] }
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: [:]) { uses, part in
      let name = String(decoding: part.prefix(while: NumberData.isPartOfName), as: UTF8.self)
      if names.contains(name) { uses[name, default: 0] += 1 }
    }
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
