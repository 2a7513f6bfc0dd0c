import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarMeasure

/// An item-by-item comparison of two painted frames.
@Suite("Differences of frames")
struct FrameDifferenceTests {
  /// Returns a frame with adjacent solids in one color.
  private static func frame(opacities: Double...) -> Frame {
    let layers = opacities.enumerated().map { index, opacity -> Layer in
      var layer = Make.solid(
        index,
        Transform(
          position: .constant(Point(x: 40 * Double(index), y: 50)),
          scale: .constant(Point(x: 0.5, y: 0.5))))
      layer.opacity = .constant(opacity)
      return layer
    }
    return SceneEvaluator(Make.scene(layers)).frame(at: 0)
  }

  @Test("nearly equal and barely visible items can be missing on one side")
  func hardlyVisible() {
    let difference = FrameDifference(
      Self.frame(opacities: 0.5, 0.5, 0.004, 0.006), Self.frame(opacities: 0.5, 0.5003, 0, 0))
    #expect(!difference.isOther, "\(difference.what)")
    #expect(difference.distance < 1e-9)
    #expect(abs(difference.color - 0.0003) < 1e-6)
  }

  @Test("compares items that fade in on both sides even if one starts earlier")
  func fading() {
    let difference = FrameDifference(
      Self.frame(opacities: 0.5, 0.002, 0.0105), Self.frame(opacities: 0.5, 0, 0.0095))
    #expect(!difference.isOther, "\(difference.what)")
    #expect(difference.distance < 1e-9)
    #expect(abs(difference.color - 0.001) < 1e-6)
  }

  @Test("differences count on the canvas and in a margin of half its longer side")
  func margin() {
    /// Returns the distance between a solid at a position and one that is 5 points to the right.
    func distance(at x: Double) -> Double {
      let frames = [x, x + 5].map { x in
        let transform = Transform(position: .constant(Point(x: x, y: 50)))
        return SceneEvaluator(Make.scene([Make.solid(0, transform)])).frame(at: 0)
      }
      return FrameDifference(frames[0], frames[1]).distance
    }
    // The solid is 60 points wide, the canvas 200 points.
    #expect(isClose(distance(at: 50), 5, 1e-9))
    #expect(isClose(distance(at: 230), 5, 1e-9))
    #expect(distance(at: 310) == 0)
  }

  @Test("a missing visible item is a difference")
  func visible() {
    let difference = FrameDifference(
      Self.frame(opacities: 0.5, 0.5, 0.1), Self.frame(opacities: 0.5, 0.5003, 0))
    #expect(difference.isOther || difference.color > 0.05)
  }

  @Test("empty layers also count as work")
  func effort() {
    func effort(layers: Int) -> Int {
      let empty = Make.drawing([Make.geometry(Make.path([]))], [Make.fill()])
      let scene = Make.scene(
        (0..<layers).map { index in
          var layer = empty
          layer.id = LayerID(index)
          return layer
        })
      let normalized = Normalizer().normalized(Make.scene([]), log: FindingLog())
      return NormalizationMeasure(exact: scene, normalized: normalized).sample(at: 0).effort
    }
    #expect(effort(layers: 100) >= effort(layers: 0) + 100 * 200)
  }

  @Test("the distance to a non-finite outline is infinite")
  func nowhere() {
    var broken = Make.square
    broken.contours[0].vertices[1].point.x = .nan
    var effort = 0
    let area = Rect(x: 0, y: 0, width: 200, height: 200)
    let there = OutlineDistance.between(Make.square, broken, in: area, effort: &effort)
    let back = OutlineDistance.between(broken, Make.square, in: area, effort: &effort)
    #expect(there == .infinity && back == .infinity)
  }

  @Test("a small box has the same distance for any first corner and direction")
  func corners() {
    let box = Make.path([(10, 10), (10.6, 10), (10.6, 10.5), (10, 10.5)])
    let area = Rect(x: 0, y: 0, width: 200, height: 200)
    var effort = 0
    let turned = Make.path([(10.6, 10.5), (10, 10.5), (10, 10), (10.6, 10)])
    #expect(OutlineDistance.between(box, turned, in: area, effort: &effort) == 0)
    let back = Make.path([(10, 10.5), (10.6, 10.5), (10.6, 10), (10, 10)])
    #expect(OutlineDistance.between(box, back, in: area, effort: &effort) == 0)
    let moved = Make.path([(10.7, 10.5), (10, 10.5), (10, 10), (10.7, 10)])
    #expect(abs(OutlineDistance.between(box, moved, in: area, effort: &effort) - 0.1) < 1e-9)
  }

  @Test("finds an inverted matte that covers everything")
  func coveringMatte() {
    var source = Make.solid(1, Transform(position: .constant(Point(x: -50, y: -50))))
    source.content = .solid(Solid(size: Size(width: 400, height: 400), color: .black))
    source.isMatteSource = true
    let plain = Make.solid(0)
    var hidden = plain
    hidden.matte = Matte(source: LayerID(1), mode: .alphaInverted)
    func isOther(_ exact: Layer, _ played: Layer) -> Bool {
      let normalized = Normalizer().normalized(Make.scene([source, played]), log: FindingLog())
      return NormalizationMeasure(exact: Make.scene([source, exact]), normalized: normalized)
        .sample(at: 1).difference.isOther
    }
    #expect(!isOther(plain, plain) && !isOther(hidden, hidden))
    #expect(isOther(plain, hidden) && isOther(hidden, plain))
  }

  /// Returns a frame with a solid that is visible in part or all of its width.
  private static func frame(masked width: Double) -> Frame {
    var layer = Make.solid(0, Transform())
    let box = Make.path([(0, 0), (width, 0), (width, 50), (0, 50)])
    layer.masks = [Mask(name: "Mask", mode: .add, path: .constant(box), opacity: .constant(1))]
    return SceneEvaluator(Make.scene([layer])).frame(at: 0)
  }

  private static func frame(clipped width: Double?) -> Frame {
    let instance = Make.instance(0, "part", clip: width.map { Size(width: $0, height: 50) })
    let part = Make.definition("part", [Make.solid(0, Transform())])
    return SceneEvaluator(Make.scene([instance], definitions: [part])).frame(at: 0)
  }

  @Test("a mask can be a clip, and is compared as a mask")
  func clips() {
    for (width, distance) in [(30.0, 0.0), (32, 2)] {
      let (mask, clip) = (Self.frame(masked: 30), Self.frame(clipped: width))
      for difference in [FrameDifference(mask, clip), FrameDifference(clip, mask)] {
        #expect(!difference.isOther, "\(difference.what)")
        #expect(abs(difference.distance - distance) < 1e-9)
      }
    }
    let missing = FrameDifference(Self.frame(masked: 30), Self.frame(clipped: nil))
    #expect(missing.isOther)
  }

  @Test("fill rules count if they change the area")
  func rules() {
    func frame(_ path: Path, _ rule: FillRule) -> Frame {
      var style = Make.fill()
      style.kind = .fill(rule)
      return SceneEvaluator(Make.scene([Make.drawing([Make.geometry(path)], [style])])).frame(at: 0)
    }
    func isOther(_ path: Path) -> Bool {
      FrameDifference(frame(path, .nonZero), frame(path, .evenOdd)).isOther
    }
    #expect(!isOther(Make.path([(0, 0), (90, 0), (90, 80), (0, 80)])))
    #expect(isOther(Make.path([(50, 0), (80, 90), (0, 35), (100, 35), (20, 90)])))
  }
}
