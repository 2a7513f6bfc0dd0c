import PegbarExport
import PegbarGeometry
import PegbarScene
import PegbarSwift
import Testing

/// 3D layers as Swift.
@Suite struct SpaceCodeTests {
  private static let bounds = Samples.rect(0, 0, 100, 80)

  /// A card that rotates in perspective.
  static let scene: NormalizedScene = {
    let card = NormalizedLayer(
      name: "Card", content: .color(.white), bounds: bounds, scale: Point(x: 2, y: 2),
      rotation: 30, rotationX: 10, rotationY: -45, zPosition: 20, scaleZ: 3,
      tracks: [
        NormalizedTrack(
          property: .rotationY,
          keys: .number(Track([Key(time: 0, value: 0), Key(time: 1, value: -45)]))),
        NormalizedTrack(
          property: .zPosition,
          keys: .number(Track([Key(time: 0, value: 0), Key(time: 1, value: 20)]))),
      ])
    let space = NormalizedLayer(
      name: "Space", bounds: bounds, rotationX: 15, keepsDepth: true, sublayers: [card])
    let view = NormalizedLayer(
      name: "View", bounds: bounds, anchor: Point(x: 50, y: 40), position: Point(x: 50, y: 40),
      perspective: 500, sublayers: [space])
    return Samples.scene("Deep", [view])
  }()

  private func text(_ scene: NormalizedScene) -> String {
    String(
      decoding: SwiftCode.write(
        scene, options: SwiftCode.Options(header: FileHeader(sourceName: "a"))), as: UTF8.self)
  }

  @Test(
    "writes rotation, depth and perspective with Core Animation properties",
    arguments: [
      "layer.sublayerTransform.m34 = -1 / 500",
      "CATransformLayer(), \"Space\"",
      "layer.transform = CATransform3DMakeRotation(radians(15), 1, 0, 0)",
      "layer.zPosition = 20",
      #"keys("transform.rotation.y", at: frames(0, 60), degrees(0, -45))"#,
      #"keys("zPosition", at: frames(0, 60), numbers(0, 20))"#,
    ])
  func words(_ line: String) {
    #expect(text(Self.scene).contains(line), "\(text(Self.scene))")
  }

  @Test("a layer scales first, then rotates about z, y and x")
  func order() {
    let code = text(Self.scene).split { " \n".contains($0) }.joined(separator: " ")
    #expect(
      code.contains(
        """
        CATransform3DScale( CATransform3DRotate( \
        CATransform3DRotate(CATransform3DMakeRotation(radians(10), 1, 0, 0), \
        radians(-45), 0, 1, 0), radians(30), 0, 0, 1 ), 2, 2, 3 )
        """), "\(code)")
  }

  @Test("marks only layers that blend or clip, because transform layers ignore both")
  func flatThings() {
    let ink = NormalizedLayer(
      name: "Ink", content: .color(.white), bounds: Self.bounds, blendMode: .multiply)
    let frame = NormalizedLayer(name: "Frame", bounds: Self.bounds, clipsToBounds: true)
    var scene = Self.scene
    scene.root.layers += [ink, frame]
    let code = text(scene)
    #expect(code.contains(#".blended(by: "multiplyBlendMode")"#))
    #expect(code.contains(".clipped()"))
    #expect(code.ranges(of: "compositingFilter = ").count == 1)
    #expect(!text(Self.scene).contains("compositingFilter = "))
  }

  @Test("a definition whose layers keep their depth is a transform layer")
  func definition() {
    let definition = NormalizedComposition(
      id: "part", name: "Part", size: Self.bounds.size,
      layers: [NormalizedLayer(name: "Dot", content: .color(.white), bounds: Self.bounds)])
    func use(_ keepsDepth: Bool) -> String {
      let layer = NormalizedLayer(
        name: "Use", content: .instance("part", begin: 0, rate: 1), bounds: Self.bounds,
        keepsDepth: keepsDepth)
      var scene = Samples.scene("Whole", [layer])
      scene.definitions = [definition]
      return text(scene)
    }
    #expect(use(true).contains("final class PartLayer: CATransformLayer {"))
    #expect(use(false).contains("final class PartLayer: CALayer {"))
  }
}
