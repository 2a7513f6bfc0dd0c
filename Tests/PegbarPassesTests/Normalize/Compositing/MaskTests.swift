import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// Masks and luma mattes, compared outline by outline.
@Suite("Masks")
struct MaskTests {
  private static func mask(
    _ mode: Mask.Mode, inverted: Bool = false, _ offset: Double = 0, opacity: Double = 1,
    expansion: Double = 0
  ) -> Mask {
    let small = Make.path([(5, 5), (30, 5), (30, 30), (5, 30)].map { ($0.0 + offset, $0.1) })
    let large = Make.path([(2, 2), (50, 5), (40, 35), (5, 30)].map { ($0.0 + offset, $0.1) })
    return Mask(
      name: "Mask", mode: mode, isInverted: inverted,
      path: Make.moving((0.0, small), (2.0, large)), opacity: .constant(opacity),
      expansion: .constant(expansion))
  }

  /// A mask whose edge moves outward first, then inward, which is sampled.
  private static var growing: Mask {
    var mask = mask(.add)
    mask.expansion = Make.moving((0.0, 6.0), (2.0, -8.0))
    return mask
  }

  private static func masked(_ masks: Mask...) -> Layer {
    var layer = Make.solid(0)
    layer.masks = masks
    return layer
  }

  private static let constructs = [
    Construct("add", masked(mask(.add))),
    Construct("partly opaque", masked(mask(.add, opacity: 0.4), mask(.add, 12))),
    Construct("subtract", masked(mask(.subtract))),
    Construct("subtract twice", masked(mask(.subtract), mask(.subtract, 20, opacity: 0.5))),
    Construct("add, then subtract", masked(mask(.add), mask(.subtract, 9))),
    Construct("intersect", masked(mask(.intersect), mask(.intersect, 9))),
    Construct("intersect with nothing", masked(mask(.intersect, opacity: 0))),
    Construct("nothing added", masked(mask(.add, opacity: 0))),
    Construct("nothing subtracted", masked(mask(.subtract, opacity: 0), mask(.add, 9))),
    Construct("inverted", masked(mask(.add, inverted: true, opacity: 0.7))),
    Construct("wholly inverted", masked(mask(.add, inverted: true))),
    Construct("wholly inverted and shrunk", masked(mask(.add, inverted: true, expansion: -3))),
    Construct("subtract the outside", masked(mask(.subtract, inverted: true))),
    Construct("intersect with the outside", masked(mask(.intersect, inverted: true))),
    Construct("subtract a shrunk area", masked(mask(.subtract, expansion: -3))),
    Construct("inverted intersection", masked(mask(.add), mask(.intersect, inverted: true, 9))),
    Construct("difference", masked(mask(.add), mask(.difference, 9))),
    Construct(
      "difference by half",
      masked(mask(.difference, opacity: 0.5), mask(.difference, 9, opacity: 0.5))),
    Construct("inverted difference", masked(mask(.add), mask(.difference, inverted: true, 9))),
    Construct("grown difference", masked(mask(.add), mask(.difference, 9, expansion: 3))),
    Construct(
      "difference among others",
      masked(
        mask(.subtract), mask(.difference, 5), mask(.add, 9), mask(.difference, 12),
        mask(.intersect, 4), mask(.difference, 8))),
    Construct("grown", masked(mask(.add, expansion: 3))),
    Construct("shrunk", masked(mask(.add, opacity: 0.5, expansion: -3), mask(.subtract, 9))),
    Construct("grown, then shrunk", masked(growing), distance: 0.15),
    Construct("luma matte", luma(.luma)),
    Construct("inverted luma matte", luma(.lumaInverted)),
  ]

  /// Returns a scene with a layer that is visible where a colored one is bright.
  private static func luma(_ mode: Matte.Mode) -> Scene {
    var source = Make.solid(1, color: Color(red: 0.1, green: 0.6, blue: 0.9))
    source.isMatteSource = true
    source.masks = [mask(.add, 4)]
    var layer = Make.solid(0)
    layer.matte = Matte(source: LayerID(1), mode: mode)
    return Make.scene([source, layer])
  }

  @Test(
    "masks of both scenes have the same outlines", arguments: Tier.some(constructs, every: 3))
  func same(_ construct: Construct) { Judge.expectSame(construct) }

