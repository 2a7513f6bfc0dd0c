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

  @Test("a small item on one side does not change which items correspond")
  func tiny() {
    /// Returns a frame with solids of different colors; one with scale 1 has 60 × 40 points.
    func frame(_ solids: (x: Double, scale: Double)...) -> Frame {
      let layers = solids.enumerated().map { index, solid in
        Make.solid(
          index,
          Transform(
            position: .constant(Point(x: solid.x, y: 50)),
            scale: .constant(Point(x: solid.scale, y: solid.scale))),
          color: Color(red: solid.scale, green: 0, blue: 0))
      }
      return SceneEvaluator(Make.scene(layers)).frame(at: 0)
    }
    let tiny = (x: 20.0, scale: 0.009)
    for other in [
      frame((40, 0.1), (90, 0.5), (160, 0.2)), frame((40.5, 0.1), (90, 0.5), tiny, (160, 0.2)),
    ] {
      let difference = FrameDifference(frame((40, 0.1), tiny, (90, 0.5), (160, 0.2)), other)
      #expect(!difference.isOther && difference.distance <= 0.5 + 1e-9, "\(difference.what)")
    }
    // An item that is visible is a difference in kind, and one that moves is a distance.
    #expect(FrameDifference(frame((40, 0.1), (90, 0.5)), frame((90, 0.5))).isOther)
    let moved = FrameDifference(frame((40, 0.1), (90, 0.5)), frame((120, 0.1), (90, 0.5)))
    #expect(!moved.isOther && isClose(moved.distance, 80, 1e-9))
  }

  @Test("a jump that is replaced by steep keyframes is no difference")
  func steepJump() {
    /// Returns a scene with a solid that moves by 80 points within a time, from 1 s on.
    func scene(within time: Double) -> Scene {
      let track = Track([
        Key(time: 0, value: Point(x: 40, y: 50)), Key(time: 1, value: Point(x: 40, y: 50)),
        Key(time: 1 + time, value: Point(x: 120, y: 50)),
      ])
      return Make.scene([Make.solid(0, Transform(position: .joined(.keyed(track))))])
    }
    func distance(within time: Double) -> Double {
      let normalized = Normalizer().normalized(scene(within: time), log: FindingLog())
      return NormalizationMeasure(exact: scene(within: 0), normalized: normalized)
        .sample(at: 1 + 5e-6).difference.distance
    }
    // A quarter of a frame has 10 ms.
    #expect(distance(within: 0.01) < 1e-6)
    #expect(distance(within: 0.02) > 30)
  }

  @Test("frames that show no layer of a finding are not compared")
  func undecided() {
    /// Returns a scene with a solid in its first second, and one that moves in the next.
    func scene(_ first: Double, movesTo second: Double) -> Scene {
      let track = Track([
        Key(time: 1.2, value: Point(x: 100, y: 50)), Key(time: 1.5, value: Point(x: second, y: 50)),
      ])
      var layers = [
        Make.solid(0, Transform(position: .constant(Point(x: first, y: 20)))),
        Make.solid(1, Transform(position: .joined(.keyed(track)))),
      ]
      for index in layers.indices { layers[index].source = "$.layers[\(index)]" }
      layers[0].window = TimeRange(start: 0, end: 1)
      return Make.scene(layers)
    }
    let normalized = Normalizer().normalized(scene(51, movesTo: 110), log: FindingLog())
    let measure = NormalizationMeasure(exact: scene(50, movesTo: 120), normalized: normalized)
    func differences(_ wanted: Set<Int>) -> [Int: LayerDifference] {
      measure.layerDifferences(at: [0.5, 1.8], effort: .max) { _ in wanted } ?? [:]
    }
    #expect(isClose(differences([0])[0]?.distance ?? 0, 1, 1e-6))
    // Only layers that belong to a finding are drawn.
    #expect(differences([0])[1] == nil)
    #expect(isClose(differences([1])[1]?.distance ?? 0, 10, 1e-6))
    #expect(differences([]).isEmpty)
  }

  @Test("layers that have nothing to do with a finding need not correspond")
  func unrelated() throws {
    /// Returns a scene with a solid at a position, in front of others.
    func scene(_ x: Double, others: Int) -> Scene {
      var layers = (0...others).map { Make.solid($0) }
      layers[others].transform.position = .constant(Point(x: x, y: 20))
      layers[others].source = "$.layers[0]"
      for index in 0..<others { layers[index].source = "$.layers[\(index + 1)]" }
      return Make.scene(layers)
    }
    let normalized = Normalizer().normalized(scene(51, others: 3), log: FindingLog())
    // A solid of another color in front hides nothing from the comparison of items.
    var exact = scene(50, others: 4)
    exact.root.layers[0].content = .solid(
      Solid(size: Size(width: 10, height: 10), color: .black))
    let measure = NormalizationMeasure(exact: exact, normalized: normalized)
    #expect(measure.sample(at: 0).difference.isOther)
    let differences = try #require(
      measure.layerDifferences(at: [0, 1], effort: .max) { _ in [4] })
    #expect(isClose(differences[4]?.distance ?? 0, 1, 1e-6))
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

  /// Returns a scene with a radial gradient in a box, by its highlight length and the size.
  private static func gradient(
    highlight: Double, _ side: Double, _ outline: Path? = nil, mask: Path? = nil
  ) -> Scene {
    let stops = GradientStops(colors: [
      .init(offset: 0, color: .white), .init(offset: 1, color: .black),
    ])
    var style = Make.fill()
    style.paint = .gradient(
      Gradient(
        kind: .radial, start: .constant(Point(x: side / 2, y: side / 2)),
        end: .constant(Point(x: side, y: side / 2)), highlightLength: .constant(highlight),
        stops: .constant(stops)))
    let box = Make.path([(0, 0), (side, 0), (side, side), (0, side)])
    var layer = Make.drawing([Make.geometry(outline ?? box)], [style])
    layer.masks = [mask].compactMap(\.self).map {
      Mask(name: "Mask", mode: .add, path: .constant($0), opacity: .constant(1))
    }
    return Make.scene([layer])
  }

  @Test("a masked gradient is compared with one that Core Animation paints in an outline")
  func maskedGradient() {
    let mask = Make.path([(20, 20), (80, 20), (80, 70), (20, 80)])
    let scene = Self.gradient(highlight: 0, 100, mask: mask)
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let sample = NormalizationMeasure(exact: scene, normalized: normalized).sample(at: 0)
    #expect(!sample.difference.isOther, "\(sample.difference.what)")
    #expect(sample.difference.distance < 1e-6)
  }

  /// Returns a layer with a slanted gradient in a box.
  private static func slanted(_ box: Path) -> Layer {
    let stops = GradientStops(colors: [
      .init(offset: 0, color: .white), .init(offset: 1, color: .black),
    ])
    var style = Make.fill()
    style.paint = .gradient(
      Gradient(
        kind: .linear, start: .constant(Point(x: 10, y: 0)),
        end: .constant(Point(x: 60, y: 40)), stops: .constant(stops)))
    var layer = Make.drawing([Make.geometry(box)], [style])
    layer.transform = Transform()
    return layer
  }

  @Test("a gradient in square bounds has the outline of the clip around it", arguments: [40.0, 44])
  func clippedGradient(height: Double) {
    let box = Make.path([(0, 0), (100, 0), (100, 40), (0, 40)])
    let square = Make.path([(0, -30), (100, -30), (100, 70), (0, 70)])
    let instance = Make.instance(0, "part", clip: Size(width: 100, height: height))
    let part = Make.definition("part", [Self.slanted(square)])
    let difference = FrameDifference(
      SceneEvaluator(Make.scene([Self.slanted(box)])).frame(at: 0),
      SceneEvaluator(Make.scene([instance], definitions: [part])).frame(at: 0))
    #expect(!difference.isOther, "\(difference.what)")
    #expect(isClose(difference.distance, height - 40, 1e-9))
  }

  @Test("a clip around the canvas does not change the outline of a gradient")
  func gradientOnCanvas() {
    let square = Make.path([(-400, -400), (600, -400), (600, 600), (-400, 600)])
    let instance = Make.instance(0, "part", clip: Size(width: 300, height: 300))
    let part = Make.definition("part", [Self.slanted(square)])
    let difference = FrameDifference(
      SceneEvaluator(Make.scene([Self.slanted(square)])).frame(at: 0),
      SceneEvaluator(Make.scene([instance], definitions: [part])).frame(at: 0))
    #expect(!difference.isOther, "\(difference.what)")
    #expect(difference.distance < 1e-9)
  }

  @Test("the highlight of a gradient counts where it changes a visible area")
  func highlights() {
    func color(_ highlight: Double, _ side: Double) -> Double {
      let frames = [0, highlight].map {
        SceneEvaluator(Self.gradient(highlight: $0, side)).frame(at: 0)
      }
      return FrameDifference(frames[0], frames[1]).color
    }
    #expect(color(0.5, 100) > 0.3)
    #expect(color(0.1, 100) < color(0.5, 100) && color(0.1, 100) > 0)
    // The smallest visible area has 8 square points.
    #expect(color(0.5, 4) > 0 && color(0.5, 2.7) == 0)
  }

  @Test("the highlight of a gradient counts only inside the outline and the picture")
  func highlightsInOutlines() {
    func color(_ box: Path, _ place: Point = .zero) -> Double {
      let frames = [0, 0.5].map { highlight in
        var scene = Self.gradient(highlight: highlight, 100, box)
        scene.root.layers[0].transform.position = .constant(place)
        return SceneEvaluator(scene).frame(at: 0)
      }
      return FrameDifference(frames[0], frames[1]).color
    }
    let box = Make.path([(0, 0), (100, 0), (100, 100), (0, 100)])
    #expect(color(box) > 0.3)
    // Both gradients have one color beyond their circle.
    let corners: [[(Double, Double)]] = [
      [(0, 0), (20, 0), (0, 20)], [(80, 100), (100, 80), (100, 100)],
    ]
    #expect(color(Path(corners.flatMap { Make.path($0).contours })) == 0)
    #expect(color(box, Point(x: 205, y: 0)) == 0)
  }
}
