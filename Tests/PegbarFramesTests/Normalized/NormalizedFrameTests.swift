import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Normalized scenes and hand-built exact scenes of the same picture have the same frames.
struct NormalizedFrameTests {
  private let bounds = Rect(x: 0, y: 0, width: 10, height: 10)

  private func items(
    _ layers: [NormalizedLayer], definitions: [NormalizedComposition] = [], at time: Double = 0
  ) -> [DisplayItem] {
    let scene = NormalizedScene(
      name: "n", duration: 10, frameRate: 25,
      root: NormalizedComposition(
        name: "Root", size: Size(width: 100, height: 100), layers: layers),
      definitions: definitions)
    let frame = SceneEvaluator(scene.scene).frame(at: time)
    #expect(frame.size == Size(width: 100, height: 100))
    return frame.items
  }

  private func exact(_ layer: Layer, at time: Double = 0) -> [DisplayItem] {
    SceneEvaluator(Samples.scene([layer])).frame(at: time).items
  }

  private let ramp = Track<Double>([
    Key(time: 0, value: 0, curve: .bezier(TimingCurve(0.4, 0, 0.2, 1))), Key(time: 4, value: 1),
  ])

  @Test("a layer without sublayers matches an exact layer", arguments: [0.0, 1.3, 10])
  func plain(time: Double) {
    let layer = NormalizedLayer(
      name: "a", content: .color(.white), bounds: bounds, anchor: Point(x: 5, y: 5),
      scale: Point(x: 2, y: 3), rotation: 30, opacity: 0.5, blendMode: .screen,
      tracks: [
        NormalizedTrack(property: .positionX, keys: .number(ramp)),
        NormalizedTrack(property: .opacity, keys: .number(ramp)),
      ])
    let expected = Layer(
      id: LayerID(0), name: "a", content: .solid(Solid(size: bounds.size, color: .white)),
      transform: Transform(
        anchor: .constant(Point(x: 5, y: 5)), position: .split(x: .keyed(ramp), y: .constant(0)),
        scale: .constant(Point(x: 2, y: 3)), rotation: .constant(30)),
      window: Samples.always, opacity: .keyed(ramp), blendMode: .screen)
    #expect(items([layer], at: time) == exact(expected, at: time))
  }

  @Test("a trimmed stroke is trimmed over the entire outline", arguments: [0.0, 2, 3.5])
  func line(time: Double) {
    let path = Path.corners([(0, 0), (10, 0), (10, 10)])
    let layer = NormalizedLayer(
      name: "a",
      content: .shape(
        NormalizedShape(
          path: path,
          style: .stroke(.black, NormalizedStroke(width: 2, cap: .round, end: 0.5)))),
      bounds: bounds, tracks: [NormalizedTrack(property: .strokeEnd, keys: .number(ramp))])
    let content = ShapeContent(
      paths: [ShapePath(name: "p", geometry: .path(.constant(path)))],
      modifiers: [
        PathModifier(
          name: "t",
          kind: .trim(
            Trim(
              start: .constant(0), end: .keyed(ramp), offset: .constant(0),
              mode: .simultaneously)), paths: [0])
      ],
      nodes: [
        .style(
          ShapeStyle(
            name: "s", kind: .stroke(Stroke(width: .constant(2), cap: .round)),
            paint: .color(.constant(.black)), paths: [0]))
      ])
    let expected = Layer(
      id: LayerID(0), name: "a", content: .shapes(content), window: Samples.always)
    #expect(items([layer], at: time) == exact(expected, at: time))
  }

  @Test("sublayers are above the content and fade with it as one")
  func sublayers() {
    let child = NormalizedLayer(
      name: "c", content: .color(.black), bounds: bounds, position: Point(x: 1, y: 0))
    let parent = NormalizedLayer(
      name: "p", content: .color(.white), bounds: bounds, position: Point(x: 10, y: 0),
      opacity: 0.5, sublayers: [child])
    let group = items([parent]).first?.group
    #expect(group?.opacity == 0.5)
    #expect(group?.children.compactMap { $0.path?.matrix.tx } == [10, 11])
    #expect(group?.children.compactMap { $0.path?.paint } == [.color(.white), .color(.black)])
  }

  @Test("bounds with an origin clip in place")
  func clip() {
    let child = NormalizedLayer(name: "c", content: .color(.black), bounds: bounds)
    let parent = NormalizedLayer(
      name: "p", bounds: Rect(x: 3, y: 4, width: 5, height: 6), anchor: Point(x: 3, y: 4),
      position: Point(x: 20, y: 20), clipsToBounds: true, sublayers: [child])
    let group = items([parent]).first?.group
    let clip = group?.clip.map { $0.path.applying($0.matrix) }
    #expect(clip == .corners([(20, 20), (25, 20), (25, 26), (20, 26)]))
    #expect(group?.children.first?.path?.matrix == .translation(Point(x: 17, y: 16)))
  }

