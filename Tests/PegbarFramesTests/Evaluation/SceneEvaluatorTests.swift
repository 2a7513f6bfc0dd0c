import PegbarBase
import PegbarDiagnostics
@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

struct VisibilityTests {
  @Test("a window is half-open", arguments: [(0.9, 0), (1.0, 1), (1.99, 1), (2.0, 0)])
  func window(time: Double, count: Int) {
    let scene = Samples.scene([Samples.solid(0, window: TimeRange(start: 1, end: 2))])
    #expect(SceneEvaluator(scene).frame(at: time).items.count == count)
  }

  @Test("shows the last moment of the scene at its end and later")
  func end() {
    let scene = Samples.scene([
      Samples.solid(0), Samples.solid(1, window: TimeRange(start: 0, end: 9.9)),
      Samples.solid(2, window: TimeRange(start: 10, end: 20)),
    ])
    #expect(SceneEvaluator(scene).frame(at: 10).items.count == 1)
    #expect(SceneEvaluator(scene).frame(at: 99).items.count == 1)
  }

  @Test("uses the last moment inside instances, even if reversed")
  func endInside() {
    let inner = Samples.definition("D", [Samples.solid(0, window: TimeRange(start: 0, end: 5))])
    let forwards = Samples.scene(
      [Samples.instance(0, of: "D", map: TimeMap(begin: 5))], definitions: [inner])
    #expect(SceneEvaluator(forwards).frame(at: 10).items.count == 1)
    let backwards = Samples.scene(
      [Samples.instance(0, of: "D", map: TimeMap(begin: 10, rate: -1))],
      definitions: [Samples.definition("D", [Samples.solid(0)])])
    #expect(SceneEvaluator(backwards).frame(at: 10).items.count == 1)
  }

  @Test("does not draw hidden layers, matte sources, transparent layers or flat layers")
  func invisible() {
    var layers = (0..<4).map { Samples.solid($0) }
    layers[0].isHidden = true
    layers[1].isMatteSource = true
    layers[2].opacity = .constant(0)
    layers[3].transform.scale = .constant(Point(x: 0, y: 1))
    #expect(SceneEvaluator(Samples.scene(layers)).frame(at: 1).items.isEmpty)
  }
}

struct ParentTests {
  @Test("parents move children even if hidden or out of window, and their opacity is ignored")
  func parents() {
    var child = Samples.solid(0, at: Point(x: 1, y: 0))
    child.transformParent = LayerID(1)
    var parent = Samples.solid(1, at: Point(x: 10, y: 0), window: TimeRange(start: 8, end: 9))
    parent.transform.scale = .constant(Point(x: 2, y: 2))
    parent.transformParent = LayerID(2)
    parent.opacity = .constant(0.5)
    var grandparent = Samples.solid(2, at: Point(x: 100, y: 0))
    grandparent.isHidden = true
    let frame = SceneEvaluator(Samples.scene([child, parent, grandparent])).frame(at: 1)
    #expect(frame.places == [Point(x: 112, y: 0)])
    #expect(frame.items[0].path?.opacity == 1)
  }

  @Test("a cycle of parents terminates")
  func circle() {
    var first = Samples.solid(0, at: Point(x: 1, y: 0))
    first.transformParent = LayerID(1)
    var second = Samples.solid(1, at: Point(x: 10, y: 0))
    second.transformParent = LayerID(0)
    let frame = SceneEvaluator(Samples.scene([first, second])).frame(at: 1)
    #expect(frame.places.first == Point(x: 11, y: 0))
    #expect(frame.items.count == 2)
  }
}

struct InstanceTests {
  @Test(
    "an instance plays in the time of its definition",
    arguments: [
      (TimeMap.identity, 4.0), (TimeMap(begin: 1), 3), (TimeMap(begin: 1, rate: 2), 6),
      (TimeMap(begin: 6, rate: -0.5), 1),
      (TimeMap(begin: 99, rate: 7, remap: .constant(2.5)), 2.5),
    ] as [(TimeMap, Double)])
  func time(map: TimeMap, local: Double) {
    let scene = Samples.scene(
      [Samples.instance(0, of: "D", map: map)],
      definitions: [Samples.definition("D", [Samples.runner()])])
    #expect(isClose(SceneEvaluator(scene).frame(at: 4).places, [Point(x: local, y: 0)]))
  }

