import PegbarDiagnostics
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Values of a normalized scene that depend on parameters.
@Suite struct ParameterSourcesTests {
  @Test(
    "a scene with set parameters matches the animation with these values",
    arguments: stride(from: 0, to: Repository.samples.count, by: Tier.isFull ? 1 : 8)
      .map { Repository.samples[$0] })
  func set(_ path: String) throws {
    let bytes = try Repository.bytes(path)
    // Other tests draw layer lists of this length often enough.
    guard bytes.count < 60_000 else { return }
    var animation = try SlottedAnimation(bytes, atMost: 12)
    let own = try animation.scene()
    var normalized = Self.normalized(own)
    let bound = normalized.parameters.filter { !$0.bindings.isEmpty }
    let before = Self.worst(own, normalized)
    // Other tests compare losses.
    guard before.other == nil else { return }
    animation.change(bound.map(\.name))
    let changed = try animation.scene()
    let names = Set(bound.map(\.name))
    let values = changed.parameters.map { ($0.name, $0.value) }.filter { names.contains($0.0) }
    #expect(normalized.apply(Dictionary(uniqueKeysWithValues: values)) == names)
    let after = Self.worst(changed, normalized)
    #expect(after.other == nil)
    let distance = before.distance?.difference.distance ?? 0
    let color = before.color?.difference.color ?? 0
    #expect(after.distance?.difference.distance ?? 0 <= distance * 2 + 0.3)
    #expect(after.color?.difference.color ?? 0 <= color * 2 + 0.01)
  }

  private static func normalized(_ scene: Scene) -> NormalizedScene {
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return normalizer.normalized(scene, log: FindingLog())
  }

  private static func worst(
    _ scene: Scene, _ normalized: NormalizedScene
  ) -> NormalizationMeasure.Worst {
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    return measure.worst(at: measure.frameTimes(limit: 6))
  }

  @Test(
    "an exact scene with set parameters equals the animation with these values",
    arguments: stride(from: 0, to: Repository.samples.count, by: Tier.isFull ? 1 : 8)
      .map { Repository.samples[$0] })
  func setExact(_ path: String) throws {
    let animation = try SlottedAnimation(try Repository.bytes(path), atMost: 12)
    let own = try animation.scene()
    for parameter in own.parameters {
      var changed = animation
      changed.change([parameter.name])
      let expected = try changed.scene()
      let value = try #require(expected.parameters.first { $0.name == parameter.name }?.value)
      var pass = ApplyParameters([parameter.name: value], of: own.parameters)
      var scene = own
      pass.apply(to: &scene)
      guard pass.applied.contains(parameter.name) else { continue }
      // The value of a gradient has no opacity stops, which the slot of the animation also sets.
      if case .colors = value {
        #expect(Self.colors(scene) == Self.colors(expected), "\(path): \(parameter.name)")
        continue
      }
      scene.parameters = expected.parameters
      #expect(scene == expected, "\(path): \(parameter.name)")
    }
  }

  private static func colors(_ scene: Scene) -> [Color] {
    var colors: [Color] = []
    scene.forEachColor { color, _, _ in colors.append(color) }
    return colors
  }
}
