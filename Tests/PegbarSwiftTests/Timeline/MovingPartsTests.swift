import Foundation
import PegbarGeometry
import PegbarScene
import PegbarSwift
import Testing

/// What generated code says beside the tracks, so that they play as they are.
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

  @Test("a layer turned over has all its turns given, the one about y last")
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

  @Test("a layer that is not turned over has its own turn alone")
  func notTurnedOver() {
    let code = Self.text(Self.layer(rotationY: 80, Self.number(.rotationY, 0, 80)))
    #expect(!code.contains("transform.rotation.x") && !code.contains("transform.rotation.z"))
  }

  @Test("a factor below 0 turns depths over, and every factor and turn is given")
  func mirrored() {
    let code = Self.text(
      Self.layer(scale: Point(x: -2, y: 3), Self.number(.scaleX, 2, -2)))
    #expect(code.contains("CATransform3DMakeScale(-2, 3, -1)"))
    for path in ["rotation.x", "rotation.y", "rotation.z", "scale.x", "scale.y"] {
      #expect(code.contains("\"transform.\(path)\""), "\(path)")
    }
  }

  @Test("a factor of 0 beside one below 0, which is written as a little more, mirrors as well")
  func mirroredAndFlat() {
    let code = Self.text(
      Self.layer(scale: Point(x: -2, y: 0), Self.number(.scaleX, 2, -2)))
    #expect(code.contains("CATransform3DMakeScale(-2, 1e-08, -1)"))
    #expect(code.contains("\"transform.rotation.x\"") && code.contains("\"transform.rotation.y\""))
  }

  @Test("a mirrored layer that stands still is said as it is")
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

  @Test("parts in motion at the end keep their animations where they are at several times")
  func partsInMotion() {
    let end = Self.parts(0).duration
    let moving = Self.text(Self.parts(end - 0.25, end - 0.5))
    let holds = "private static var holdsEnd: Bool { true }"
    #expect(moving.contains(holds))
    // At rest, or shown at one time alone, they have a state at the end.
    #expect(!Self.text(Self.parts(end - 3, end - 2)).contains(holds))
    #expect(!Self.text(Self.parts(end - 0.5, end - 0.5)).contains(holds))
  }

  @Test("a class with very many outlets leaves them out of its initialisers")
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

  @Test("a cycle says how many frames it lasts")
  func cycle() {
    let keys = [Key(time: 0, value: 0.0), Key(time: 1.0 / 3, value: 1)]
    let track = NormalizedTrack(
      property: .opacity,
      keys: .number(Track(keys, repetition: Repeat(count: .infinity, autoreverses: true))))
    let code = Self.text(Self.layer(track))
    #expect(code.contains("every: 20 / 60, count: .infinity, autoreverses: true"))
  }
}