  @Test("nests time maps")
  func nested() {
    let outer = Samples.definition("O", [Samples.instance(0, of: "D", map: TimeMap(begin: 1))])
    let scene = Samples.scene(
      [Samples.instance(0, of: "O", map: TimeMap(rate: 2))],
      definitions: [outer, Samples.definition("D", [Samples.runner()])])
    #expect(isClose(SceneEvaluator(scene).frame(at: 4).places, [Point(x: 7, y: 0)]))
  }

  @Test("clips an instance in its own space")
  func clip() {
    var layer = Samples.instance(0, of: "D", clip: Size(width: 5, height: 6))
    layer.transform.position = .constant(Point(x: 3, y: 4))
    let scene = Samples.scene(
      [layer], definitions: [Samples.definition("D", [Samples.solid(0)])])
    let group = SceneEvaluator(scene).frame(at: 0).items.first?.group
    #expect(group?.clip?.path == .corners([(0, 0), (5, 0), (5, 6), (0, 6)]))
    #expect(group?.clip?.matrix == .translation(Point(x: 3, y: 4)))
    #expect(group?.children.count == 1)
  }

  @Test("a recursive definition terminates, and a missing one is empty")
  func circle() {
    let scene = Samples.scene(
      [Samples.instance(0, of: "D"), Samples.instance(1, of: "?")],
      definitions: [Samples.definition("D", [Samples.solid(0), Samples.instance(1, of: "D")])])
    let frame = SceneEvaluator(scene).frame(at: 0)
    #expect(frame.items.count == 1)
    #expect(!frame.isTruncated)
  }

  @Test("truncates excessive nesting and marks the frame as truncated")
  func depth() {
    let definitions = (0..<2000).map { level in
      Samples.definition("\(level)", [Samples.instance(0, of: "\(level + 1)")])
    }
    let scene = Samples.scene([Samples.instance(0, of: "0")], definitions: definitions)
    #expect(SceneEvaluator(scene).frame(at: 0).isTruncated)
    let mattes = (0..<2000).map { index in
      var layer = Samples.solid(index)
      layer.matte = Matte(source: LayerID(index + 1), mode: .alpha)
      return layer
    }
    #expect(SceneEvaluator(Samples.scene(mattes)).frame(at: 0).isTruncated)
  }

  @Test("truncates a frame above the limit and marks it as truncated")
  func limit() {
    var definitions = [Samples.definition("0", [Samples.solid(0)])]
    for level in 1...20 {
      definitions.append(
        Samples.definition(
          "\(level)", (0..<10).map { Samples.instance($0, of: "\(level - 1)") }))
    }
    let scene = Samples.scene([Samples.instance(0, of: "20")], definitions: definitions)
    var limits = Limits()
    limits.frameItems = 1000
    let frame = SceneEvaluator(scene, limits: limits).frame(at: 0)
    #expect(frame.isTruncated)
    #expect(frame.items.count < 1000)
  }
}

struct CompositingTests {
  @Test("opacity applies to a single item directly, and to several items as a group")
  func opacity() {
    var one = Samples.solid(0)
    one.opacity = .constant(0.5)
    #expect(SceneEvaluator(Samples.scene([one])).frame(at: 0).items.first?.path?.opacity == 0.5)
    var both = Samples.instance(0, of: "D")
    both.opacity = .constant(0.5)
    let scene = Samples.scene(
      [both], definitions: [Samples.definition("D", [Samples.solid(0), Samples.solid(1)])])
    let group = SceneEvaluator(scene).frame(at: 0).items.first?.group
    #expect(group?.opacity == 0.5)
    #expect(group?.children.count == 2)
  }

  @Test("a faded layer isolates the blend modes inside it")
  func isolation() {
    var inner = Samples.solid(0)
    inner.blendMode = .multiply
    var outer = Samples.instance(0, of: "D")
    outer.opacity = .constant(0.5)
    let scene = Samples.scene([outer], definitions: [Samples.definition("D", [inner])])
    let group = SceneEvaluator(scene).frame(at: 0).items.first?.group
    #expect(group?.blendMode == .normal)
    #expect(group?.opacity == 0.5)
    #expect(group?.children.first?.group?.blendMode == .multiply)
  }