  @Test(
    "a mask moves with its layer",
    arguments: [
      (NormalizedMask.Mode.alpha, Matte.Mode.alpha), (.alphaInverted, .alphaInverted),
    ] as [(NormalizedMask.Mode, Matte.Mode)])
  func mask(mode: NormalizedMask.Mode, expected: Matte.Mode) {
    let hole = NormalizedLayer(name: "m", content: .color(.black), bounds: bounds)
    let layer = NormalizedLayer(
      name: "a", content: .color(.white), bounds: bounds, position: Point(x: 7, y: 0),
      mask: NormalizedMask(mode: mode, layers: [hole]))
    let group = items([layer]).first?.group
    guard case .matte(expected, let source) = group?.mask else {
      Issue.record("there is no matte")
      return
    }
    #expect(source.first?.path?.matrix.tx == 7)
    #expect(group?.children.first?.path?.matrix.tx == 7)
  }

  private let flags = Track<Bool>([
    Key(time: 0, value: true, curve: .hold), Key(time: 2, value: false, curve: .hold),
    Key(time: 3, value: true),
  ])

  @Test(
    "shows and hides a layer, even while it fades",
    arguments: [(1.0, nil), (2, 0.5), (2.9, 0.725), (3, nil)] as [(Double, Double?)])
  func hidden(time: Double, opacity: Double?) {
    let fade = Track<Double>([Key(time: 0, value: 0), Key(time: 4, value: 1)])
    let hidden = NormalizedTrack(property: .isHidden, keys: .flag(flags))
    let constant = NormalizedLayer(
      name: "a", content: .color(.white), bounds: bounds, opacity: 0.25, tracks: [hidden])
    #expect(items([constant], at: time).first?.path?.opacity == opacity.map { _ in 0.25 })
    let fading = NormalizedLayer(
      name: "a", content: .color(.white), bounds: bounds,
      tracks: [NormalizedTrack(property: .opacity, keys: .number(fade)), hidden])
    let found = items([fading], at: time).first?.path?.opacity
    #expect(isClose(found ?? -1, opacity ?? -1))
  }

  @Test("an instance plays in the time of its definition")
  func instance() {
    let runner = NormalizedLayer(
      name: "r", content: .color(.white), bounds: bounds,
      tracks: [
        NormalizedTrack(
          property: .positionX,
          keys: .number(Track([Key(time: -100, value: -100), Key(time: 100, value: 100)])))
      ])
    let definition = NormalizedComposition(
      id: "D", name: "D", size: Size(width: 5, height: 5), layers: [runner])
    let user = NormalizedLayer(
      name: "u", content: .instance("D", begin: 1, rate: 2), bounds: bounds,
      position: Point(x: 50, y: 0))
    let place = items([user], definitions: [definition], at: 4).first?.path?.matrix.tx
    #expect(isClose(place ?? 0, 56))
  }

  private func gradient(
    _ colors: Track<Colors>, _ locations: Track<Numbers>, at time: Double
  ) -> FrameGradient? {
    let layer = NormalizedLayer(
      name: "g",
      content: .gradient(
        NormalizedGradient(
          kind: .linear, start: .zero, end: Point(x: 10, y: 0), colors: [.black, .white],
          locations: [0, 1])), bounds: bounds,
      tracks: [
        NormalizedTrack(property: .colors, keys: .colors(colors)),
        NormalizedTrack(property: .locations, keys: .numbers(locations)),
      ])
    guard case .gradient(let gradient) = items([layer], at: time).first?.path?.paint else {
      return nil
    }
    return gradient
  }

  @Test("animates gradient colors and offsets, with alpha and separate keyframes")
  func gradients() {
    let clear = Color(red: 1, green: 1, blue: 1, alpha: 0)
    let colors = Track<Colors>([
      Key(time: 0, value: Colors([.white, .black])), Key(time: 4, value: Colors([clear, .black])),
    ])
    let places = [Numbers([0, 1]), Numbers([0.5, 1])]
    let same = Track<Numbers>([Key(time: 0, value: places[0]), Key(time: 4, value: places[1])])
    let other = Track<Numbers>([
      Key(time: 1, value: places[0], curve: .hold), Key(time: 3, value: places[1]),
    ])
    let joined = gradient(colors, same, at: 1)?.stops.first
    #expect(joined?.offset == 0.125)
    #expect(joined?.color.alpha == 0.75)
    #expect(gradient(colors, other, at: 2.9)?.stops.first?.offset == 0)
    #expect(gradient(colors, other, at: 3)?.stops.first?.offset == 0.5)
    #expect(isClose(gradient(colors, other, at: 2.9)?.stops.first?.color.alpha ?? 0, 0.275))
  }
}