  @Test(
    "masks that only remove an area need no mask within a mask",
    arguments: [
      (masked(mask(.subtract)), false),
      (masked(mask(.subtract), mask(.subtract, 20, opacity: 0.5)), false),
      (masked(mask(.add, inverted: true)), false), (masked(mask(.intersect)), false),
      (masked(mask(.intersect, inverted: true)), false),
      (masked(mask(.add), mask(.subtract, 9)), true),
    ])
  func nested(_ layer: Layer, _ isNested: Bool) {
    let scene = Normalizer().normalized(Make.scene([layer]), log: FindingLog())
    let inMasks = scene.root.layers.flatMap(\.maskLayers)
    #expect(inMasks.containsLayer { $0.mask != nil } == isNested)
    #expect(!inMasks.isEmpty)
  }

  @Test(
    "a Difference mask needs as many layers as an Add mask", arguments: [false, true])
  func differences(isInverted: Bool) {
    func scene(_ mode: Mask.Mode, _ number: Int) -> Scene {
      var layer = Make.solid(0)
      layer.masks = (0..<number).map {
        Self.mask(mode, inverted: isInverted, Double($0), opacity: 0.5)
      }
      return Make.scene([layer])
    }
    func count(_ mode: Mask.Mode, _ number: Int) -> Int {
      Normalizer().normalized(scene(mode, number), log: FindingLog()).allLayers.count
    }
    Judge.expectSame(Construct("differences", scene(.difference, 8)))
    #expect(count(.difference, 8) == count(.add, 8))
    #expect(count(.difference, 40) == count(.add, 40))
    #expect(Judge.findings(Make.scene([Self.masked(Self.mask(.difference, opacity: 0.5))])) == [])
  }

  @Test(
    "detects a moved mask",
    arguments: [masked(mask(.add)), masked(mask(.add, inverted: true)), masked(mask(.subtract))])
  func moved(_ layer: Layer) throws {
    var other = layer
    other.masks[0].path = other.masks[0].path.map { path in
      Path(
        path.contours.map { contour in
          var contour = contour
          contour.vertices[0].point.x += 0.25
          contour.vertices[0].inControl.x += 0.25
          contour.vertices[0].outControl.x += 0.25
          return contour
        })
    }
    let normalized = Normalizer().normalized(Make.scene([other]), log: FindingLog())
    let difference = NormalizationMeasure(exact: Make.scene([layer]), normalized: normalized)
      .sample(at: 1).difference
    #expect(difference.isComparable && !difference.isOther)
    #expect(abs(difference.distance - 0.25) < 0.01)
  }

  @Test("a matte that ends before it begins hides its layer", arguments: [Matte.Mode.alpha, .luma])
  func emptyWindow(_ mode: Matte.Mode) throws {
    var scene = Self.luma(mode)
    scene.root.layers[0].window = TimeRange(start: 5, end: -10)
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let matte = try #require(normalized.allLayers.compactMap(\.mask).first?.layers.first)
    #expect(matte.isHidden)
    #expect(!matte.tracks.contains { $0.property == .isHidden })
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    #expect(measure.sample(at: 6).difference.distance == 0)
  }

  @Test("detects an edge that is moved further", arguments: [3.0, -3.0])
  func edge(_ expansion: Double) {
    let scenes = [expansion, expansion * 1.5].map {
      Make.scene([Self.masked(Self.mask(.add, expansion: $0))])
    }
    let normalized = Normalizer().normalized(scenes[1], log: FindingLog())
    let measure = NormalizationMeasure(exact: scenes[0], normalized: normalized)
    #expect(abs(measure.sample(at: 1).difference.distance - 1.5) < 1e-4)
  }

  @Test("detects a mask with another opacity, and a matte with another brightness")
  func faded() {
    func color(_ left: Scene, _ right: Scene) -> Double {
      let normalized = Normalizer().normalized(right, log: FindingLog())
      return NormalizationMeasure(exact: left, normalized: normalized).sample(at: 1).difference
        .color
    }
    for isInverted in [false, true] {
      let scenes = [0.7, 0.5].map {
        Make.scene([Self.masked(Self.mask(.add, inverted: isInverted, opacity: $0))])
      }
      #expect(abs(color(scenes[0], scenes[1]) - 0.2) < 1e-4)
    }
    var brighter = Self.luma(.luma)
    brighter.root.layers[0].content = .solid(
      Solid(size: Size(width: 60, height: 40), color: Color(red: 1, green: 1, blue: 1)))
    #expect(color(Self.luma(.luma), brighter) > 0.3)
  }
}
