import Foundation
import PegbarGeometry
import PegbarScene
import PegbarSwift
import Testing

/// The code next to the tracks that is required for exact playback.
@Suite struct MovingPartsTests {
  private static let bounds = Samples.rect(0, 0, 100, 80)

  private static func text(_ scene: NormalizedScene) -> String {
    let code = String(
      decoding: SwiftCode.write(scene, options: SwiftCode.Options()), as: UTF8.self)
    return code.split { " \n".contains($0) }.joined(separator: " ")
  }

  private static func number(_ property: LayerProperty, _ values: Double...) -> NormalizedTrack {
    let keys = values.enumerated().map { Key(time: Double($0), value: $1) }
    return NormalizedTrack(property: property, keys: .number(Track(keys)))
  }

  private static func layer(
    scale: Point = .one, rotationY: Double = 0, _ tracks: NormalizedTrack...
  ) -> NormalizedScene {
    Samples.scene(
      "Card",
      [
        NormalizedLayer(
          name: "Card", content: .color(.white), bounds: bounds, scale: scale,
          rotationY: rotationY, tracks: tracks)
      ])
  }

  @Test("a layer that turns over has all its rotations, with the one about y last")
  func turnedOver() throws {
    let code = Self.text(Self.layer(rotationY: 180, Self.number(.rotationY, 0, 180)))
    let x = try #require(
      code.firstRange(of: #"keys("transform.rotation.x", at: frames(0, 60), degrees(0, 0)"#))
    let z = try #require(
      code.firstRange(of: #"keys("transform.rotation.z", at: frames(0, 60), degrees(0, 0)"#))
    let y = try #require(
      code.firstRange(of: #"keys("transform.rotation.y", at: frames(0, 60), degrees(0, 180)"#))
    #expect(x.upperBound < y.lowerBound && z.upperBound < y.lowerBound)
  }

  @Test("a layer that does not turn over has only its own rotation")
  func notTurnedOver() {
    let code = Self.text(Self.layer(rotationY: 80, Self.number(.rotationY, 0, 80)))
    #expect(!code.contains("transform.rotation.x") && !code.contains("transform.rotation.z"))
  }

  @Test("a negative scale inverts depth, and every scale and rotation is written")
  func mirrored() {
    let code = Self.text(
      Self.layer(scale: Point(x: -2, y: 3), Self.number(.scaleX, 2, -2)))
    #expect(code.contains("CATransform3DMakeScale(-2, 3, -1)"))
    for path in ["rotation.x", "rotation.y", "rotation.z", "scale.x", "scale.y"] {
      #expect(code.contains("\"transform.\(path)\""), "\(path)")
    }
  }

  @Test("a scale of 0 next to a negative one, written slightly larger, also mirrors")
  func mirroredAndFlat() {
    let code = Self.text(
      Self.layer(scale: Point(x: -2, y: 0), Self.number(.scaleX, 2, -2)))
    #expect(code.contains("CATransform3DMakeScale(-2, 1e-08, -1)"))
    #expect(code.contains("\"transform.rotation.x\"") && code.contains("\"transform.rotation.y\""))
  }

  @Test("writes a static mirrored layer directly")
  func mirroredStill() {
    let code = Self.text(Self.layer(scale: Point(x: -2, y: 3), Self.number(.opacity, 0, 1)))
    #expect(code.contains(".stretched(-2, 3)") && !code.contains("transform.rotation"))
  }

  private static func parts(_ begins: Double...) -> NormalizedScene {
    let dot = NormalizedLayer(
      name: "Dot", content: .color(.white), bounds: bounds, tracks: [number(.opacity, 0, 1)])
    var scene = Samples.scene(
      "Parts",
      begins.enumerated().map {
        NormalizedLayer(
          name: "Use \($0)", content: .instance("part", begin: $1, rate: 1), bounds: bounds)
      })
    scene.definitions = [
      NormalizedComposition(id: "part", name: "Part", size: bounds.size, layers: [dot])
    ]
    return scene
  }

  @Test("parts that move at the end keep their animations if shown at several times")
  func partsInMotion() {
    let end = Self.parts(0).duration
    let moving = Self.text(Self.parts(end - 0.25, end - 0.5))
    let holds = "func stop() { progress = 1 }"
    #expect(moving.contains(holds))
    // Parts at rest, or shown at a single time, have a state at the end.
    #expect(!Self.text(Self.parts(end - 3, end - 2)).contains(holds))
    #expect(!Self.text(Self.parts(end - 0.5, end - 0.5)).contains(holds))
  }

  @Test("a class with very many outlets omits them from its initializers")
  func manyOutlets() {
    func layers(_ count: Int) -> String {
      func layer(_ name: String, holding layers: [NormalizedLayer] = []) -> NormalizedLayer {
        NormalizedLayer(
          name: name, designerName: name, content: .color(.white), bounds: Self.bounds,
          sublayers: layers)
      }
      let dots = (1..<count).map { layer("Dot \($0) b") }
      return Self.text(Samples.scene("Many", [layer("Host", holding: dots)]))
    }
    #expect(layers(101).contains("super.init() build() }"))
    #expect(!layers(100).contains("func build()"))
  }

  @Test("a cycle states its duration in frames")
  func cycle() {
    let keys = [Key(time: 0, value: 0.0), Key(time: 1.0 / 3, value: 1)]
    let track = NormalizedTrack(
      property: .opacity,
      keys: .number(Track(keys, repetition: Repeat(count: .infinity, autoreverses: true))))
    let code = Self.text(Self.layer(track))
    #expect(code.contains("every: 20 / 60, count: .infinity, autoreverses: true"))
  }
}
