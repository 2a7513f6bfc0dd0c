import PegbarDiagnostics
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// A scene and the maximum error of its normalized form.
struct Construct: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var scene: Scene
  /// The error of the distance, in points.
  var distance: Double
  var color: Double

  init(_ name: String, _ scene: Scene, distance: Double = 1e-4, color: Double = 1e-5) {
    testDescription = name
    self.scene = scene
    self.distance = distance
    self.color = color
  }

  init(_ name: String, _ layers: Layer..., distance: Double = 1e-4, color: Double = 1e-5) {
    self.init(name, Make.scene(layers), distance: distance, color: color)
  }
}

/// Pseudorandom numbers that are the same in every run.
struct Sequence {
  private var state: UInt64

  init(_ seed: UInt64 = 7) { state = seed }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }
}

enum Judge {
  /// Returns the times of all frames, and times between them.
  static func times(count: Int = Tier.isFull ? 200 : 20) -> [Double] {
    var random = Sequence()
    return (0...50).map { Double($0) / 25 } + (0..<count).map { _ in random.next() * 2 }
  }

  /// Expects both scenes to draw the same.
  static func expectSame(
    _ construct: Construct, location: SourceLocation = #_sourceLocation
  ) {
    let normalized = Normalizer().normalized(construct.scene, log: FindingLog())
    let measure = NormalizationMeasure(exact: construct.scene, normalized: normalized)
    let worst = measure.worst(at: times())
    #expect(
      worst.other == nil, "\(worst.other.map { "\($0)" } ?? "")", sourceLocation: location)
    let distance = worst.distance?.difference.distance ?? 0
    #expect(
      distance <= construct.distance, "\(worst.distance.map { "\($0)" } ?? "")",
      sourceLocation: location)
    let color = worst.color?.difference.color ?? 0
    #expect(
      color <= construct.color, "\(worst.color.map { "\($0)" } ?? "")", sourceLocation: location)
    let middle = measure.sample(at: 0.7)
    #expect(middle.difference.isComparable, sourceLocation: location)
  }

  /// Returns the IDs of the findings of normalizing, in order, without duplicates.
  static func findings(_ scene: Scene) -> [String] {
    let log = FindingLog()
    _ = Normalizer().normalized(scene, log: log)
    var ids: [String] = []
    for finding in log.findings where !ids.contains(finding.kind.id) { ids.append(finding.kind.id) }
    return ids
  }
}