  @Test("masks apply in the space of the layer, at the time of its composition")
  func masks() {
    let path = Animated<Path>.keyed(
      Track([
        Key(time: 0, value: .corners([(0, 0), (1, 0), (1, 1)])),
        Key(time: 10, value: .corners([(10, 0), (11, 0), (11, 1)])),
      ]))
    var layer = Samples.instance(0, of: "D", map: TimeMap(begin: 3, rate: 5))
    layer.transform.position = .constant(Point(x: 7, y: 0))
    layer.masks = [
      Mask(name: "m", mode: .subtract, isInverted: true, path: path, opacity: .constant(0.5))
    ]
    let scene = Samples.scene(
      [layer], definitions: [Samples.definition("D", [Samples.runner()])])
    let group = SceneEvaluator(scene).frame(at: 4).items.first?.group
    let expected = PathMask(
      path: .corners([(4, 0), (5, 0), (5, 1)]), mode: .subtract, isInverted: true, opacity: 0.5)
    #expect(group?.mask == .paths([expected], .translation(Point(x: 7, y: 0))))
  }

  @Test("ignores a mask with only open contours")
  func openMask() {
    var layer = Samples.solid(0)
    layer.masks = [
      Mask(name: "m", mode: .add, path: .constant(.corners([(0, 0), (9, 9)], isClosed: false)))
    ]
    let group = SceneEvaluator(Samples.scene([layer])).frame(at: 0).items.first?.group
    #expect(group == nil)
    let closed = Path(
      Path.corners([(0, 0), (9, 9)], isClosed: false).contours
        + Path.corners([(0, 0), (5, 0), (5, 5)]).contours)
    layer.masks[0].path = .constant(closed)
    let masked = SceneEvaluator(Samples.scene([layer])).frame(at: 0).items.first?.group
    let expected = PathMask(path: .corners([(0, 0), (5, 0), (5, 5)]))
    #expect(masked?.mask == .paths([expected], .identity))
  }

  @Test("draws a matte with its own parents, opacity and matte, even if hidden")
  func matte() {
    var shown = Samples.solid(0)
    shown.matte = Matte(source: LayerID(1), mode: .luma)
    var source = Samples.solid(1, at: Point(x: 1, y: 0))
    source.isMatteSource = true
    source.isHidden = true
    source.opacity = .constant(0.5)
    source.transformParent = LayerID(3)
    source.matte = Matte(source: LayerID(2), mode: .alphaInverted)
    var inner = Samples.solid(2)
    inner.isMatteSource = true
    var parent = Samples.solid(3, at: Point(x: 20, y: 0))
    parent.isHidden = true
    let frame = SceneEvaluator(Samples.scene([shown, source, inner, parent])).frame(at: 0)
    guard case .matte(.luma, let items) = frame.items.first?.group?.mask else {
      Issue.record("there is no matte")
      return
    }
    let group = items.first?.group
    #expect(group?.opacity == 0.5)
    #expect(group?.children.first?.path?.matrix.tx == 21)
    guard case .matte(.alphaInverted, _) = group?.mask else {
      Issue.record("the matte has no matte")
      return
    }
  }

  @Test(
    "a matte out of its window hides everything, an inverted one nothing",
    arguments: [
      (Matte.Mode.alpha, 0), (.luma, 0), (.alphaInverted, 1), (.lumaInverted, 1),
    ] as [(Matte.Mode, Int)])
  func matteWindow(mode: Matte.Mode, count: Int) {
    var shown = Samples.solid(0)
    shown.matte = Matte(source: LayerID(1), mode: mode)
    var source = Samples.solid(1, window: TimeRange(start: 5, end: 6))
    source.isMatteSource = true
    let evaluator = SceneEvaluator(Samples.scene([shown, source]))
    #expect(evaluator.frame(at: 0).items.count == count)
    #expect(evaluator.frame(at: 5.5).items.count == 1)
  }

  @Test("a cycle of mattes terminates")
  func matteCircle() {
    var first = Samples.solid(0)
    first.matte = Matte(source: LayerID(1), mode: .alpha)
    var second = Samples.solid(1)
    second.matte = Matte(source: LayerID(0), mode: .alpha)
    #expect(SceneEvaluator(Samples.scene([first, second])).frame(at: 0).items.count == 2)
  }
}
